import type { CompileOptions } from '../compile/settings.js';
import { dialects, defaultDialect, dialectNamed } from '../dialect/table.js';
import type { Dialect } from '../dialect/dialect.js';
import { type Limits, withDefaults } from '../limit/table.js';
import type { KeyPolicy } from '../problem/quoted.js';
import { ConfigurationError, type ConfigurationFault } from './configuration-error.js';
import { toolFault } from './fault-text.js';
import type { RegistryOptions } from './options.js';
import type { UnknownKeys } from './tool.js';

/** The options of a registry with every default filled in, as far as tools are built from them. */
export interface BuildSettings {
  readonly unknownKeys: UnknownKeys;
  readonly keys: KeyPolicy;
  readonly help: boolean;
  readonly dialect: Dialect;
  readonly limits: Limits;
  /** What every schema is compiled with, but for its dialect. */
  readonly compile: CompileOptions;
}

/** The words that an option may be. A word that is none of them must not silently mean the default. */
const WORDS: Readonly<Record<string, readonly unknown[]>> = {
  unknownKeys: ['refuse', 'schema'],
  onFault: ['throw', 'skip'],
  keys: ['quote', 'hide'],
  help: [true, false],
  dialect: dialects.map(({ name }) => name),
  unknownFormats: ['refuse', 'ignore'],
  nullable: ['warn', 'honour'],
  exceptions: ['name', 'message'],
};

/**
 * Fills in the defaults.
 *
 * @throws {@link ConfigurationError} where an option is none of the words that it may be.
 */
export function settingsOf(options: RegistryOptions): BuildSettings {
  const faults = Object.entries(WORDS).flatMap(([name, words]): ConfigurationFault[] => {
    const given = options[name as keyof RegistryOptions];
    if (given === undefined || words.includes(given)) return [];
    return [{ tool: '(options)', pointer: `/${name}`, reason: toolFault.option(name, words.join(' or ')) }];
  });
  if (faults.length > 0) throw new ConfigurationError(faults);
  const { unknownKeys = 'refuse', keys = 'quote', help = true, dialect = defaultDialect } = options;
  const { unknownFormats, customFormats, documents, nullable, limits } = options;
  return {
    unknownKeys,
    keys,
    help,
    dialect: dialectNamed(dialect),
    limits: withDefaults(limits),
    compile: { keys, unknownFormats, customFormats, documents, nullable, limits },
  };
}
