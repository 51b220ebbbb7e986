'use strict';
const assert = require('node:assert/strict');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { after, test } = require('node:test');
const { findServer } = require('../src/discovery');

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'color-lint-discovery-'));
after(() => fs.rmSync(root, { recursive: true }));

const at = (...parts) => path.join(root, ...parts);

/** Makes a program, or with another mode a file that is none. */
function program(...parts) {
  const file = at(...parts);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, '', { mode: 0o755 });
  return file;
}

const set = program('set', 'color-lint');
const bundled = program('extension', 'bin', 'color-lint');
const onPath = program('programs', 'color-lint');
const usual = program('home', '.local', 'bin', 'color-lint');
const project = program('project', 'tools', 'my-color-lint');
fs.mkdirSync(at('folder', 'color-lint'), { recursive: true });
fs.mkdirSync(at('plain'));
fs.writeFileSync(at('plain', 'color-lint'), '', { mode: 0o644 });

const nowhere = { extension: at('none'), environment: { PATH: '' }, home: at('none'), platform: 'linux' };
const everywhere = {
  extension: at('extension'),
  environment: { PATH: [at('none'), at('programs')].join(path.delimiter), TOOLS: at('project', 'tools') },
  home: at('home'),
  folders: [at('project')],
  platform: 'linux',
};

const found = [
  ['what the setting names comes first', { ...everywhere, setting: set }, set, 'setting'],
  ['then the one that came along', everywhere, bundled, 'bundled'],
  ['then the one on the PATH', { ...everywhere, extension: at('none') }, onPath, 'path'],
  ['then where programs usually are', { ...nowhere, home: at('home') }, usual, 'usual'],
  ['a folder is no program', { ...everywhere, extension: at('none'), environment: { PATH: `${at('folder')}:${at('programs')}` } }, onPath, 'path'],
  ['nor is what cannot be run', { ...everywhere, extension: at('none'), environment: { PATH: `${at('plain')}:${at('programs')}` } }, onPath, 'path'],
  ['a setting with ~', { ...everywhere, setting: '~/.local/bin/color-lint' }, usual, 'setting'],
  ['a setting with a variable', { ...everywhere, setting: '${env:TOOLS}/my-color-lint' }, project, 'setting'],
  ['a setting with the open folder', { ...everywhere, setting: '${workspaceFolder}/tools/my-color-lint' }, project, 'setting'],
  ['a relative setting', { ...everywhere, setting: 'tools/my-color-lint' }, project, 'setting'],
  ['a setting with only a name', { ...everywhere, setting: 'color-lint' }, onPath, 'setting'],
  ['blanks are no setting', { ...everywhere, setting: '  ' }, bundled, 'bundled'],
];
for (const [what, places, file, origin] of found) {
  test(what, async () => assert.deepEqual(await findServer(places), { file, origin }));
}

test('on Windows the program has its suffix there, and needs no mode', async () => {
  const file = at('windows', 'bin', 'color-lint.exe');
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, '', { mode: 0o644 });
  const places = { ...nowhere, extension: at('windows'), platform: 'win32' };
  assert.deepEqual(await findServer(places), { file, origin: 'bundled' });
});

test('a setting that names nothing is said, and nothing else is run in its place', async () => {
  const result = await findServer({ ...everywhere, setting: '/none/color-lint' });
  assert.deepEqual(result, { file: undefined, origin: 'setting', tried: ['/none/color-lint'] });
});

test('relative entries of the PATH are passed over: they would run what lies in the open folder', async () => {
  const { tried } = await findServer({ ...nowhere, environment: { PATH: `.:bin::${at('programs2')}` } });
  assert.deepEqual(tried.slice(0, 2), [at('none', 'bin', 'color-lint'), at('programs2', 'color-lint')]);
});
