// @ts-check
'use strict';

/** The languages the server reads, by VS Code's identifiers. A test holds them to the server's own list. */
const languages = ['swift', 'css', 'scss', 'less', 'json', 'jsonc', 'html', 'vue', 'svelte'];

/**
 * What documents in `names` are, saved or not yet.
 * @param {readonly string[]} names
 */
function selector(names) {
  return names.flatMap((language) => [
    { scheme: 'file', language },
    { scheme: 'untitled', language },
  ]);
}

module.exports = { languages, selector };
