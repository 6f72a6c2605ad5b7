/** Counts work in visits of automaton nodes: a count, unlike a clock, is the same on every machine and every run. */
export interface WorkMeter {
  spent: number;
  limit: number;
}

/** What the matching of a text may cost: enough for every ordinary pattern, a few milliseconds where it is used up. */
export function workLimit(text: string): number {
  return 500_000 + 4 * text.length;
}
