/**
 * regex: a pattern of ECMA-262 with the `u` flag. The engine is the oracle of the syntax: it parses and never runs it.
 */

/** The longest pattern in code units: parsing is not quite linear, and no pattern written by hand comes near it. */
const LONGEST = 10_000;

/** Whether a text is a regular expression that this engine's ECMA-262 edition knows. */
export function isRegex(text: string): boolean {
  if (text.length > LONGEST) return false;
  try {
    new RegExp(text, 'u');
    return true;
  } catch {
    return false;
  }
}
