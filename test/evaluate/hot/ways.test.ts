import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Ways } from '../../../src/evaluate/hot/ways.js';

test('until a root has a hot way it has none, whatever stands on Object.prototype', (t) => {
  t.after(() => {
    Reflect.deleteProperty(Object.prototype, 'hot');
  });
  Object.defineProperty(Object.prototype, 'hot', { value: () => true, configurable: true });
  const ways = new Ways(() => false);
  assert.equal(ways.hot, undefined);
  assert.equal(Object.hasOwn(ways, 'hot'), false);
});

test('the hot way of one root is not that of another', () => {
  const [ways, other] = [new Ways(() => false), new Ways(() => false)];
  ways.hot = () => true;
  assert.equal(ways.hot({}), true);
  assert.equal(other.hot, undefined);
});
