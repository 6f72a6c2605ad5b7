import { join } from 'node:path';
import { projectFolder, readJson } from '../support/shared-data.js';
import type { Random } from '../pattern/random-pattern.js';

/** The seeds of one grammar, kept in `spec/fuzz/`: what once was wrong, or nearly, is added there. */
export function readSeeds(name: string): readonly string[] {
  return readJson(join(projectFolder, 'spec/fuzz', `${name}.json`)) as string[];
}

/** A text near the seeds: one of them, or the ends of two, with pieces of the grammar put in, left out or doubled. */
export function mutated(seeds: readonly string[], pieces: readonly string[], random: Random): string {
  let text = random.pick(seeds);
  if (random.below(4) === 0) {
    const other = random.pick(seeds);
    text = text.slice(0, random.below(text.length + 1)) + other.slice(random.below(other.length + 1));
  }
  for (let change = random.below(4); change > 0; change--) {
    const start = random.below(text.length + 1);
    const end = Math.min(text.length, start + random.below(4));
    const middle = random.pick([random.pick(pieces), '', text.slice(start, end).repeat(2)]);
    text = text.slice(0, start) + middle + text.slice(end);
  }
  return text;
}
