// @ts-check
'use strict';
const vscode = require('vscode');
const { languages, selector } = require('./languages');

/** What is said about the server beside the language's name, under `{}` in the status bar. */
class Status {
  constructor() {
    this.item = vscode.languages.createLanguageStatusItem('color-lint.server', selector(languages));
    this.item.name = 'color-lint';
  }

  starting() {
    this.say('Starting color-lint…', vscode.LanguageStatusSeverity.Information, true);
  }

  /**
   * @param {string} file the program
   * @param {string} version
   */
  running(file, version) {
    this.say(`color-lint ${version}`, vscode.LanguageStatusSeverity.Information);
    this.item.detail = file;
    this.item.command = { title: 'Show Output', command: 'color-lint.showOutput' };
  }

  off() {
    this.say('color-lint is off', vscode.LanguageStatusSeverity.Information);
    this.item.command = { title: 'Turn On', command: 'color-lint.toggle' };
  }

  /** @param {string} reason */
  failed(reason) {
    this.say('color-lint is not running', vscode.LanguageStatusSeverity.Error);
    this.item.detail = reason;
    this.item.command = { title: 'Try Again', command: 'color-lint.restart' };
  }

  /**
   * @param {string} text
   * @param {import('vscode').LanguageStatusSeverity} severity
   */
  say(text, severity, busy = false) {
    Object.assign(this.item, { text, severity, busy, detail: undefined, command: undefined });
  }

  dispose() {
    this.item.dispose();
  }
}

module.exports = { Status };
