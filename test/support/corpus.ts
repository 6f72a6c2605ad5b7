import { join } from 'node:path';
import { readJsonLines } from './shared-data.js';

/** A line of the corpus' tools.jsonl. */
export interface CorpusTool {
  readonly source: string;
  readonly tool: string;
  readonly description?: string;
  readonly inputSchema: Readonly<Record<string, unknown>>;
}

/** A line of the corpus' calls.jsonl: `unknown` where Ajv refuses the tool's schema. */
export interface CorpusCall {
  readonly source: string;
  readonly tool: string;
  readonly arguments: unknown;
  readonly expect: 'valid' | 'invalid' | 'unknown';
  readonly why: string;
  /** Invalid only because a format is asserted. */
  readonly formatOnly?: boolean;
}

/** A tool with the calls that were made of it, in the file's order. */
export interface ToolWithCalls extends CorpusTool {
  readonly calls: readonly CorpusCall[];
}

/**
 * Reads the corpus: each tool with its calls.
 *
 * @param folder what `findCorpus` answered
 * @throws Error for a call that names no tool.
 */
export function readCorpus(folder: string): ToolWithCalls[] {
  const callsOf = new Map<string, CorpusCall[]>();
  const tools = (readJsonLines(join(folder, 'tools.jsonl')) as CorpusTool[]).map((tool) => {
    const calls: CorpusCall[] = [];
    callsOf.set(identity(tool), calls);
    return { ...tool, calls };
  });
  for (const call of readJsonLines(join(folder, 'calls.jsonl')) as CorpusCall[]) {
    const calls = callsOf.get(identity(call));
    if (calls === undefined) throw new Error(`a call of the corpus names no tool: ${identity(call)}`);
    calls.push(call);
  }
  return tools;
}

/** One text for the pair that names a tool of the corpus. */
export function identity({ source, tool }: { readonly source: string; readonly tool: string }): string {
  return `${source} ${tool}`;
}
