import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ObservedOutcome } from '../../src/index.js';
import { observe } from '../../src/registry/observer.js';

test('an observer is told the facts that are there, frozen', () => {
  const seen: ObservedOutcome[] = [];
  observe((outcome) => seen.push(outcome))({ tool: 't', action: undefined, outcome: { ok: true } });
  assert.deepEqual(Object.keys(seen[0]!), ['tool', 'durationMs']);
  assert.ok(seen[0]!.durationMs >= 0);
  assert.ok(Object.isFrozen(seen[0]));
});

test('an observer that throws is contained, and none at all is fine', () => {
  const failing = observe(() => {
    throw new Error('secret');
  });
  assert.doesNotThrow(() => failing({ tool: undefined, action: undefined, outcome: { ok: true } }));
  assert.doesNotThrow(() => observe(undefined)({ tool: 't', action: 'a', outcome: { ok: true } }));
});
