// @ts-check
'use strict';
const vscode = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');
const { languages, selector } = require('./languages');
const { section, chosenSettings } = require('./settings');

/**
 * A client of the server at `file`.
 * @param {string} file
 * @param {readonly string[]} settingNames the server's settings
 * @param {{ output: import('vscode').OutputChannel, workspaceFindings: import('./workspaceFindings').WorkspaceFindings,
 *   otherSwatches: import('./otherSwatches').OtherSwatches }} parts
 */
function makeClient(file, settingNames, { output, workspaceFindings, otherSwatches }) {
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
        provideDocumentColors: otherSwatches.provide,
        workspace: {
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
