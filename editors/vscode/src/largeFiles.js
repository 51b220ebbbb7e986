// @ts-check
'use strict';
const vscode = require('vscode');
const { section } = require('./settings');

/**
 * Whether only the visible part of `document` gets swatches, because it is large.
 * @param {import('vscode').TextDocument} document
 */
function isLarge(document) {
  const limit = vscode.workspace.getConfiguration(section, document.uri).get('largeFile') ?? 1024;
  // A place behind the last line is the end.
  return document.offsetAt(new vscode.Position(document.lineCount, 0)) > limit * 1024;
}

module.exports = { isLarge };
