import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CommandLineError } from '../../src/cli/command-line-error.js';
import { faulty, register, registerSound } from '../../src/cli/register.js';
import { textSource, TOOLS } from './streams.js';

const options = { json: false, skipFaulty: false, registry: {} };
const sound = { name: 'sound', inputSchema: {} };
const faults = { name: 'faulty', inputSchema: { properties: { a: { type: 'any' }, b: { minLength: -1 } } } };
const mixed = textSource(JSON.stringify([sound, faults]));

test('tools are registered with the options of the command line', async () => {
  const source = textSource(TOOLS);
  const check = async (registry: object): Promise<boolean> =>
    (await register(source, { ...options, registry })).registry.check('search', { query: 'x', other: 1 }).ok;
  assert.equal(await check({}), false);
  assert.equal(await check({ unknownKeys: 'schema' }), true);
});

test('faulty tools are counted, however many faults they have', async () => {
  const { registry, count } = await register(mixed, options);
  assert.equal(count, 2);
  assert.equal(registry.faults.length, 2);
  assert.equal(faulty(registry.faults), 1);
});

test('faulty tools stop a command on one line, or are left out with a note', async () => {
  const notes: string[] = [];
  await assert.rejects(
    registerSound(mixed, options, (note) => notes.push(note)),
    (error) =>
      error instanceof CommandLineError &&
      error.message.startsWith("text: 1 faulty tool of 2, the first is tool 'faulty', /properties/a/type: ") &&
      !error.message.includes('\n'),
  );
  assert.equal(notes.length, 0);
  const registry = await registerSound(mixed, { ...options, skipFaulty: true }, (note) => notes.push(note));
  assert.deepEqual(notes, ['text: 1 faulty tool of 2 left out; "toolgate lint" says why']);
  assert.equal(registry.check('sound', {}).ok, true);
});

test('a saved list that has the tool help itself is no fault', async () => {
  const { registry } = await register(textSource('[{"name": "help", "inputSchema": {}}]'), options);
  assert.deepEqual(registry.faults, []);
  assert.deepEqual(
    registry.definitions().map(({ name }) => name),
    ['help'],
  );
});
