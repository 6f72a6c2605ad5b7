/** What a command reads from and writes to, so that it can be run without a process of its own. */
export interface Streams {
  /** Standard input; not touched unless it is asked for. */
  readonly input: () => AsyncIterable<Uint8Array>;
  /** Settles when more may be written: long answers wait for a slow reader. */
  readonly writeOutput: (text: string) => Promise<void>;
  readonly writeError: (text: string) => void;
  /** Whether a person sees the error stream and not the output: who is shown a progress line. */
  readonly isWatched: boolean;
  /** Whether nobody reads the output any longer. */
  readonly isClosed: () => boolean;
}
