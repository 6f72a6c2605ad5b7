/**
 * Thrown when a pattern is no ECMA-262 regular expression (with the `u` flag), uses a back-reference, or is over a limit.
 *
 * `reason` is one short sentence for the author of the schema, without a full stop. It names the offset where that is
 * known and repeats nothing of the pattern. `offset` is that place, in UTF-16 units from 0.
 */
export class PatternError extends Error {
  override readonly name = 'PatternError';
  readonly reason: string;
  readonly offset: number | undefined;

  constructor(reason: string, offset?: number) {
    super(offset === undefined ? reason : `${reason} (offset ${offset})`);
    this.reason = this.message;
    this.offset = offset;
  }
}
