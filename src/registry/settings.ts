import { type CompileOptions, optionWords } from '../compile/settings.js';
import { dialects, defaultDialect, dialectNamed } from '../dialect/table.js';
import type { Dialect } from '../dialect/dialect.js';
import { faultOfLimits, type Limits, withDefaults } from '../limit/table.js';
import { faultText } from '../problem/fault-text.js';
import type { KeyPolicy } from '../problem/quoted.js';
import { REPAIR_KINDS, type RepairSettings, repairSettings } from '../repair/options.js';
import { ConfigurationError, type ConfigurationFault } from './configuration-error.js';
import type { RegistryOptions } from './options.js';
import type { UnknownKeys } from './tool.js';

/** The options of a registry with every default filled in, as far as tools are built from them. */
export interface BuildSettings {
  readonly unknownKeys: UnknownKeys;
  readonly keys: KeyPolicy;
  readonly help: boolean;
  readonly dialect: Dialect;
  readonly limits: Limits;
  /** Undefined where nothing is repaired. */
  readonly repair: RepairSettings | undefined;
  /** What every schema is compiled with, but for its dialect. */
  readonly compile: CompileOptions;
}

/** The words that an option may be. A word that is none of them must not silently mean the default. */
const WORDS: Readonly<Record<string, readonly unknown[]>> = {
  unknownKeys: ['refuse', 'schema'],
  onFault: ['throw', 'skip'],
  keys: optionWords.keys,
  help: [true, false],
  dialect: dialects.map(({ name }) => name),
  unknownFormats: optionWords.unknownFormats,
  nullable: optionWords.nullable,
  exceptions: ['name', 'message'],
};

/**
 * Fills in the defaults.
 *
 * @throws {@link ConfigurationError} where an option is none of what it may be.
 */
export function settingsOf(options: RegistryOptions): BuildSettings {
  const faults = Object.entries(WORDS).flatMap(([name, words]): ConfigurationFault[] => {
    const given = options[name as keyof RegistryOptions];
    if (given === undefined || words.includes(given)) return [];
    return [{ tool: '(options)', pointer: `/${name}`, reason: faultText.option(name, words.join(' or ')) }];
  });
  faults.push(...repairFaults(options.repair));
  const wrong = faultOfLimits(options.limits);
  if (wrong !== undefined) faults.push({ tool: '(options)', pointer: '/limits', reason: wrong });
  if (faults.length > 0) throw new ConfigurationError(faults);
  const { unknownKeys = 'refuse', keys = 'quote', help = true, dialect = defaultDialect } = options;
  const { unknownFormats, customFormats, documents, nullable, limits } = options;
  const filled = withDefaults(limits);
  return {
    unknownKeys,
    keys,
    help,
    dialect: dialectNamed(dialect),
    limits: filled,
    repair: repairSettings(options.repair, filled),
    compile: { keys, unknownFormats, customFormats, documents, nullable, limits },
  };
}

/** A misspelt kind must not silently repair nothing. */
function repairFaults(repair: unknown): ConfigurationFault[] {
  if (repair === undefined) return [];
  const kinds: readonly string[] = REPAIR_KINDS;
  const isRecord = typeof repair === 'object' && repair !== null && !Array.isArray(repair);
  const isWell =
    isRecord &&
    Object.entries(repair).every(
      ([kind, value]) => kinds.includes(kind) && (value === undefined || typeof value === 'boolean'),
    );
  if (isWell) return [];
  const allowed = `an object of ${kinds.join(', ')}, each true or false`;
  return [{ tool: '(options)', pointer: '/repair', reason: faultText.option('repair', allowed) }];
}
