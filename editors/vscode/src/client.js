// @ts-check
'use strict';
const vscode = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');
const { provideCompletionItem } = require('./completion');
const { languages, selector } = require('./languages');
const { isLarge } = require('./largeFiles');
const { section, chosenSettings } = require('./settings');
const { provideCodeLenses } = require('./uses');

/**
 * A client of the server at `file`.
 * @param {string} file
 * @param {readonly string[]} settingNames the server's settings
 * @param {{ output: import('vscode').OutputChannel, workspaceFindings: import('./workspaceFindings').WorkspaceFindings,
 *   otherSwatches: import('./otherSwatches').OtherSwatches, isStopping: () => boolean }} parts
 */
function makeClient(file, settingNames, { output, workspaceFindings, otherSwatches, isStopping }) {
  /** @param {import('vscode').Uri} [scope] */
  const settings = (scope) => chosenSettings(settingNames, vscode.workspace.getConfiguration(section, scope));
  return new LanguageClient(
    section,
    'color-lint',
    { command: file, args: ['lsp'] },
    {
      documentSelector: selector(languages),
      outputChannel: output,
      initializationOptions: () => settings(),
      middleware: {
        provideWorkspaceDiagnostics: workspaceFindings.provide,
        // In a large file, those that are visible are drawn instead.
        provideDocumentColors: (document, token, next) =>
          isLarge(document) ? [] : otherSwatches.provide(document, token, next),
        provideCompletionItem,
        provideCodeLenses,
        workspace: {
          // The settings of a server that is about to end are of no use to it, and sending them would fail.
          didChangeConfiguration: async (sections, next) => (isStopping() ? undefined : next(sections)),
          // VS Code's own answer would hold the defaults too, and so hide what the project's configuration says.
          configuration: (parameters) =>
            parameters.items.map((item) =>
              item.section === section ? settings(item.scopeUri ? vscode.Uri.parse(item.scopeUri) : undefined) : null,
            ),
        },
      },
    },
  );
}

module.exports = { makeClient };
