import { createRegistry } from '../../src/index.js';
import { compile, type DialectName, parseJson, type Root } from '../../src/schema.js';
import { hotRoot } from '../support/hot-root.js';
import type { KeywordCase, KeywordGroup } from '../support/keyword-cases.js';
import type { Found, Material } from './material.js';

/*
 * What runs in the browser: fetches the material, replays it, and sends back what was found. What a case asks of the
 * two passes is what test/keyword/cases.test.ts asks; the hot pass is asked beside.
 */

const wrong: string[] = [];
const counts = { keywords: 0, formats: 0, examples: 0 };

/** Equal as JSON with exact numbers: 0 is not -0, and what toolgate has its own kinds for is the very same. */
function same(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  const [one, other] = [left, right] as Record<string, unknown>[] as [Record<string, unknown>, Record<string, unknown>];
  const keys = Object.keys(one);
  return (
    Array.isArray(left) === Array.isArray(right) &&
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && same(one[key], other[key]))
  );
}

function answersCase(root: Root, hot: (data: unknown) => boolean, asked: KeywordCase): boolean {
  const data = asked.raw === undefined ? asked.data : parseJson(asked.raw, asked.read);
  if (root.test(data) !== asked.valid || hot(data) !== asked.valid) return false;
  const verdict = root.check(data);
  if (verdict.ok !== asked.valid) return false;
  if (verdict.ok) return same(verdict.data, 'cast' in asked ? asked.cast : data);
  const told = verdict.entries.map(({ path, problems }) => ({ path, problems }));
  return same(told, asked.problems) && verdict.count === (asked.count ?? told.length);
}

function dialectsOf({ dialect = '2020-12' }: KeywordGroup): readonly DialectName[] {
  return typeof dialect === 'string' ? [dialect] : dialect;
}

function replayKeywords(keyword: string, groups: readonly KeywordGroup[]): void {
  for (const group of groups) {
    for (const dialect of dialectsOf(group)) {
      const options = { ...group.options, dialect };
      const [root, hot] = [compile(group.schema, options), hotRoot(group.schema, options)];
      for (const asked of group.tests) {
        counts.keywords++;
        if (!answersCase(root, hot, asked)) wrong.push(`${keyword}, ${group.description}: ${asked.description}`);
      }
    }
  }
}

function replay({ keywords, formats, examples }: Material): void {
  for (const [keyword, groups] of Object.entries(keywords)) replayKeywords(keyword, groups);
  for (const [format, groups] of Object.entries(formats)) {
    for (const { schema, tests } of groups) {
      const root = compile(schema);
      for (const { description, data, valid } of tests) {
        counts.formats++;
        if (root.test(data) !== valid) wrong.push(`${format}: ${description}`);
      }
    }
  }
  for (const { tools, calls } of Object.values(examples)) {
    const registry = createRegistry({ tools });
    for (const call of calls) {
      counts.examples++;
      const outcome = registry.check(call.name, call.arguments);
      const told = outcome.ok ? undefined : { error: outcome.refusal.error, message: outcome.refusal.message };
      if (outcome.ok !== call.valid || !same(told, call.refusal)) wrong.push(`${call.name}: ${call.why}`);
    }
  }
}

/** The policy under which the page runs must really forbid what toolgate does without. */
function evalError(): string {
  try {
    const maker: FunctionConstructor = Reflect.get(globalThis, 'Function');
    Reflect.construct(maker, ['return 1']);
    return '';
  } catch (error) {
    return (error as Error).name;
  }
}

try {
  replay((await (await fetch('/material.json')).json()) as Material);
} catch (error) {
  wrong.push(String(error));
}
const found: Found = { evalError: evalError(), counts, wrong };
await fetch('/found', { method: 'POST', body: JSON.stringify(found) });
