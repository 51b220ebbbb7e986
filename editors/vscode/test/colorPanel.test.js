'use strict';
const assert = require('node:assert/strict');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { after, test } = require('node:test');
const { fakeEditor, load } = require('./support/editor');

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'color-lint-panel-'));
after(() => fs.rmSync(folder, { recursive: true }));

const first = { path: 'a.css', line: 2, column: 5 };
const palette = JSON.stringify({
  colors: [
    { hex: '#777777', family: 'gray', name: 'ink', names: ['--ink'], count: 2, first },
    { hex: '#ffffff', family: 'white', name: 'white', names: [], count: 1, first },
    { hex: '#33669980', family: 'blue', name: 'blue', names: ['Theme.accent'], count: 1, first },
  ],
});
const side = (...rgba) => ({ rgba });
const gray = 0x77 / 255;
const pairs = [
  { foreground: side(gray, gray, gray, 1), background: side(1, 1, 1, 1), ratio: 4.478089, verdict: 'fail' },
  { foreground: side(0.2, 0.4, 0.6, 128 / 255), background: side(0, 0, 0, 1), ratio: 5, verdict: 'pass' },
  { foreground: side(1, 1, 1, 1), background: null, ratio: null, verdict: 'unresolved' },
].map((pair) => JSON.stringify(pair)).join('\n');

/** The panel of a project whose program prints the above. */
function panel() {
  const file = path.join(folder, 'color-lint');
  fs.writeFileSync(path.join(folder, 'palette'), palette);
  fs.writeFileSync(path.join(folder, 'pairs'), pairs);
  fs.writeFileSync(file, `#!/bin/sh\ncat ${folder}/$1\n`, { mode: 0o755 });
  const editor = fakeEditor({ folder });
  const { ColorPanel } = load(editor).require('colorPanel');
  return { editor, panel: new ColorPanel({ file }) };
}

test('colors are listed by hue, with their uses and the worst contrast', async () => {
  const { panel: tree } = panel();
  const families = await tree.getChildren();
  assert.deepEqual(families.map((each) => tree.getTreeItem(each).label), ['gray', 'white', 'blue']);
  const items = (await Promise.all(families.map((each) => tree.getChildren(each)))).flat().map((each) => tree.getTreeItem(each));
  assert.deepEqual(items.map(({ label, description }) => [label, description]), [
    ['--ink', '#777777 · 2 places · worst 4.47:1'],
    ['#ffffff', '1 place · worst 4.47:1'],
    ['Theme.accent', '#33669980 · 1 place · worst 5.00:1'],
  ]);
  assert.match(Buffer.from(String(items[0].iconPath).split(',')[1], 'base64').toString(), /fill="#777777"/);
  assert.deepEqual(items[0].command.arguments, [path.join(folder, 'a.css'), 2, 5]);
});

test('only colors of failing pairs are listed if that is asked for', async () => {
  const { editor, panel: tree } = panel();
  tree.filter(true);
  assert.deepEqual((await tree.getChildren()).map((each) => each.name), ['gray', 'white']);
  assert.deepEqual(editor.notes.executed, [['setContext', 'color-lint.onlyFailing', true]]);
  tree.filter(false);
  assert.equal((await tree.getChildren()).length, 3);
});

test('a color dragged into an editor is written by its custom property, or as hex', async () => {
  const { panel: tree } = panel();
  const colors = (await tree.getChildren()).flatMap((each) => each.colors);
  const data = new Map();
  tree.handleDrag(colors, data);
  assert.equal(data.get('text/plain').value, 'var(--ink)\n#ffffff\n#33669980');
});

test('a project without colors, or without a program, is empty', async () => {
  const editor = fakeEditor({ folder });
  const { ColorPanel } = load(editor).require('colorPanel');
  const tree = new ColorPanel({ file: undefined });
  assert.deepEqual(await tree.getChildren(), []);
  assert.match(editor.notes.tree.message, /No colors/);
});
