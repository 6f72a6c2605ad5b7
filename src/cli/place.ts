import type { Place } from './values.js';

/** A place for people: `calls.jsonl, line 3, item 2`. */
export function placeText({ source, line, item }: Place): string {
  return `${source}${line === undefined ? '' : `, line ${line}`}${item === undefined ? '' : `, item ${item}`}`;
}
