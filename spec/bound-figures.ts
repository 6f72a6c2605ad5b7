import { compilePattern } from '../src/pattern/pattern.js';
import { compile, type JsonSchema } from '../src/schema.js';

/** CPU milliseconds of one thing that is sent, beside what it may cost. */
interface Figure {
  readonly name: string;
  readonly cost: number;
  readonly limit: number;
}

const RUNS = 5;
const SHORT_CALLS = 1_000_000;

/** CPU milliseconds of an action, the median of several runs, each on what `prepare` makes anew. */
function costOf<Prepared>(prepare: () => Prepared, action: (prepared: Prepared) => void): number {
  const costs = Array.from({ length: RUNS }, () => {
    const prepared = prepare();
    const start = process.cpuUsage();
    action(prepared);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1_000;
  });
  return costs.sort((one, other) => one - other)[RUNS >> 1]!;
}

function roundTrip(data: unknown): number {
  return costOf(
    () => data,
    (value) => JSON.parse(JSON.stringify(value)) as unknown,
  );
}

/** A check of some data, which may cost so much or so many times the JSON round trip of it. */
function checked(name: string, schema: JsonSchema, data: unknown, least: number, roundTrips = 0): Figure {
  const cost = costOf(
    () => compile(schema),
    ({ check }) => check(data),
  );
  return { name, cost, limit: roundTrips === 0 ? least : Math.max(least, roundTrips * roundTrip(data)) };
}

/** The first match of a pattern, whose automaton is still to be made; a text it gives no answer to is refused. */
function matched(pattern: string, text: string, limit: number): Figure {
  const cost = costOf(
    () => compile({ pattern }),
    ({ test }) => test(text),
  );
  return { name: `${pattern} on ${text.length.toLocaleString('en')} characters`, cost, limit };
}

/** One match of many of a short text, in a loop. */
function matchedOften(name: string, pattern: string, text: string, limit: number): Figure {
  const matches = compilePattern(pattern);
  const cost = costOf(
    () => matches(text),
    () => {
      for (let call = 0; call < SHORT_CALLS; call++)
        if (matches(text) !== true) throw new Error(`no match: ${pattern}`);
    },
  );
  return { name, cost: cost / SHORT_CALLS, limit };
}

function nested(levels: number): unknown {
  let deep: unknown[] = [];
  for (let level = 0; level < levels; level++) deep = [deep];
  return deep;
}

const list = <Item>(size: number, item: (index: number) => Item): Item[] =>
  Array.from({ length: size }, (_, index) => item(index));
const tree = { $ref: '#/$defs/tree', $defs: { tree: { items: { $ref: '#/$defs/tree' } } } };

const figures: readonly Figure[] = [
  checked('1,000,000 wrong items', { items: { type: 'string' } }, list(1_000_000, Number), 100, 3),
  checked('100,000 levels under a recursive schema', tree, nested(100_000), 20),
  checked('100,000 levels under enum', { enum: [[[]], 1] }, nested(100_000), 20),
  checked(
    'uniqueItems of 100,000 distinct objects',
    { uniqueItems: true },
    list(100_000, (index) => ({ id: index, name: `x${index}` })),
    150,
    10,
  ),
  matched('^(?:a|a){24}$', `${'a'.repeat(2_999)}!`, 50),
  matched('^(?:[a-z0-9]{1,8}){1,24}$', `${'a'.repeat(2_999)}!`, 50),
  matched('^[a-z]{0,1000}[a-z]{0,1000}$', `${'a'.repeat(2_999)}!`, 50),
  matched('^(a+)+$', `${'a'.repeat(2 ** 20 - 1)}!`, 200),
  matchedOften('a short match by an automaton', '^(?:[a-z]+-?)+$', 'a-short-name', 0.001),
  matchedOften('a short match by the native engine', '^[a-z]{1,20}$', 'shortname', 0.0001),
];

/** Prints what some single things that can be sent cost, each with its limit. */
for (const { name, cost, limit } of figures) {
  const shown = limit < 1 ? [cost * 1_000, limit * 1_000, 'µs'] : [cost, limit, 'ms'];
  const [figure, most, unit] = shown as [number, number, string];
  const verdict = cost <= limit ? 'within' : 'OVER';
  process.stdout.write(
    `${name}: ${figure.toFixed(2)} ${unit}, ${verdict} ${most.toFixed(limit < 1 ? 1 : 0)} ${unit}\n`,
  );
}
process.exitCode = figures.every(({ cost, limit }) => cost <= limit) ? 0 : 1;
