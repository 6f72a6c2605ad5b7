import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inPlacePlans } from '../../src/plan/in-place.js';
import { childPlans, findSharing, reachable } from '../../src/plan/sharing.js';
import type { Plan } from '../../src/plan/plan.js';
import { planOf } from '../support/plans.js';

function sharedPlaces(schema: object): { readonly shared: string[]; readonly repeated: string[] } {
  const { shared, repeated } = findSharing(reachable(planOf(schema)));
  const places = (plans: Iterable<{ readonly pointer: string }>): string[] => [...plans].map(({ pointer }) => pointer);
  return { shared: places(shared), repeated: places(repeated) };
}

const list = { type: 'object', properties: { next: { $ref: '#/$defs/list' } } };

test('everything that can be reached is found, each place once', () => {
  const plans = [...reachable(planOf({ $ref: '#/$defs/list', $defs: { list, unused: {} } }))];
  assert.deepEqual(plans.map(({ pointer }) => pointer).sort(), ['', '/$defs/list', '/$defs/list/properties/next']);
});

test('a subschema that two ways lead to is shared', () => {
  const schema = { $defs: { list }, properties: { a: { $ref: '#/$defs/list' }, b: { $ref: '#/$defs/list' } } };
  assert.deepEqual(sharedPlaces(schema), { shared: ['/$defs/list'], repeated: [] });
});

test('one that two ways of the same value lead to is repeated', () => {
  const schema = { $defs: { list }, anyOf: [{ $ref: '#/$defs/list' }, { allOf: [{ $ref: '#/$defs/list' }] }] };
  assert.deepEqual(sharedPlaces(schema).repeated, ['/$defs/list']);
});

test('one that only asks about the value itself multiplies no work', () => {
  const schema = { $defs: { id: { type: 'string' } }, items: { $ref: '#/$defs/id' }, contains: { $ref: '#/$defs/id' } };
  assert.deepEqual(sharedPlaces(schema), { shared: [], repeated: [] });
});

test('members and in-place subschemas are told apart, none is left out', () => {
  const plan = planOf({
    properties: { a: {} },
    patternProperties: { b: {} },
    additionalProperties: {},
    propertyNames: {},
    prefixItems: [{}],
    items: {},
    contains: {},
    unevaluatedItems: {},
    unevaluatedProperties: {},
    allOf: [{}],
    anyOf: [{}],
    oneOf: [{}],
    not: {},
    dependentSchemas: { a: {} },
    if: {},
    then: {},
    else: {},
  });
  assert.equal(childPlans(plan).length, 9);
  assert.equal(inPlacePlans(plan).length, 8);
  assert.equal(inPlacePlans(planOf({ then: {} })).length, 0, 'without a test nothing follows it');
});

test('many ways into many branches are followed in linear work, and every repeated plan is still found', () => {
  const size = 400;
  const branches = Array.from({ length: size }, (_, index) => ({ $ref: `#/$defs/leaf${index % 2}` }));
  const twice = { allOf: [{ $ref: '#/$defs/union' }, { required: [] }] };
  const root = planOf({
    properties: Object.fromEntries(Array.from({ length: size }, (_, index) => [`k${index}`, twice])),
    $defs: { union: { anyOf: branches }, leaf0: { required: ['a'] }, leaf1: { required: ['b'] } },
  });
  let reads = 0;
  const plans = reachable(root);
  for (const plan of plans) countReads(plan, () => reads++);
  const { repeated } = findSharing(plans);
  assert.ok(reads <= 140 * plans.size, `${reads} reads of ${plans.size} plans`);
  const places: readonly string[] = [...repeated].map(({ pointer }) => pointer);
  assert.ok(places.includes('/$defs/leaf0') && places.includes('/$defs/leaf1'));
});

function countReads(plan: Plan, count: () => void): void {
  const { inPlace } = plan;
  Object.defineProperty(plan, 'inPlace', {
    get() {
      count();
      return inPlace;
    },
  });
}
