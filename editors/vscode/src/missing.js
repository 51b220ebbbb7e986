// @ts-check
'use strict';
const vscode = require('vscode');

/**
 * Says that there is no server and what can be done about it.
 * @param {Extract<import('./discovery').Finding, { file: undefined }>} finding
 * @param {import('vscode').OutputChannel} output
 * @param {import('vscode').Uri} readme what tells how to get it
 */
async function tellMissing(finding, output, readme) {
  output.appendLine(`The program color-lint was not found. Looked for:\n${finding.tried.map((file) => `  ${file}`).join('\n')}`);
  const isSet = finding.origin === 'setting';
  const message = isSet
    ? `color-lint: there is no program at “${finding.tried[0]}”, which the setting color-lint.path names.`
    : 'color-lint: the program color-lint is not on the PATH. Install it, or say where it is in the setting color-lint.path.';
  const change = isSet ? 'Change the Setting' : 'Say Where It Is';
  const help = 'How to Install';
  const choice = await vscode.window.showErrorMessage(message, change, help, 'Try Again');
  if (choice === change) await vscode.commands.executeCommand('workbench.action.openSettings', 'color-lint.path');
  if (choice === help) await vscode.commands.executeCommand('markdown.showPreview', readme);
  if (choice === 'Try Again') await vscode.commands.executeCommand('color-lint.restart');
}

module.exports = { tellMissing };
