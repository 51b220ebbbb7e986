'use strict';
const assert = require('node:assert/strict');
const fs = require('node:fs');
const path = require('node:path');
const { test } = require('node:test');
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

test('a folder that is not trusted cannot say which program is run', () => {
  assert.deepEqual(manifest.capabilities.untrustedWorkspaces.restrictedConfigurations, ['color-lint.path']);
});
