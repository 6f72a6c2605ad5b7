import type { JsonSchema } from '../json/frozen.js';

/** Schemas by key: what a program named, or the identifier that a schema has itself. */
export class SchemaStore {
  readonly #schemas = new Map<string, JsonSchema>();

  /** @throws Error for a key that is taken, and for a schema that has none. */
  add(schema: JsonSchema, given: string | undefined): void {
    const key = given ?? identifierOf(schema);
    if (key === undefined) throw new Error('a schema that is added needs a key or an identifier');
    const plain = withoutEmptyFragment(key);
    if (this.#schemas.has(plain)) throw new Error('a schema with this key or identifier was added before');
    this.#schemas.set(plain, schema);
  }

  /** Keeps a schema under the identifier that it has itself, where that names a whole schema and is free. */
  keep(schema: JsonSchema): void {
    const key = withoutEmptyFragment(identifierOf(schema) ?? '');
    if (key !== '' && !key.startsWith('#') && !this.#schemas.has(key)) this.#schemas.set(key, schema);
  }

  get(key: string): JsonSchema | undefined {
    return this.#schemas.get(withoutEmptyFragment(key));
  }

  /** Removes one schema, or all of them. */
  remove(which: string | JsonSchema | undefined): void {
    if (which === undefined) this.#schemas.clear();
    for (const [key, schema] of this.#schemas) {
      if (schema === which || (typeof which === 'string' && key === withoutEmptyFragment(which))) {
        this.#schemas.delete(key);
      }
    }
  }

  /** All schemas by key, as documents that references reach. */
  documents(): Record<string, JsonSchema> {
    return Object.fromEntries(this.#schemas);
  }
}

/** The identifier that a schema gives itself. */
function identifierOf(schema: JsonSchema): string | undefined {
  if (typeof schema === 'boolean') return undefined;
  const id = Object.hasOwn(schema, '$id') ? schema.$id : Object.hasOwn(schema, 'id') ? schema.id : undefined;
  return typeof id === 'string' ? id : undefined;
}

function withoutEmptyFragment(key: string): string {
  return key.endsWith('#') ? key.slice(0, -1) : key;
}
