/** Why a text was refused, each with the sentence that says so. None of them quotes the text. */
const SENTENCES = {
  'byte-order-mark': 'a byte order mark is not part of JSON',
  'value-expected': 'a value is expected',
  'name-expected': 'a property name in double quotes is expected',
  'colon-expected': 'a colon is expected',
  'comma-or-bracket-expected': 'a comma or a closing bracket is expected',
  'comma-or-brace-expected': 'a comma or a closing brace is expected',
  'end-expected': 'nothing more is expected after the value',
  'quote-expected': 'the string has no closing quote',
  'control-character': 'a control character in a string must be escaped',
  'bad-escape': 'the escape is not one that JSON knows',
  'digit-expected': 'a digit is expected',
  'leading-zero': 'a number must not begin with a zero',
  'duplicate-name': 'the property name occurs twice in its object',
  'too-deep': 'the value is nested too deeply',
  'too-many-digits': 'the number has too many digits',
  'exponent-too-large': 'the exponent of the number is too large',
  'text-too-long': 'the text is too long',
} as const;

/** What was wrong with a text, as a stable code. */
export type JsonSyntaxReason = keyof typeof SENTENCES;

/** Where a unit of a text stands, for people: both counted from 1. */
export interface TextPosition {
  readonly line: number;
  /** In UTF-16 code units. */
  readonly column: number;
}

/**
 * A text that the exact reader refuses. The message names the place and the reason and never quotes the text.
 * `line` and `column` tell the first unit that can't be right: of a name, a number or an opening bracket that is
 * refused as a whole its first one, and of a text that ends too soon the place behind its last one.
 */
export class JsonSyntaxError extends Error {
  override readonly name: string = 'JsonSyntaxError';
  readonly line: number;
  /** In UTF-16 code units, counted from 1. */
  readonly column: number;
  readonly reason: JsonSyntaxReason;

  constructor(reason: JsonSyntaxReason, { line, column }: TextPosition) {
    super(`JSON refused at line ${line}, column ${column}: ${SENTENCES[reason]}`);
    this.line = line;
    this.column = column;
    this.reason = reason;
  }
}

/** Refuses a text for what stands at an offset. @throws {@link JsonSyntaxError} */
export function refuse(reason: JsonSyntaxReason, text: string, offset: number): never {
  throw new JsonSyntaxError(reason, positionOf(text, offset));
}

/** Line and column of an offset. A line ends in LF, CR, or CR LF. */
export function positionOf(text: string, offset: number): TextPosition {
  let line = 1;
  let start = 0;
  for (let index = 0; index < offset; index += 1) {
    const unit = text.charCodeAt(index);
    // The CR of a CR LF ends no line of its own.
    if (unit === 10 || (unit === 13 && text.charCodeAt(index + 1) !== 10)) {
      line += 1;
      start = index + 1;
    }
  }
  return { line, column: offset - start + 1 };
}
