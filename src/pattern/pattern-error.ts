/**
 * Thrown when a pattern is no ECMA-262 regular expression (with the `u` flag), uses a back-reference, or is over a limit.
 *
 * `reason` is one plain sentence without a full stop; it repeats nothing of the pattern.
 * `offset` is the place in the pattern it speaks of, in UTF-16 units from 0, where that is known.
 */
export class PatternError extends Error {
  override readonly name = 'PatternError';
  readonly reason: string;
  readonly offset: number | undefined;

  constructor(reason: string, offset?: number) {
    super(offset === undefined ? reason : `${reason} (offset ${offset})`);
    this.reason = reason;
    this.offset = offset;
  }
}
