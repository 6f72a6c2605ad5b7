import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { runInThisContext } from 'node:vm';
import { formats } from '../../src/format/table.js';
import { findCases, readJsonLines, skipWithoutCases } from '../support/shared-data.js';

interface HostileCase {
  readonly id: string;
  readonly schema?: { readonly format?: string };
  readonly data?: unknown;
  readonly dataExpr?: string;
  readonly expect: string;
  readonly also?: readonly string[];
}

interface Report {
  readonly id: string;
  readonly schema: { readonly format?: string };
  readonly data?: unknown;
  readonly valid: boolean;
}

test('hostile texts and texts on the border get the agreed answers', { skip: skipWithoutCases() }, () => {
  let answered = 0;
  for (const line of readJsonLines(join(findCases()!, 'adversarial.jsonl')) as HostileCase[]) {
    const check = formats.get(line.schema?.format ?? '')?.check;
    const data: unknown = line.dataExpr === undefined ? line.data : runInThisContext(`(${line.dataExpr})`);
    if (check === undefined || typeof data !== 'string') continue;
    answered++;
    const answer = check(data) ? 'valid' : 'invalid';
    assert.ok([line.expect, ...(line.also ?? [])].includes(answer), `${line.id}: ${answer}`);
  }
  assert.ok(answered >= 140, `${answered} cases were read`);
});

test('what people reported of formats is answered right', { skip: skipWithoutCases() }, () => {
  let answered = 0;
  for (const { id, schema, data, valid } of readJsonLines(join(findCases()!, 'reports.jsonl')) as Report[]) {
    const check = formats.get(schema.format ?? '')?.check;
    if (check === undefined || typeof data !== 'string') continue;
    answered++;
    assert.equal(check(data), valid, id);
  }
  assert.ok(answered >= 7, `${answered} reports were read`);
});
