import { type FrozenJson, type FrozenObject, isObject } from '../json/frozen.js';
import { type JsonObject, own } from '../json/own.js';
import type { BuiltOperation } from './built.js';
import { proveDefaults } from './default-proof.js';
import { isObjectSchema } from './dialect-of.js';
import { toolFault } from './fault-text.js';
import { readGroups, readNames } from './groups.js';
import { hasLineBreak, isName } from './name.js';
import { assembleOperation, compileSchema, declaredBy, type ToolContext } from './operation.js';
import { copyMembers, FUNCTION, LIST, type Members, OBJECT, readRecord, TEXT, TEXT_OR_TEXTS, TEXTS } from './record.js';
import { collectReferences, reachedDefinitions } from './reference.js';
import { schemaSource } from './schema-source.js';
import type { Handler } from './tool.js';

/** The members of an action's record. Those without a rule are judged where they are read. */
const MEMBERS: Members = {
  description: TEXT,
  properties: undefined,
  required: undefined,
  requiredOneOf: undefined,
  defaults: OBJECT,
  $defs: undefined,
  notes: TEXT_OR_TEXTS,
  related: TEXTS,
  examples: LIST,
  run: FUNCTION,
};

/** The members that only `help` shows. */
const WORDS = ['description', 'notes', 'related', 'examples'];

/** Builds an action from its author's record; faults are reported, and undefined is answered where there is one. */
export function buildAction(name: string, given: unknown, context: ToolContext): BuiltOperation | undefined {
  const { settings, dialect, shared, report } = context;
  const before = report.faults.length;
  if (!isName(name)) report.fault('', toolFault.name('action'), name);
  if (!isObjectSchema(given)) {
    report.fault('', toolFault.notRecord(), name);
    return undefined;
  }
  const record = readRecord(given, MEMBERS, report, name);
  readDescription(record, report, name);

  const written = own(record, 'properties') ?? {};
  const declared = isObjectSchema(written) ? written : undefined;
  const required = readNames(own(record, 'required') ?? [], declared, '/required', report, name);
  const groups = readGroups(own(record, 'requiredOneOf') ?? [], declared, report, name);

  const definitions = own(record, '$defs');
  const schema = { type: 'object', properties: written, ...(definitions === undefined ? {} : { $defs: definitions }) };
  const source = schemaSource(schema, dialect, shared, 'refuse');
  const root = compileSchema(source, { ...settings.compile, dialect: dialect.name, required }, context, '', name);
  const words = copyMembers(record, WORDS, settings.limits, report, name);
  const copied = copyMembers(record, ['defaults'], settings.limits, report, name);
  if (root === undefined) return undefined;
  const proof = { defaults: (copied.defaults ?? {}) as FrozenObject, declared: declaredBy(root), root };
  const defaults = proveDefaults(proof, report, name);
  if (report.faults.length > before) return undefined;
  const published = publishedSchema(root.schema as FrozenObject, required, context);
  const run = own(record, 'run') as Handler | undefined;
  const tool = report.tool;
  return assembleOperation(
    { tool, action: name, root, dialect, required, groups, defaults, run, published, words },
    settings,
  );
}

function readDescription(record: JsonObject, report: ToolContext['report'], action: string): void {
  const description = own(record, 'description');
  if (description === undefined) report.fault('/description', toolFault.mustBe('a string'), action);
  else if (hasLineBreak(description as string)) report.fault('/description', toolFault.lineBreak(), action);
}

/** The checked schema with the required names, and of its `$defs` only those that are reached. */
function publishedSchema(schema: FrozenObject, required: readonly string[], { dialect }: ToolContext): FrozenObject {
  const { $defs, ...rest } = schema;
  const published: Record<string, FrozenJson> = { ...rest };
  if (required.length > 0) published.required = Object.freeze([...required]);
  if (isObject($defs)) {
    const reached = reachedDefinitions(collectReferences(schema, dialect));
    const kept = Object.entries($defs).filter(([name]) => reached === undefined || reached.has(name));
    if (kept.length > 0) published.$defs = Object.freeze(Object.fromEntries(kept));
  }
  return Object.freeze(published);
}
