// @ts-check
'use strict';
const vscode = require('vscode');
const { commands } = require('./commands');
const { ColorPanel } = require('./colorPanel');
const { provideExplanations } = require('./explain');
const { Session } = require('./session');
const { Status } = require('./status');
const { StatusSwitch } = require('./statusSwitch');

/** @type {Session | undefined} */
let session;

/** @param {import('vscode').ExtensionContext} context */
async function activate(context) {
  const output = vscode.window.createOutputChannel('color-lint');
  const status = new Status();
  const own = (session = new Session(context, output, status));
  const panel = new ColorPanel(own);
  const statusSwitch = new StatusSwitch();
  context.subscriptions.push(
    output,
    status,
    panel,
    statusSwitch,
    ...Object.entries(commands(own, panel, statusSwitch)).map(([name, run]) => vscode.commands.registerCommand(name, run)),
    provideExplanations(own),
    vscode.workspace.onDidChangeConfiguration((change) => own.follow(change)),
    // Only then does a path count that the folder itself has set.
    vscode.workspace.onDidGrantWorkspaceTrust(() => own.restart()),
  );
  await own.start();
  // It was empty without the program.
  panel.refresh();
}

async function deactivate() {
  await session?.stop();
}

module.exports = { activate, deactivate };
