// @ts-check
'use strict';
const fs = require('node:fs/promises');
const os = require('node:os');
const path = require('node:path');

/**
 * Where a server may be.
 * @typedef {object} Places
 * @property {string} [setting] what `color-lint.path` says; empty where it is not set
 * @property {readonly string[]} [folders] the folders that are open
 * @property {string} extension the extension's own folder
 * @property {NodeJS.ProcessEnv} [environment]
 * @property {string} [home]
 * @property {NodeJS.Platform} [platform]
 */

/**
 * A server, or where it was looked for in vain.
 * @typedef {{ file: string, origin: 'setting' | 'bundled' | 'path' | 'usual' }
 *   | { file: undefined, origin: 'setting' | 'none', tried: string[] }} Finding
 */

/**
 * Finds the program: where the setting says, and nowhere else if it is set; else the one that came with the extension; else
 * on the PATH; else where programs usually are, as an editor that was not started from a shell may have a short PATH.
 * @param {Places} places
 * @returns {Promise<Finding>}
 */
async function findServer(places) {
  const { extension, environment = process.env, home = os.homedir(), platform = process.platform } = places;
  const program = platform === 'win32' ? 'color-lint.exe' : 'color-lint';

  const setting = expand(places.setting?.trim() ?? '', { ...places, environment, home });
  if (setting) {
    const candidates = /[\\/]/.test(setting) ? [setting] : onPath(setting, environment);
    const file = await first(candidates, platform);
    return file ? { file, origin: 'setting' } : { file: undefined, origin: 'setting', tried: [setting] };
  }

  const bundled = path.join(extension, 'bin', program);
  const usual = [path.join(home, '.local', 'bin'), '/opt/homebrew/bin', '/usr/local/bin'];
  /** @type {['bundled' | 'path' | 'usual', string[]][]} */
  const searches = [
    ['bundled', [bundled]],
    ['path', onPath(program, environment)],
    ['usual', usual.map((folder) => path.join(folder, program))],
  ];
  for (const [origin, candidates] of searches) {
    const file = await first(candidates, platform);
    if (file) return { file, origin };
  }
  return { file: undefined, origin: 'none', tried: [...new Set(searches.flatMap(([, candidates]) => candidates))] };
}

/**
 * Files `program` could be by the PATH. Relative entries are left out: they would run what lies in the open folder.
 * @param {string} program
 * @param {NodeJS.ProcessEnv} environment
 */
function onPath(program, environment) {
  const entries = (environment.PATH ?? environment.Path ?? '').split(path.delimiter);
  return entries.filter((entry) => path.isAbsolute(entry)).map((entry) => path.join(entry, program));
}

/**
 * The path that was meant: with `~`, `${workspaceFolder}` and `${env:NAME}` filled in, and relative to the first open folder.
 * @param {string} text
 * @param {{ folders?: readonly string[], environment: NodeJS.ProcessEnv, home: string }} places
 */
function expand(text, { folders = [], environment, home }) {
  const filled = text
    .replace(/^~(?=[\\/]|$)/, () => home)
    .replace(/\$\{workspaceFolder\}/g, () => folders[0] ?? '')
    .replace(/\$\{env:(\w+)\}/g, (_, name) => environment[name] ?? '');
  const isRelative = /[\\/]/.test(filled) && !path.isAbsolute(filled);
  return isRelative && folders[0] ? path.join(folders[0], filled) : filled;
}

/**
 * The first of `files` that can be run.
 * @param {readonly string[]} files
 * @param {NodeJS.Platform} platform
 */
async function first(files, platform) {
  for (const file of files) {
    try {
      if (!(await fs.stat(file)).isFile()) continue;
      if (platform !== 'win32') await fs.access(file, fs.constants.X_OK);
      return file;
    } catch {
      // Not there, or not to be run.
    }
  }
  return undefined;
}

module.exports = { findServer };
