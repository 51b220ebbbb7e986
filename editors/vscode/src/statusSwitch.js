// @ts-check
'use strict';
const vscode = require('vscode');

/** The switch in the status bar, which turns color-lint off and on in this window. */
class StatusSwitch {
  constructor() {
    this.item = vscode.window.createStatusBarItem('color-lint.switch', vscode.StatusBarAlignment.Right, 90);
    this.item.name = 'color-lint';
    this.item.command = 'color-lint.toggle';
    this.show(true);
    // Hosts that only run language clients have no status bar.
    this.item.show?.();
  }

  /** @param {boolean} isOn */
  show(isOn) {
    this.item.text = isOn ? '$(symbol-color) color-lint' : '$(circle-slash) color-lint';
    this.item.tooltip = isOn ? 'Colors are shown and checked. Click to turn color-lint off.' : 'color-lint is off. Click to turn it on.';
  }

  dispose() {
    this.item.dispose();
  }
}

module.exports = { StatusSwitch };
