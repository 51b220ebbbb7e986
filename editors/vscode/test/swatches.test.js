'use strict';
const assert = require('node:assert/strict');
const { test } = require('node:test');
const { Swatches } = require('../src/swatches');

/** A client whose feature notes for which languages it is registered. */
function fakeClient() {
  const registered = new Map();
  const feature = {
    initialize() { registered.set('all', ['everything']); },
    register({ id, registerOptions }) { registered.set(id, registerOptions.documentSelector.map((each) => each.language)); },
    unregister(id) { registered.delete(id); },
  };
  const languages = () => [...new Set([...registered.values()].flat())];
  return { feature, languages, forget: () => registered.clear(), getFeature: () => feature };
}

test('a provider is there for the languages that are asked for, and for no other', () => {
  const client = fakeClient();
  new Swatches(client, ['swift']);
  assert.deepEqual(client.languages(), [], 'none before the server has said that it has colors');
  client.feature.initialize({ colorProvider: true });
  assert.deepEqual(client.languages(), ['swift']);
});

test('another setting holds at once', () => {
  const client = fakeClient();
  const swatches = new Swatches(client, ['swift']);
  client.feature.initialize({ colorProvider: true });
  swatches.show(['css', 'swift', 'klingon']);
  assert.deepEqual(client.languages(), ['swift', 'css']);
  swatches.show([]);
  assert.deepEqual(client.languages(), []);
});

test('a server that is started again is asked again', () => {
  const client = fakeClient();
  const swatches = new Swatches(client, ['swift']);
  client.feature.initialize({ colorProvider: true });
  client.forget();
  client.feature.initialize({ colorProvider: true });
  assert.deepEqual(client.languages(), ['swift']);
  swatches.show(['less']);
  assert.deepEqual(client.languages(), ['less']);
});

test('a server without colors is not asked for any', () => {
  const client = fakeClient();
  const swatches = new Swatches(client, ['swift']);
  client.feature.initialize({});
  swatches.show(['swift', 'css']);
  assert.deepEqual(client.languages(), []);
});
