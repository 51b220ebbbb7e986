// @ts-check
'use strict';
const vscode = require('vscode');

/**
 * Lets code lenses list the uses that they count.
 * @param {import('vscode').TextDocument} document
 * @param {import('vscode').CancellationToken} token
 * @param {(document: import('vscode').TextDocument, token: import('vscode').CancellationToken) =>
 *   import('vscode').ProviderResult<import('vscode').CodeLens[]>} next
 */
async function provideCodeLenses(document, token, next) {
  const lenses = await next(document, token);
  for (const lens of lenses ?? []) {
    const { start } = lens.range;
    if (lens.command) Object.assign(lens.command, { command: 'color-lint.showUses', arguments: [document.uri.toString(), start.line, start.character] });
  }
  return lenses;
}

/**
 * Lists the uses of the name at a place.
 * @param {string} document
 * @param {number} line
 * @param {number} character
 */
async function showUses(document, line, character) {
  const uri = vscode.Uri.parse(document);
  const position = new vscode.Position(line, character);
  const places = await vscode.commands.executeCommand('vscode.executeReferenceProvider', uri, position);
  await vscode.commands.executeCommand('editor.action.showReferences', uri, position, places ?? []);
}

module.exports = { provideCodeLenses, showUses };
