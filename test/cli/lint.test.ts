import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runWith, TOOLS } from './streams.js';

const tools = JSON.stringify([
  { name: 'a', inputSchema: { properties: { x: { type: 'any' }, y: { pattern: '(' } } } },
  { name: 'b', inputSchema: { properties: { x: { minLenght: 1 } } } },
  { name: 'c', inputSchema: { $schema: 'https://example.com/unknown' } },
]);

test('all faults and warnings of all tools are listed with their pointers', async () => {
  const { code, output, errors } = await runWith(['lint', tools]);
  assert.equal(code, 1);
  assert.equal(errors, '');
  const lines = output.trimEnd().split('\n');
  assert.equal(lines.length, 5);
  assert.ok(lines[0]!.startsWith("fault: tool 'a', /properties/x/type: "));
  assert.ok(lines[1]!.startsWith("fault: tool 'a', /properties/y/pattern: "));
  assert.ok(lines[2]!.startsWith("fault: tool 'c', /$schema: "));
  assert.ok(lines[3]!.startsWith("warning: tool 'b', /properties/x/minLenght: "));
  assert.equal(lines[4], '3 tools: 3 faults in 2 tools, 1 warning');
});

test('for machines each is a JSON object, and there is no summary', async () => {
  const { output } = await runWith(['lint', '--json', tools]);
  const kinds = output
    .trimEnd()
    .split('\n')
    .map((line) => (JSON.parse(line) as { kind: string }).kind);
  assert.deepEqual(kinds, ['fault', 'fault', 'fault', 'warning']);
});

test('tools without a fault give exit code 0, with a warning too', async () => {
  assert.deepEqual(await runWith(['lint', TOOLS]), {
    code: 0,
    output: '2 tools: 0 faults in 0 tools, 0 warnings\n',
    errors: '',
  });
  assert.equal((await runWith(['lint', '{"name": "b", "inputSchema": {"foo": 1}}'])).code, 0);
});

test('an unknown format is a fault unless it is to be ignored', async () => {
  const unknown = '{"name": "a", "inputSchema": {"properties": {"n": {"format": "int32"}}}}';
  assert.equal((await runWith(['lint', unknown])).code, 1);
  assert.equal((await runWith(['lint', '--unknown-formats', 'ignore', unknown])).code, 0);
});
