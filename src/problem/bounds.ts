/**
 * Every bound of an answer, in one table. Characters are Unicode code points, bytes are UTF-8 bytes of JSON text.
 * What each bound is for, and what gives way at it, stands in `spec/decisions/refusals.md`.
 */
export interface Bounds {
  /** Entries in one answer, in path order. */
  readonly entries: number;
  /** Problems in one entry, then "and N more". */
  readonly problems: number;
  /** Characters of a problem. */
  readonly problem: number;
  /** Characters of a problem that lists what is allowed (`enum`, `const`, a tag). */
  readonly choices: number;
  /** Characters of a key inside a path, of a quoted name, and of a property name inside a problem; before escaping. */
  readonly key: number;
  /** Characters of one spelled key, after escaping: never cut inside an escape. */
  readonly spelledKey: number;
  /** Characters of a path or a pointer; its middle gives way. */
  readonly path: number;
  /** Characters of the message of a refusal. */
  readonly message: number;
  /** Characters of one declared name in a list of names: the longest that a tool or an action may have. */
  readonly name: number;
  /** Characters of all names in one list, then `more: N`. */
  readonly names: number;
  /** Characters of the JSON text of `input_schema`. */
  readonly digest: number;
  /** Bytes of the JSON text of a whole refusal, or of the entries of a verdict. */
  readonly refusal: number;
}

export const BOUNDS: Bounds = Object.freeze({
  entries: 10,
  problems: 10,
  problem: 200,
  choices: 600,
  key: 64,
  spelledKey: 200,
  path: 256,
  message: 2_000,
  name: 128,
  names: 2_000,
  digest: 4_000,
  refusal: 16_384,
});

/** What stands for what was cut away. */
export const ELLIPSIS = '…';

/**
 * The number of UTF-16 units that the first `limit` code points of a text take; its whole length where it has no more.
 * Never looks further than the limit, so that a text of any length costs the same.
 */
export function unitsOf(text: string, limit: number): number {
  let units = 0;
  for (let count = 0; count < limit && units < text.length; count++) {
    units += text.codePointAt(units)! > 0xffff ? 2 : 1;
  }
  return units;
}

/** Cuts a text to at most `limit` code points, of which the last is "…" where something was cut away. */
export function cut(text: string, limit: number): string {
  if (text.length <= limit || unitsOf(text, limit) === text.length) return text;
  return text.slice(0, unitsOf(text, limit - 1)) + ELLIPSIS;
}

/** The number of code points of a text that is bounded already. */
export function characters(text: string): number {
  let count = text.length;
  for (let index = 1; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    const before = text.charCodeAt(index - 1);
    // A low surrogate right after a high one is no character of its own; a high one is never the second half.
    if (unit >= 0xdc00 && unit <= 0xdfff && before >= 0xd800 && before <= 0xdbff) count--;
  }
  return count;
}

/** The UTF-8 bytes of a text that `JSON.stringify` made: well-formed, so every surrogate in it has its partner. */
export function byteLength(json: string): number {
  let bytes = json.length;
  for (let index = 0; index < json.length; index++) {
    const unit = json.charCodeAt(index);
    // One of a pair adds one byte to its unit (four bytes for two units), any other from U+0800 on adds two.
    if (unit >= 0x80) bytes += unit < 0x800 || (unit >= 0xd800 && unit <= 0xdfff) ? 1 : 2;
  }
  return bytes;
}

/** The UTF-8 bytes that a value adds to a JSON text. */
export function jsonBytes(value: unknown): number {
  return byteLength(JSON.stringify(value));
}
