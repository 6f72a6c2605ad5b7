declare const fromSchema: unique symbol;
declare const counted: unique symbol;

/**
 * A text that the schema's author wrote, or that was made from one: the only strings a cause may carry. The brand is
 * what keeps a sent value or a sent key out of every problem: a plain `string` is not assignable to it.
 */
export type SchemaText = string & { readonly [fromSchema]: true };

/** A length or a number of items that was counted in what was sent: the only numbers of the caller's in a cause. */
export type Count = number & { readonly [counted]: true };

/**
 * Marks a text as the schema's. Only the folders that read schemas (`keyword`, `plan`, `evaluate`'s union facts,
 * `registry`) may import this; the architecture test holds them to it.
 */
export function schemaText(text: string): SchemaText {
  return text as SchemaText;
}

/** Marks a number as counted. */
export function countOf(count: number): Count {
  return count as Count;
}
