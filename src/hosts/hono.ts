import type { StandardIssue } from '../standard/standard.js';

/** What Hono's standard validator hands to its hook, as far as it is looked at. */
interface Validated {
  readonly success: boolean;
  readonly target: string;
  readonly error?: readonly { readonly message: string; readonly path?: unknown }[];
}

/** The body of the answer to a request that is refused. */
export interface RefusedRequest {
  readonly error: 'invalid_values';
  /** The part of the request: `json`, `query`, `form` … */
  readonly target: string;
  readonly issues: readonly StandardIssue[];
}

/** What is used of Hono's context. */
interface AnsweringContext<Answer> {
  json(body: RefusedRequest, status: 400): Answer;
}

/**
 * A hook for `sValidator` of `@hono/standard-validator`: `sValidator('json', standardSchema(root), refuse)`. Without a
 * hook the validator's answer repeats the whole value that was sent; this one answers with status 400 and the issues.
 */
export function refuse<Answer>(result: Validated, context: AnsweringContext<Answer>): Answer | undefined {
  if (result.success) return undefined;
  const issues = (result.error ?? []) as readonly StandardIssue[];
  return context.json({ error: 'invalid_values', target: result.target, issues }, 400);
}
