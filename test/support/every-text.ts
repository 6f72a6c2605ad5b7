/**
 * Every text that a value holds, at any depth: also in members that JSON leaves out, in symbols, and in what an error
 * hides (message, stack, cause). Left out are `segments`: the exact keys are there for programs, by decision.
 */
export function everyText(value: unknown, met: Set<unknown> = new Set<unknown>()): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return String(value);
  if (typeof value === 'symbol') return String(value.description);
  if (typeof value !== 'object' || value === null || met.has(value)) return '';
  met.add(value);
  const keys = Reflect.ownKeys(value).filter((key) => key !== 'segments');
  return keys.map((key) => `${String(key)} ${everyText(Reflect.get(value, key), met)}`).join(' ');
}
