import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readGroups, readNames } from '../../src/registry/groups.js';
import { Report } from '../../src/registry/report.js';

const declared = { a: {}, b: {}, c: {} };

function faultsOfGroups(given: unknown): readonly string[] {
  const report = new Report('t');
  readGroups(given, declared, report, 'act');
  return report.faults.map(({ pointer, reason }) => `${pointer} ${reason}`);
}

test('groups of declared properties are read', () => {
  const report = new Report('t');
  assert.deepEqual(readGroups([['a', 'b'], ['c']], declared, report, 'act'), [['a', 'b'], ['c']]);
  assert.deepEqual(report.faults, []);
});

test('a group that is empty, repeated, or holds all of another is a fault', () => {
  assert.deepEqual(faultsOfGroups([[]]), ['/requiredOneOf/0 a group must name at least one property']);
  assert.deepEqual(
    faultsOfGroups([
      ['a', 'b'],
      ['b', 'a'],
    ]),
    ['/requiredOneOf/1 names the same properties as group 0'],
  );
  assert.deepEqual(
    faultsOfGroups([
      ['a', 'b', 'c'],
      ['c', 'a'],
    ]),
    ['/requiredOneOf/0 holds all of group 1, which already asks for one of them: leave one out'],
  );
  assert.deepEqual(
    faultsOfGroups([
      ['a', 'b'],
      ['b', 'c'],
    ]),
    [],
  );
});

test('what is no list of names is a fault, each at its place', () => {
  assert.deepEqual(faultsOfGroups('a'), ['/requiredOneOf must be an array of groups of property names']);
  assert.deepEqual(faultsOfGroups([['a', 1], 'b']), [
    '/requiredOneOf/0/1 must be a property name',
    '/requiredOneOf/1 must be an array of property names',
  ]);
});

test('a name that is undeclared or named twice is a fault', () => {
  const report = new Report('t');
  readNames(['a', 'a', 'x', 'toString'], declared, '/required', report, 'act');
  assert.deepEqual(
    report.faults.map(({ pointer, reason, action }) => [pointer, reason, action]),
    [
      ['/required/1', 'the property "a" is named twice', 'act'],
      ['/required/2', 'the property "x" is not declared in \'properties\'', 'act'],
      ['/required/3', 'the property "toString" is not declared in \'properties\'', 'act'],
    ],
  );
});
