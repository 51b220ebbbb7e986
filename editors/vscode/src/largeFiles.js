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
  if (document.lineCount === 0) return false;
  return document.offsetAt(document.lineAt(document.lineCount - 1).range.end) > limit * 1024;
}

module.exports = { isLarge };
