/** Numbers from 0 up to 1, always the same ones for a seed (a multiplicative congruential generator, modulus 2^31 − 1). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Draws ranks from 0 up to `count`, rank r as often as 1 / (r + 1): Zipf's law with s = 1. */
export function zipf(count: number, random: () => number): () => number {
  const sums: number[] = [];
  let sum = 0;
  for (let rank = 1; rank <= count; rank += 1) sums.push((sum += 1 / rank));
  return () => {
    const drawn = random() * sum;
    return sums.findIndex((upTo) => drawn < upTo);
  };
}
