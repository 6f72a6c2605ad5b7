import { type FrozenJson, type FrozenObject, isList } from '../json/frozen.js';
import { type JsonObject, own } from '../json/own.js';
import type { CompiledRoot } from '../evaluate/root.js';
import type { BuiltOperation } from './built.js';
import { proveDefaults, rootOfProperties } from './default-proof.js';
import { dialectOf, isObjectSchema } from './dialect-of.js';
import { toolFault } from './fault-text.js';
import { assembleOperation, compileSchema, declaredBy, type ToolContext } from './operation.js';
import { copyMembers } from './record.js';
import { schemaSource } from './schema-source.js';
import type { Handler, UnknownKeys } from './tool.js';

/** Builds the one operation of a plain tool; faults are reported, and undefined is answered where there is one. */
export function buildPlainOperation(record: JsonObject, context: ToolContext): BuiltOperation | undefined {
  const { settings, shared, report } = context;
  const { documents } = settings.compile;
  const written = own(record, 'inputSchema');
  if (!isObjectSchema(written)) {
    report.fault('/inputSchema', toolFault.mustBe('a plain object'));
    return undefined;
  }
  const before = report.faults.length;
  const dialect = dialectOf(written, context.dialect, documents);
  const unknownKeys = (own(record, 'unknownKeys') as UnknownKeys | undefined) ?? settings.unknownKeys;
  const source = schemaSource(written, dialect, shared, unknownKeys);
  const options = { ...settings.compile, dialect: context.dialect.name };
  const root = compileSchema(source, options, context, '');
  const copied = copyMembers(record, ['defaults'], settings.limits, report);
  if (root === undefined) return undefined;
  const schema = root.schema as FrozenObject;
  const declared = declaredBy(root);
  const defaults = (copied.defaults ?? {}) as FrozenObject;
  const named = Object.keys(defaults).filter((name) => Object.hasOwn(declared, name));
  const proof: CompiledRoot =
    named.length === 0 ? root : rootOfProperties(schema, named, settings.compile, context.dialect);
  const proven = proveDefaults({ defaults, declared, root: proof }, report);
  if (report.faults.length > before) return undefined;
  const ignored = dialect.lonelyRef && Object.hasOwn(schema, '$ref');
  const required = ignored ? [] : namesIn(own(schema, 'required') as FrozenJson | undefined);
  required.forEach((name, index) => {
    if (!Object.hasOwn(declared, name)) report.warn(`/required/${index}`, toolFault.undeclaredRequired(name));
  });
  return assembleOperation(
    {
      tool: report.tool,
      action: undefined,
      root,
      dialect,
      required,
      groups: [],
      defaults: proven,
      run: own(record, 'run') as Handler | undefined,
      published: schema,
      words: Object.freeze({}),
    },
    settings,
  );
}

/** The compiler has proven the operand of `required`; a dialect or a vocabulary without it has no required names. */
function namesIn(required: FrozenJson | undefined): readonly string[] {
  return isList(required) ? required.filter((name) => typeof name === 'string') : [];
}
