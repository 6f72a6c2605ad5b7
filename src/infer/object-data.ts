import type { Flat, Member } from './json-type.js';
import type { DataIn } from './from-schema.js';

/** The names in a list that is known literally; none where only its type is known. */
export type Names<List> = List extends readonly (infer Name)[]
  ? string extends Name
    ? never
    : Extract<Name, string>
  : never;

/** An object of properties, of which some are certainly there. */
export type PropertyData<Properties, Present extends string, Root> = Flat<
  {
    -readonly [Name in keyof Properties as Name extends Present ? Name : never]: DataIn<Properties[Name], Root>;
  } & {
    -readonly [Name in keyof Properties as Name extends Present ? never : Name]?: DataIn<Properties[Name], Root>;
  } & Record<Exclude<Present, keyof Properties>, unknown>
>;

/** What a `type: "object"` schema accepts: declared properties, and what is said of all others. */
export type ObjectData<Schema, Root> =
  Schema extends Readonly<Record<'properties', infer Properties>>
    ? OtherKeys<Schema, PropertyData<Properties, Names<Member<Schema, 'required'>>, Root>>
    : Names<Member<Schema, 'required'>> extends never
      ? Record<string, Schema extends { readonly additionalProperties: infer Rest } ? DataIn<Rest, Root> : unknown>
      : Record<Names<Member<Schema, 'required'>>, unknown> & Record<string, unknown>;

/** Keys beside the declared ones stay readable where the schema speaks of them: an index can't tell their type alone. */
type OtherKeys<Schema, Data> = Schema extends
  { readonly additionalProperties: object } | { readonly patternProperties: object }
  ? Data & Record<string, unknown>
  : Data;
