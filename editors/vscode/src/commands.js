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
 * @param {import('./colorPanel').ColorPanel} panel
 * @param {import('./statusSwitch').StatusSwitch} statusSwitch
 * @returns {Record<string, (...values: any[]) => unknown>}
 */
function commands(session, panel, statusSwitch) {
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
    'color-lint.toggle': () => toggle(session, statusSwitch),
    'color-lint.refreshColors': () => panel.refresh(),
    'color-lint.showFailing': () => panel.filter(true),
    'color-lint.showAll': () => panel.filter(false),
  };
}

/**
 * Turns color-lint off, or on again.
 * @param {import('./session').Session} session
 * @param {import('./statusSwitch').StatusSwitch} statusSwitch
 */
async function toggle(session, statusSwitch) {
  const isOn = !session.isOff;
  statusSwitch.show(!isOn);
  await (isOn ? session.turnOff() : session.turnOn());
}

module.exports = { commands };
