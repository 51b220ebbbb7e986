'use strict';
const assert = require('node:assert/strict');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { after, test } = require('node:test');
const { fakeEditor, load } = require('./support/editor');
const manifest = require('../package.json');

// No server is started, only found and asked what it is.
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'color-lint-extension-'));
after(() => fs.rmSync(folder, { recursive: true }));
const file = path.join(folder, 'color-lint');
fs.writeFileSync(file, '#!/bin/sh\ncase $1 in --version) echo color-lint 1.2.3 ;; *) echo "$*" ;; esac\n', { mode: 0o755 });
const program = { 'color-lint.path': file };
const change = (...names) => ({ affectsConfiguration: (name) => names.includes(name) });

test('it starts the server for all languages, with swatches in all of them', async () => {
  const editor = fakeEditor(program);
  await load(editor).activate();
  const [client] = editor.notes.clients;
  assert.deepEqual(client.server, { command: file, args: ['lsp'] });
  assert.deepEqual(new Set(client.options.documentSelector.map((each) => each.language)), new Set(['swift', 'css', 'scss', 'less', 'json', 'jsonc', 'html', 'vue', 'svelte']));
  assert.deepEqual(new Set(client.swatches.map((each) => each.language)), new Set(['swift', 'css', 'scss', 'less', 'json', 'jsonc', 'html', 'vue', 'svelte']));
  assert.equal(editor.notes.status.text, 'color-lint 1.2.3');
});

test('every contributed command is there, and no other', async () => {
  const editor = fakeEditor(program);
  await load(editor).activate();
  assert.deepEqual(Object.keys(editor.notes.commands).sort(), manifest.contributes.commands.map((each) => each.command).sort());
});

test('the commands do what they say', async () => {
  const { notes, ...editor } = fakeEditor(program);
  await load({ notes, ...editor }).activate();
  await notes.commands['color-lint.restart']();
  assert.deepEqual(notes.clients.map((client) => client.steps), [['start', 'stop'], ['start']]);
  await notes.commands['color-lint.showOutput']();
  await notes.commands['color-lint.fixAll']();
  assert.deepEqual(notes.executed, [
    ['output.show'],
    ['editor.action.sourceAction', { kind: 'source.fixAll.colorLint', apply: 'first' }],
  ]);
});

test('the workspace is checked when that is asked for, and what is found is said', async () => {
  const editor = fakeEditor(program);
  await load(editor).activate();
  editor.notes.choice = 'Show Problems';
  const { provideWorkspaceDiagnostics } = editor.notes.clients[0].options.middleware;
  const asked = [];
  const next = async (known) => (asked.push(known), { items: [] });
  const token = { onCancellationRequested: () => ({ dispose() {} }) };
  const answer = provideWorkspaceDiagnostics([], token, () => {}, next);
  await new Promise(setImmediate);
  assert.equal(asked.length, 0, 'nobody has asked for them');
  const [ours, others] = [{ source: 'color-lint' }, { source: 'swiftc' }];
  editor.notes.diagnostics = [['a', [ours, others, ours]], ['b', []], ['c', [ours]], ['d', [others]]];
  await editor.notes.commands['color-lint.lintWorkspace']();
  await answer;
  assert.equal(asked.length, 1);
  assert.deepEqual(editor.notes.messages, [['color-lint: 3 findings in 2 files.', 'Show Problems']]);
  assert.deepEqual(editor.notes.executed, [['workbench.actions.view.problems']]);
});

test('a program that cannot check a workspace is said, and not waited for', async () => {
  const editor = fakeEditor(program);
  editor.notes.isOld = true;
  await load(editor).activate();
  await editor.notes.commands['color-lint.lintWorkspace']();
  assert.match(editor.notes.messages[0][0], /Please update/);
});

test('a rule is explained, the one at the cursor first', async () => {
  const editor = fakeEditor(program);
  await load(editor).activate();
  const range = (...places) => ({ contains: (place) => places.includes(place) });
  editor.notes.here = [
    { source: 'color-lint', code: 'contrast', range: range(1) },
    { source: 'color-lint', code: 'hue-degrees', range: range(7) },
    { source: 'swiftc', code: 'invalid-hex', range: range(7) },
  ];
  await editor.notes.commands['color-lint.explain']();
  assert.deepEqual(editor.notes.items.slice(0, 2).map((item) => item.label), ['hue-degrees', 'contrast']);
  assert.match(editor.notes.items[1].description, /^insufficient contrast/);
  const [[command, uri]] = editor.notes.executed;
  assert.equal(command, 'markdown.showPreview');
  assert.equal(await editor.notes.provider.provideTextDocumentContent(uri), 'explain hue-degrees --format markdown\n');
});

test('a rule is explained as text where nothing shows Markdown as a page', async () => {
  const editor = fakeEditor(program);
  await load(editor).activate();
  Object.assign(editor.notes, { builtIn: [], here: [] });
  await editor.notes.commands['color-lint.explain']();
  assert.deepEqual(editor.notes.executed, []);
  assert.match(String(editor.notes.shown), /^color-lint-rule:.*\.md$/);
});

test('the colors of the project are shown beside the code, and each leads to its place', async () => {
  const editor = fakeEditor({ ...program, folder });
  const extension = load(editor);
  await extension.activate();
  await editor.notes.commands['color-lint.showColors']();
  await editor.notes.commands['color-lint.showColors']();
  assert.equal(editor.notes.panel.webview.html, 'palette --format html\n');
  assert.equal(editor.notes.panel.title, 'Colors of project');
  assert.deepEqual(editor.notes.panel.made.slice(2), [-2, { enableCommandUris: ['color-lint.openColor'], enableFindWidget: true }]);
  assert.equal(editor.notes.reveals, 2, 'there is one page');
  const { linked } = extension.require('projectColors.js');
  const [, link] = /href="command:color-lint.openColor\?([^"]*)"/.exec(linked('<a href="./a%20%26%20b/c.css#L2C13"><i></i></a>', '/project'));
  assert.deepEqual(JSON.parse(decodeURIComponent(link)), ['/project/a & b/c.css', 2, 13]);
  await editor.notes.commands['color-lint.openColor'](...JSON.parse(decodeURIComponent(link)));
  assert.equal(editor.notes.shown, '/project/a & b/c.css');
  assert.deepEqual({ ...editor.notes.selection.start }, { line: 1, character: 12 });
});

test('the problem matcher reads what the program prints', () => {
  const { pattern } = manifest.contributes.problemMatchers[0];
  const line = 'a b/page.css:1:12: warning: contrast 4.47:1 is below 4.5:1 (AA): #777777 on #ffffff [contrast]';
  const match = new RegExp(pattern.regexp).exec(line);
  const read = ['file', 'line', 'column', 'severity', 'message', 'code'].map((part) => match[pattern[part]]);
  assert.deepEqual(read, ['a b/page.css', '1', '12', 'warning', 'contrast 4.47:1 is below 4.5:1 (AA): #777777 on #ffffff', 'contrast']);
});

test('a program that is not there is said, with what to do about it', async () => {
  const editor = fakeEditor({ 'color-lint.path': '/none/color-lint' });
  await load(editor).activate();
  assert.equal(editor.notes.clients.length, 0);
  const [[message, ...choices]] = editor.notes.messages;
  assert.match(message, /“\/none\/color-lint”.*color-lint\.path/);
  assert.deepEqual(choices, ['Change the Setting', 'How to Install', 'Try Again']);
  assert.equal(editor.notes.status.severity, 2);
});

for (const [choice, ...call] of [
  ['Change the Setting', 'workbench.action.openSettings', 'color-lint.path'],
  ['How to Install', 'extension.open', 'color-lint.color-lint'],
  ['Try Again', 'color-lint.restart'],
]) {
  test(`“${choice}” does so`, async () => {
    const editor = fakeEditor({ 'color-lint.path': '/none/color-lint' });
    editor.notes.choice = choice;
    await load(editor).activate();
    await new Promise(setImmediate);
    assert.deepEqual(editor.notes.executed, [call]);
  });
}

test('another program is not started', async () => {
  const editor = fakeEditor({ 'color-lint.path': process.execPath });
  await load(editor).activate();
  assert.equal(editor.notes.clients.length, 0);
  assert.match(editor.notes.messages[0][0], /is not color-lint/);
});

test('a server that breaks is said, and can be tried again', async () => {
  const editor = fakeEditor(program);
  editor.notes.breaks = true;
  await load(editor).activate();
  assert.match(editor.notes.status.detail, /it breaks/);
  editor.notes.breaks = false;
  await editor.notes.commands['color-lint.restart']();
  assert.equal(editor.notes.status.severity, 0);
});

test('the switch in the status bar turns it off and on', async () => {
  const editor = fakeEditor(program);
  await load(editor).activate();
  const { commands, clients } = editor.notes;
  assert.equal(editor.notes.switch.command, 'color-lint.toggle');
  await commands['color-lint.toggle']();
  assert.deepEqual(clients.map((client) => client.steps), [['start', 'stop']]);
  assert.match(editor.notes.switch.text, /circle-slash/);
  assert.match(editor.notes.status.text, /is off/);
  // A change of the path does not turn it on.
  await editor.notes.listeners[0](change('color-lint.path'));
  assert.equal(clients.length, 1);
  await commands['color-lint.toggle']();
  assert.equal(clients.length, 2);
  assert.match(editor.notes.switch.text, /symbol-color/);
});

test('changed settings are followed: another program is started, swatches come and go', async () => {
  const editor = fakeEditor({ ...program });
  await load(editor).activate();
  const [listener] = editor.notes.listeners;
  editor.settings['color-lint.swatches'] = ['css'];
  await listener(change('color-lint.swatches'));
  assert.deepEqual(new Set(editor.notes.clients[0].swatches.map((each) => each.language)), new Set(['css']));
  await listener(change('color-lint.level'));
  assert.equal(editor.notes.clients.length, 1);
  await listener(change('color-lint.path'));
  assert.equal(editor.notes.clients.length, 2);
});

test('no drawn swatches stay where no server can be started', async () => {
  const editor = fakeEditor({ ...program });
  await load(editor).activate();
  const drawn = [];
  editor.modules.vscode.window.visibleTextEditors.push({ setDecorations: (_, places) => drawn.push(places) });
  editor.settings['color-lint.path'] = '/nowhere/color-lint';
  await editor.notes.listeners[0](change('color-lint.path'));
  assert.deepEqual(drawn, [[]]);
});

test('the server is told what is set, and nothing that is not', async () => {
  const editor = fakeEditor({ ...program, 'color-lint.level': 'AAA' });
  await load(editor).activate();
  const { options } = editor.notes.clients[0];
  const told = { codeLens: true, enhanced: false, hoverPictures: true, inlayHints: 'failing', level: 'AAA' };
  assert.deepEqual(options.initializationOptions(), told);
  const asked = options.middleware.workspace.configuration({ items: [{ section: 'color-lint' }, { section: 'editor' }] });
  assert.deepEqual(asked, [told, null]);
});

test('a server that is about to end for another path is told nothing more', async () => {
  const editor = fakeEditor({ ...program });
  await load(editor).activate();
  const [listener] = editor.notes.listeners;
  const { didChangeConfiguration } = editor.notes.clients[0].options.middleware.workspace;
  const sent = [];
  const next = async (sections) => sent.push(sections);
  await didChangeConfiguration(['color-lint'], next);
  const changing = listener(change('color-lint.path'));
  // VS Code tells the client of the same change before anything else happens.
  await didChangeConfiguration(['color-lint'], next);
  await changing;
  await editor.notes.clients[1].options.middleware.workspace.didChangeConfiguration(['color-lint'], next);
  assert.equal(sent.length, 2);
});

test('there is one notice about a missing program, and none of its answers disturbs one that was found since', async () => {
  const editor = fakeEditor({ 'color-lint.path': '/none/color-lint' });
  let answer;
  editor.modules.vscode.window.showErrorMessage = async (...message) => {
    editor.notes.messages.push(message);
    return new Promise((resolve) => (answer = resolve));
  };
  await load(editor).activate();
  const [listener] = editor.notes.listeners;
  editor.settings['color-lint.path'] = '/none/either';
  await listener(change('color-lint.path'));
  assert.equal(editor.notes.messages.length, 1);
  assert.match(editor.notes.status.detail, /either/);
  editor.settings['color-lint.path'] = file;
  await listener(change('color-lint.path'));
  answer('Try Again');
  await new Promise(setImmediate);
  assert.deepEqual(editor.notes.executed, []);
});

test('it stops with the editor', async () => {
  const editor = fakeEditor(program);
  const extension = load(editor);
  await extension.activate();
  await extension.deactivate();
  assert.deepEqual(editor.notes.clients[0].steps, ['start', 'stop']);
});
