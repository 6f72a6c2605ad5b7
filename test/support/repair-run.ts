import { isDeepStrictEqual } from 'node:util';
import { ConfigurationError, createRegistry, type Registry } from '../../src/index.js';
import { type CorpusTool, identity, type ToolWithCalls } from './corpus.js';

/** What became of the refused calls of one kind, such as `mutation: number as string`. */
export interface RepairedKind {
  /** Calls that are refused where nothing is repaired. */
  readonly refused: number;
  /** Of those, the ones that pass with every repair on. */
  readonly repaired: number;
  /** Of those, the ones whose data are those of a valid call of the same tool in the corpus. */
  readonly asMeant: number;
}

/** What the corpus shows of repairing. */
export interface RepairFigures {
  readonly kinds: ReadonlyMap<string, RepairedKind>;
  /** Calls that pass without repairing. */
  readonly valid: number;
  /** Calls that pass without repairing, and are answered otherwise with it. */
  readonly changed: readonly string[];
  /** Calls that are refused either way, and answered otherwise with repairing. */
  readonly otherwise: readonly string[];
}

const every = { stringified: true, numeric: true, boolean: true, dropNull: true };

/** Asks every call of the corpus twice: of a registry that repairs nothing, and of one that repairs what it can. */
export function runRepairs(tools: readonly ToolWithCalls[]): RepairFigures {
  const kinds = new Map<string, { refused: number; repaired: number; asMeant: number }>();
  const changed: string[] = [];
  const otherwise: string[] = [];
  let valid = 0;
  for (const tool of tools) {
    const built = build(tool);
    if (built === undefined) continue;
    const right = tool.calls.filter(({ expect }) => expect === 'valid').map((call) => call.arguments);
    for (const { arguments: sent, why } of tool.calls) {
      const before = built.plain.check('tool', sent);
      const after = built.repairing.check('tool', sent);
      if (before.ok) {
        valid += 1;
        if (!isDeepStrictEqual(before, after)) changed.push(`${identity(tool)}: ${why}`);
        continue;
      }
      const kind = why.replace(/ (?:at \/|\().*$/u, '');
      const figures = kinds.get(kind) ?? { refused: 0, repaired: 0, asMeant: 0 };
      kinds.set(kind, figures);
      figures.refused += 1;
      if (!after.ok) {
        if (!isDeepStrictEqual(before, after)) otherwise.push(`${identity(tool)}: ${why}`);
        continue;
      }
      figures.repaired += 1;
      if (right.some((meant) => isDeepStrictEqual(meant, after.data))) figures.asMeant += 1;
    }
  }
  return { kinds, valid, changed, otherwise };
}

function build({ inputSchema }: CorpusTool): { plain: Registry; repairing: Registry } | undefined {
  const tools = [{ name: 'tool', inputSchema }];
  const options = { tools, unknownKeys: 'schema', unknownFormats: 'ignore' } as const;
  try {
    return { plain: createRegistry(options), repairing: createRegistry({ ...options, repair: every }) };
  } catch (error) {
    if (error instanceof ConfigurationError) return undefined;
    throw error;
  }
}
