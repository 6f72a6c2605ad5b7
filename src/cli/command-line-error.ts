/** A command line or an input that can't be used. The message is one line that says where, and what to do about it. */
export class CommandLineError extends Error {
  override readonly name: string = 'CommandLineError';
}
