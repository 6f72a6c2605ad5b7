import { createRegistry, defineTool, type Tool } from '../../src/index.js';
import { compile } from '../../src/schema.js';
import type { Equal } from './expect.js';

/** Holds a value to exactly one type: without `exactly`, a wider type would pass too. */
function exactly<Wanted>(): <Given>(given: Given, ...proof: Equal<Given, Wanted> extends true ? [] : [never]) => void {
  return () => undefined;
}

const plain = defineTool({
  name: 'add',
  inputSchema: {
    type: 'object',
    properties: {
      a: { type: 'integer' },
      mode: { enum: ['fast', 'slow'] },
      rows: { items: { $ref: '#/$defs/row' }, type: 'array' },
    },
    required: ['a'],
    $defs: { row: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] } },
  },
  run: (data, { signal }) => {
    exactly<{ a: number; mode?: 'fast' | 'slow'; rows?: { id: string }[] }>()(data);
    exactly<AbortSignal>()(signal);
    return data.a;
  },
});

const untyped = defineTool({
  name: 'untyped',
  inputSchema: { properties: { a: { type: ['string', 'null'] } } },
  defaults: { a: 'x' },
  run(data) {
    exactly<string | null>()(data.a);
  },
});

const actions = defineTool({
  name: 'tasks',
  description: 'Keeps tasks.',
  $defs: { id: { type: 'integer' }, shadowed: { type: 'string' } },
  actions: {
    create: {
      description: 'Creates one.',
      properties: {
        title: { type: 'string' },
        tags: { type: 'array', items: { type: 'string' } },
        after: { $ref: '#/$defs/id' },
      },
      required: ['title'],
      defaults: { tags: [] },
      run: (data) => {
        exactly<string>()(data.title);
        exactly<string[]>()(data.tags);
        exactly<number | undefined>()(data.after);
      },
    },
    move: {
      description: 'Moves one.',
      properties: { to: { $ref: '#/$defs/shadowed' } },
      $defs: { shadowed: { const: 1 } },
      run(data, { signal }) {
        exactly<{ to?: 1 }>()(data);
        exactly<AbortSignal>()(signal);
      },
    },
    list: {
      description: 'Lists them.',
      run: (data) => Object.keys(data).length,
    },
  },
});

const declared: Tool = { name: 'declared', inputSchema: { type: 'object' }, run: (data) => data.anything };

/** Typed tools are tools like any other. */
export function registered(): unknown {
  type Names = keyof typeof actions.actions;
  const names: Record<'create' | 'move' | 'list', 1> = { create: 1, move: 1, list: 1 };
  exactly<Record<Names, 1>>()(names);
  return createRegistry({ tools: [plain, untyped, actions, declared] });
}

/** `compile` types what `check` accepts. */
export function compiled(): void {
  const verdict = compile({ type: 'array', items: { type: 'object', properties: { n: { type: 'number' } } } }).check(
    [],
  );
  if (verdict.ok) exactly<{ n?: number }[]>()(verdict.data);
  const unknown = compile(JSON.parse('{}')).check(1);
  if (unknown.ok) exactly<unknown>()(unknown.data);
}
