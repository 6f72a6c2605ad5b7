import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRegistry } from '../../src/index.js';
import { standardTool } from '../../src/standard/index.js';

const registry = createRegistry({
  tools: [
    {
      name: 'find',
      inputSchema: { type: 'object', properties: { limit: { type: 'integer' } }, required: ['limit'] },
      defaults: {},
    },
    {
      name: 'tasks',
      description: 'Tasks.',
      actions: {
        create: {
          description: 'Creates one.',
          properties: { title: { type: 'string' }, size: { type: 'integer' }, a: {}, b: {} },
          required: ['title'],
          requiredOneOf: [['a', 'b']],
          defaults: { size: 3 },
        },
      },
    },
  ],
});

const validate = standardTool(registry, 'tasks')['~standard'].validate;

function issues(args: unknown): readonly (readonly [string, string])[] {
  const result = validate(args);
  return (result.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
}

test('a good call comes back as the handler reads it, in the form in which it was sent', () => {
  assert.deepEqual(standardTool(registry, 'find')['~standard'].validate({ limit: 2 }), { value: { limit: 2 } });
  assert.deepEqual(validate({ action: 'create', data: { title: 'x', a: 1 } }), {
    value: { action: 'create', data: { title: 'x', a: 1, size: 3 } },
  });
});

test('each refusal becomes issues at its places', () => {
  assert.deepEqual(issues({}), [['action', "'action' is missing: it must name one of the actions of tool 'tasks'."]]);
  assert.deepEqual(issues({ action: 5 }), [['action', 'arguments.action: value is not of type string, got integer']]);
  assert.deepEqual(issues({ action: 'crate' }), [
    ['action', `Tool 'tasks' has no action "crate". Did you mean 'create'?`],
  ]);
  assert.deepEqual(issues([]), [['', 'arguments: value is not of type object, got array']]);
  assert.deepEqual(issues({ action: 'create', data: [] }), [['data', 'data: value is not of type object, got array']]);
  assert.deepEqual(issues({ action: 'create', data: { a: 1 } }), [['data.title', "property 'title' is required"]]);
  assert.deepEqual(
    issues({ action: 'create', data: { title: 'x' } }).map(([path]) => path),
    ['data'],
  );
  assert.deepEqual(issues({ action: 'create', data: { title: 'x', a: 1, sise: 1, zzzzzz: 2 } }), [
    ['data.sise', "key is not declared: did you mean 'size'?"],
    ['data.zzzzzz', 'key is not declared'],
  ]);
  assert.deepEqual(issues({ action: 'create', title: 'x', data: { title: 'x', a: 1 } }), [
    ['title', 'key is not declared: put it inside data'],
  ]);
  assert.deepEqual(issues({ action: 'create', data: { title: 1, a: 1 } }), [
    ['data.title', 'value is not of type string, got integer'],
  ]);
});

test('the schema is that of the definition, and a tool that is not there is an error', () => {
  const { $schema, ...schema } = standardTool(registry, 'find')['~standard'].jsonSchema.input({ target: 'draft-07' });
  assert.equal($schema, 'http://json-schema.org/draft-07/schema#');
  assert.deepEqual(schema, registry.definitions()[0]!.inputSchema);
  assert.throws(() => standardTool(registry, 'none'), RangeError);
});
