import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Tool } from '../../src/index.js';
import { settingsOf } from '../../src/registry/settings.js';
import { buildTool } from '../../src/registry/tool-record.js';

const settings = settingsOf({});

test('a tool without a fault is built, frozen, under its name', () => {
  const { name, tool, faults } = buildTool({ name: 't', inputSchema: {} }, 0, settings);
  assert.deepEqual([name, tool?.name, faults], ['t', 't', []]);
  assert.ok(Object.isFrozen(tool));
});

test('a tool with a fault is not there; without a usable name it goes by its place', () => {
  const { name, tool, faults } = buildTool({ inputSchema: {} }, 7, settings);
  assert.equal(name, 'tools[7]');
  assert.equal(tool, undefined);
  assert.equal(faults[0]!.tool, 'tools[7]');
});

test('an output schema takes unknown formats, and never asserts one', () => {
  const record: Tool = {
    name: 't',
    inputSchema: {},
    outputSchema: { properties: { a: { format: 'whatever' }, b: { format: 'date' } } },
  };
  const { tool } = buildTool(record, 0, settings);
  assert.equal(tool!.output!.test({ a: 'x', b: 'no date' }), true);
});

test('the dialect of a tool holds for its schemas, over that of the registry', () => {
  const record: Tool = {
    name: 't',
    dialect: 'draft-07',
    description: '',
    actions: { a: { description: '', properties: { list: { items: [{ type: 'null' }] } } } },
  };
  assert.deepEqual(buildTool(record, 0, settings).faults, []);
  assert.equal(buildTool({ ...record, dialect: undefined }, 0, settings).faults.length, 1);
  assert.equal(buildTool({ ...record, dialect: undefined }, 0, settingsOf({ dialect: 'draft-07' })).faults.length, 0);
});

test('the name of the tool help is reserved only where help is offered', () => {
  assert.equal(buildTool({ name: 'help', inputSchema: {} }, 0, settings).faults.length, 1);
  assert.equal(buildTool({ name: 'help', inputSchema: {} }, 0, settingsOf({ help: false })).faults.length, 0);
});
