import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Example } from '../../spec/examples/replay.js';
import type { Tool } from '../../src/index.js';
import type { KeywordGroup } from '../support/keyword-cases.js';
import type { SuiteGroup } from '../support/official-suite.js';
import { projectFolder } from '../support/shared-data.js';

/** What the page checks: files of `spec/` by their names. */
export interface Material {
  readonly keywords: Readonly<Record<string, readonly KeywordGroup[]>>;
  readonly formats: Readonly<Record<string, readonly SuiteGroup[]>>;
  readonly examples: Readonly<Record<string, { readonly tools: readonly Tool[]; readonly calls: readonly Example[] }>>;
}

/** What the page found. */
export interface Found {
  /** The name of the error that making code out of text ended in; empty where it did not. */
  readonly evalError: string;
  readonly counts: Readonly<Record<keyof Material, number>>;
  readonly wrong: readonly string[];
}

/** The files as they are written, in one JSON text: to parse and write them again would lose a -0. */
export function materialText(): string {
  const parts = {
    keywords: filesOf('spec/cases/keywords'),
    formats: filesOf('spec/cases/format'),
    examples: filesOf('spec/examples'),
  } satisfies Record<keyof Material, string>;
  return `{${Object.entries(parts)
    .map(([part, text]) => `"${part}":${text}`)
    .join(',')}}`;
}

function filesOf(folder: string): string {
  const path = join(projectFolder, folder);
  const files = readdirSync(path).filter((name) => name.endsWith('.json'));
  const members = files.map(
    (name) => `${JSON.stringify(basename(name, '.json'))}:${readFileSync(join(path, name), 'utf8')}`,
  );
  return `{${members.join(',')}}`;
}
