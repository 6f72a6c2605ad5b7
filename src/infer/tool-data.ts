import type { FromSchema, Names } from './from-schema.js';

/** The data of a plain tool: an object in any case, with the properties that have defaults always there. */
export type PlainData<Schema, Defaults> = WithDefaults<
  FromSchema<Schema extends { readonly type: unknown } ? Schema : Schema & { readonly type: 'object' }>,
  Defaults
>;

/** The data of an action, whose schema stands in parts: see `ActionSchema`. */
export type ActionData<Properties, Required, Defaults, Definitions> = WithDefaults<
  FromSchema<{
    readonly type: 'object';
    readonly properties: Properties;
    readonly required: readonly Names<Required>[];
    readonly $defs: Definitions;
  }>,
  Defaults
>;

/** A default is there where the call sent nothing, so its property can't be missing. */
type WithDefaults<Data, Defaults> = string extends keyof Defaults
  ? Data
  : Data & { [Name in keyof Defaults & keyof Data]-?: Exclude<Data[Name], undefined> };
