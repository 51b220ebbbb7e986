// @ts-check
'use strict';
const vscode = require('vscode');

/**
 * Says why no server can be started and what can be done about it.
 * @param {string} reason a sentence
 * @param {boolean} isSet whether the setting names the program
 * @param {string} extension the extension's identifier: its page tells how to get the program
 */
async function tellMissing(reason, isSet, extension) {
  const change = isSet ? 'Change the Setting' : 'Set Path';
  const help = 'How to Install';
  const choice = await vscode.window.showErrorMessage(`color-lint: ${reason}`, change, help, 'Try Again');
  if (choice === change) await vscode.commands.executeCommand('workbench.action.openSettings', 'color-lint.path');
  if (choice === help) await vscode.commands.executeCommand('extension.open', extension);
  if (choice === 'Try Again') await vscode.commands.executeCommand('color-lint.restart');
}

module.exports = { tellMissing };
