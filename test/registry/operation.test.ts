import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dialectNamed } from '../../src/dialect/table.js';
import { compileRoot } from '../../src/evaluate/root.js';
import { assembleOperation, compileSchema, declaredBy, type ToolContext } from '../../src/registry/operation.js';
import { Report } from '../../src/registry/report.js';
import { SharedDefinitions } from '../../src/registry/schema-source.js';
import { settingsOf } from '../../src/registry/settings.js';

const dialect = dialectNamed('2020-12');

function contextOf(definitions?: object): ToolContext {
  const shared = new SharedDefinitions(definitions as Record<string, unknown> | undefined);
  return { settings: settingsOf({}), dialect, shared, report: new Report('t') };
}

test('a schema’s faults and warnings are told at its place', () => {
  const context = contextOf();
  assert.equal(compileSchema({ type: 5 }, {}, context, '/outputSchema'), undefined);
  assert.notEqual(compileSchema({ typo: 5 }, {}, context, '/outputSchema', 'a'), undefined);
  assert.deepEqual(
    context.report.faults.map(({ pointer }) => pointer),
    ['/outputSchema/type'],
  );
  assert.deepEqual(
    context.report.warnings.map(({ pointer, action }) => [pointer, action]),
    [['/outputSchema/typo', 'a']],
  );
});

test('a fault in a shared definition is the tool’s, not an action’s', () => {
  const definition = { type: 5 };
  const context = contextOf({ d: definition });
  compileSchema({ $defs: { d: definition } }, {}, context, '', 'a');
  compileSchema({ $defs: { d: definition } }, {}, context, '', 'b');
  assert.deepEqual(
    context.report.faults.map(({ pointer, action }) => [pointer, action]),
    [['/$defs/d/type', undefined]],
  );
});

test('the declared names are those of the compiled schema', () => {
  assert.deepEqual(Object.keys(declaredBy(compileRoot({ properties: { a: {}, toString: {} } }))), ['a', 'toString']);
  assert.deepEqual(declaredBy(compileRoot(true)), {});
  assert.deepEqual(declaredBy(compileRoot({})), {});
});

test('an operation is frozen and holds what the chain reads', () => {
  const root = compileRoot({ properties: { a: {} }, additionalProperties: false });
  const operation = assembleOperation(
    {
      tool: 't',
      action: 'act',
      root,
      dialect,
      required: ['a'],
      groups: [],
      defaults: {},
      run: undefined,
      published: {},
      words: {},
    },
    settingsOf({ keys: 'hide', help: false }),
  );
  assert.ok(Object.isFrozen(operation));
  assert.deepEqual([operation.subject.tool, operation.subject.action], ['t', 'act']);
  assert.deepEqual([operation.subject.keys, operation.subject.help], ['hide', false]);
  assert.equal(operation.levels!.closed, true);
  assert.notEqual(operation.subject.digest!.show(['a']), undefined);
});
