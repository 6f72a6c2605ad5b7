import type { JsonNumber } from './number.js';

/** A JSON value as the exact reader gives it. Objects are plain ones, whose every property is the text's own. */
export type Json = null | boolean | JsonNumber | string | Json[] | { [key: string]: Json };
