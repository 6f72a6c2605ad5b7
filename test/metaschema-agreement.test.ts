import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Dialect } from '../src/dialect/dialect.js';
import { dialectByUri, dialectNamed } from '../src/dialect/table.js';
import { compile, SchemaError, type Root, type SchemaFault } from '../src/schema.js';
import { edits, mutated } from './support/mutated-schema.js';
import { readGroups, readRemotes, suiteFolders, type SuiteDialect } from './support/official-suite.js';
import { findSuite, skipWithoutSuite } from './support/shared-data.js';
import { eachSubschema, isRecord } from './support/subschemas.js';

/*
 * Operands are checked keyword by keyword, by hand. Here the dialect's own metaschema has its say about the same
 * schemas, through the engine itself: both must refuse the same ones.
 */

const RUNS = process.env.SLOW === '1' ? 100_000 : 10_000;
const skip = skipWithoutSuite();
const dialectNames = Object.keys(suiteFolders) as SuiteDialect[];

/** A schema with the dialect it is written in and the metaschema that describes it. */
interface Sample {
  readonly schema: unknown;
  readonly dialect: Dialect;
  readonly metaschema: string;
}

const documents = skip === false ? readRemotes(findSuite()!) : {};
const metaschemas = new Map<string, Root>();

function metaschemaAt(uri: string): Root {
  let root = metaschemas.get(uri);
  if (root === undefined) metaschemas.set(uri, (root = compile({ $ref: uri }, { formats: 'annotate', documents })));
  return root;
}

function sampleOf(schema: unknown, fallback: Dialect): Sample {
  const named = isRecord(schema) && typeof schema.$schema === 'string' ? schema.$schema : fallback.uri;
  const dialect = dialectByUri(named) ?? fallback;
  return { schema, dialect, metaschema: dialectByUri(named)?.uri ?? named };
}

/** Every schema of the official suite, and every subschema of them. */
function* suiteSamples(): Generator<Sample> {
  for (const name of dialectNames) {
    for (const folder of ['', 'optional', 'optional/format']) {
      for (const { schema } of readGroups(findSuite()!, name, folder)) {
        const { dialect } = sampleOf(schema, dialectNamed(name));
        const parts: unknown[] = [];
        eachSubschema(schema, dialect, (part) => (parts.push(part), part));
        yield* parts.map((part) => sampleOf(part, dialect));
      }
    }
  }
}

/** What `compile` says against the operands; not against references, patterns, identifiers, formats and sizes. */
function operandFaults({ schema, dialect }: Sample): SchemaFault[] {
  try {
    compile(schema, { dialect: dialect.name, formats: 'annotate', documents });
    return [];
  } catch (error) {
    assert.ok(error instanceof SchemaError);
    return error.faults.filter(
      ({ pointer, reason }) =>
        /^(?:must be|needs '|"any" is no type)/u.test(reason) &&
        // Draft-04 leaves `$ref` to another specification (JSON Reference, section 3), and its metaschema is silent.
        !(dialect.name === 'draft-04' && pointer.endsWith('/$ref') && reason === 'must be a string'),
    );
  }
}

/** What is checked: where `$ref` makes its siblings ignored, they are not. */
function withoutIgnored(schema: unknown, dialect: Dialect): unknown {
  return eachSubschema(schema, dialect, (part) => {
    if (!dialect.lonelyRef || !isRecord(part) || typeof part.$ref !== 'string') return part;
    return Object.fromEntries(Object.entries(part).filter(([name]) => name === '$ref' || name === 'definitions'));
  });
}

/** References all lead to the root: what they lead to elsewhere is checked as well, where no metaschema looks. */
function withoutTargets(schema: unknown, dialect: Dialect): unknown {
  return eachSubschema(schema, dialect, (part) => {
    if (!isRecord(part)) return part;
    return Object.fromEntries(
      Object.entries(part).map(([name, operand]) => [
        name,
        name.endsWith('Ref') || name === '$ref' ? (typeof operand === 'string' ? '#' : operand) : operand,
      ]),
    );
  });
}

/** Whether the metaschema refuses; asserts that the operands' own checks say the same. */
function refusedByBoth(sample: Sample): boolean {
  const { schema, dialect, metaschema } = sample;
  const verdict = metaschemaAt(metaschema).check(withoutIgnored(schema, dialect));
  const faults = operandFaults(sample);
  if (verdict.ok !== (faults.length === 0)) {
    assert.fail(`${dialect.name}: ${JSON.stringify({ schema, faults, verdict })}`);
  }
  return !verdict.ok;
}

test('no metaschema and no operand check refuses a schema of the official suite, or a part of one', { skip }, () => {
  let count = 0;
  for (const sample of suiteSamples()) {
    assert.equal(refusedByBoth(sample), false, JSON.stringify(sample.schema));
    count += 1;
  }
  assert.ok(count > 3_900, String(count));
});

test('of mutated schemas, the operand checks refuse those that the metaschema refuses', { skip }, () => {
  // A metaschema of the suite's own needn't speak of `definitions` and `dependencies`, which are keywords all the same.
  const samples = [...suiteSamples()].filter(({ metaschema }) => dialectByUri(metaschema) !== undefined);
  let refused = 0;
  fc.assert(
    fc.property(fc.nat({ max: samples.length - 1 }), edits, (index, changes) => {
      const sample = samples[index]!;
      const schema = withoutTargets(mutated(sample.schema, sample.dialect, changes), sample.dialect);
      if (refusedByBoth(sampleOf(schema, sample.dialect))) refused += 1;
    }),
    { seed: 20_251_201, numRuns: RUNS },
  );
  assert.ok(refused > RUNS / 4 && refused < (RUNS * 3) / 4, `${refused} of ${RUNS} were refused`);
});
