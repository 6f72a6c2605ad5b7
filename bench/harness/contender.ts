import { existsSync, readFileSync } from 'node:fs';

/** A JSON Schema as the contenders take it. */
export type Schema = Readonly<Record<string, unknown>>;

/** A compiled schema: whether it accepts a value. */
export type Check = (data: unknown) => boolean;

/** Whether `format` is asserted, or passed over as an annotation. */
export interface CompileSettings {
  readonly formats: boolean;
}

/** A validator that is measured, behind the one interface that all of them can offer. */
export interface Contender {
  readonly name: string;
  readonly version: string;
  /** Compiles a schema of the dialect that its `$schema` names, else 2020-12. Throws or rejects where it can't. */
  compile(schema: Schema, settings: CompileSettings): Check | Promise<Check>;
}

/** The one that all others are compared with. */
export const reference = 'ajv';

/** The contenders by the names of their files in `bench/contenders/`, in the order of the tables. */
export const contenderNames: readonly string[] = [
  'toolgate',
  'ajv',
  'ata',
  'ata-no-eval',
  'tjs',
  'schemasafe',
  'typebox',
  'hyperjump',
  'cfworker',
];

/** Whether the packages of the contenders are there. */
export function contendersInstalled(): boolean {
  return existsSync(new URL('../node_modules', import.meta.url));
}

/** What a contender's file may offer beside its usual form. */
export type Form = 'contender' | 'explainer' | 'registrar' | 'cold';

/**
 * Loads contenders by name; only those are imported that are asked for.
 *
 * @param form `explainer`: its check accepts exactly what is refused with reasons; only those who have it come back.
 *   `registrar` and `cold`: another way to compile, for those who have one
 */
export async function loadContenders(names: readonly string[], form: Form = 'contender'): Promise<Contender[]> {
  const modules = names.map(async (name) => {
    const module = (await import(new URL(`../contenders/${name}.ts`, import.meta.url).href)) as Partial<
      Record<Form, Contender>
    >;
    return form === 'explainer' ? module.explainer : (module[form] ?? module.contender);
  });
  return (await Promise.all(modules)).filter((contender) => contender !== undefined);
}

/** The versions of contenders by name, as a measurement tells them. */
export function versionsOf(contenders: readonly Contender[]): Record<string, string> {
  return Object.fromEntries(contenders.map(({ name, version }) => [name, version]));
}

/** The version of a package that is installed for the bench. */
export function installedVersion(name: string): string {
  const manifest = readFileSync(new URL(`../node_modules/${name}/package.json`, import.meta.url), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
