'use strict';
const assert = require('node:assert/strict');
const { test } = require('node:test');
const { ownSettings, serverSettingNames, chosenSettings } = require('../src/settings');
const manifest = require('../package.json');

const names = serverSettingNames(manifest);
const standards = Object.fromEntries(
  manifest.contributes.configuration
    .flatMap((page) => Object.entries(page.properties))
    .map(([name, { default: value }]) => [name.replace('color-lint.', ''), value]),
);
const configuration = (set) => ({ get: (name) => ({ ...standards, ...set })[name] });

test('the server gets its own settings, the extension keeps the others', () => {
  assert.ok(names.includes('level') && names.includes('rules'));
  assert.deepEqual(ownSettings.filter((name) => names.includes(name)), []);
});

test('nothing is set, nothing is said but what the editor shows: the project decides', () => {
  const views = { codeLens: true, enhanced: false, hoverPictures: true, inlayHints: 'failing' };
  assert.deepEqual(chosenSettings(names, configuration({})), views);
});

test('what is set is handed over as it is', () => {
  const set = { level: 7, severity: { contrast: 'error' }, hexHelpers: ['paint'], requireReason: false };
  assert.deepEqual(chosenSettings(Object.keys(set), configuration(set)), set);
});
