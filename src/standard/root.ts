import { dialectNamed } from '../dialect/table.js';
import type { FrozenJson } from '../json/frozen.js';
import type { Root } from '../schema.js';
import { issuesOfEntries } from './issues.js';
import { standard } from './schema.js';
import type { StandardSchema } from './standard.js';

/**
 * A root as a Standard Schema v1 and Standard JSON Schema v1 (standardschema.dev).
 *
 * `validate` is synchronous, never throws, and answers with the value after casting, or with issues: one for each
 * problem of the first ten refused paths. No issue holds a sent value; its path holds the keys.
 *
 * @param root what `compile` of `toolgate/schema` made.
 */
export function standardSchema<Data = unknown>(root: Root): StandardSchema<Data> {
  return standard<Data>(
    root.schema as FrozenJson,
    (value) => {
      const verdict = root.check(value);
      return verdict.ok ? { value: verdict.data as Data } : { issues: issuesOfEntries(verdict.entries) };
    },
    dialectNamed(root.dialect),
  );
}
