import { MAX_WRITTEN_OUT, readNumeral, type NumeralBudget, type NumeralPolicy } from './numeral.js';
import { closingQuote, unescaped } from './quoted-string.js';
import { refuse } from './syntax-error.js';
import type { Json } from './value.js';

/** What bounds a reading, and how it reads numerals. */
export interface ReaderPolicy extends NumeralPolicy {
  /** How many levels of arrays and objects may be nested. */
  readonly depth: number;
}

const TAB = 9;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const SPACE = 32;
const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const OPENING_BRACKET = 91;
const CLOSING_BRACKET = 93;
const OPENING_BRACE = 123;
const CLOSING_BRACE = 125;
const BYTE_ORDER_MARK = 0xfeff;

/** What assignment would give a property, where assignment itself can't be trusted. */
const ORDINARY = { enumerable: true, configurable: true, writable: true } as const;

/**
 * One reading of one text by the grammar of RFC 8259, in a single pass. The levels, and with them the use of the
 * stack, are bounded; all else is linear in the text.
 */
export class Reader {
  readonly #text: string;
  readonly #policy: ReaderPolicy;
  readonly #budget: NumeralBudget = { writtenOut: MAX_WRITTEN_OUT };
  #at = 0;
  #levels: number;

  constructor(text: string, policy: ReaderPolicy) {
    this.#text = text;
    this.#policy = policy;
    this.#levels = policy.depth;
  }

  /** The value that is the whole text. @throws JsonSyntaxError */
  read(): Json {
    if (this.#text.charCodeAt(0) === BYTE_ORDER_MARK) refuse('byte-order-mark', this.#text, 0);
    this.#skipSpace();
    const value = this.#value();
    if (this.#at < this.#text.length) refuse('end-expected', this.#text, this.#at);
    return value;
  }

  /** Reads a value and the space behind it. */
  #value(): Json {
    const value = this.#bareValue();
    this.#skipSpace();
    return value;
  }

  #bareValue(): Json {
    switch (this.#text.charCodeAt(this.#at)) {
      case QUOTE:
        return this.#string();
      case OPENING_BRACE:
        return this.#object();
      case OPENING_BRACKET:
        return this.#array();
      case 0x74:
        return this.#literal('true', true);
      case 0x66:
        return this.#literal('false', false);
      case 0x6e:
        return this.#literal('null', null);
      default:
        return this.#number();
    }
  }

  #object(): Json {
    const object: Record<string, Json> = {};
    this.#open();
    if (this.#passes(CLOSING_BRACE)) return this.#closed(object);
    for (;;) {
      const start = this.#at;
      if (this.#text.charCodeAt(start) !== QUOTE) refuse('name-expected', this.#text, start);
      const name = this.#string();
      if (Object.hasOwn(object, name)) refuse('duplicate-name', this.#text, start);
      this.#skipSpace();
      if (!this.#passes(COLON)) refuse('colon-expected', this.#text, this.#at);
      this.#skipSpace();
      const value = this.#value();
      // An inherited name would not be assigned where the prototype is frozen, and `__proto__` never.
      if (Object.hasOwn(Object.prototype, name)) Object.defineProperty(object, name, { value, ...ORDINARY });
      else object[name] = value;
      if (this.#passes(CLOSING_BRACE)) return this.#closed(object);
      if (!this.#passes(COMMA)) refuse('comma-or-brace-expected', this.#text, this.#at);
      this.#skipSpace();
    }
  }

  #array(): Json {
    const items: Json[] = [];
    this.#open();
    if (this.#passes(CLOSING_BRACKET)) return this.#closed(items);
    for (;;) {
      items.push(this.#value());
      if (this.#passes(CLOSING_BRACKET)) return this.#closed(items);
      if (!this.#passes(COMMA)) refuse('comma-or-bracket-expected', this.#text, this.#at);
      this.#skipSpace();
    }
  }

  #open(): void {
    if (this.#levels === 0) refuse('too-deep', this.#text, this.#at);
    this.#levels -= 1;
    this.#at += 1;
    this.#skipSpace();
  }

  #closed<Value extends Json>(value: Value): Value {
    this.#levels += 1;
    return value;
  }

  #literal<Value extends Json>(word: string, value: Value): Value {
    if (!this.#text.startsWith(word, this.#at)) refuse('value-expected', this.#text, this.#at);
    this.#at += word.length;
    return value;
  }

  #string(): string {
    const start = this.#at + 1;
    const end = closingQuote(this.#text, start);
    // A negative answer says that an escape stands on the way.
    this.#at = (end < 0 ? -end : end) + 1;
    return end < 0 ? unescaped(this.#text, start, -end) : this.#text.slice(start, end);
  }

  #number(): Json {
    const { value, end } = readNumeral(this.#text, this.#at, this.#policy, this.#budget);
    this.#at = end;
    return value;
  }

  /** Passes the unit if it stands here. */
  #passes(unit: number): boolean {
    if (this.#text.charCodeAt(this.#at) !== unit) return false;
    this.#at += 1;
    return true;
  }

  #skipSpace(): void {
    const text = this.#text;
    let at = this.#at;
    for (;;) {
      const unit = text.charCodeAt(at);
      if (unit > SPACE || (unit !== SPACE && unit !== LINE_FEED && unit !== TAB && unit !== CARRIAGE_RETURN)) break;
      at += 1;
    }
    this.#at = at;
  }
}
