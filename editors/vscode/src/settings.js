// @ts-check
'use strict';

/** The section of all settings. */
const section = 'color-lint';

/** The settings that are for the extension itself; all others are the server's. */
const ownSettings = ['path', 'swatches', 'swatchesOnNames', 'largeFile', 'workspaceFindings', 'trace.server'];

/**
 * The names of the server's settings, as `package.json` contributes them.
 * @param {{ contributes: { configuration: { properties: Record<string, unknown> }[] } }} manifest
 */
function serverSettingNames(manifest) {
  return manifest.contributes.configuration
    .flatMap((page) => Object.keys(page.properties))
    .map((name) => name.slice(section.length + 1))
    .filter((name) => !ownSettings.includes(name));
}

/**
 * What the server is to go by. What is not set stays out (the defaults are null and empty), so that the project's
 * `.color-lint.json` decides it.
 * @param {readonly string[]} names the server's settings
 * @param {{ get(name: string): unknown }} configuration the values under the section
 * @returns {Record<string, unknown>}
 */
function chosenSettings(names, configuration) {
  const values = names.map((name) => [name, configuration.get(name)]);
  return Object.fromEntries(values.filter(([, value]) => saysSomething(value)));
}

/** @param {unknown} value */
function saysSomething(value) {
  if (value === null || value === undefined) return false;
  return typeof value !== 'object' || Object.keys(value).length > 0;
}

module.exports = { section, ownSettings, serverSettingNames, chosenSettings };
