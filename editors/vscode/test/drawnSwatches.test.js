'use strict';
const assert = require('node:assert/strict');
const { test } = require('node:test');
const { fakeEditor, load } = require('./support/editor');

/** A visible text editor of 300 lines whose lines 100 to 140 are on the screen. */
function shown(languageId = 'css', size = 100) {
  const document = {
    uri: { toString: () => 'file:///a.css' },
    languageId,
    version: 1,
    lineCount: 300,
    offsetAt: () => size,
  };
  return { document, visibleRanges: [{ start: { line: 100 }, end: { line: 140 } }], setDecorations(_, all) { this.drawn = all; } };
}

const red = { red: 1, green: 0, blue: 0, alpha: 1 };
const blue = { red: 0, green: 0, blue: 1, alpha: 0.5 };
const range = { start: { line: 101, character: 4 }, end: { line: 101, character: 12 } };

/** What is drawn in `text` by the settings, and what was asked of the server. */
async function draw(text, settings = {}, notes = {}) {
  const editor = fakeEditor(settings);
  Object.assign(editor.notes, { swatches: [{ range, colors: [red] }, { range, colors: [red, blue] }] }, notes);
  const { DrawnSwatches } = load(editor).require('drawnSwatches');
  const client = new editor.modules['vscode-languageclient/node'].LanguageClient();
  client.feature.initialize = () => {};
  await client.start();
  const swatches = new DrawnSwatches(() => client);
  await swatches.draw(text);
  swatches.dispose();
  return { drawn: text.drawn, requests: client.requests ?? [] };
}

const picture = (decoration) => Buffer.from(String(decoration.renderOptions.before.contentIconPath).split(',')[1], 'base64').toString();

test('names are drawn where they can be seen, divided if appearances differ', async () => {
  const { drawn, requests } = await draw(shown());
  assert.equal(drawn.length, 2);
  assert.deepEqual([drawn[0].range.start.line, drawn[0].range.end.character], [101, 12]);
  assert.match(picture(drawn[0]), /fill="rgb\(255,0,0\)" fill-opacity="1"/);
  assert.doesNotMatch(picture(drawn[0]), /rgb\(0,0,255\)/);
  assert.match(picture(drawn[1]), /rgb\(255,0,0\).*fill="rgb\(0,0,255\)" fill-opacity="0.5"/);
  const [[method, asked]] = requests;
  assert.equal(method, 'color-lint/swatches');
  assert.deepEqual(asked.range, { start: { line: 40, character: 0 }, end: { line: 200, character: 2 ** 31 - 1 } });
  assert.equal(asked.literals, false);
});

test('in large files literals are drawn too', async () => {
  const { requests } = await draw(shown('css', 5 << 20));
  assert.equal(requests[0][1].literals, true);
});

for (const [what, text, settings, notes] of [
  ['the setting is off', shown(), { 'color-lint.swatchesOnNames': false }, {}],
  ['the language has no swatches', shown(), { 'color-lint.swatches': ['swift'] }, {}],
  ['the program is too old', shown(), {}, { isOld: true }],
]) {
  test(`nothing is drawn if ${what}`, async () => {
    const { drawn, requests } = await draw(text, settings, notes);
    assert.deepEqual([drawn, requests], [[], []]);
  });
}

test('documents in other languages are left alone', async () => {
  const { drawn } = await draw(shown('markdown'));
  assert.equal(drawn, undefined);
});

test('what comes for an older text is not drawn', async () => {
  const text = shown();
  const before = text.document.version;
  let reads = 0;
  Object.defineProperty(text.document, 'version', { get: () => before + reads++ });
  assert.equal((await draw(text)).drawn, undefined);
});

test('swatches are drawn again when the server says that they may have changed', async () => {
  const fs = require('node:fs');
  const os = require('node:os');
  const path = require('node:path');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'color-lint-swatches-'));
  const file = path.join(folder, 'color-lint');
  fs.writeFileSync(file, '#!/bin/sh\necho color-lint 1.2.3\n', { mode: 0o755 });
  const editor = fakeEditor({ 'color-lint.path': file });
  editor.notes.swatches = [{ range, colors: [red] }];
  const extension = load(editor);
  await extension.activate();
  const text = shown();
  editor.modules.vscode.window.visibleTextEditors.push(text);
  editor.notes.clients[0].handlers['color-lint/refreshSwatches']();
  await new Promise((resolve) => setTimeout(resolve, 400));
  assert.equal(text.drawn.length, 1);
  await extension.deactivate();
  fs.rmSync(folder, { recursive: true });
});
