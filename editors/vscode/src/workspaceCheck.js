// @ts-check
'use strict';
const vscode = require('vscode');

/**
 * Checks each of the open folders, files that are not open among them, in a terminal whose lines also go to the Problems. The
 * problem matcher leaves out open files: there the server shows what it finds.
 * @param {string} file the program
 */
async function checkWorkspace(file) {
  const folders = vscode.workspace.workspaceFolders ?? [];
  if (folders.length === 0) {
    await vscode.window.showInformationMessage('color-lint: open a folder to check it.');
  }
  for (const folder of folders) {
    const run = new vscode.ProcessExecution(file, ['--format', 'short', '.'], { cwd: folder.uri.fsPath });
    const task = new vscode.Task({ type: 'process' }, folder, 'check colours', 'color-lint', run, '$color-lint');
    task.presentationOptions = { reveal: vscode.TaskRevealKind.Always, clear: true };
    await vscode.tasks.executeTask(task);
  }
}

module.exports = { checkWorkspace };
