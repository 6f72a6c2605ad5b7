/** What one process measured: a cost for each row (a tool, a size, …) and contender. */
export interface Measurement {
  /** The version of each contender that took part, in the order of the table. */
  readonly contenders: Readonly<Record<string, string>>;
  readonly rows: readonly { readonly name: string; readonly costs: Readonly<Record<string, number>> }[];
  /** What a reader must know beside the figures, such as what was left out. */
  readonly notes: readonly string[];
}

/** What the command line asks of every concern. */
export interface Settings {
  readonly contenders: readonly string[];
  /** Up to so many tools of a set; spread over it. */
  readonly tools: number;
  readonly rounds: number;
}

/** What toolgate's figure is to be at most. */
export interface Goal {
  readonly limit: number;
  /** What is hoped for beyond the goal. */
  readonly aim?: number;
  /** The contender whose figure is 1, where it isn't the reference. */
  readonly beside?: string;
}

/**
 * How the rows of a variant become one figure: the geometric mean of the ratios to the reference, or the median or the
 * largest of the costs themselves.
 */
export type FigureKind = 'ratio' | 'median' | 'largest';

/** One thing to measure in several settings: each variant is a table of its own, from processes of its own. */
export interface Concern<Variant extends string = string> {
  readonly name: string;
  readonly title: string;
  /** What the costs are, such as `ns a call`. */
  readonly unit: string;
  readonly figure: FigureKind;
  /** Each variant with the goals for toolgate's figure. */
  readonly variants: Readonly<Record<Variant, readonly Goal[]>>;
  /** Runs in a process of its own. Answers no rows where the variant has no data yet. */
  measure(variant: Variant, settings: Settings): Promise<Measurement>;
}

/** The concerns by the names of their files in `bench/concerns/`, in the order of the tables. */
export const concernNames: readonly string[] = [
  'valid-calls',
  'cold-calls',
  'mixed-traffic',
  'refused-calls',
  'wire-size',
  'registration',
  'first-call',
  'heap',
  'bundle-size',
  'data-growth',
  'schema-growth',
  'parse-json',
  'official-suite',
  'repeated-values',
  'answer-size',
  'no-eval',
];

/** Loads a concern by name. */
export async function loadConcern(name: string): Promise<Concern> {
  const module = (await import(new URL(`../concerns/${name}.ts`, import.meta.url).href)) as { concern: Concern };
  return module.concern;
}
