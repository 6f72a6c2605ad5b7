import type { Refusal } from '../refusal/refusal.js';

/** Thrown where a host takes a refusal as an error. Its message is the JSON text of the refusal, which a model can read. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(JSON.stringify(refusal));
    this.refusal = refusal;
  }
}
