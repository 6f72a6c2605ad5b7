import { parseArgs } from 'node:util';
import { dialects } from '../dialect/table.js';
import type { RegistryOptions } from '../registry/options.js';
import { CommandLineError } from './command-line-error.js';
import { STANDARD_INPUT } from './source.js';

/** How a command answers, and how it registers the tools. */
export interface CommandOptions {
  /** Whether the answers are for machines. */
  readonly json: boolean;
  /** Whether faulty tools are left out. */
  readonly skipFaulty: boolean;
  readonly registry: Pick<RegistryOptions, 'unknownKeys' | 'keys' | 'dialect' | 'unknownFormats'>;
}

/** What a command line asks for. Tools and calls are arguments that name a source. */
export type Command =
  | { readonly name: 'usage' | 'version' }
  | {
      readonly name: 'check';
      readonly tools: string;
      readonly calls: readonly string[];
      readonly options: CommandOptions;
    }
  | { readonly name: 'lint'; readonly tools: string; readonly options: CommandOptions }
  | {
      readonly name: 'help';
      readonly tools: string;
      readonly tool: string | undefined;
      readonly action: string | undefined;
      readonly options: CommandOptions;
    };

const OPTIONS = {
  json: { type: 'boolean', default: false },
  'skip-faulty': { type: 'boolean', default: false },
  'unknown-keys': { type: 'string' },
  keys: { type: 'string' },
  dialect: { type: 'string' },
  'unknown-formats': { type: 'string' },
  version: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/** The words that an option with a value may be. */
const WORDS: Readonly<Record<'unknown-keys' | 'keys' | 'dialect' | 'unknown-formats', readonly string[]>> = {
  'unknown-keys': ['refuse', 'schema'],
  keys: ['quote', 'hide'],
  dialect: dialects.map(({ name }) => name),
  'unknown-formats': ['refuse', 'ignore'],
};

const SEE = 'see toolgate --help';

/**
 * Reads a command line.
 *
 * @param given the arguments behind the program's name
 * @throws CommandLineError where it asks for nothing that there is
 */
export function readArguments(given: readonly string[]): Command {
  const { values, positionals } = parse(given);
  if (values.help) return { name: 'usage' };
  if (values.version) return { name: 'version' };
  const [name, tools, ...others] = positionals;
  if (name === 'help' && tools === undefined) return { name: 'usage' };
  const options = optionsOf(values);
  switch (name) {
    case 'check':
      if (tools === undefined) throw new CommandLineError(`check needs TOOLS and at least one CALL: ${SEE}`);
      if (others.length === 0) throw new CommandLineError(`check needs at least one CALL behind TOOLS: ${SEE}`);
      if ([tools, ...others].filter((argument) => argument === STANDARD_INPUT).length > 1) {
        throw new CommandLineError('standard input (-) can be read only once: name a file for the other');
      }
      return { name, tools, calls: others, options };
    case 'lint':
      if (tools === undefined) throw new CommandLineError(`lint needs TOOLS: ${SEE}`);
      if (others.length > 0) throw new CommandLineError(`lint takes one file of tools, no more: ${SEE}`);
      return { name, tools, options };
    case 'help':
      if (others.length > 2) throw new CommandLineError(`help takes TOOLS, TOOL and ACTION, no more: ${SEE}`);
      return { name, tools: tools!, tool: others[0], action: others[1], options };
    case undefined:
      throw new CommandLineError(`a command is missing: check, lint or help; ${SEE}`);
    default:
      throw new CommandLineError(`there is no such command: check, lint or help; ${SEE}`);
  }
}

type Parsed = ReturnType<typeof parseArgs<{ options: typeof OPTIONS; allowPositionals: true }>>;

function parse(given: readonly string[]): Parsed {
  try {
    return parseArgs({ args: [...given], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    // Node's own sentence; advice on arguments that begin with a dash may follow it.
    const sentence = (error as Error).message.split('. ')[0]!;
    throw new CommandLineError(`${sentence}: ${SEE}`);
  }
}

function optionsOf(values: Parsed['values']): CommandOptions {
  for (const [name, words] of Object.entries(WORDS)) {
    const value = values[name as keyof typeof WORDS];
    if (value !== undefined && !words.includes(value)) {
      throw new CommandLineError(`--${name} must be ${words.join(' or ')}`);
    }
  }
  const registry = {
    unknownKeys: values['unknown-keys'],
    keys: values.keys,
    dialect: values.dialect,
    unknownFormats: values['unknown-formats'],
  };
  const given = Object.fromEntries(Object.entries(registry).filter(([, value]) => value !== undefined));
  return { json: values.json, skipFaulty: values['skip-faulty'], registry: given };
}
