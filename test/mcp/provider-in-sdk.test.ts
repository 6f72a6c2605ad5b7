import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { validatorProvider } from '../../src/mcp/index.js';
import { loadSdk, type Peer, sdkVersions, skipWithoutSdks } from './support/sdk.js';

const skip = skipWithoutSdks();

/** A tool of someone else's server. */
function tool(name: string, outputSchema?: object): object {
  return { name, inputSchema: { type: 'object' }, ...(outputSchema === undefined ? {} : { outputSchema }) };
}

const withPointer = {
  type: 'object',
  properties: { rows: { type: 'array', items: { $ref: '#/$defs/row' } } },
  required: ['rows'],
  $defs: { row: { type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] } },
};
const draft07 = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  type: 'object',
  properties: { rows: { type: 'array', items: [{ $ref: '#/definitions/row' }] } },
  definitions: { row: { type: 'object', required: ['id'] } },
};

function result(structuredContent?: object): object {
  return { content: [], ...(structuredContent === undefined ? {} : { structuredContent }) };
}

for (const version of sdkVersions) {
  describe(`toolgate as the validator of a client of ${version}`, { skip }, () => {
    async function withPeer(tools: object[], answer: object, look: (peer: Peer) => Promise<void>): Promise<void> {
      const peer = await (await loadSdk(version)).connectPlain(tools, answer, validatorProvider());
      try {
        await look(peer);
      } finally {
        await peer.close();
      }
    }

    test('a result that keeps the output schema passes, in every dialect', async () => {
      const kept = { rows: [{ id: 1 }] };
      await withPeer([tool('a', withPointer), tool('b', draft07)], result(kept), async (peer) => {
        assert.equal((await peer.listTools()).length, 2);
        assert.deepEqual((await peer.callTool('a')).structuredContent, kept);
        assert.deepEqual((await peer.callTool('b')).structuredContent, kept);
      });
    });

    test('a result that breaks it, or lacks, is refused without its values', async () => {
      await withPeer(
        [tool('a', withPointer), tool('b', draft07)],
        result({ rows: [{ di: 'canary' }] }),
        async (peer) => {
          await peer.listTools();
          for (const name of ['a', 'b']) {
            await assert.rejects(peer.callTool(name), ({ message }: Error) => {
              assert.match(message, /data\.rows\[0\]: property 'id' is required/u);
              assert.ok(!message.includes('canary'));
              return true;
            });
          }
        },
      );
      await withPeer([tool('a', withPointer)], result(), async (peer) => {
        await peer.listTools();
        await assert.rejects(peer.callTool('a'), /did not return structured content/u);
      });
    });

    test('one bad schema spoils neither the list nor the other tools', async () => {
      const bad = [
        tool('faulty', { type: 'object', properties: { a: { type: 'nothing' } } }),
        tool('foreign', { $schema: 'https://example.org/own', type: 'object' }),
        tool('dangling', { type: 'object', properties: { a: { $ref: '#/$defs/missing' } } }),
      ];
      await withPeer([...bad, tool('good', withPointer), tool('free')], result({ rows: [] }), async (peer) => {
        assert.equal((await peer.listTools()).length, 5);
        assert.deepEqual((await peer.callTool('good')).structuredContent, { rows: [] });
        assert.deepEqual((await peer.callTool('free')).structuredContent, { rows: [] });
        for (const name of ['faulty', 'foreign', 'dangling']) {
          await assert.rejects(peer.callTool(name), /the schema can't be used/u);
        }
      });
    });

    test('two tools whose schemas have one $id are checked each by its own', async () => {
      const of = (type: string): object => ({
        $id: 'https://example.org/result',
        type: 'object',
        properties: { a: { type } },
      });
      await withPeer([tool('text', of('string')), tool('number', of('number'))], result({ a: 1 }), async (peer) => {
        await peer.listTools();
        await assert.rejects(peer.callTool('text'), /not of type string/u);
        assert.deepEqual((await peer.callTool('number')).structuredContent, { a: 1 });
      });
    });
  });
}

test('a server of version 1 checks with it what a user filled in', { skip }, async () => {
  const { elicit } = await loadSdk('v1');
  const schema = { type: 'object', properties: { mail: { type: 'string', format: 'email' } }, required: ['mail'] };
  assert.deepEqual(await elicit!(schema, { mail: 'a@example.org' }, validatorProvider()), {
    action: 'accept',
    content: { mail: 'a@example.org' },
  });
  await assert.rejects(elicit!(schema, { mail: 'canary' }, validatorProvider()), ({ message }: Error) => {
    assert.match(message, /data\.mail: value does not respect the 'email' format/u);
    return !message.includes('canary');
  });
});
