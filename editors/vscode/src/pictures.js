// @ts-check
'use strict';
const vscode = require('vscode');

/**
 * A square picture.
 * @param {number} size in pixels
 * @param {string} content
 */
function svg(size, content) {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${content}</svg>`;
  return vscode.Uri.parse(`data:image/svg+xml;base64,${Buffer.from(text).toString('base64')}`);
}

module.exports = { svg };
