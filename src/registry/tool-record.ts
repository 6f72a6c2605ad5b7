import { dialectNamed, dialects } from '../dialect/table.js';
import type { DialectName } from '../dialect/dialect.js';
import type { FrozenJson } from '../json/frozen.js';
import { has, type JsonObject, own } from '../json/own.js';
import { schemaText } from '../problem/schema-text.js';
import { buildAction } from './action-schema.js';
import type { CompiledRoot, InternalOptions } from '../evaluate/root.js';
import type { Built, BuiltOperation, BuiltTool } from './built.js';
import { dialectOf, isObjectSchema } from './dialect-of.js';
import { toolFault } from './fault-text.js';
import { isName } from './name.js';
import { compileSchema, type ToolContext } from './operation.js';
import { buildPlainOperation } from './plain-tool.js';
import { copyMembers, FUNCTION, LIST, type Members, OBJECT, oneOf, readRecord, TEXT } from './record.js';
import { Report } from './report.js';
import { schemaSource, SharedDefinitions } from './schema-source.js';
import type { BuildSettings } from './settings.js';

/** The tool that explains the others. */
export const HELP_TOOL = 'help';

/** The members of a tool's record. Those without a rule are judged where they are read. */
const MEMBERS: Members = {
  name: undefined,
  title: TEXT,
  description: TEXT,
  inputSchema: undefined,
  actions: OBJECT,
  outputSchema: undefined,
  $defs: OBJECT,
  defaults: OBJECT,
  run: FUNCTION,
  annotations: OBJECT,
  icons: LIST,
  execution: OBJECT,
  _meta: OBJECT,
  dialect: oneOf(dialects.map(({ name }) => name)),
  unknownKeys: oneOf(['refuse', 'schema']),
};

/** The members that a definition shows as they are. */
const WORDS = ['title', 'description', 'annotations', 'icons', 'execution', '_meta'];

/** The members that only a tool with an `inputSchema` has. */
const PLAIN_ONLY = ['run', 'defaults', 'unknownKeys'];

/**
 * Builds one tool from its author's record, with all its faults.
 *
 * @param index its place in the list, which names a tool that has no usable name.
 */
export function buildTool(given: unknown, index: number, settings: BuildSettings): Built {
  const name = isObjectSchema(given) ? own(given, 'name') : undefined;
  const report = new Report(isName(name) ? name : `tools[${index}]`);
  const tool = isObjectSchema(given) ? readTool(given, report, settings) : undefined;
  if (!isObjectSchema(given)) report.fault('', toolFault.notRecord());
  const { faults, warnings } = report;
  return { name: report.tool, tool: faults.length > 0 ? undefined : tool, faults, warnings };
}

function readTool(given: JsonObject, report: Report, settings: BuildSettings): BuiltTool | undefined {
  const record = readRecord(given, MEMBERS, report);
  const name = own(record, 'name');
  if (!isName(name)) report.fault('/name', toolFault.name('tool'));
  if (name === HELP_TOOL && settings.help) report.fault('/name', toolFault.reserved());
  const named = own(record, 'dialect') as DialectName | undefined;
  const dialect = named === undefined ? settings.dialect : dialectNamed(named);
  const shared = new SharedDefinitions(own(record, '$defs') as JsonObject | undefined);
  const context: ToolContext = { settings, dialect, shared, report };

  const hasActions = has(given, 'actions');
  const hasInput = has(given, 'inputSchema');
  if (hasActions === hasInput) report.fault('', toolFault.kind());
  const actions = hasActions ? buildActions(record, context) : undefined;
  const operation = hasInput && !hasActions ? buildPlainOperation(record, context) : undefined;

  const outputGiven = own(record, 'outputSchema');
  const output = outputGiven === undefined ? undefined : buildOutput(outputGiven, context);
  const leftover = shared.unreached();
  if (leftover !== undefined) compileSchema({ $defs: leftover }, optionsFor(context), context, '');
  const words = copyMembers(record, WORDS, settings.limits, report);

  const common = {
    name: report.tool,
    subject: { tool: schemaText(report.tool), help: settings.help, keys: settings.keys },
    words,
    outputSchema: output?.schema as FrozenJson | undefined,
    output,
    keepsWholeDecimals: (operation?.dialect ?? dialect).name === 'draft-04',
  };
  if (actions !== undefined) return Object.freeze({ ...common, actions });
  return operation === undefined ? undefined : Object.freeze({ ...common, operation });
}

/** The actions of a tool with actions; those with a fault are left out. */
function buildActions(record: JsonObject, context: ToolContext): ReadonlyMap<string, BuiltOperation> {
  const { report } = context;
  if (!has(record, 'description')) report.fault('/description', toolFault.mustBe(TEXT.what));
  for (const name of PLAIN_ONLY) {
    if (has(record, name)) report.fault(`/${name}`, toolFault.onlyPlain(name));
  }
  const actions = new Map<string, BuiltOperation>();
  const given = own(record, 'actions') as JsonObject | undefined;
  if (given === undefined) return actions;
  const names = Object.keys(given).filter((name) => given[name] !== undefined);
  if (names.length === 0) report.fault('/actions', toolFault.noActions());
  for (const name of names) {
    const action = buildAction(name, given[name], context);
    if (action !== undefined) actions.set(name, action);
  }
  return actions;
}

/** The output root: formats are annotations there, because the host's own program made the data. */
function buildOutput(given: unknown, context: ToolContext): CompiledRoot | undefined {
  const { shared, settings } = context;
  const source = isObjectSchema(given)
    ? schemaSource(given, dialectOf(given, context.dialect, settings.compile.documents), shared, 'schema')
    : given;
  const options: InternalOptions = { ...optionsFor(context), formats: 'annotate', unknownFormats: 'ignore' };
  return compileSchema(source, options, context, '/outputSchema');
}

function optionsFor({ settings, dialect }: ToolContext): InternalOptions {
  return { ...settings.compile, dialect: dialect.name };
}
