import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import {
  ConfigurationError,
  createRegistry,
  gate,
  type Outcome,
  type RegistryOptions,
  type Tool,
} from '../../src/index.js';
import { projectFolder, readJson } from '../support/shared-data.js';

interface Suite {
  readonly options?: RegistryOptions;
  readonly tools: readonly Tool[];
  readonly calls: readonly { readonly name: string; readonly arguments: unknown; readonly outcome: Outcome }[];
}

const suites = readJson(join(projectFolder, 'spec/cases/gate/chain.json')) as readonly Suite[];

/** An outcome without the pointer to help, which a gate without a registry leaves out. */
function withoutHelp(outcome: Outcome): Outcome {
  if (outcome.ok) return outcome;
  const { help: _help, ...refusal } = outcome.refusal;
  return { ...outcome, refusal };
}

test('gate gives the answers of a registry, without the pointer to help', () => {
  let compared = 0;
  for (const { options, tools, calls } of suites) {
    for (const { name, arguments: args, outcome } of calls) {
      const tool = tools.find((one) => one.name === name);
      if (tool === undefined) continue;
      const given = gate(tool, args, options);
      assert.equal(JSON.stringify(given), JSON.stringify(withoutHelp(outcome)));
      compared++;
    }
  }
  assert.ok(compared > 40);
});

test('what gate builds is kept for the same tool and options, and no longer read from the author', () => {
  let reads = 0;
  const properties = {
    get a(): object {
      reads++;
      return { type: 'string' };
    },
  };
  const tool = { name: 't', inputSchema: { properties } } as unknown as Tool;
  const options: RegistryOptions = { keys: 'hide' };
  gate(tool, {});
  const once = reads;
  assert.ok(once > 0);
  gate(tool, { a: 1 });
  assert.equal(reads, once);
  gate(tool, {}, options);
  assert.equal(reads, 2 * once);
  gate(tool, {}, options);
  gate(tool, {});
  assert.equal(reads, 2 * once);
});

test('options of one object are not taken for those of another', () => {
  const tool: Tool = { name: 't', inputSchema: { properties: { a: {} } } };
  assert.equal(gate(tool, { z: 1 }).ok, false);
  assert.equal(gate(tool, { z: 1 }, { unknownKeys: 'schema' }).ok, true);
});

test('gate throws for a tool with a fault, also where faults are skipped', () => {
  for (const tool of [{ name: 't', inputSchema: { type: 'no' } }, null, 5, {}]) {
    assert.throws(() => gate(tool as Tool, {}), ConfigurationError);
    assert.throws(() => gate(tool as Tool, {}, { onFault: 'skip' }), ConfigurationError);
  }
});

test('gate observes, and takes a tool named help', () => {
  const seen: unknown[] = [];
  const tool: Tool = { name: 'help', inputSchema: {} };
  assert.equal(gate(tool, {}, { onOutcome: ({ tool: name }) => seen.push(name) }).ok, true);
  assert.deepEqual(seen, ['help']);
  assert.deepEqual(gate(tool, {}), createRegistry({ tools: [tool], help: false }).check('help', {}));
});
