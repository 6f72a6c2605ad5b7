import { counted } from './counted.js';

/** Milliseconds before the first line, so that short input shows none, and between two lines. */
const PAUSE = 250;

/** Goes back to the beginning of a terminal's line and empties it. */
const EMPTY_LINE = '\r\u001b[2K';

/** A line on a terminal that says how far a long input was read. It is taken away before another line is written there. */
export class Progress {
  readonly #write: ((text: string) => void) | undefined;
  readonly #now: () => number;
  #next: number;
  #isShown = false;

  /** @param write undefined where nobody watches */
  constructor(write: ((text: string) => void) | undefined, now: () => number = () => performance.now()) {
    this.#write = write;
    this.#now = now;
    this.#next = now() + PAUSE;
  }

  /** Told after every call; shows a line where it is time. */
  show(calls: number, refused: number): void {
    if (this.#write === undefined || this.#now() < this.#next) return;
    this.#write(`${EMPTY_LINE}${counted(calls, 'call')} checked, ${refused.toLocaleString('en-US')} refused`);
    this.#isShown = true;
    this.#next = this.#now() + PAUSE;
  }

  /** Takes the line away. */
  clear(): void {
    if (this.#isShown) this.#write!(EMPTY_LINE);
    this.#isShown = false;
  }
}
