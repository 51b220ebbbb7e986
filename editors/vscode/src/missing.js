// @ts-check
'use strict';
const vscode = require('vscode');

/** Whether a notice is shown that nobody has answered yet: VS Code cannot take it back, so that there is only one. */
let isShown = false;

/**
 * Says why no server can be started and what can be done about it.
 * @param {string} reason a sentence
 * @param {boolean} isSet whether the setting names the program
 * @param {string} extension the extension's identifier: its page tells how to get the program
 * @param {() => boolean} isRunning whether a server has been found since
 */
async function tellMissing(reason, isSet, extension, isRunning) {
  if (isShown) return;
  isShown = true;
  const change = isSet ? 'Change the Setting' : 'Set Path';
  const help = 'How to Install';
  const choice = await vscode.window.showErrorMessage(`color-lint: ${reason}`, change, help, 'Try Again').then(
    (choice) => choice,
    () => undefined,
  );
  isShown = false;
  if (isRunning()) return;
  if (choice === change) await vscode.commands.executeCommand('workbench.action.openSettings', 'color-lint.path');
  if (choice === help) await vscode.commands.executeCommand('extension.open', extension);
  if (choice === 'Try Again') await vscode.commands.executeCommand('color-lint.restart');
}

module.exports = { tellMissing };
