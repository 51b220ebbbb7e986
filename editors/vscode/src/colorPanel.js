// @ts-check
'use strict';
const { execFile } = require('node:child_process');
const path = require('node:path');
const vscode = require('vscode');
const { svg } = require('./pictures');

/** How long to wait after a file is saved, in milliseconds. */
const pause = 500;

/**
 * The tree of the project's colors: by hue, each with a swatch, its uses and its worst contrast. A click leads to its definition
 * or first use, and dragging one into an editor writes it there.
 */
class ColorPanel {
  /** @param {import('./session').Session} session */
  constructor(session) {
    this.session = session;
    this.onlyFailing = false;
    /** @type {Promise<Family[]> | undefined} */
    this.families = undefined;
    this.changes = new vscode.EventEmitter();
    this.onDidChangeTreeData = this.changes.event;
    this.dragMimeTypes = ['text/plain'];
    this.dropMimeTypes = [];
    this.view = vscode.window.createTreeView('color-lint.colors', {
      treeDataProvider: this,
      dragAndDropController: this,
      showCollapseAll: true,
    });
    this.subscriptions = [this.view, this.changes, vscode.workspace.onDidSaveTextDocument(() => this.refreshSoon())];
  }

  /** Makes VS Code request the colors again when the panel is visible. */
  refreshSoon() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.refresh(), pause);
  }

  refresh() {
    this.families = undefined;
    this.changes.fire(undefined);
  }

  /** @param {boolean} onlyFailing whether only colors of failing pairs are listed */
  filter(onlyFailing) {
    this.onlyFailing = onlyFailing;
    void vscode.commands.executeCommand('setContext', 'color-lint.onlyFailing', onlyFailing);
    this.changes.fire(undefined);
  }

  /** @param {Family | Color} [element] */
  async getChildren(element) {
    if (element) return 'colors' in element ? this.shown(element) : [];
    this.families ??= this.read();
    const families = await this.families;
    this.view.message = families.length === 0 ? 'No colors were found in this folder.' : undefined;
    return families.filter((family) => this.shown(family).length > 0);
  }

  /** @private @param {Family} family */
  shown(family) {
    return this.onlyFailing ? family.colors.filter((color) => color.fails) : family.colors;
  }

  /** @param {Family | Color} element */
  getTreeItem(element) {
    if ('colors' in element) {
      const item = new vscode.TreeItem(element.name, vscode.TreeItemCollapsibleState.Expanded);
      item.description = String(this.shown(element).length);
      return item;
    }
    const item = new vscode.TreeItem(element.names[0] ?? element.hex, vscode.TreeItemCollapsibleState.None);
    const uses = `${element.count} ${element.count === 1 ? 'place' : 'places'}`;
    item.description = [element.names.length > 0 ? element.hex : '', uses, element.worst === undefined ? '' : `worst ${shownRatio(element.worst)}:1`]
      .filter(Boolean)
      .join(' · ');
    item.tooltip = [element.hex, ...element.names, element.name].join('\n');
    const size = 16;
    item.iconPath = svg(size, `<path fill="${element.hex}" stroke="#888" d="M1.5 1.5h13v13h-13z"/>`);
    item.command = {
      title: 'Open',
      command: 'color-lint.openColor',
      arguments: [path.resolve(element.folder, element.first.path), element.first.line, element.first.column],
    };
    return item;
  }

  /**
   * Lets the colors be dragged into an editor.
   * @param {readonly (Family | Color)[]} elements
   * @param {import('vscode').DataTransfer} data
   */
  handleDrag(elements, data) {
    const colors = elements.filter((each) => !('colors' in each));
    data.set('text/plain', new vscode.DataTransferItem(colors.map((color) => written(/** @type {Color} */ (color))).join('\n')));
  }

  /** @private @returns {Promise<Family[]>} */
  async read() {
    const program = this.session.file;
    const folder = vscode.workspace.workspaceFolders?.[0]?.uri.fsPath;
    if (!program || !folder) return [];
    const [palette, pairs] = await Promise.all([
      output(program, ['palette', '--format', 'json'], folder),
      output(program, ['pairs', '--format', 'jsonl'], folder),
    ]);
    return families(palette, pairs, folder);
  }

  dispose() {
    clearTimeout(this.timer);
    for (const each of this.subscriptions) each.dispose();
  }
}

/**
 * What `program` prints in `folder`, also if some files could not be read.
 * @param {string} program @param {string[]} options @param {string} folder
 * @returns {Promise<string>}
 */
function output(program, options, folder) {
  return new Promise((resolve) => {
    execFile(program, options, { cwd: folder, maxBuffer: 64 << 20 }, (_, text) => resolve(text));
  });
}

/**
 * The colors that `palette` lists, with the worst contrast that `pairs` lists of each.
 * @param {string} palette @param {string} pairs @param {string} folder
 * @returns {Family[]}
 *
 * @typedef {{ name: string, colors: Color[] }} Family
 * @typedef {{ hex: string, name: string, family: string, names: string[], count: number, folder: string, worst?: number,
 *   fails: boolean, first: { path: string, line: number, column: number } }} Color
 */
function families(palette, pairs, folder) {
  /** @type {Map<string, { ratio: number, fails: boolean }>} */
  const worst = new Map();
  for (const line of pairs.split('\n')) {
    if (!line.startsWith('{')) continue;
    const { foreground, background, ratio, verdict } = JSON.parse(line);
    if (typeof ratio !== 'number') continue;
    for (const side of [foreground, background]) {
      if (!side?.rgba) continue;
      const key = hexOf(side.rgba);
      const known = worst.get(key);
      worst.set(key, { ratio: Math.min(known?.ratio ?? ratio, ratio), fails: (known?.fails ?? false) || verdict === 'fail' });
    }
  }
  /** @type {Map<string, Family>} */
  const found = new Map();
  for (const color of palette.startsWith('{') ? JSON.parse(palette).colors : []) {
    if (!color.first) continue;
    const known = worst.get(color.hex);
    if (!found.has(color.family)) found.set(color.family, { name: color.family, colors: [] });
    found.get(color.family)?.colors.push({ ...color, folder, worst: known?.ratio, fails: known?.fails ?? false });
  }
  return [...found.values()];
}

/** @param {number[]} rgba */
function hexOf([red, green, blue, alpha]) {
  const bytes = [red, green, blue, ...(alpha < 1 ? [alpha] : [])];
  return `#${bytes.map((each) => Math.round(Math.min(Math.max(each, 0), 1) * 255).toString(16).padStart(2, '0')).join('')}`;
}

/** Rounded down, so that what fails never looks as if it passed. @param {number} ratio */
function shownRatio(ratio) {
  return (Math.floor(ratio * 100 + 1e-7) / 100).toFixed(2);
}

/** How a color is written in an editor: by its name, if it has one for style sheets. @param {Color} color */
function written({ hex, names }) {
  const name = names.find((each) => each.startsWith('--'));
  return name ? `var(${name})` : hex;
}

module.exports = { ColorPanel, families };
