/** The middle value; of an even number of values the mean of the two in the middle. Throws where there is none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  const upper = sorted[sorted.length >> 1];
  const lower = sorted[(sorted.length - 1) >> 1];
  if (upper === undefined || lower === undefined) throw new RangeError('there is no median of no values');
  return (lower + upper) / 2;
}

/** The mean that suits ratios. Throws where there is no value. */
export function geometricMean(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('there is no mean of no values');
  return Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);
}
