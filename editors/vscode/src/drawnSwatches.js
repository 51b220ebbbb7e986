// @ts-check
'use strict';
const vscode = require('vscode');
const { languages, selector } = require('./languages');
const { isLarge } = require('./largeFiles');
const { svg } = require('./pictures');
const { section } = require('./settings');

/** How long to wait for more typing or scrolling, in milliseconds. */
const pause = 150;

/** Lines above and below the visible ones that are drawn too, so that scrolling shows them at once. */
const margin = 60;

/** Behind the end of any line, which the server takes as its end. */
const endOfLine = 2 ** 31 - 1;

/**
 * Draws the swatches that VS Code has no way for: of names such as `var(--x)`, which no color picker can change, and in large
 * files also of literals. Only what is visible is asked for.
 */
class DrawnSwatches {
  /** @param {() => import('vscode-languageclient/node').LanguageClient | undefined} client the one that runs, if any */
  constructor(client) {
    this.client = client;
    this.type = vscode.window.createTextEditorDecorationType({});
    /** @type {Map<import('vscode').TextEditor, NodeJS.Timeout>} */
    this.timers = new Map();
    this.notice = new LargeFileNotice();
    this.subscriptions = [
      vscode.window.onDidChangeVisibleTextEditors(() => this.drawAll()),
      vscode.window.onDidChangeTextEditorVisibleRanges(({ textEditor }) => this.drawSoon(textEditor)),
      vscode.workspace.onDidChangeTextDocument(({ document }) => {
        for (const editor of vscode.window.visibleTextEditors) if (editor.document === document) this.drawSoon(editor);
      }),
    ];
  }

  drawAll() {
    for (const editor of vscode.window.visibleTextEditors) this.drawSoon(editor);
  }

  clear() {
    for (const editor of vscode.window.visibleTextEditors) editor.setDecorations(this.type, []);
  }

  /** @param {import('vscode').TextEditor} editor */
  drawSoon(editor) {
    clearTimeout(this.timers.get(editor));
    this.timers.set(editor, setTimeout(() => void this.draw(editor), pause));
  }

  /** @param {import('vscode').TextEditor} editor */
  async draw(editor) {
    this.timers.delete(editor);
    const { document } = editor;
    const client = this.client();
    if (!languages.includes(document.languageId)) return;
    const configuration = vscode.workspace.getConfiguration(section, document.uri);
    const drawsNames = configuration.get('swatchesOnNames') && configuration.get('swatches').includes(document.languageId);
    if (!client || !drawsNames || !client.initializeResult?.capabilities.experimental?.colorLint?.swatches) {
      return editor.setDecorations(this.type, []);
    }
    const { version } = document;
    if (editor === vscode.window.activeTextEditor) this.notice.show(document, isLarge(document));
    try {
      const found = await client.sendRequest('color-lint/swatches', {
        textDocument: { uri: client.code2ProtocolConverter.asUri(document.uri) },
        range: visible(editor),
        literals: isLarge(document),
      });
      // A newer version asks again.
      if (document.version === version) editor.setDecorations(this.type, found.map(decoration));
    } catch {
      // The server ends, or does not know the document.
    }
  }

  dispose() {
    for (const timer of this.timers.values()) clearTimeout(timer);
    for (const each of [...this.subscriptions, this.type, this.notice]) each.dispose();
  }
}

/** Says beside the language's name, under `{}` in the status bar, that a file is too large for all its swatches. */
class LargeFileNotice {
  /** @param {import('vscode').TextDocument} document @param {boolean} isLarge */
  show(document, isLarge) {
    if (!isLarge) return this.dispose();
    this.item ??= vscode.languages.createLanguageStatusItem('color-lint.largeFile', selector(languages));
    this.item.name = 'color-lint: large file';
    this.item.text = 'Swatches only where they are visible';
    this.item.detail = 'The file is larger than the setting color-lint.largeFile';
    this.item.command = { title: 'Change the Setting', command: 'workbench.action.openSettings', arguments: ['color-lint.largeFile'] };
  }

  dispose() {
    this.item?.dispose();
    this.item = undefined;
  }
}

/** @param {import('vscode').TextEditor} editor */
function visible(editor) {
  const ranges = editor.visibleRanges;
  const last = editor.document.lineCount - 1;
  const start = Math.max((ranges[0]?.start.line ?? 0) - margin, 0);
  const end = Math.min((ranges.at(-1)?.end.line ?? margin) + margin, last);
  return { start: { line: start, character: 0 }, end: { line: end, character: endOfLine } };
}

/** @param {{ range: any, colors: Color[] }} swatch */
function decoration({ range: { start, end }, colors }) {
  return {
    range: new vscode.Range(new vscode.Position(start.line, start.character), new vscode.Position(end.line, end.character)),
    renderOptions: { before: { contentIconPath: picture(colors), margin: '0 0.2em 0 0' } },
  };
}

/**
 * A square in the size of VS Code's own: in one color, or divided into one for light and one for dark appearances.
 * @param {Color[]} colors
 *
 * @typedef {{ red: number, green: number, blue: number, alpha: number }} Color
 */
function picture(colors) {
  const size = Math.round(0.8 * (vscode.workspace.getConfiguration('editor').get('fontSize') ?? 14));
  const [light, dark] = colors.map(fill);
  const half = dark === undefined ? '' : `<path ${dark} d="M${size} 0V${size}H0z"/>`;
  const frame = `<path d="M.5.5h${size - 1}v${size - 1}h-${size - 1}z" fill="none" stroke="#888"/>`;
  return svg(size, `<path ${light} d="M0 0h${size}v${size}H0z"/>${half}${frame}`);
}

/** @param {Color} color */
function fill({ red, green, blue, alpha }) {
  const bytes = [red, green, blue].map((component) => Math.round(component * 255));
  return `fill="rgb(${bytes.join()})" fill-opacity="${alpha}"`;
}

module.exports = { DrawnSwatches };
