import { runChain, type ToolNames, unknownToolGate } from '../gate/chain.js';
import type { Accepted, Outcome } from '../gate/outcome.js';
import { schemaText } from '../problem/schema-text.js';
import { toCallToolResult } from '../refusal/call-tool-result.js';
import { runChainRepaired } from '../repair/call.js';
import { buildTools, type BuiltTools } from './build.js';
import type { BuiltOperation, BuiltTool } from './built.js';
import { type ConfigurationFault, type ConfigurationWarning } from './configuration-error.js';
import { definitionOf, type ToolDefinition } from './definition.js';
import { runHandler } from './handler.js';
import { answerHelp, type Help, type HelpQuery } from './help.js';
import { helpToolFor } from './help-tool.js';
import { observe } from './observer.js';
import type { RegistryOptions, RegistrySettings } from './options.js';
import { deliver, type CallToolResult } from './result.js';
import { type BuildSettings, settingsOf } from './settings.js';
import { readArguments } from './text-arguments.js';
import type { CallContext, Tool } from './tool.js';
import { HELP_TOOL } from './tool-record.js';

/** What `with` changes. */
export interface RegistryChanges {
  readonly add?: readonly Tool[];
  /** Names of tools; one that is not there is no fault. */
  readonly remove?: readonly string[];
}

/** Tools that are ready to be called. It never changes: what it answers depends on the call alone. */
export interface Registry {
  /**
   * Runs a call through the chain of gates, without a handler.
   *
   * @param args the call's arguments, any JavaScript value; never written to. Nothing is thrown for any of them.
   */
  check(name: string, args: unknown): Outcome;
  /** As `check`, from the JSON text of the arguments, which is read without losing a digit (see `parseJson`). */
  checkText(name: string, json: string): Outcome;
  /**
   * Runs a call through the chain, then the handler, then the output root. Never rejects: what goes wrong is a result
   * with `isError`.
   */
  call(name: string, args: unknown, context?: Partial<CallContext>): Promise<CallToolResult>;
  /**
   * A new registry with other tools, which shares all that is built of those that stay.
   *
   * @throws {@link ConfigurationError} as `createRegistry` does.
   */
  with(changes: RegistryChanges): Registry;
  /** The tools as `tools/list` tells them, `help` last. */
  definitions(): ToolDefinition[];
  /** Explains all tools, one tool, or one action; an unknown name is answered with a refusal. */
  help(query?: HelpQuery): Help;
  /** With `onFault: "skip"` the faults of the tools that were left out; else empty. */
  readonly faults: readonly ConfigurationFault[];
  readonly warnings: readonly ConfigurationWarning[];
}

/**
 * Builds every tool: finds every fault, finishes every root. After that no call reads a schema or can fail to build.
 *
 * @throws {@link ConfigurationError} with all faults of all tools, unless `onFault` is `skip`.
 */
export function createRegistry({ tools, ...options }: RegistrySettings): Registry {
  const settings = settingsOf(options);
  return registryOf(buildTools(tools, [], settings, options.onFault ?? 'throw'), settings, options);
}

/** Reads a call to a tool from what was sent. */
type Read = (tool: BuiltTool, sent: unknown) => Outcome;

function registryOf(built: BuiltTools, settings: BuildSettings, options: RegistryOptions): Registry {
  const helpTool = helpToolFor(settings.keys);
  const callable = new Map(built.byName);
  if (settings.help) callable.set(HELP_TOOL, helpTool);
  const names: ToolNames = {
    names: [...callable.keys()].map(schemaText),
    help: settings.help,
    keys: settings.keys,
  };
  let definitions: readonly ToolDefinition[] | undefined;

  function find(name: unknown): BuiltTool | undefined {
    return typeof name === 'string' ? callable.get(name) : undefined;
  }

  function answer(tool: BuiltTool | undefined, name: unknown, sent: unknown, read: Read): Outcome {
    if (tool === undefined) return unknownToolGate(names, name);
    const outcome = read(tool, sent);
    if (tool !== helpTool || !outcome.ok) return outcome;
    const help = answerHelp(outcome.data, callable, names);
    return 'ok' in help ? help : outcome;
  }

  function observed(name: unknown, sent: unknown, read: Read): Outcome {
    const tool = find(name);
    if (options.onOutcome === undefined) return answer(tool, name, sent, read);
    const tell = observe(options.onOutcome);
    const outcome = answer(tool, name, sent, read);
    tell({ tool: tool?.name, action: actionOf(outcome), outcome, repairs: repairsOf(outcome) });
    return outcome;
  }

  async function call(name: unknown, args: unknown, context?: Partial<CallContext>): Promise<CallToolResult> {
    const tell = observe(options.onOutcome);
    const tool = find(name);
    const outcome = answer(tool, name, args, readValue);
    const action = actionOf(outcome);
    const done = !outcome.ok
      ? outcome
      : tool === helpTool
        ? deliver(answerHelp(outcome.data, callable, names), undefined, helpTool.subject)
        : await runHandler(tool!, operationOf(tool!, action), outcome.data, context, options.exceptions);
    tell({ tool: tool?.name, action, outcome: done, repairs: repairsOf(outcome) });
    return done.ok ? done.result : toCallToolResult(done.refusal);
  }

  const { repair } = settings;
  const readValue: Read = repair === undefined ? runChain : (tool, args) => runChainRepaired(tool, args, repair);
  const readText: Read = (tool, json) => readArguments(tool, json, settings);

  return Object.freeze<Registry>({
    check: (name, args) => observed(name, args, readValue),
    checkText: (name, json) => observed(name, json, readText),
    call,
    with({ add = [], remove = [] }) {
      const kept = built.list.filter(({ name }) => !remove.includes(name));
      return registryOf(buildTools(add, kept, settings, options.onFault ?? 'throw'), settings, options);
    },
    definitions() {
      definitions ??= [...callable.values()].map(definitionOf);
      return [...definitions];
    },
    help(query = {}) {
      const outcome = runChain(helpTool, query);
      const help = outcome.ok ? answerHelp(outcome.data, callable, names) : outcome;
      return 'ok' in help ? help.refusal : help;
    },
    faults: built.faults,
    warnings: built.warnings,
  });
}

/** The action that a call named well; undefined for a plain tool, and where the call did not come so far. */
function actionOf(outcome: Outcome): string | undefined {
  return outcome.ok ? outcome.action : 'action' in outcome.refusal ? outcome.refusal.action : undefined;
}

/** What was repaired of a call that passed. */
function repairsOf(outcome: Outcome): Accepted['repairs'] {
  return outcome.ok ? outcome.repairs : undefined;
}

function operationOf(tool: BuiltTool, action: string | undefined): BuiltOperation {
  return tool.actions === undefined ? tool.operation : tool.actions.get(action!)!;
}
