import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inPlacePlans } from '../../src/plan/in-place.js';
import { childPlans, findSharing, reachable } from '../../src/plan/sharing.js';
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
