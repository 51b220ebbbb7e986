// @ts-check
'use strict';
const { execFile } = require('node:child_process');
const { promisify } = require('node:util');
const vscode = require('vscode');
const { section } = require('./settings');

const scheme = 'color-lint-rule';

/**
 * Lets one open `color-lint-rule:contrast.md`: what the program says of the rule, as Markdown.
 * @param {import('./session').Session} session
 */
function provideExplanations(session) {
  return vscode.workspace.registerTextDocumentContentProvider(scheme, {
    async provideTextDocumentContent(uri) {
      if (!session.file) return 'The program color-lint was not found.';
      return (await promisify(execFile)(session.file, ['explain', uri.path.replace(/\.md$/, ''), '--format', 'markdown'])).stdout;
    },
  });
}

/**
 * Asks which rule is meant, the ones found at the cursor first, and shows what it is about.
 * @param {import('./session').Session} session
 */
async function explain(session) {
  const here = rulesAtCursor();
  const items = Object.entries(rules(session.context.extension.packageJSON))
    .map(([label, { description }]) => ({ label, description: description.replace('Flags: ', '') }))
    .sort((a, b) => Number(here.has(b.label)) - Number(here.has(a.label)));
  const choice = await vscode.window.showQuickPick(items, {
    placeHolder: 'Select a rule',
    matchOnDescription: true,
  });
  if (!choice) return;
  await preview(vscode.Uri.parse(`${scheme}:${choice.label}.md`));
}

/**
 * Shows Markdown as a page, or as text where VS Code's own Markdown extension is turned off.
 * @param {import('vscode').Uri} uri
 */
async function preview(uri) {
  const commands = await vscode.commands.getCommands(true);
  if (commands.includes('markdown.showPreview')) await vscode.commands.executeCommand('markdown.showPreview', uri);
  else await vscode.window.showTextDocument(uri, { preview: true });
}

/** Rules of the findings that the cursor is on. */
function rulesAtCursor() {
  const editor = vscode.window.activeTextEditor;
  const findings = editor ? vscode.languages.getDiagnostics(editor.document.uri) : [];
  const here = findings.filter((each) => each.source === section && editor && each.range.contains(editor.selection.active));
  return new Set(here.map(({ code }) => String(typeof code === 'object' ? code.value : code)));
}

/**
 * Rules, as the settings' declaration has them.
 * @param {any} manifest
 * @returns {Record<string, { description: string }>}
 */
function rules(manifest) {
  for (const { properties } of manifest.contributes.configuration) {
    if (properties[`${section}.severity`]) return properties[`${section}.severity`].properties;
  }
  return {};
}

module.exports = { explain, provideExplanations };
