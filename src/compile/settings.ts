import { FRACTION, KINDS, NUMBER, OBJECT, STRING, isTypeName, kindOf, type TypeName } from '../json/kind.js';
import type { FrozenJson, JsonSchema } from '../json/frozen.js';
import { faultOfLimits, withDefaults, type Limits } from '../limit/table.js';
import type { Dialect, DialectName } from '../dialect/dialect.js';
import { defaultDialect, dialects } from '../dialect/table.js';
import { formats as knownFormats } from '../format/table.js';
import type { AnyFormat, KeywordOptions } from '../keyword/keyword.js';
import { faultText } from '../problem/fault-text.js';
import type { Findings } from '../problem/fault.js';

/** The types whose values may have a format: the others have too few values to need one. */
type FormattedType = Exclude<TypeName, 'null' | 'boolean'>;

/** An author's own format: the type of the values it looks at, and whether one of them is well formed. */
export interface CustomFormat<Value = unknown> {
  readonly type: FormattedType;
  /** One that throws, or that answers anything but true (a promise, say), refuses the value. */
  readonly check: (value: Value) => boolean;
}

/** What `compile` may be told. */
export interface CompileOptions {
  /** The dialect of a schema without `$schema`; 2020-12 where it isn't given. */
  readonly dialect?: DialectName | undefined;
  /** Whether `format` refuses, as it does unless told otherwise, or only describes. */
  readonly formats?: 'assert' | 'annotate' | undefined;
  /** Whether an unknown format name refuses the schema, as it does unless told otherwise. */
  readonly unknownFormats?: 'refuse' | 'ignore' | undefined;
  /** Formats to add; the known ones can't be replaced. */
  readonly customFormats?: Readonly<Record<string, CustomFormat<never>>> | undefined;
  /** What `$ref` may reach beside the schema itself, by URI. Nothing is ever fetched. */
  readonly documents?: Readonly<Record<string, JsonSchema>> | undefined;
  /** Whether OpenAPI's `nullable: true` adds null to the types, or is only warned of. */
  readonly nullable?: 'warn' | 'honour' | undefined;
  /** Whether keys that the schema doesn't declare are quoted in paths, or hidden. */
  readonly keys?: 'quote' | 'hide' | undefined;
  /** Limits to raise; see `limit/table.ts`. */
  readonly limits?: Partial<Limits> | undefined;
}

/** The options as the compiler reads them: complete, and independent of the author's objects. */
export interface Settings extends KeywordOptions {
  readonly dialect: Dialect;
  /** Copies of the given documents, each made when a reference first reaches it. */
  readonly documents: ReadonlyMap<string, () => FrozenJson>;
}

/** A custom format as an asserter that never throws. */
function asFormat(name: string, { type, check }: CustomFormat<never>): AnyFormat {
  return {
    name,
    kinds: type === 'integer' ? NUMBER : KINDS[type],
    check: (value) => {
      try {
        // Assertions are grouped by the kinds that JavaScript tells apart; a fraction is told apart here.
        return (type === 'integer' && kindOf(value) === FRACTION) || (check(value) as unknown) === true;
      } catch {
        return false;
      }
    },
  };
}

/** Authors without types give anything. */
function isCustomFormat(format: Partial<CustomFormat<never>> | null | undefined): format is CustomFormat<never> {
  if (typeof format?.check !== 'function') return false;
  const type: unknown = format.type;
  return isTypeName(type) && type !== 'null' && type !== 'boolean';
}

function formatsWith(custom: CompileOptions['customFormats'], found: Findings): ReadonlyMap<string, AnyFormat> {
  if (custom === undefined) return builtIn;
  const all = new Map(builtIn);
  for (const [name, format] of membersOf('customFormats', custom, found)) {
    if (builtIn.has(name)) found.fault('', faultText.knownFormat(name));
    else if (!isCustomFormat(format)) found.fault('', faultText.badFormat(name));
    else all.set(name, asFormat(name, format));
  }
  return all;
}

const builtIn: ReadonlyMap<string, AnyFormat> = new Map(
  [...knownFormats].map(([name, format]) => [name, { ...format, kinds: STRING }]),
);

const noDocuments: ReadonlyMap<string, () => FrozenJson> = new Map();

function documentsOf(
  given: CompileOptions['documents'],
  found: Findings,
  copy: (document: unknown) => FrozenJson,
): ReadonlyMap<string, () => FrozenJson> {
  if (given === undefined) return noDocuments;
  const documents = new Map<string, () => FrozenJson>();
  for (const [uri, document] of membersOf('documents', given, found)) {
    let copied: FrozenJson | undefined;
    documents.set(uri, () => (copied ??= copy(document)));
  }
  return documents;
}

/** The words that an option may be. A word that is none of them must not silently mean the default. */
export const optionWords = {
  formats: ['assert', 'annotate'],
  unknownFormats: ['refuse', 'ignore'],
  nullable: ['warn', 'honour'],
  keys: ['quote', 'hide'],
} as const;

function checkOptions(options: CompileOptions, found: Findings): void {
  for (const [name, words] of Object.entries(optionWords) as [keyof typeof optionWords, readonly unknown[]][]) {
    const given = options[name];
    if (given !== undefined && !words.includes(given)) found.fault('', faultText.option(name, words.join(' or ')));
  }
}

/** Nothing is done under limits that are none: where any is wrong, the faults are looked for under the defaults. */
function limitsOf({ limits }: CompileOptions, found: Findings): Limits {
  const wrong = faultOfLimits(limits);
  if (wrong !== undefined) found.fault('', faultText.limits(wrong));
  return withDefaults(limits);
}

/** The members of an option that is an object; none, and a fault told, where it is something else. */
function membersOf<Member>(
  name: 'documents' | 'customFormats',
  given: Readonly<Record<string, Member>> | undefined,
  found: Findings,
): [string, Member][] {
  if (given === undefined) return [];
  if (kindOf(given) === OBJECT) return Object.entries(given);
  found.fault('', faultText.option(name, 'an object'));
  return [];
}

/** Reads the options. What is wrong with them is told as faults of the root. */
export function settingsOf(
  options: CompileOptions,
  found: Findings,
  copy: (document: unknown, limits: Limits) => FrozenJson,
): Settings {
  checkOptions(options, found);
  // Authors without types give anything.
  const name: unknown = options.dialect ?? defaultDialect;
  const dialect = dialects.find((known) => known.name === name);
  if (dialect === undefined)
    found.fault(
      '',
      faultText.unknownDialect(
        String(name),
        dialects.map((known) => known.name),
      ),
    );
  const limits = limitsOf(options, found);
  return {
    dialect: dialect ?? dialects[0]!,
    documents: documentsOf(options.documents, found, (document) => copy(document, limits)),
    limits,
    assertFormats: options.formats !== 'annotate',
    refuseUnknownFormats: options.unknownFormats !== 'ignore',
    formats: formatsWith(options.customFormats, found),
    honourNullable: options.nullable === 'honour',
  };
}
