import { BOUNDS, cut } from './bounds.js';
import { escapeHidden } from './escape.js';

declare const quotedFromRequest: unique symbol;

/**
 * A sent name of a tool or an action as an answer may quote it: a JSON string, cut and escaped. Besides data paths it
 * is the only way from the request into a message.
 */
export type Quoted = string & { readonly [quotedFromRequest]: true };

/** Whether an answer may spell what was sent: `hide` leaves out unknown names and spells undeclared keys `[…]`. */
export type KeyPolicy = 'quote' | 'hide';

/** Quotes a sent name: at most 64 code points, cut before it is escaped; undefined where names are hidden. */
export function quoted(sent: string, keys: KeyPolicy): Quoted | undefined {
  return keys === 'hide' ? undefined : (escapeHidden(JSON.stringify(cut(sent, BOUNDS.key))) as Quoted);
}
