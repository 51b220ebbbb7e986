// @ts-check
'use strict';
const vscode = require('vscode');
const { checkWorkspace } = require('./checkWorkspace');
const { explain } = require('./explain');

/**
 * What each of the contributed commands does.
 * @param {import('./session').Session} session
 * @returns {Record<string, () => unknown>}
 */
function commands(session) {
  return {
    'color-lint.restart': () => session.restart(),
    'color-lint.showOutput': () => session.output.show(),
    'color-lint.lintWorkspace': () => checkWorkspace(session),
    'color-lint.fixAll': () =>
      vscode.commands.executeCommand('editor.action.sourceAction', { kind: 'source.fixAll.colorLint', apply: 'first' }),
    'color-lint.explain': () => explain(session),
  };
}

module.exports = { commands };
