import assert from 'node:assert/strict';
import test from 'node:test';
import { compilePattern, PatternError } from '../../src/pattern/pattern.js';
import { readCorpus } from '../support/corpus.js';
import { findCorpus, skipWithoutCorpus } from '../support/shared-data.js';

/** Adds every pattern below a schema's value. */
function collect(value: unknown, patterns: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    if (key === 'pattern' && typeof member === 'string') patterns.add(member);
    if (key === 'patternProperties') for (const source of Object.keys(member as object)) patterns.add(source);
    collect(member, patterns);
  }
}

function isNative(source: string): boolean {
  try {
    new RegExp(source, 'u');
    return true;
  } catch {
    return false;
  }
}

test('at least 99.5 % of the patterns of real tools are taken', { skip: skipWithoutCorpus() }, () => {
  const patterns = new Set<string>();
  for (const { inputSchema } of readCorpus(findCorpus()!)) collect(inputSchema, patterns);
  const valid = [...patterns].filter(isNative);
  const refused = valid.filter((source) => {
    try {
      compilePattern(source);
      return false;
    } catch (error) {
      assert.ok(error instanceof PatternError);
      return true;
    }
  });
  assert.ok(valid.length >= 20, `only ${valid.length} patterns were found`);
  assert.ok(refused.length <= valid.length * 0.005, `${refused.length} of ${valid.length}: ${refused.join(' ')}`);
});
