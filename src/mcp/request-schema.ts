/** What version 1 of the SDK reads of the schema with which a handler is registered. */
interface RequestSchema {
  readonly shape: { readonly method: { readonly value: string } };
  readonly parse: (request: unknown) => unknown;
  readonly safeParse: (request: unknown) => { readonly success: true; readonly data: unknown };
}

/**
 * The schema by which version 1 of the SDK finds a handler's method, in the form of Zod 3 that it accepts. It takes the
 * request as it came: the chain of gates checks it, and a copy by another parser could change what is checked.
 */
export function requestSchema(method: string): RequestSchema {
  return {
    shape: { method: { value: method } },
    parse: (request) => request,
    safeParse: (data) => ({ success: true, data }),
  };
}
