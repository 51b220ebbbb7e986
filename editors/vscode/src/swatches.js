// @ts-check
'use strict';
const { languages, selector } = require('./languages');

/**
 * Decides for which languages the client shows colors. For a language that is not asked for no provider is registered: VS Code
 * stops drawing the hex colors that it sees by itself where there is one.
 */
class Swatches {
  /**
   * @param {Client} client
   * @param {readonly string[]} names the languages
   *
   * @typedef {{ register(data: object): void, unregister(id: string): void,
   *   initialize(capabilities: { colorProvider?: unknown }): void }} Feature
   * @typedef {{ getFeature(method: 'textDocument/documentColor'): any }} Client
   */
  constructor(client, names) {
    /** @type {Feature} */
    this.feature = client.getFeature('textDocument/documentColor');
    this.names = names;
    this.count = 0;
    /** @type {string | undefined} */
    this.registration = undefined;
    // The client would register for all its documents. It calls this again whenever the server was started again, with
    // nothing registered any more.
    this.feature.initialize = (capabilities) => {
      this.isOffered = Boolean(capabilities.colorProvider);
      this.registration = undefined;
      this.register();
    };
  }

  /**
   * Shows colors in these languages from now on.
   * @param {readonly string[]} names
   */
  show(names) {
    this.names = names;
    this.refresh();
  }

  /** Has all editors ask for their colors again. */
  refresh() {
    if (this.registration) this.feature.unregister(this.registration);
    this.registration = undefined;
    this.register();
  }

  register() {
    const names = languages.filter((language) => this.names.includes(language));
    if (!this.isOffered || names.length === 0) return;
    this.registration = `color-lint-swatches-${(this.count += 1)}`;
    this.feature.register({ id: this.registration, registerOptions: { documentSelector: selector(names) } });
  }
}

module.exports = { Swatches };
