/** One format: it answers for any string, never throws, and does work linear in the length of the text. */
export interface Format {
  /** The name that the keyword `format` gives (JSON Schema 2020-12 validation, section 7.3). */
  readonly name: string;
  /** Whether a text is of this format. Texts over the format's cap (spec/decisions/formats.md) are not. */
  readonly check: (text: string) => boolean;
  /** A fixed, well-formed text that helps a model; absent where one example would mislead more than it shows. */
  readonly example?: string;
}
