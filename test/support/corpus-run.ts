import { createRegistry, ConfigurationError, type Registry } from '../../src/index.js';
import { compile, SchemaError, type Root } from '../../src/schema.js';
import type { CorpusTool, ToolWithCalls } from './corpus.js';
import { identity } from './corpus.js';

/** What the corpus showed. */
export interface CorpusFigures {
  readonly tools: number;
  /** Tools whose schema is refused: `source tool` and the reasons. */
  readonly refused: readonly { readonly tool: string; readonly reasons: readonly string[] }[];
  /** Calls whose verdict is known, to tools that were taken. */
  readonly calls: number;
  /** Known calls to tools that were refused: nothing can be asked. */
  readonly unasked: number;
  /** Calls that `compile(…).test` answers otherwise than the corpus says. */
  readonly wrongByTest: readonly string[];
  /** Calls that `compile(…).check` answers otherwise than `test`. */
  readonly wrongByCheck: readonly string[];
  /** Calls that a registry answers otherwise. */
  readonly wrongByRegistry: readonly string[];
}

/** Asks every call with a known verdict: through the engine, and through a registry of its tool alone. */
export function runCorpus(tools: readonly ToolWithCalls[]): CorpusFigures {
  const refused: { tool: string; reasons: readonly string[] }[] = [];
  const wrongByTest: string[] = [];
  const wrongByCheck: string[] = [];
  const wrongByRegistry: string[] = [];
  let calls = 0;
  let unasked = 0;
  for (const tool of tools) {
    const known = tool.calls.filter(({ expect }) => expect !== 'unknown');
    const built = build(tool);
    if (Array.isArray(built)) {
      refused.push({ tool: identity(tool), reasons: built });
      unasked += known.length;
      continue;
    }
    const { root, registry } = built as Built;
    for (const { arguments: data, expect, why } of known) {
      calls += 1;
      const call = `${identity(tool)}: ${why}: ${data === null ? 'null' : typeof data}`;
      const accepted = root.test(data);
      if (accepted !== (expect === 'valid')) wrongByTest.push(call);
      if (root.check(data).ok !== accepted) wrongByCheck.push(call);
      if (registry.check(toolName, data).ok !== (expect === 'valid')) wrongByRegistry.push(call);
    }
  }
  return { tools: tools.length, refused, calls, unasked, wrongByTest, wrongByCheck, wrongByRegistry };
}

interface Built {
  readonly root: Root;
  readonly registry: Registry;
}

/** Every tool is registered under this name: those of the corpus needn't be names that a registry takes. */
const toolName = 'tool';

function build({ inputSchema }: CorpusTool): Built | readonly string[] {
  try {
    const root = compile(inputSchema, { unknownFormats: 'ignore' });
    const tools = [{ name: toolName, description: 'A tool of the corpus.', inputSchema }];
    const registry = createRegistry({ tools, unknownKeys: 'schema', unknownFormats: 'ignore' });
    return { root, registry };
  } catch (error) {
    if (!(error instanceof SchemaError || error instanceof ConfigurationError)) throw error;
    return error.faults.map(({ pointer, reason }) => `${pointer}: ${reason}`);
  }
}
