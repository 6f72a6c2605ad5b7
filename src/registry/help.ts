import { type ToolNames, unknownToolGate } from '../gate/chain.js';
import type { FrozenJson, FrozenObject } from '../json/frozen.js';
import { schemaText } from '../problem/schema-text.js';
import type { Refusal, Refused } from '../refusal/refusal.js';
import { unknownAction } from '../refusal/unknown-name.js';
import type { BuiltOperation, BuiltTool } from './built.js';

/** Which help is asked for: of all tools, of one, or of one action. */
export interface HelpQuery {
  readonly tool?: string;
  readonly action?: string;
}

/** All tools in short. */
export interface HelpIndex {
  readonly tools: readonly {
    readonly name: string;
    readonly description?: FrozenJson;
    /** Absent for a plain tool. */
    readonly actions?: readonly string[];
  }[];
}

/** A tool with actions. */
export interface HelpTool {
  readonly tool: string;
  readonly description?: FrozenJson;
  readonly actions: readonly {
    readonly name: string;
    readonly description: FrozenJson;
    readonly required?: readonly string[];
  }[];
}

/** One action, or a plain tool, with the whole schema that its calls are checked against. */
export interface HelpAction {
  readonly tool: string;
  /** Absent for a plain tool. */
  readonly action?: string;
  readonly description?: FrozenJson;
  readonly input_schema: FrozenObject;
  /** Of each group at least one property must be sent. */
  readonly required_one_of?: readonly (readonly string[])[];
  readonly defaults?: FrozenObject;
  readonly notes?: FrozenJson;
  readonly related?: FrozenJson;
  readonly examples?: FrozenJson;
}

/** What `help` answers: one of three levels, or a refusal where a name is unknown. Not bounded: the author's own text. */
export type Help = HelpIndex | HelpTool | HelpAction | Refusal;

/** Explains all tools. */
export function helpIndex(tools: Iterable<BuiltTool>): HelpIndex {
  return {
    tools: [...tools].map(({ name, words, actions }) => ({
      name,
      ...described(words),
      ...(actions === undefined ? {} : { actions: [...actions.keys()] }),
    })),
  };
}

/**
 * Answers a query whose form was checked already.
 *
 * @returns the help, or the refusal of a name that is unknown.
 */
export function answerHelp(
  query: HelpQuery,
  tools: ReadonlyMap<string, BuiltTool>,
  names: ToolNames,
): HelpIndex | HelpTool | HelpAction | Refused {
  if (query.tool === undefined) return helpIndex(tools.values());
  const tool = tools.get(query.tool);
  if (tool === undefined) return unknownToolGate(names, query.tool);
  if (query.action === undefined) return tool.actions === undefined ? helpOperation(tool.operation) : helpTool(tool);
  const operation = tool.actions?.get(query.action);
  if (operation !== undefined) return helpOperation(operation);
  const actions = [...(tool.actions?.keys() ?? [])].map(schemaText);
  return unknownAction({ subject: tool.subject, actions, sent: query.action });
}

function helpTool({ name, words, actions }: Extract<BuiltTool, { actions: object }>): HelpTool {
  return {
    tool: name,
    ...described(words),
    actions: [...actions].map(([action, operation]) => ({
      name: action,
      description: operation.words.description!,
      ...(operation.required.length === 0 ? {} : { required: operation.required }),
    })),
  };
}

function helpOperation({ subject, words, published, groups, defaults }: BuiltOperation): HelpAction {
  const { description, ...others } = words;
  return {
    tool: subject.tool,
    ...(subject.action === undefined ? {} : { action: subject.action }),
    ...described({ description }),
    input_schema: published,
    ...(groups.length === 0 ? {} : { required_one_of: groups }),
    ...(Object.keys(defaults).length === 0 ? {} : { defaults: defaults as FrozenObject }),
    ...others,
  };
}

function described({ description }: { readonly description?: FrozenJson | undefined }): {
  readonly description?: FrozenJson;
} {
  return description === undefined ? {} : { description };
}
