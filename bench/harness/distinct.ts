import type { Schema } from './contender.js';
import { spread, workloadSets } from './workload.js';

/** Formats that every contender knows. */
const formats: ReadonlySet<string> = new Set(['date', 'date-time', 'time', 'email', 'uri', 'uuid', 'ipv4', 'ipv6']);

/**
 * Schemas of the corpus, no two of them equal, each a fresh object: those of no stated dialect whose formats every
 * contender knows, since some refuse others.
 */
export function distinctSchemas(count: number): Schema[] {
  const texts = new Set<string>();
  for (const { schema } of workloadSets.corpus(true)) {
    const text = JSON.stringify(schema);
    const named = [...text.matchAll(/"format":"([^"]*)"/gu)].map(([, format = '']) => format);
    if (schema.$schema === undefined && named.every((format) => formats.has(format))) texts.add(text);
  }
  return spread([...texts], count).map((text) => JSON.parse(text) as Schema);
}
