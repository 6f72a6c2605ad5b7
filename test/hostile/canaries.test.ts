import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createRegistry, type ObservedOutcome, type Registry, type Tool } from '../../src/index.js';
import { nearValue } from '../differential/near-value.js';
import { schemas } from '../differential/vocabulary.js';
import { Random } from '../pattern/random-pattern.js';
import { everyText } from '../support/every-text.js';

const CALLS = process.env.SLOW === '1' ? 100_000 : 10_000;
const CALLS_OF_EACH = 20;

/** In every text that is sent, and in no schema. A number that is sent is told by its digits. */
const VALUE = /CANARY|7{6}/u;
/** In every key and name that is sent and that no schema declares. */
const KEY = /PARROT/u;

/** The value with canaries in many of its leaves and keys. */
function marked(value: unknown, random: Random): unknown {
  if (typeof value === 'string') return random.below(3) > 0 ? `${value}CANARY${random.below(1e6)}` : value;
  if (typeof value === 'number') return random.below(3) === 0 ? 777_777_000 + random.below(1000) : value;
  if (Array.isArray(value)) return value.map((item) => marked(item, random));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, member]) => [
    random.below(4) === 0 ? `PARROT${random.below(1e6)}` : key,
    marked(member, random),
  ]);
  return Object.fromEntries(entries) as unknown;
}

/** Throws, or gives a result that breaks its schema; both hold what was sent. */
function run(data: Readonly<Record<string, unknown>>): unknown {
  const texts = `CANARY ${JSON.stringify(data)}`;
  if (JSON.stringify(data).length % 2 === 0) throw new TypeError(texts, { cause: new Error(texts) });
  return { PARROT: texts, count: texts };
}

/** What a result of {@link run} always breaks. */
const outputSchema = { type: 'object', properties: { count: { type: 'integer' } }, additionalProperties: false };

function toolsOf(first: Record<string, unknown>, second: Record<string, unknown>): Tool[] {
  const { $defs, properties = {}, ...rest } = first;
  const action = { description: 'Does.', properties: { ...(properties as object), whole: rest }, run };
  return [
    { name: 'doer', description: 'Does.', actions: { work: action }, outputSchema, $defs } as Tool,
    { name: 'plain', inputSchema: { ...second, type: 'object' }, outputSchema, run },
  ];
}

function registryOf(tools: readonly Tool[], keys: 'quote' | 'hide', seen: unknown[]): Registry {
  const onOutcome = (outcome: ObservedOutcome): void => void seen.push(outcome);
  return createRegistry({ tools, keys, onFault: 'skip', onOutcome, unknownKeys: 'schema' });
}

interface Call {
  readonly name: string;
  readonly sent: unknown;
}

function randomCall(first: Record<string, unknown>, second: Record<string, unknown>, random: Random): Call {
  const name = random.below(12) === 0 ? `PARROT${random.below(99)}` : random.pick(['doer', 'plain', 'help']);
  const near = nearValue(name === 'plain' ? second : first, random);
  if (name !== 'doer') return { name, sent: marked(near, random) };
  const action = random.pick<unknown>(['work', 'work', 'work', 'PARROTaction', ['CANARY'], undefined]);
  const data = { ...(typeof near === 'object' ? near : {}), whole: nearValue(first, random) };
  return { name, sent: { action, data: marked(data, random), ...(random.below(9) === 0 ? { PARROTkey: 1 } : {}) } };
}

/** All that anyone can come to see of one call, by every way in. */
async function toldOf(registry: Registry, { name, sent }: Call): Promise<unknown[]> {
  const outcomes = [registry.check(name, sent), registry.checkText(name, JSON.stringify(sent))];
  const refused = outcomes.filter((outcome) => !outcome.ok);
  const broken = registry.checkText(name, `${JSON.stringify(sent)}CANARY`);
  return [...refused, broken, await registry.call(name, sent)];
}

test(`nothing of ${CALLS} random calls comes back: no value with quoted keys, nothing at all with hidden ones`, async () => {
  const figures = { calls: 0, refused: 0, failed: 0 };
  const property = fc.asyncProperty(
    schemas['2020-12'],
    schemas['2020-12'],
    fc.nat(0xffffff),
    async (first, second, seed) => {
      const tools = toolsOf(first, second);
      const seen: unknown[] = [];
      const [quoting, hiding] = [registryOf(tools, 'quote', seen), registryOf(tools, 'hide', seen)];
      const random = new Random(seed);
      for (let count = 0; count < CALLS_OF_EACH; count++) {
        const call = randomCall(first, second, random);
        const [quoted, hidden] = [await toldOf(quoting, call), await toldOf(hiding, call)];
        figures.calls++;
        if (quoted.length > 2) figures.refused++;
        if (JSON.stringify(quoted).includes('handler_failed')) figures.failed++;
        assert.doesNotMatch(everyText(quoted), VALUE);
        for (const text of [everyText(hidden), JSON.stringify(hidden)]) {
          assert.doesNotMatch(text, VALUE);
          assert.doesNotMatch(text, KEY);
        }
      }
      assert.doesNotMatch(everyText(seen), VALUE);
    },
  );
  await fc.assert(property, { seed: 20_260_301, numRuns: CALLS / CALLS_OF_EACH, endOnFailure: true });
  assert.ok(
    figures.calls >= CALLS && figures.refused > CALLS * 0.4 && figures.failed > CALLS * 0.02,
    JSON.stringify(figures),
  );
});
