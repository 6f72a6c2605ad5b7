import { createRegistry, type Registry } from '../src/index.js';

/** Megabytes that the heap may grow by over a million calls, or over a thousand registries that were released. */
const LIMIT = 5;
const CALLS = 1_000_000;
const REGISTRIES = 1_000;

function registryOf(id: number): Registry {
  const inputSchema = {
    $id: `https://example.org/${id}`,
    type: 'object',
    properties: {
      title: { type: 'string', pattern: '^[a-z ]+$' },
      tags: { type: 'array', items: { enum: ['a', 'b'] } },
    },
    required: ['title'],
  };
  return createRegistry({ tools: [{ name: 'tool', inputSchema }] });
}

/** The heap in use after a collection, in megabytes. */
function heap(): number {
  for (let round = 0; round < 4; round++) globalThis.gc?.();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

/** The growth from the first tenth to the end. */
function growth(count: number, action: (index: number) => void): number {
  let before = 0;
  for (let index = 0; index < count; index++) {
    if (index === count / 10) before = heap();
    action(index);
  }
  return heap() - before;
}

/** Prints by how much the heap grows over many calls, and over many registries that are let go. */
function main(): number {
  if (globalThis.gc === undefined) {
    process.stderr.write('run it as: npm run memory (node needs --expose-gc)\n');
    return 2;
  }
  const registry = registryOf(0);
  const calls = growth(CALLS, (index) => {
    registry.check('tool', index % 2 === 0 ? { title: 'a b', tags: ['a'] } : { title: index, [`key${index}`]: ['c'] });
  });
  const registries = growth(REGISTRIES, (index) => {
    registryOf(index).check('tool', { title: index });
  });
  process.stdout.write(`${CALLS} calls, half of them refused: ${calls.toFixed(2)} MB more (limit ${LIMIT})\n`);
  process.stdout.write(`${REGISTRIES} registries, released: ${registries.toFixed(2)} MB more (limit ${LIMIT})\n`);
  return calls < LIMIT && registries < LIMIT ? 0 : 1;
}

process.exitCode = main();
