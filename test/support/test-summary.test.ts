import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TestSummary, type TestEvent } from './test-summary.js';

const figures = (pass: number, fail: number): TestEvent[] => [
  { type: 'test:diagnostic', data: { nesting: 0, message: `pass ${pass}` } },
  { type: 'test:diagnostic', data: { nesting: 0, message: `fail ${fail}` } },
];
const passed = (data: object): TestEvent => ({ type: 'test:pass', data: { nesting: 0, ...data } });

async function watch(events: readonly TestEvent[]): Promise<{ summary: TestSummary; kept: TestEvent[] }> {
  const summary = new TestSummary(['/a.test.ts']);
  const kept: TestEvent[] = [];
  for await (const event of summary.watch(events as unknown as AsyncIterable<TestEvent>)) kept.push(event);
  return { summary, kept };
}

test('the figures are taken out of the stream and printed last', async () => {
  const { summary, kept } = await watch([passed({ name: 'one' }), ...figures(1, 0)]);
  assert.deepEqual(kept, [passed({ name: 'one' })]);
  assert.deepEqual(summary.closingLines(), ['# pass 1', '# fail 0']);
  assert.equal(summary.succeeded(), true);
});

test('what a test file reports stays in the stream', async () => {
  const own: TestEvent = { type: 'test:diagnostic', data: { nesting: 0, message: 'seed 42', file: '/a.test.ts' } };
  const { summary, kept } = await watch([own]);
  assert.deepEqual(kept, [own]);
  assert.deepEqual(summary.closingLines(), []);
});

test('a failed run, an idle run and an empty file do not succeed', async () => {
  assert.equal((await watch(figures(1, 1))).summary.succeeded(), false);
  assert.equal((await watch(figures(0, 0))).summary.succeeded(), false);
  const { summary } = await watch([passed({ name: '/a.test.ts' }), ...figures(1, 0)]);
  assert.equal(summary.succeeded(), false);
  assert.deepEqual(summary.closingLines()[0], '# holds no test: /a.test.ts');
});

test('skipped tests are told by reason, with their number', async () => {
  const { summary } = await watch([passed({ skip: 'no data' }), passed({ skip: 'no data' })]);
  assert.deepEqual(summary.closingLines(), ['# skipped 2: no data']);
});
