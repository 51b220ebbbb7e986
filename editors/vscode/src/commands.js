// @ts-check
'use strict';
const vscode = require('vscode');
const { checkWorkspace } = require('./workspaceCheck');

/**
 * What each of the contributed commands does.
 * @param {import('./session').Session} session
 * @returns {Record<string, () => unknown>}
 */
function commands(session) {
  return {
    'color-lint.restart': () => session.restart(),
    'color-lint.showOutput': () => session.output.show(),
    'color-lint.lintWorkspace': async () => {
      // It may have been missing, and been installed since.
      if (!session.file) await session.restart();
      if (session.file) await checkWorkspace(session.file);
    },
    'color-lint.fixAll': () =>
      vscode.commands.executeCommand('editor.action.sourceAction', { kind: 'source.fixAll.colorLint', apply: 'first' }),
  };
}

module.exports = { commands };
