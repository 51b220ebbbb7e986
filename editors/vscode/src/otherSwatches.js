// @ts-check
'use strict';
const vscode = require('vscode');

/** How long the other providers may take. Longer than that nobody waits for swatches. */
const patience = 2000;

/** What a color is moved by to be known again: far less than half a step of 8 bits. */
const trace = 2 ** -30;

/**
 * Leaves out the swatches that somebody else draws: VS Code shows what all providers of colors give, one beside the other.
 *
 * The others are asked through VS Code, which asks us as well. A call that comes in the meantime may be that one, or another
 * editor of the same document; nothing tells them apart. So it is answered with what we would draw by what the others drew
 * last time, each color with a trace by which it is found and left out of what they say; and with nothing the first time.
 */
class OtherSwatches {
  /** @param {() => void} refresh has the editors ask again */
  constructor(refresh) {
    this.refresh = refresh;
    /** The documents for which the others are being asked. @type {Map<string, Question>} */
    this.questions = new Map();
    /** What the others drew last, as text. @type {WeakMap<import('vscode').TextDocument, Set<string>>} */
    this.texts = new WeakMap();
  }

  /**
   * The middleware for `textDocument/documentColor`.
   * @param {import('vscode').TextDocument} document
   * @param {import('vscode').CancellationToken} token
   * @param {(document: import('vscode').TextDocument, token: import('vscode').CancellationToken) =>
   *   import('vscode').ProviderResult<import('vscode').ColorInformation[]>} next
   *
   * @typedef {{ calls: number, answered: Set<string> }} Question
   */
  provide = async (document, token, next) => {
    const key = document.uri.toString();
    const question = this.questions.get(key);
    if (question) return this.answer(question, document, await next(document, token));
    const wasKnown = this.texts.has(document);
    /** @type {Question} */
    const own = { calls: 0, answered: new Set() };
    this.questions.set(key, own);
    try {
      const [colors, others] = await Promise.all([next(document, token), this.ask(document, own)]);
      if (!colors || token.isCancellationRequested) return colors;
      this.texts.set(document, new Set(others.map((each) => unquoted(document.getText(each.range)))));
      if (own.calls > 1 && !wasKnown) this.refresh();
      return colors.filter((color) => !others.some((other) => isSame(color.range, other.range)));
    } finally {
      this.questions.delete(key);
    }
  };

  /**
   * What the other providers draw in `document`.
   * @private
   * @param {import('vscode').TextDocument} document
   * @param {Question} question
   * @returns {Promise<import('vscode').ColorInformation[]>}
   */
  async ask(document, question) {
    /** @type {NodeJS.Timeout | undefined} */
    let timer;
    const end = new Promise((resolve) => (timer = setTimeout(resolve, patience)));
    try {
      const all = await Promise.race([vscode.commands.executeCommand('vscode.executeDocumentColorProvider', document.uri), end]);
      return Array.isArray(all) ? all.filter((each) => !question.answered.has(identity(each))) : [];
    } catch {
      return [];
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * What we say while the others are being asked.
   * @private
   * @param {Question} question
   * @param {import('vscode').TextDocument} document
   * @param {import('vscode').ColorInformation[] | null | undefined} colors
   */
  answer(question, document, colors) {
    question.calls += 1;
    const texts = this.texts.get(document);
    if (!texts || !colors) return [];
    const traced = colors.filter((each) => !texts.has(document.getText(each.range))).map(withTrace);
    for (const each of traced) question.answered.add(identity(each));
    return traced;
  }
}

/** @param {import('vscode').ColorInformation} information */
function withTrace({ range, color: { red, green, blue, alpha } }) {
  const moved = red > 0.5 ? red - trace : red + trace;
  return new vscode.ColorInformation(range, new vscode.Color(moved, green, blue, alpha));
}

/** @param {import('vscode').ColorInformation} information */
function identity({ range: { start, end }, color }) {
  return [start.line, start.character, end.line, end.character, color.red].join(' ');
}

/**
 * Whether the two are one swatch: the same place, quotes aside, which VS Code's server for JSON counts as part of a color.
 * @param {import('vscode').Range} a
 * @param {import('vscode').Range} b
 */
function isSame(a, b) {
  const isNear = (/** @type {import('vscode').Position} */ c, /** @type {import('vscode').Position} */ d) =>
    c.line === d.line && Math.abs(c.character - d.character) <= 1;
  return isNear(a.start, b.start) && isNear(a.end, b.end);
}

/** @param {string} text */
function unquoted(text) {
  return text.replace(/^(["'])(.*)\1$/s, '$2');
}

module.exports = { OtherSwatches };
