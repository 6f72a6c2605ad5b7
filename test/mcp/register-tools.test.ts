import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRegistry } from '../../src/index.js';
import { registerTools } from '../../src/mcp/register-tools.js';

interface Registered {
  readonly name: string;
  readonly settings: Record<string, unknown> & { inputSchema: Schema; outputSchema?: Schema };
  readonly answer: (args: unknown, context: object) => Promise<unknown>;
}

interface Schema {
  readonly '~standard': {
    readonly validate: (value: unknown) => unknown;
    readonly jsonSchema: { readonly input: (options: object) => object; readonly output: (options: object) => object };
  };
}

const server = {
  registerTool(name: string, settings: Registered['settings'], answer: Registered['answer']): Registered {
    assert.equal(this, server);
    return { name, settings, answer };
  },
};

const registry = createRegistry({
  tools: [
    {
      name: 'add',
      title: 'Add',
      annotations: { readOnlyHint: true },
      execution: { taskSupport: 'forbidden' },
      inputSchema: { properties: { a: { type: 'integer' } }, required: ['a'] },
      outputSchema: { type: 'object' },
      run: (data) => data,
    },
  ],
});
const handles = registerTools(server, registry);

test('every tool is registered with its words, and what the server gave is handed on', () => {
  assert.deepEqual([...handles.keys()], ['add', 'help']);
  const { name, settings } = handles.get('add')!;
  const { inputSchema: _input, outputSchema: _output, ...words } = settings;
  assert.equal(name, 'add');
  assert.deepEqual(words, { title: 'Add', annotations: { readOnlyHint: true } });
});

test('the schemas are Standard Schemas that tell their JSON Schema and accept every value', () => {
  const { inputSchema, outputSchema } = handles.get('add')!.settings;
  const { validate, jsonSchema } = inputSchema['~standard'];
  assert.deepEqual(jsonSchema.input({ target: 'draft-2020-12' }), {
    type: 'object',
    properties: { a: { type: 'integer' } },
    required: ['a'],
    additionalProperties: false,
  });
  assert.deepEqual(outputSchema!['~standard'].jsonSchema.output({}), { type: 'object' });
  assert.ok(handles.get('help')!.settings.outputSchema === undefined);
  const value = { a: 'refused by the registry' };
  assert.deepEqual(validate(value), { value });
});

test('the registry judges the call', async () => {
  const { answer } = handles.get('add')!;
  assert.deepEqual(await answer({ a: 1 }, {}), {
    content: [{ type: 'text', text: '{"a":1}' }],
    structuredContent: { a: 1 },
  });
  const refused = (await answer(undefined, {})) as { isError: boolean; content: [{ text: string }] };
  assert.equal(refused.isError, true);
  assert.match(refused.content[0].text, /^\{"error":"missing_required_fields"/u);
});
