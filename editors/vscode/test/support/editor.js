'use strict';
const Module = require('node:module');
const path = require('node:path');
const manifest = require('../../package.json');

/**
 * As much of VS Code and of its language client as the extension touches, with notes of what it did. `settings` hold in place
 * of the standard values.
 */
function fakeEditor(settings = {}) {
  const notes = { commands: {}, executed: [], messages: [], output: [], clients: [], listeners: [] };
  const standards = Object.fromEntries(
    manifest.contributes.configuration
      .flatMap((page) => Object.entries(page.properties))
      .map(([name, { default: value }]) => [name, value]),
  );
  const thing = () => ({ dispose() {} });
  const vscode = {
    Color: class { constructor(red, green, blue, alpha) { Object.assign(this, { red, green, blue, alpha }); } },
    ColorInformation: class { constructor(range, color) { Object.assign(this, { range, color }); } },
    LanguageStatusSeverity: { Information: 0, Warning: 1, Error: 2 },
    DataTransferItem: class { constructor(value) { this.value = value; } },
    EventEmitter: class { constructor() { this.event = () => thing(); this.fired = []; } fire(value) { this.fired.push(value); } dispose() {} },
    StatusBarAlignment: { Left: 1, Right: 2 },
    TreeItem: class { constructor(label, state) { Object.assign(this, { label, state }); } },
    TreeItemCollapsibleState: { None: 0, Collapsed: 1, Expanded: 2 },
    Position: class { constructor(line, character) { Object.assign(this, { line, character }); } },
    ProgressLocation: { Window: 10 },
    Range: class { constructor(start, end) { Object.assign(this, { start, end }); } },
    ViewColumn: { One: 1, Beside: -2 },
    Uri: { file: (file) => ({ fsPath: file }), parse: (text) => ({ toString: () => text, path: text.slice(text.indexOf(':') + 1) }) },
    commands: {
      registerCommand(name, run) { notes.commands[name] = run; return thing(); },
      async getCommands() { return notes.builtIn ?? ['markdown.showPreview']; },
      async executeCommand(...call) { notes.executed.push(call); },
    },
    languages: { createLanguageStatusItem: () => (notes.status = thing()), getDiagnostics: (uri) => (uri ? notes.here : notes.diagnostics) },
    window: {
      createOutputChannel: () => ({ ...thing(), appendLine: (line) => notes.output.push(line), show: () => notes.executed.push(['output.show']) }),
      async showErrorMessage(...message) { notes.messages.push(message); return notes.choice; },
      async showWarningMessage(...message) { notes.messages.push(message); },
      async showInformationMessage(...message) { notes.messages.push(message); return notes.choice; },
      createWebviewPanel(...made) {
        return (notes.panel = { made, webview: {}, onDidDispose() {}, reveal: () => (notes.reveals = (notes.reveals ?? 0) + 1) });
      },
      createStatusBarItem: () => (notes.switch = { ...thing(), show() {} }),
      createTreeView: (id, options) => (notes.tree = { ...thing(), id, visible: true, onDidChangeVisibility: thing, ...options }),
      createTextEditorDecorationType: () => ({ ...thing(), kind: 'decorations' }),
      visibleTextEditors: [],
      onDidChangeVisibleTextEditors: thing,
      onDidChangeTextEditorVisibleRanges: thing,
      activeTextEditor: { document: { uri: 'file' }, selection: { active: 7 } },
      async showQuickPick(items) { notes.items = items; return items[0]; },
      async showTextDocument(document, options) { notes.shown = document; notes.selection = options?.selection; },
      withProgress: (_, work) => work(),
    },
    workspace: {
      workspaceFolders: [{ name: 'project', uri: { fsPath: settings.folder ?? '/project' } }],
      getWorkspaceFolder: () => undefined,
      getConfiguration: (section) => ({ get: (name) => ({ ...standards, ...settings })[`${section}.${name}`] }),
      registerTextDocumentContentProvider(scheme, provider) { notes.provider = provider; return thing(); },
      openTextDocument: async (uri) => uri.fsPath ?? notes.provider.provideTextDocumentContent(uri),
      onDidChangeConfiguration(listener) { notes.listeners.push(listener); return thing(); },
      onDidGrantWorkspaceTrust: thing,
      onDidChangeTextDocument: thing,
      onDidSaveTextDocument: thing,
    },
    extensions: { getExtension: (id) => (notes.extensions ?? []).includes(id) ? {} : undefined },
  };
  class LanguageClient {
    constructor(id, name, server, options) {
      Object.assign(this, { id, server, options, steps: [] });
      this.feature = { register: ({ registerOptions }) => (this.swatches = registerOptions.documentSelector), unregister: () => (this.swatches = []) };
      notes.clients.push(this);
    }
    code2ProtocolConverter = { asUri: (uri) => uri.toString() };
    handlers = {};
    getFeature() { return this.feature; }
    onNotification(method, run) { this.handlers[method] = run; }
    async sendRequest(...request) { (this.requests ??= []).push(request); return notes.swatches ?? []; }
    isRunning() { return this.steps.at(-1) === 'start' && !notes.breaks; }
    async start() {
      this.steps.push('start');
      if (notes.breaks) throw new Error('it breaks');
      this.initializeResult = { capabilities: { colorProvider: true, diagnosticProvider: { workspaceDiagnostics: !notes.isOld }, experimental: notes.isOld ? undefined : { colorLint: { swatches: true } } } };
      this.feature.initialize(this.initializeResult.capabilities);
    }
    async stop() { this.steps.push('stop'); }
  }
  return { notes, settings, modules: { vscode, 'vscode-languageclient/node': { LanguageClient } } };
}

/** A fresh load of the extension inside `editor`, its activation function, and a loader for its other modules. */
function load(editor) {
  const source = path.join(__dirname, '../../src');
  for (const file of Object.keys(require.cache)) if (file.startsWith(source)) delete require.cache[file];
  const original = Module._load;
  Module._load = function (name, ...rest) { return editor.modules[name] ?? original.call(this, name, ...rest); };
  try {
    const extension = require('../../src/extension');
    const context = { subscriptions: [], extensionPath: '/extension', extension: { id: 'color-lint.color-lint', packageJSON: manifest } };
    // All of them are loaded by now.
    return { ...extension, context, activate: () => extension.activate(context), require: (name) => require(path.join(source, name)) };
  } finally {
    Module._load = original;
  }
}

module.exports = { fakeEditor, load };
