import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRegistry, type ObservedOutcome } from '../../src/index.js';
import { callContext, serve } from '../../src/mcp/serve.js';
import { recordingServer } from './support/recording-server.js';

const context = { signal: new AbortController().signal };
const registry = createRegistry({
  tools: [
    { name: 'rows', inputSchema: { type: 'object' }, outputSchema: { type: 'array' }, run: () => [1] },
    { name: 'whole', inputSchema: { type: 'object' }, outputSchema: { type: 'object' }, run: () => ({ a: 1 }) },
  ],
});

test('handlers are found by a schema in version 1 and by name in version 2', () => {
  const first = recordingServer();
  serve(first.server, registry);
  assert.deepEqual(
    first.keys.map((key) => typeof key),
    ['object', 'object'],
  );
  const second = recordingServer({ projectCallToolResult: (result: unknown) => result });
  serve(second.server, registry);
  assert.deepEqual(second.keys, ['tools/list', 'tools/call']);
});

test('the capability is registered until the server is connected', () => {
  const fresh = recordingServer();
  serve(fresh.server, registry);
  assert.deepEqual(fresh.capabilities, [{ tools: {} }]);
  const connected = recordingServer({ transport: {} });
  serve(connected.server, registry);
  assert.deepEqual(connected.capabilities, []);
});

test('version 1 is told no output that is no object, neither in the list nor in a result', async () => {
  const { server, handlers } = recordingServer();
  serve(server, registry);
  const { tools } = (await handlers.get('tools/list')!({}, context)) as { tools: { outputSchema?: unknown }[] };
  assert.deepEqual(
    tools.map(({ outputSchema }) => outputSchema),
    [undefined, { type: 'object' }, undefined],
  );
  const call = (name: string): unknown => handlers.get('tools/call')!({ params: { name } }, context);
  assert.deepEqual(await call('rows'), { content: [{ type: 'text', text: '[1]' }] });
  assert.deepEqual(await call('whole'), { content: [{ type: 'text', text: '{"a":1}' }], structuredContent: { a: 1 } });
});

test('version 2 fits results to the protocol itself, as a method of its own', async () => {
  const projected: unknown[] = [];
  const { server, handlers } = recordingServer({
    projectCallToolResult(this: unknown, ...given: unknown[]) {
      projected.push(this, ...given);
      return 'projected';
    },
  });
  serve(server, registry);
  assert.equal(await handlers.get('tools/call')!({ params: { name: 'rows' } }, context), 'projected');
  assert.equal(projected[0], server);
  assert.deepEqual(projected.slice(1), [
    { content: [{ type: 'text', text: '[1]' }], structuredContent: [1] },
    { type: 'array' },
  ]);
});

test('every call is observed once, also that of an unknown tool', async () => {
  const seen: ObservedOutcome[] = [];
  const { server, handlers } = recordingServer();
  serve(server, createRegistry({ tools: [], onOutcome: (outcome) => seen.push(outcome) }));
  const call = async (name: unknown): Promise<unknown> =>
    await handlers.get('tools/call')!({ params: { name } }, context);
  await call('help');
  for (const name of ['none', undefined, 5]) await assert.rejects(call(name), { code: -32602 });
  assert.deepEqual(
    seen.map(({ error }) => error),
    [undefined, 'unknown_tool', 'unknown_tool', 'unknown_tool'],
  );
});

test('a handler gets the signal of either version and the whole context of the SDK', () => {
  const { signal } = new AbortController();
  const first = { signal, sessionId: 'one' };
  assert.deepEqual(callContext(first), { signal, mcp: first });
  const second = { mcpReq: { signal } };
  assert.equal(callContext(second).signal, signal);
  assert.equal(callContext({}).signal.aborted, false);
});
