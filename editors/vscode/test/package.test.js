'use strict';
const assert = require('node:assert/strict');
const { execFileSync } = require('node:child_process');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { after, test } = require('node:test');
const manifest = require('../package.json');

const root = path.join(__dirname, '..');

test('the icon is as large as the Marketplace wants it', () => {
  const png = fs.readFileSync(path.join(root, manifest.icon));
  assert.equal(png.toString('latin1', 1, 4), 'PNG');
  assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [256, 256]);
});

test('the pictures of the readme are there, in a form that the Marketplace takes', () => {
  const readme = fs.readFileSync(path.join(root, 'README.md'), 'utf8');
  const pictures = [...readme.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map(([, file]) => file);
  assert.ok(pictures.length > 0);
  for (const file of pictures) {
    assert.match(file, /\.png$/);
    assert.ok(fs.existsSync(path.join(root, file)), file);
  }
});

test('what the build makes is what the manifest names, and is packed', () => {
  const build = fs.readFileSync(path.join(root, 'build.mjs'), 'utf8');
  const packed = fs.readFileSync(path.join(root, '.vscodeignore'), 'utf8');
  for (const file of [manifest.main, manifest.contributes.jsonValidation[0].url]) {
    assert.ok(build.includes(file.replace('./', '')), file);
  }
  assert.ok(packed.includes('!dist/**') && packed.includes('!images/*.png'));
});

test('the pictures of the readme are looked for in the folder of the extension, which vsce does not know', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'color-lint-vsix-'));
  after(() => fs.rmSync(folder, { recursive: true }));
  fs.writeFileSync(path.join(folder, 'npx'), '#!/bin/sh\necho "$@"\n', { mode: 0o755 });
  fs.writeFileSync(path.join(folder, 'SHA256SUMS'), '');
  fs.writeFileSync(path.join(folder, 'sha256sum'), '#!/bin/sh\n', { mode: 0o755 });
  fs.writeFileSync(path.join(folder, 'color-lint-linux-x86_64'), '');
  const env = { ...process.env, PATH: `${folder}${path.delimiter}${process.env.PATH}` };
  const said = execFileSync(path.join(root, '../../.ci/vsix'), [folder, path.join(folder, 'out')], { env, encoding: 'utf8' });
  const { url } = manifest.repository;
  assert.equal(said.match(/vsce package/g).length, 2);
  assert.equal(said.split(`--baseImagesUrl ${url}/raw/HEAD/editors/vscode --baseContentUrl ${url}/blob/HEAD/editors/vscode`).length, 3);
  assert.match(said, /--target linux-x64 --out/);
});

test('a folder that is not trusted cannot say which program is run', () => {
  assert.deepEqual(manifest.capabilities.untrustedWorkspaces.restrictedConfigurations, ['color-lint.path']);
});

test('in Swift a hover shows the contrast, and the picker comes with a click', () => {
  assert.equal(manifest.contributes.configurationDefaults['[swift]']['editor.colorDecoratorsActivatedOn'], 'click');
});

test('the Marketplace finds everything that it asks for', () => {
  for (const key of ['displayName', 'description', 'publisher', 'license', 'icon', 'repository', 'bugs', 'homepage', 'categories', 'keywords']) {
    assert.ok(manifest[key], key);
  }
  const { walkthroughs, views } = manifest.contributes;
  const pictures = walkthroughs.flatMap(({ steps }) => steps.map((step) => step.media.image));
  for (const file of [...pictures, ...views.explorer.map((view) => view.icon)]) assert.ok(fs.existsSync(path.join(root, file)), file);
  // A step may only run commands that are there.
  const own = new Set(manifest.contributes.commands.map((each) => each.command));
  const run = walkthroughs.flatMap(({ steps }) => steps.flatMap((step) => [...step.description.matchAll(/command:(color-lint\.[\w.]+)/g)].map(([, name]) => name)));
  for (const name of run) assert.ok(own.has(name) || name === 'color-lint.colors.focus', name);
});
