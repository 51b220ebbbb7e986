'use strict';
const assert = require('node:assert/strict');
const { test } = require('node:test');
const { fakeEditor, load } = require('./support/editor');
const manifest = require('../package.json');

const token = { isCancellationRequested: false };

test('names of the document itself are left to VS Code, where it completes them', async () => {
  const editor = fakeEditor();
  const { provideCompletionItem } = load(editor).require('completion');
  const items = () => [{ label: '--own', data: { isOwn: true } }, { label: '--other' }];
  const labels = async (languageId, found) => {
    const answer = await provideCompletionItem({ languageId }, {}, {}, token, async () => found);
    return (Array.isArray(answer) ? answer : answer.items).map((item) => item.label);
  };
  assert.deepEqual(await labels('css', items()), ['--own', '--other'], 'the service is switched off');
  editor.notes.extensions = ['vscode.css-language-features'];
  assert.deepEqual(await labels('css', items()), ['--other']);
  assert.deepEqual(await labels('scss', { items: items() }), ['--other']);
  assert.deepEqual(await labels('vue', items()), ['--own', '--other']);
  assert.equal(await provideCompletionItem({ languageId: 'css' }, {}, {}, token, async () => null), null);
});

test('a code lens lists the uses that it counts', async () => {
  const editor = fakeEditor();
  const { provideCodeLenses, showUses } = load(editor).require('uses');
  const lens = { range: { start: { line: 3, character: 8 } }, command: { title: '2 uses', command: '' } };
  const document = { uri: { toString: () => 'file:///a.css' } };
  await provideCodeLenses(document, token, async () => [lens]);
  assert.equal(lens.command.title, '2 uses');
  assert.ok(manifest.contributes.commands.some((each) => each.command === lens.command.command));
  editor.modules.vscode.commands.executeCommand = async (...call) => {
    editor.notes.executed.push(call);
    return ['a place'];
  };
  await showUses(...lens.command.arguments);
  const [[asked, , position], [shown, uri, , places]] = editor.notes.executed;
  assert.deepEqual([asked, shown], ['vscode.executeReferenceProvider', 'editor.action.showReferences']);
  assert.deepEqual([position.line, position.character, uri.toString(), places], [3, 8, 'file:///a.css', ['a place']]);
});

test('in a large file only what is visible is drawn, without a picker', async () => {
  const editor = fakeEditor({ 'color-lint.path': '/none', 'color-lint.largeFile': 1 });
  const { makeClient } = load(editor).require('client');
  const otherSwatches = { provide: () => ['all'] };
  const { middleware } = makeClient('x', [], { otherSwatches, workspaceFindings: {}, isStopping: () => false }).options;
  const document = (size) => ({ lineCount: 1, offsetAt: () => size });
  assert.deepEqual(await middleware.provideDocumentColors(document(1024), token), ['all']);
  assert.deepEqual(await middleware.provideDocumentColors(document(1025), token), []);
});
