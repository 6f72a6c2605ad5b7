import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { parseJson } from '../src/json/parse.js';
import { compile, SchemaError, type DialectName, type Root } from '../src/schema.js';
import { findCases, readJsonLines, skipWithoutCases } from './support/shared-data.js';

/** A case made from a public report of someone who checks tool calls. */
interface Report {
  readonly id: string;
  readonly kind: string;
  readonly dialect: DialectName;
  readonly schema: unknown;
  /** A second schema, compiled beside the first: neither may change the other's answers. */
  readonly twin?: unknown;
  readonly data?: unknown;
  /** The JSON text, where the spelling of a number or a key matters. */
  readonly raw?: string;
  readonly valid?: boolean;
  readonly cast?: unknown;
  /** The verdict holds with formats asserted; else with formats as annotations. */
  readonly assertFormat?: boolean;
  /** The schema itself must be refused. */
  readonly at?: 'registration';
  /** Taking the schema or refusing it are both right; failing at the call is not. */
  readonly policy?: unknown;
}

const skip = skipWithoutCases();
const reports = skip === false ? (readJsonLines(join(findCases()!, 'reports.jsonl')) as Report[]) : [];

function compiled({ schema, twin, dialect, assertFormat }: Report): Root | undefined {
  const options = {
    dialect,
    formats: assertFormat === true ? ('assert' as const) : ('annotate' as const),
    unknownFormats: 'ignore' as const,
  };
  try {
    const root = compile(schema, options);
    if (twin !== undefined) compile(twin, options);
    return root;
  } catch (error) {
    assert.ok(error instanceof SchemaError);
    return undefined;
  }
}

/** The JSON text of a value that exact reading may have given: bigints are spelled as they are. */
function jsonText(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) => (typeof member === 'bigint' ? `${member}n` : member));
}

function assertReport(report: Report): void {
  const root = compiled(report);
  if (report.at === 'registration') {
    assert.equal(root, undefined);
    return;
  }
  if (root === undefined) {
    assert.ok(report.policy !== undefined, 'the schema was refused');
    return;
  }
  if (report.valid === undefined) return;
  const data = report.raw === undefined ? report.data : parseJson(report.raw);
  const verdict = root.check(data);
  assert.equal(root.test(data), report.valid);
  assert.equal(verdict.ok, report.valid);
  if (verdict.ok && 'cast' in report) assert.equal(jsonText(verdict.data), jsonText(report.cast));
}

test('there are reports of every kind', { skip }, () => {
  assert.ok(reports.length >= 64 && new Set(reports.map(({ kind }) => kind)).size >= 10);
});

for (const kind of new Set(reports.map((report) => report.kind))) {
  test(`public reports about ${kind} come out right`, () => {
    const wrong = reports
      .filter((report) => report.kind === kind)
      .flatMap((report) => {
        try {
          assertReport(report);
          return [];
        } catch (error) {
          return [`${report.id}: ${error instanceof Error ? error.message : 'something was thrown'}`];
        }
      });
    assert.deepEqual(wrong, []);
  });
}
