// Makes what the extension ships beside its package.json: the bundle, the schema of the configuration, the license.
//
//   node build.mjs [--minify]
//
// `esbuild` and `vscode-languageclient` come from node_modules (npm install), or from elsewhere by PATH and NODE_PATH.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const here = import.meta.dirname ?? new URL('.', import.meta.url).pathname;
const isWindows = process.platform === 'win32';

mkdirSync(join(here, 'dist'), { recursive: true });
copyFileSync(join(here, '../color-lint.schema.json'), join(here, 'dist/color-lint.schema.json'));
copyFileSync(join(here, '../../LICENSE'), join(here, 'LICENSE'));

const flags = ['--bundle', '--platform=node', '--format=cjs', '--target=node18', '--external:vscode', '--log-level=warning'];
const environment = { ...process.env, PATH: [join(here, 'node_modules/.bin'), process.env.PATH].join(delimiter) };
execFileSync(
  isWindows ? 'esbuild.cmd' : 'esbuild',
  ['src/extension.js', ...flags, '--outfile=dist/extension.js', ...process.argv.slice(2)],
  { cwd: here, env: environment, stdio: 'inherit', shell: isWindows },
);
