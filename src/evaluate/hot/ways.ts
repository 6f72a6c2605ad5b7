/** The two ways of a root's `test`: the cold one until there is a hot one. */
export class Ways {
  cold: (data: unknown) => boolean;
  /**
   * Each object gets its own when its root is hot, and has none before. An engine then takes it for a constant in the
   * code of the root's entry, which asks for it no more; a field that was undefined first would be read at each call.
   */
  declare hot: ((data: unknown) => boolean) | undefined;

  // What is read until then, whatever `Object.prototype` is given.
  static {
    this.prototype.hot = undefined;
  }

  constructor(cold: (data: unknown) => boolean) {
    this.cold = cold;
  }
}
