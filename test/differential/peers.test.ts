import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { compile, SchemaError, type Root } from '../../src/schema.js';
import { hotRoot } from '../support/hot-root.js';
import { Random } from '../pattern/random-pattern.js';
import { nearValue } from './near-value.js';
import { peerChecks, type PeerName } from './peers.js';
import { rules } from './rules.js';
import { schemas, withAllReached, type DrawnDialect } from './vocabulary.js';

/** Pairs of a schema and a value in all, over both dialects. */
const PAIRS = process.env.SLOW === '1' ? 100_000 : 10_000;
const VALUES_OF_EACH = 10;
const MOST_RULES = 10;
/** A rule that explains more than this share of the pairs would hide what it doesn't explain. */
const MOST_EXPLAINED = 0.01;

const explained = new Map(rules.map((rule) => [rule, 0]));
const figures = { pairs: 0, accepted: 0, refusedSchemas: 0, drawn: 0, withoutPeer: 0 };

function rootOf(schema: Record<string, unknown>, dialect: DrawnDialect): Root | undefined {
  try {
    // A loop or a dangling reference in what nothing refers to is a matter of taste; no pair is made of it.
    compile(withAllReached(schema), { dialect });
    return compile(schema, { dialect });
  } catch (error) {
    assert.ok(error instanceof SchemaError);
    return undefined;
  }
}

async function assertPairsAgree(dialect: DrawnDialect, schema: Record<string, unknown>, seed: number): Promise<void> {
  figures.drawn++;
  const root = rootOf(schema, dialect);
  if (root === undefined) {
    figures.refusedSchemas++;
    return;
  }
  const peers = await peerChecks(schema, dialect);
  const hot = hotRoot(schema, { dialect });
  const random = new Random(seed);
  const text = JSON.stringify(schema);
  for (let count = 0; count < VALUES_OF_EACH; count++) {
    const data = nearValue(schema, random);
    const accepted: boolean = root.test(data);
    figures.pairs++;
    if (accepted) figures.accepted++;
    const pair = `${dialect}: ${text} on ${JSON.stringify(data)}`;
    assert.equal(root.check(data).ok, accepted, `check and test disagree: ${pair}`);
    assert.equal(hot(data), accepted, `a hot root disagrees: ${pair}`);
    for (const [name, check] of Object.entries(peers)) {
      const answer = check(data);
      if (answer === 'throws') figures.withoutPeer++;
      else if (answer !== accepted) assertExplained(name as PeerName, text, dialect, pair);
    }
  }
}

function assertExplained(peer: PeerName, schema: string, dialect: DrawnDialect, pair: string): void {
  const rule = rules.find((each) => each.peer === peer && each.explains(schema, dialect));
  assert.ok(rule !== undefined, `no rule says why ${peer} answers otherwise: ${pair}`);
  explained.set(rule, explained.get(rule)! + 1);
}

for (const [dialect, seed] of [['2020-12', 20_260_201] as const, ['draft-07', 20_260_202] as const]) {
  test(`${dialect}: ${PAIRS / 2} pairs come out as both peers say, in both passes and tiers`, async () => {
    const property = fc.asyncProperty(schemas[dialect], fc.nat(0xffffff), (schema, random) =>
      assertPairsAgree(dialect, schema, random),
    );
    await fc.assert(property, { seed, numRuns: Math.ceil((PAIRS / 2 / VALUES_OF_EACH) * 1.2) });
  });
}

test('the pairs are enough, and neither one-sided nor mostly left out', () => {
  const { pairs, accepted, refusedSchemas, drawn, withoutPeer } = figures;
  assert.ok(pairs >= PAIRS, `${pairs} pairs`);
  assert.ok(accepted > pairs * 0.25 && accepted < pairs * 0.75, `${accepted} of ${pairs} accepted`);
  assert.ok(refusedSchemas <= drawn * 0.16, `${refusedSchemas} of ${drawn} schemas refused`);
  assert.ok(withoutPeer <= pairs * 0.02, `${withoutPeer} answers of a peer are missing`);
});

test('the rules are few, each is needed, and none explains more than one pair in a hundred', () => {
  assert.ok(rules.length <= MOST_RULES);
  for (const [{ section }, count] of explained) {
    assert.ok(count > 0, `nothing needs the rule ${section}`);
    assert.ok(count <= figures.pairs * MOST_EXPLAINED, `${count} of ${figures.pairs} pairs: ${section}`);
  }
});

for (const { peer, section, explains, minimal } of rules) {
  test(`the smallest case in which ${peer} departs from ${section}`, async () => {
    const { dialect, schema, data, valid } = minimal;
    assert.equal(compile(schema, { dialect }).test(data), valid);
    assert.equal((await peerChecks(schema, dialect))[peer](data), !valid);
    assert.ok(explains(JSON.stringify(schema), dialect));
  });
}
