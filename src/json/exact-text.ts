/**
 * The JSON text of a value; undefined where it holds what `JSON.stringify` writes as something else or not at all: a
 * bigint has no JSON text, and a Big's own is a string.
 *
 * Throws what a getter or a proxy in the value throws, and for a cycle.
 */
export function exactText(value: unknown): string | undefined {
  const lost: unknown[] = [];
  const text = JSON.stringify(value, function (this: Readonly<Record<string, unknown>>, key: string, told: unknown) {
    const held = this[key];
    if (typeof held !== 'bigint' && held === told) return told;
    lost.push(key);
    return null;
  });
  return lost.length === 0 ? text : undefined;
}
