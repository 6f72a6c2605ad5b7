import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  compile,
  SchemaError,
  type CompileOptions,
  type DialectName,
  type Root,
  type SchemaFault,
} from '../../src/schema.js';
import { projectFolder, readJson } from './shared-data.js';

/** A schema with the values that it takes or refuses, or with the faults for which it is none. */
export interface SchemaCase {
  readonly description: string;
  readonly schema: unknown;
  /** The dialects in which all of this holds; 2020-12 where none is named. */
  readonly dialect?: DialectName | readonly DialectName[];
  readonly options?: CompileOptions;
  readonly tests?: readonly { readonly description: string; readonly data: unknown; readonly valid: boolean }[];
  readonly faults?: readonly SchemaFault[];
  /** What a registry tells of it beside. */
  readonly warnings?: readonly SchemaFault[];
}

/** Every case of a folder below `spec/cases/`, once for each of its dialects. */
export function schemaCases(folder: string): (SchemaCase & { readonly file: string; readonly dialect: DialectName })[] {
  const path = join(projectFolder, 'spec/cases', folder);
  return readdirSync(path)
    .sort()
    .flatMap((file) =>
      (readJson(join(path, file)) as SchemaCase[]).flatMap((each) =>
        [each.dialect ?? '2020-12'].flat().map((dialect) => ({ ...each, file, dialect })),
      ),
    );
}

/** The root, or the faults where there is none. */
export function compiledOrFaults(schema: unknown, options: CompileOptions): Root | readonly SchemaFault[] {
  try {
    return compile(schema, options);
  } catch (error) {
    if (error instanceof SchemaError) return error.faults;
    throw error;
  }
}
