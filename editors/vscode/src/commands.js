// @ts-check
'use strict';
const vscode = require('vscode');
const { checkWorkspace } = require('./checkWorkspace');
const { explain } = require('./explain');
const { openColor, showProjectColors } = require('./projectColors');
const { showUses } = require('./uses');

/**
 * What each of the contributed commands does.
 * @param {import('./session').Session} session
 * @returns {Record<string, (...values: any[]) => unknown>}
 */
function commands(session) {
  return {
    'color-lint.restart': () => session.restart(),
    'color-lint.showOutput': () => session.output.show(),
    'color-lint.lintWorkspace': () => checkWorkspace(session),
    'color-lint.fixAll': () =>
      vscode.commands.executeCommand('editor.action.sourceAction', { kind: 'source.fixAll.colorLint', apply: 'first' }),
    'color-lint.explain': () => explain(session),
    'color-lint.showColors': () => showProjectColors(session),
    'color-lint.openColor': openColor,
    'color-lint.showUses': showUses,
  };
}

module.exports = { commands };
