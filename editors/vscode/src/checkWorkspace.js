// @ts-check
'use strict';
const vscode = require('vscode');

/**
 * Has the files of the open folders checked that are not open themselves, lists what is found among the problems, and says how
 * much it is. From then on the list follows the files.
 * @param {import('./session').Session} session
 */
async function checkWorkspace(session) {
  if (!vscode.workspace.workspaceFolders?.length) {
    return vscode.window.showInformationMessage('color-lint: open a folder to check the files in it.');
  }
  // It may have been missing, and been installed since.
  if (!session.isRunning) await session.restart();
  if (!session.isRunning) return undefined;
  if (!session.checksWorkspace) {
    return vscode.window.showWarningMessage('color-lint: this version of the program cannot check files that are not open. Please update it.');
  }
  const { workspaceFindings } = session;
  workspaceFindings.want();
  const { findings, files } = await vscode.window.withProgress(
    { location: vscode.ProgressLocation.Window, title: 'color-lint: checking workspace' },
    async () => {
      await workspaceFindings.first;
      return settled(found);
    },
  );
  if (findings === 0) return vscode.window.showInformationMessage('color-lint: no findings in the workspace.');
  const list = 'Show Problems';
  const text = `color-lint: ${counted(findings, 'finding')} in ${counted(files, 'file')}.`;
  if ((await vscode.window.showInformationMessage(text, list)) === list) {
    await vscode.commands.executeCommand('workbench.actions.view.problems');
  }
  return undefined;
}

/** How much is listed among the problems. */
function found() {
  const counts = vscode.languages
    .getDiagnostics()
    .map(([, all]) => all.filter((each) => each.source === 'color-lint').length)
    .filter((count) => count > 0);
  return { findings: counts.reduce((sum, count) => sum + count, 0), files: counts.length };
}

/**
 * What `count` gives once it has stayed the same for a moment: the client lists what it was told in its own time.
 * @param {typeof found} count
 */
async function settled(count) {
  for (let seen = -1, now = count(); ; now = count()) {
    if (now.findings === seen) return now;
    seen = now.findings;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** @param {number} count @param {string} noun */
function counted(count, noun) {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

module.exports = { checkWorkspace };
