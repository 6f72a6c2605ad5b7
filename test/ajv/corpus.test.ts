import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { checker } from '../../spec/examples/hosts/run/ajv-consumer.js';
import { Ajv2020 } from '../../src/ajv/index.js';
import { readCorpus } from '../support/corpus.js';
import { findCorpus, skipWithoutCorpus } from '../support/shared-data.js';

describe('a program written for Ajv', { skip: skipWithoutCorpus() }, () => {
  test('gives the verdicts of the corpus, an error for each refusal, and no error otherwise', () => {
    const wrong: string[] = [];
    let calls = 0;
    for (const { source, tool, inputSchema, calls: made } of readCorpus(findCorpus()!)) {
      const check = checker(new Ajv2020({ allErrors: true, strict: false }), inputSchema);
      if (check === undefined) continue;
      for (const { arguments: data, expect, why } of made) {
        if (expect === 'unknown') continue;
        calls += 1;
        const { valid, errors, text } = check(data);
        const isRight = valid === (expect === 'valid') && (valid ? errors.length === 0 : errors.length > 0);
        if (!isRight || (text === 'No errors') !== valid) wrong.push(`${source} ${tool}: ${why}`);
      }
    }
    assert.deepEqual(wrong, []);
    assert.ok(calls > 1_000, String(calls));
  });
});
