import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../src/cli/run.js';
import type { Source } from '../../src/cli/source.js';

/** What a command came to. */
export interface Ran {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

/** Runs a command line with texts in place of the process's streams. */
export async function runWith(given: readonly string[], input = '', isWatched = false): Promise<Ran> {
  const [output, errors]: [string[], string[]] = [[], []];
  const code = await run(given, '1.2.3', {
    input: () => textSource(input).bytes(),
    // eslint-disable-next-line @typescript-eslint/require-await -- a text takes all at once
    writeOutput: async (text) => void output.push(text),
    writeError: (text) => void errors.push(text),
    isWatched,
    isClosed: () => false,
  });
  return { code, output: output.join(''), errors: errors.join('') };
}

/** A source of bytes in pieces of a given size. */
export function textSource(text: string | Uint8Array, size = 7): Source {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  // eslint-disable-next-line @typescript-eslint/require-await -- read as a file is
  async function* pieces(): AsyncGenerator<Uint8Array> {
    for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
  }
  return { name: 'text', bytes: pieces };
}

/** All that a generator gives. */
export async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const collected: Item[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}

/** Writes files into a folder of their own, hands over its path, and takes the folder away again. */
export async function inFolder(
  files: Readonly<Record<string, string>>,
  use: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'toolgate-'));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    await use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A file of tools for the tests: one with actions and a plain one. */
export const TOOLS: string = JSON.stringify({
  tools: [
    {
      name: 'tasks',
      description: 'Tasks of a team.',
      actions: {
        create: {
          description: 'Creates a task.',
          properties: { title: { type: 'string' }, due: { type: 'string', format: 'date' } },
          required: ['title'],
        },
      },
    },
    {
      name: 'search',
      inputSchema: {
        type: 'object',
        properties: { query: { type: 'string' }, limit: { type: 'integer' } },
        required: ['query'],
      },
    },
  ],
});
