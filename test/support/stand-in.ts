/** A value that JSON can't hold, made anew each time. */
const makers: Readonly<Record<string, () => unknown>> = {
  '«undefined»': () => undefined,
  '«function»': () => () => true,
  '«symbol»': () => Symbol('name'),
  '«bigint»': () => 1n,
  '«NaN»': () => NaN,
  '«infinity»': () => -Infinity,
  '«date»': () => new Date(0),
  '«map»': () => new Map(),
  '«cycle»': () => {
    const ring: { items: unknown } = { items: undefined };
    ring.items = ring;
    return ring;
  },
  '«throwing getter»': () => ({
    get title(): string {
      throw new Error('a message that stays inside');
    },
  }),
};

/**
 * A copy of a JSON value in which each stand-in, such as `"«function»"`, has become what it stands for. So cases kept
 * as JSON can speak of values that JSON can't hold.
 */
export function withStandIns(value: unknown): unknown {
  if (typeof value === 'string') return Object.hasOwn(makers, value) ? makers[value]!() : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withStandIns);
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withStandIns(member)]));
}
