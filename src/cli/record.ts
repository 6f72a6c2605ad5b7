import { isPlain, type JsonObject } from '../json/own.js';

/** Whether a value that was read is a JSON object. */
export function isRecord(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && isPlain(value);
}
