import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Refusal } from '../../src/index.js';
import { validatorProvider } from '../../src/mcp/index.js';
import { loadSdk, type Peer, sdkVersions, skipWithoutSdks, type ToolAnswer, transports } from './support/sdk.js';
import { toolRegistry } from './support/tools.js';

const skip = skipWithoutSdks();
const registry = toolRegistry();

/** The SDK's own validator generates code, so its client lists no output schema where that is forbidden. */
const skipOwnValidator = process.execArgv.includes('--disallow-code-generation-from-strings')
  ? "the SDK's own validator generates code"
  : false;

/** Calls that are refused with a result, and the kind that the model reads. */
const refusedCalls: readonly (readonly [kind: string, tool: string, args?: Record<string, unknown>])[] = [
  ['missing_action', 'tasks'],
  ['unknown_action', 'tasks', { action: 'creat', data: {} }],
  ['invalid_arguments', 'tasks', { action: 'create', data: 'canary-sent' }],
  ['missing_required_fields', 'add', { a: 1 }],
  ['missing_required_group', 'tasks', { action: 'create', data: { title: 'canary-sent' } }],
  ['unknown_params', 'add', { a: 1, b: 2, c: 'canary-sent' }],
  ['invalid_values', 'add', { a: 1, b: 'canary-sent' }],
  ['handler_failed', 'fails', {}],
  ['handler_failed', 'idle', {}],
  ['invalid_result', 'broken', {}],
  ['unknown_tool', 'help', { tool: 'ad' }],
];

function textOf({ content }: ToolAnswer): string {
  assert.equal(content.length, 1);
  assert.equal(content[0]!.type, 'text');
  return content[0]!.text!;
}

function refusalOf(answer: ToolAnswer): Refusal {
  assert.equal(answer.isError, true);
  assert.equal(answer.structuredContent, undefined);
  return JSON.parse(textOf(answer)) as Refusal;
}

/** Everything that a host sees of a server, over one connection. */
async function assertServed(peer: Peer): Promise<void> {
  const listed = await peer.listTools();
  assert.deepEqual(listed.map(({ name }) => name).sort(), [...registry.definitions().map(({ name }) => name)].sort());
  const add = listed.find(({ name }) => name === 'add')!;
  const defined = registry.definitions().find(({ name }) => name === 'add')!;
  assert.deepEqual(add.inputSchema, defined.inputSchema);
  assert.deepEqual(add.outputSchema, defined.outputSchema);
  assert.deepEqual(listed.find(({ name }) => name === 'list')!.inputSchema, {
    type: 'object',
    properties: { anything: {} },
    additionalProperties: false,
  });

  const good = await peer.callTool('add', { a: 1, b: 2 });
  assert.ok(good.isError !== true);
  assert.deepEqual(good.structuredContent, { sum: 3 });
  assert.equal(textOf(good), '{"sum":3}');
  const created = await peer.callTool('tasks', { action: 'create', data: { title: 't', days: 2 } });
  assert.deepEqual(JSON.parse(textOf(created)), { title: 't', days: 2, tags: ['new'] });
  assert.equal(textOf(await peer.callTool('waits')), 'aborted: false');
  assert.equal(textOf(await peer.callTool('list', {})), '[1,2]');

  for (const [kind, tool, args] of refusedCalls) {
    const answer = await peer.callTool(tool, args);
    assert.equal(refusalOf(answer).error, kind);
    assert.ok(!JSON.stringify(answer).includes('canary'), kind);
  }

  const help = await peer.callTool('help', { tool: 'tasks', action: 'create' });
  assert.ok(help.isError !== true);
  assert.ok(textOf(help).includes('Creates a task.'));
}

for (const version of sdkVersions) {
  describe(`the official SDK, ${version}`, { skip }, () => {
    for (const transport of transports) {
      test(
        `over ${transport}: tools are listed, good calls answered, bad ones refused, help told`,
        { skip: skipOwnValidator },
        async () => {
          const sdk = await loadSdk(version);
          const peer = await sdk.connect(transport, registry);
          try {
            await assertServed(peer);
          } finally {
            await peer.close();
          }
        },
      );

      test(`over ${transport}: the same with toolgate as the validator of the client`, async () => {
        const sdk = await loadSdk(version);
        const peer = await sdk.connect(transport, registry, validatorProvider());
        try {
          await assertServed(peer);
        } finally {
          await peer.close();
        }
      });
    }

    test('an unknown tool is an error of the protocol that carries the refusal', async () => {
      const peer = await (await loadSdk(version)).connect('memory', registry);
      try {
        await assert.rejects(peer.callTool('ad', {}), (error: { code: number; message: string; data: Refusal }) => {
          assert.equal(error.code, -32602);
          assert.match(error.message, /There is no tool "ad"\. Did you mean 'add'\?/u);
          assert.equal(error.data.error, 'unknown_tool');
          return true;
        });
      } finally {
        await peer.close();
      }
    });
  });
}

test('version 2 registers the tools with an McpServer, which lets the registry judge', { skip }, async () => {
  const sdk = await loadSdk('v2');
  const peer = await sdk.connectRegistered!(registry, validatorProvider());
  try {
    await assertServed(peer);
    await assert.rejects(peer.callTool('ad', {}), { code: -32602 });
  } finally {
    await peer.close();
  }
});
