// @ts-check
'use strict';
const vscode = require('vscode');
const { makeClient } = require('./client');
const { findServer } = require('./discovery');
const { DrawnSwatches } = require('./drawnSwatches');
const { identify } = require('./identify');
const { tellMissing } = require('./missing');
const { OtherSwatches } = require('./otherSwatches');
const { section, serverSettingNames } = require('./settings');
const { Swatches } = require('./swatches');
const { WorkspaceFindings } = require('./workspaceFindings');

/** The server as long as the extension is active: started, stopped, started again, one after the other. */
class Session {
  /**
   * @param {import('vscode').ExtensionContext} context
   * @param {import('vscode').OutputChannel} output
   * @param {import('./status').Status} status
   */
  constructor(context, output, status) {
    this.context = context;
    this.output = output;
    this.status = status;
    /** @type {import('vscode-languageclient/node').LanguageClient | undefined} */
    this.client = undefined;
    /** @type {Swatches | undefined} */
    this.swatches = undefined;
    /** The program that was started last. @type {string | undefined} */
    this.file = undefined;
    this.isStopping = false;
    /** Whether the person has turned it off. */
    this.isOff = false;
    this.drawnSwatches = new DrawnSwatches(() => (this.isRunning ? this.client : undefined));
    this.workspaceFindings = new WorkspaceFindings();
    if (this.setting('workspaceFindings', false)) this.workspaceFindings.want();
    this.last = Promise.resolve();
  }

  get isRunning() {
    return this.client?.isRunning() ?? false;
  }

  /** Whether the server looks into files that are not open. */
  get checksWorkspace() {
    const diagnostics = this.client?.initializeResult?.capabilities.diagnosticProvider;
    return diagnostics?.workspaceDiagnostics ?? false;
  }

  start() {
    return this.next(() => this.startNow());
  }

  stop() {
    this.isStopping = true;
    this.drawnSwatches.dispose();
    return this.next(() => this.stopNow());
  }

  async turnOff() {
    this.isOff = this.isStopping = true;
    await this.next(() => this.stopNow());
    this.drawnSwatches.clear();
    this.status.off();
  }

  turnOn() {
    this.isOff = false;
    return this.start();
  }

  restart() {
    this.isOff = false;
    // From now on, not when it is its turn: other listeners of the same event may send messages.
    this.isStopping = true;
    return this.next(async () => {
      await this.stopNow();
      await this.startNow();
    });
  }

  /**
   * Follows a change of the settings that are the extension's.
   * @param {import('vscode').ConfigurationChangeEvent} change
   */
  async follow(change) {
    if (this.isOff) return;
    if (change.affectsConfiguration(`${section}.path`)) await this.restart();
    if (change.affectsConfiguration(`${section}.swatches`)) this.swatches?.show(this.setting('swatches', []));
    if (['swatches', 'swatchesOnNames', 'largeFile'].some((name) => change.affectsConfiguration(`${section}.${name}`))) {
      this.swatches?.refresh();
      this.drawnSwatches.drawAll();
    }
    if (change.affectsConfiguration(`${section}.workspaceFindings`)) {
      if (this.setting('workspaceFindings', false)) {
        this.workspaceFindings.want();
      } else {
        // What is listed already goes with the server.
        this.workspaceFindings.wantNoMore();
        await this.restart();
      }
    }
  }

  /** @private @param {() => Promise<void>} step */
  next(step) {
    this.last = this.last.then(step, step);
    return this.last;
  }

  /** @private */
  async startNow() {
    this.status.starting();
    const found = await findServer({
      setting: this.setting('path', ''),
      folders: vscode.workspace.workspaceFolders?.map((folder) => folder.uri.fsPath),
      extension: this.context.extensionPath,
    });
    const isSet = found.origin === 'setting';
    if (found.file === undefined) {
      const reason = isSet
        ? `no program at “${found.tried[0]}”, the path in the setting color-lint.path.`
        : 'the program color-lint is not on the PATH. Install it, or set color-lint.path.';
      return this.cannotStart(reason, isSet, `Looked for:\n${found.tried.map((file) => `  ${file}`).join('\n')}`);
    }
    const version = await identify(found.file);
    if (!version) return this.cannotStart(`${found.file} could not be run, or is not color-lint.`, isSet);
    this.file = found.file;
    this.output.appendLine(`Starting ${found.file} lsp (${version})`);
    const client = makeClient(found.file, serverSettingNames(this.context.extension.packageJSON), {
      output: this.output,
      workspaceFindings: this.workspaceFindings,
      otherSwatches: new OtherSwatches(() => this.swatches?.refresh()),
      isStopping: () => this.isStopping,
    });
    this.client = client;
    this.swatches = new Swatches(client, this.setting('swatches', []));
    client.onNotification('color-lint/refreshSwatches', () => this.drawnSwatches.drawAll());
    this.isStopping = false;
    try {
      await client.start();
      this.drawnSwatches.drawAll();
      this.status.running(found.file, version);
    } catch (error) {
      // The client has shown a message of its own.
      this.output.appendLine(String(error));
      this.status.failed(String(error));
      this.drawnSwatches.clear();
    }
  }

  /**
   * @private
   * @param {string} reason
   * @param {boolean} isSet whether the setting names the program
   */
  cannotStart(reason, isSet, details = '') {
    this.output.appendLine(`${reason} ${details}`.trim());
    this.status.failed(reason);
    this.drawnSwatches.clear();
    // Not waited for: the message stands until the person has read it.
    void tellMissing(reason, isSet, this.context.extension.id, () => this.isRunning);
  }

  /** @private */
  async stopNow() {
    const client = this.client;
    this.client = this.swatches = undefined;
    this.workspaceFindings.forget();
    try {
      await client?.stop();
    } catch (error) {
      // A server that has died already, or did not answer in time.
      this.output.appendLine(String(error));
    }
  }

  /**
   * @private
   * @template T
   * @param {string} name
   * @param {T} other
   * @returns {T}
   */
  setting(name, other) {
    return vscode.workspace.getConfiguration(section, null).get(name) ?? other;
  }
}

module.exports = { Session };
