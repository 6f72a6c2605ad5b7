/** Raised for what Ajv does and toolgate does not: to leave it out silently would change what a program does. */
export class UnsupportedError extends Error {
  override readonly name = 'UnsupportedError';

  constructor(what: string) {
    super(`toolgate/ajv does not support ${what}`);
  }
}
