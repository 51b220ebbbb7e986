// @ts-check
'use strict';

/**
 * The findings in files that are not open. The client asks for them as soon as the server runs; here its question waits until
 * the person wants them, as few want the problems of a whole project listed unasked.
 */
class WorkspaceFindings {
  constructor() {
    this.isWanted = false;
    /** @type {Set<() => void>} */
    this.waiting = new Set();
    /** @type {((value?: any) => void) | undefined} */
    this.done = undefined;
    this.forget();
  }

  /** Lets the findings come from now on. */
  want() {
    this.isWanted = true;
    for (const go of this.waiting) go();
  }

  /** Lets no findings come from when the server is started again. */
  wantNoMore() {
    this.isWanted = false;
  }

  /** Resets the state for another server. */
  forget() {
    this.done?.();
    /** When all files have been checked once. @type {Promise<void>} */
    this.first = new Promise((resolve) => (this.done = resolve));
  }

  /**
   * Stands between the client and the server; see `provideWorkspaceDiagnostics` of the client's middleware.
   * @type {NonNullable<import('vscode-languageclient').DiagnosticProviderMiddleware['provideWorkspaceDiagnostics']>}
   */
  provide = async (known, token, report, next) => {
    if (!(await this.isWantedBeforeEnd(token))) return { items: [] };
    const result = await next(known, token, report);
    this.done?.();
    return result;
  };

  /** @private @param {import('vscode').CancellationToken} token */
  isWantedBeforeEnd(token) {
    if (this.isWanted) return Promise.resolve(true);
    return new Promise((resolve) => {
      const end = (/** @type {boolean} */ isWanted) => {
        this.waiting.delete(go);
        cancellation.dispose();
        resolve(isWanted);
      };
      const go = () => end(true);
      const cancellation = token.onCancellationRequested(() => end(false));
      this.waiting.add(go);
    });
  }
}

module.exports = { WorkspaceFindings };
