// @ts-check
'use strict';
const { execFile } = require('node:child_process');
const path = require('node:path');
const { promisify } = require('node:util');
const vscode = require('vscode');

const opening = 'color-lint.openColor';

/** @type {import('vscode').WebviewPanel | undefined} */
let panel;

/**
 * Shows the page with all colors of the project beside the code.
 * @param {import('./session').Session} session
 */
async function showProjectColors(session) {
  const active = vscode.window.activeTextEditor?.document.uri;
  const folder = (active && vscode.workspace.getWorkspaceFolder(active)) ?? vscode.workspace.workspaceFolders?.[0];
  if (!folder) return vscode.window.showInformationMessage('color-lint: open a folder to show its colors.');
  if (!session.isRunning) await session.restart();
  const program = session.file;
  if (!program) return undefined;
  const page = await vscode.window.withProgress(
    { location: vscode.ProgressLocation.Window, title: 'color-lint: reading colors' },
    () => pageOf(program, folder.uri.fsPath),
  );
  if (!panel) {
    // Only this command can be run by links of the page, which has no scripts.
    const options = { enableCommandUris: [opening], enableFindWidget: true };
    panel = vscode.window.createWebviewPanel('color-lint.colors', 'Colors', vscode.ViewColumn.Beside, options);
    panel.onDidDispose(() => {
      panel = undefined;
    });
  }
  panel.title = `Colors of ${folder.name}`;
  panel.webview.html = linked(page, folder.uri.fsPath);
  panel.reveal(undefined, true);
  return undefined;
}

/** @param {string} program @param {string} folder */
async function pageOf(program, folder) {
  const options = { cwd: folder, maxBuffer: 64 << 20 };
  try {
    return (await promisify(execFile)(program, ['palette', '--format', 'html'], options)).stdout;
  } catch (error) {
    // Files that could not be read make the exit code 2; the page is there nevertheless.
    return /** @type {{ stdout?: string }} */ (error).stdout || `<p>${String(error).replaceAll('<', '&lt;')}</p>`;
  }
}

/**
 * The page with its links to places (`a.css#L12C5`) as links that open them in the editor.
 * @param {string} page @param {string} folder
 */
function linked(page, folder) {
  return page.replace(/<a href="([^"]*)#L(\d+)C(\d+)">/g, (_, file, line, column) => {
    const place = [file.startsWith('file:') ? vscode.Uri.parse(file).fsPath : path.resolve(folder, decodeURIComponent(file)), Number(line), Number(column)];
    return `<a href="command:${opening}?${encodeURIComponent(JSON.stringify(place))}">`;
  });
}

/**
 * Opens a color's place: its definition, or its first use.
 * @param {string} file @param {number} line @param {number} column
 */
async function openColor(file, line, column) {
  const document = await vscode.workspace.openTextDocument(vscode.Uri.file(file));
  const start = new vscode.Position(line - 1, column - 1);
  await vscode.window.showTextDocument(document, {
    selection: new vscode.Range(start, start),
    viewColumn: vscode.ViewColumn.One,
  });
}

module.exports = { linked, openColor, showProjectColors };
