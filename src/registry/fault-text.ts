import { BOUNDS, cut } from '../problem/bounds.js';
import { LONGEST_NAME } from './name.js';

/** An author's own word inside a sentence, quoted as JSON and cut. */
function quoted(word: string): string {
  return JSON.stringify(cut(word, BOUNDS.key));
}

/** Every sentence that an author of tools can read of a record; those about schemas stand in `problem/fault-text.ts`. */
export const toolFault = {
  tools: (): string => 'the tools must be an array',
  notRecord: (): string => 'must be a plain object',
  mustBe: (what: string): string => `must be ${what}`,
  unknownMember: (name: string, known: readonly string[], near: string | undefined): string =>
    `the key ${quoted(name)} is not known here (known: ${known.join(', ')})` +
    (near === undefined ? '' : `: did you mean '${near}'?`),
  name: (what: 'tool' | 'action'): string =>
    `the name of ${what === 'tool' ? 'a tool' : 'an action'} must be a text of 1 to ${LONGEST_NAME} characters without control characters`,
  reserved: (): string =>
    "the name 'help' is reserved for the tool that explains the others (option help: false frees it)",
  repeatedTool: (): string => 'another tool has the same name',
  lineBreak: (): string => 'must be one line: actions are described in one line each',
  kind: (): string => "must have exactly one of 'actions' and 'inputSchema'",
  noActions: (): string => 'must have at least one action',
  onlyPlain: (name: string): string => `'${name}' belongs to a tool with an inputSchema, not to one with actions`,
  undeclared: (name: string): string => `the property ${quoted(name)} is not declared in 'properties'`,
  undeclaredRequired: (name: string): string => `the required property ${quoted(name)} is not declared in 'properties'`,
  undeclaredDefault: (name: string): string =>
    `the default for ${quoted(name)} is for a property that is not declared in 'properties'`,
  repeatedName: (name: string): string => `the property ${quoted(name)} is named twice`,
  emptyGroup: (): string => 'a group must name at least one property',
  repeatedGroup: (other: number): string => `names the same properties as group ${other}`,
  supersetGroup: (other: number): string =>
    `holds all of group ${other}, which already asks for one of them: leave one out`,
  badDefault: (problems: readonly string[]): string => `the default is refused by its schema: ${problems.join('; ')}`,
} as const;
