// @ts-check
'use strict';
const { execFile } = require('node:child_process');

/**
 * The version of color-lint that `file` is; undefined where it is another program, or cannot be run on this system.
 * @param {string} file
 * @returns {Promise<string | undefined>}
 */
function identify(file) {
  return new Promise((resolve) => {
    execFile(file, ['--version'], { timeout: 10_000, windowsHide: true }, (_, output) =>
      resolve(/^color-lint (\S+)/.exec(output)?.[1]),
    );
  });
}

module.exports = { identify };
