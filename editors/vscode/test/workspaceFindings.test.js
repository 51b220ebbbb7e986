'use strict';
const assert = require('node:assert/strict');
const { test } = require('node:test');
const { WorkspaceFindings } = require('../src/workspaceFindings');

/** A token that can be cancelled. */
function makeToken() {
  const listeners = new Set();
  return {
    cancel: () => listeners.forEach((listener) => listener()),
    onCancellationRequested(listener) { listeners.add(listener); return { dispose: () => listeners.delete(listener) }; },
  };
}

const nothing = { items: [] };

test('the question waits until someone wants to know', async () => {
  const findings = new WorkspaceFindings();
  const steps = [];
  const answer = findings.provide([], makeToken(), () => {}, async () => (steps.push('asked'), nothing));
  await new Promise(setImmediate);
  steps.push('wanted');
  findings.want();
  assert.equal(await answer, nothing);
  assert.deepEqual(steps, ['wanted', 'asked']);
  await findings.first;
});

test('once wanted it waits no more', async () => {
  const findings = new WorkspaceFindings();
  findings.want();
  assert.equal(await findings.provide([], makeToken(), () => {}, async () => nothing), nothing);
});

test('a question that is cancelled while it waits ends, and the server is not asked', async () => {
  const findings = new WorkspaceFindings();
  const token = makeToken();
  const answer = findings.provide([], token, () => {}, () => assert.fail('asked'));
  token.cancel();
  assert.deepEqual(await answer, nothing);
  findings.want();
});
