'use strict';
const assert = require('node:assert/strict');
const { test } = require('node:test');
const { fakeEditor, load } = require('./support/editor');

/** A document of one line, in which colors are found by their text. */
function fakeDocument(text) {
  return {
    uri: { toString: () => 'file:///a.css' },
    getText: ({ start, end }) => text.slice(start.character, end.character),
    colors: (...texts) =>
      texts.map((each) => {
        const start = text.indexOf(each);
        const place = (character) => ({ line: 0, character });
        return { range: { start: place(start), end: place(start + each.length) }, color: { red: 1, green: 1, blue: 1, alpha: 1 } };
      }),
  };
}

/**
 * VS Code as far as it asks for colors: `ask` is an editor that shows `document`, `texts` what it draws then, in order. `ours`
 * and `theirs` are what the providers find; what comes between the two is up to `during`.
 */
async function scene({ document, ours, theirs, during = async () => {}, editor = fakeEditor() }) {
  const refreshed = [];
  const { OtherSwatches } = load(editor).require('otherSwatches');
  const swatches = new OtherSwatches(() => refreshed.push('refreshed'));
  const token = { isCancellationRequested: false };
  const provide = () => swatches.provide(document, token, async () => ours);
  editor.modules.vscode.commands.executeCommand = async (command) => {
    assert.equal(command, 'vscode.executeDocumentColorProvider');
    await during(provide);
    const own = await provide();
    if (theirs instanceof Error) throw theirs;
    return [...structuredClone(own), ...theirs];
  };
  const texts = (colors) => colors.map((each) => document.getText(each.range));
  return { ask: async () => texts(await provide()), refreshed, texts, token, provide };
}

const css = fakeDocument('a { color: #fff; fill: color-mix(in srgb, red, blue); stroke: "#abc" }');
const ours = css.colors('#fff', 'color-mix(in srgb, red, blue)', 'red', 'blue', '#abc');

test('what others draw is left out, quotes aside; what is around it or inside is not', async () => {
  const { ask } = await scene({ document: css, ours, theirs: css.colors('#fff', 'red', '"#abc"') });
  for (const time of ['first', 'second', 'third']) {
    assert.deepEqual(await ask(), ['color-mix(in srgb, red, blue)', 'blue'], time);
  }
});

test('where nobody else draws, all is drawn, every time', async () => {
  const { ask, refreshed } = await scene({ document: css, ours, theirs: [] });
  for (let time = 0; time < 3; time += 1) assert.equal((await ask()).length, ours.length);
  assert.deepEqual(refreshed, []);
});

test('others that fail, or say nothing, are as good as none', async () => {
  const { ask } = await scene({ document: css, ours, theirs: new Error('no') });
  assert.equal((await ask()).length, ours.length);
});

test('a second editor of the document that asks at the same time draws what is missing, too', async () => {
  const seen = [];
  let isSplit = false;
  const during = async (provide) => {
    if (isSplit) seen.push(await provide());
  };
  const { ask, texts, refreshed } = await scene({ document: css, ours, theirs: css.colors('#fff'), during });
  await ask();
  isSplit = true;
  const missing = ['color-mix(in srgb, red, blue)', 'red', 'blue', '#abc'];
  assert.deepEqual(await ask(), missing);
  assert.deepEqual(texts(seen[0]), missing);
  assert.deepEqual(refreshed, []);
});

test('where it is not known yet what others draw, the second editor asks again', async () => {
  const during = async (provide) => assert.deepEqual(await provide(), []);
  const { ask, refreshed } = await scene({ document: css, ours, theirs: css.colors('#fff'), during });
  assert.equal((await ask()).length, 4);
  assert.deepEqual(refreshed, ['refreshed']);
});

test('a question that nobody waits for any more is not thought about', async () => {
  const { provide, token } = await scene({ document: css, ours, theirs: css.colors('#fff') });
  token.isCancellationRequested = true;
  assert.equal((await provide()).length, ours.length);
});
