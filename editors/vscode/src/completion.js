// @ts-check
'use strict';
const vscode = require('vscode');

/** The languages in which VS Code itself completes the names of the document. */
const completed = ['css', 'scss', 'less', 'html'];

/**
 * Leaves out the names that the document itself defines, where VS Code's service for style sheets offers them.
 * @param {import('vscode').TextDocument} document
 * @param {import('vscode').Position} position
 * @param {import('vscode').CompletionContext} context
 * @param {import('vscode').CancellationToken} token
 * @param {Function} next
 */
async function provideCompletionItem(document, position, context, token, next) {
  const found = await next(document, position, context, token);
  const service = document.languageId === 'html' ? 'vscode.html-language-features' : 'vscode.css-language-features';
  if (!found || !completed.includes(document.languageId) || !vscode.extensions.getExtension(service)) return found;
  const items = Array.isArray(found) ? found : found.items;
  const others = items.filter((/** @type {any} */ item) => !item.data?.isOwn);
  return Array.isArray(found) ? others : Object.assign(found, { items: others });
}

module.exports = { provideCompletionItem };
