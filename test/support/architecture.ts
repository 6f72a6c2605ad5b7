import ts from 'typescript';
import { holdsTypesAlone, importsOf, parse, type Source, target, visit } from './sources.js';

/**
 * Guards of the project's shape. Each takes what it looks at and answers its faults, one sentence each: none means
 * that the rule holds.
 */

/** Folders (and files) directly in src/, lowest layer first. Folders of one layer may use each other in one direction. */
export type Layers = readonly (readonly string[])[];

/** Imports that climb to a higher layer, and folders that no layer names. */
export function climbingImports(sources: readonly Source[], layers: Layers): string[] {
  const rank = (path: string): number => layers.findIndex((layer) => layer.includes(folderOf(path)));
  return sources.flatMap((source) => {
    if (rank(source.path) < 0) return [`${source.path} is in no layer`];
    return targets(source)
      .filter((path) => rank(path) > rank(source.path))
      .map((path) => `${source.path} imports ${path}, which stands above it`);
  });
}

/** Rings of files that import each other. */
export function fileCycles(sources: readonly Source[]): string[] {
  return cycles(new Map(sources.map((source) => [source.path, targets(source)])));
}

/** Rings of folders that import each other. */
export function folderCycles(sources: readonly Source[]): string[] {
  const graph = new Map<string, string[]>();
  for (const source of sources) {
    const folder = folderOf(source.path);
    const others = targets(source).map(folderOf);
    graph.set(folder, [...(graph.get(folder) ?? []), ...others.filter((other) => other !== folder)]);
  }
  return cycles(graph);
}

/** Imports of packages that are not among the allowed, node's own modules included. */
export function foreignImports(sources: readonly Source[], allowed: readonly string[]): string[] {
  return sources.flatMap((source) =>
    importsOf(source)
      .filter((specifier) => !specifier.startsWith('.') && !allowed.includes(specifier))
      .map((specifier) => `${source.path} imports ${specifier}`),
  );
}

/** Places where text becomes code: eval, the Function constructor under any name, timers that are given a text. */
export function codeGeneration(source: Source): string[] {
  const faults: string[] = [];
  const file = parse(source);
  visit(file, (node) => {
    if (ts.isIdentifier(node) && (node.text === 'eval' || node.text === 'Function') && !isTypeName(node)) {
      faults.push(`${source.path} ${line(file, node)} uses ${node.text}`);
    } else if (ts.isCallExpression(node) && isTimer(node.expression) && isText(node.arguments[0])) {
      faults.push(`${source.path} ${line(file, node)} gives a timer a text`);
    }
  });
  return faults;
}

/** Places that use one of the named globals; a member, a property or a type of that name is none. */
export function globalUses(source: Source, names: readonly string[]): string[] {
  const faults: string[] = [];
  const file = parse(source);
  visit(file, (node) => {
    if (ts.isIdentifier(node) && names.includes(node.text) && !isTypeName(node) && !isMember(node)) {
      faults.push(`${source.path} ${line(file, node)} uses ${node.text}`);
    }
  });
  return faults;
}

/** Texts that name a dialect: what differs between dialects belongs into their tables. */
export function dialectNames(source: Source): string[] {
  const faults: string[] = [];
  const file = parse(source);
  visit(file, (node) => {
    if (isText(node) && /draft|20(?:19|20)-\d\d/u.test(node.text)) {
      faults.push(`${source.path} ${line(file, node)} names a dialect: ${node.text}`);
    }
  });
  return faults;
}

/** Files of more lines than allowed. */
export function longFiles(sources: readonly Source[], limit: number): string[] {
  return sources
    .map(({ path, text }) => ({ path, lines: text.replace(/\n$/u, '').split('\n').length }))
    .filter(({ lines }) => lines > limit)
    .map(({ path, lines }) => `${path} has ${lines} lines`);
}

/**
 * Sources without a test of the same path. Files of types alone need none.
 *
 * @param excused paths, or folders that end in `/`, that are tested elsewhere, each with the reason; an excuse that no
 *   source needs is a fault
 */
export function untested(
  sources: readonly Source[],
  tests: readonly Source[],
  excused: Readonly<Record<string, string>>,
): string[] {
  const tested = new Set(tests.map(({ path }) => path.replace(/^test\//u, 'src/').replace(/\.test\.ts$/u, '.ts')));
  const paths = sources
    .filter((source) => !tested.has(source.path) && !holdsTypesAlone(source))
    .map(({ path }) => path);
  const covers = (excuse: string, path: string): boolean =>
    excuse.endsWith('/') ? path.startsWith(excuse) : path === excuse;
  const excuses = Object.keys(excused);
  return [
    ...paths.filter((path) => !excuses.some((excuse) => covers(excuse, path))).map((path) => `${path} has no test`),
    ...excuses
      .filter((excuse) => !paths.some((path) => covers(excuse, path)))
      .map((excuse) => `${excuse} needs no excuse`),
  ];
}

/** Runtime dependencies beyond the allowed, and those that are not pinned to one version. */
export function dependencyFaults(manifest: unknown, allowed: readonly string[]): string[] {
  const { dependencies = {} } = manifest as { dependencies?: Readonly<Record<string, string>> };
  return [
    ...Object.keys(dependencies)
      .filter((name) => !allowed.includes(name))
      .map((name) => `${name} is not among the agreed dependencies`),
    ...Object.entries(dependencies)
      .filter(([, version]) => !/^\d+\.\d+\.\d+$/u.test(version))
      .map(([name, version]) => `${name} is not pinned: ${version}`),
  ];
}

/** `json` for src/json/kind.ts, and `index.ts` for src/index.ts. */
function folderOf(path: string): string {
  return path.split('/')[1] ?? '';
}

function targets(source: Source): string[] {
  return importsOf(source).flatMap((specifier) => target(source.path, specifier) ?? []);
}

/** The rings of a graph, each once, spelled from the node at which it was met. */
function cycles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const found: string[] = [];
  const settled = new Set<string>();
  const walk = (node: string, trail: readonly string[]): void => {
    const start = trail.indexOf(node);
    if (start >= 0) {
      found.push([...trail.slice(start), node].join(' -> '));
      return;
    }
    if (settled.has(node)) return;
    for (const next of graph.get(node) ?? []) walk(next, [...trail, node]);
    settled.add(node);
  };
  for (const node of graph.keys()) walk(node, []);
  return [...new Set(found)];
}

function isText(node: ts.Node | undefined): node is ts.StringLiteralLike {
  return node !== undefined && ts.isStringLiteralLike(node);
}

function isTimer(callee: ts.Expression): boolean {
  return /(?:^|\.)(?:setTimeout|setInterval)$/u.test(callee.getText());
}

/** `Function` as a type, or as the name of a member, makes no code. */
function isTypeName(node: ts.Identifier): boolean {
  return (
    ts.isTypeReferenceNode(node.parent) || ts.isPropertySignature(node.parent) || ts.isPropertyAssignment(node.parent)
  );
}

/** `x.name`, unless `x` is the global object itself. */
function isMember({ parent, text }: ts.Identifier): boolean {
  if (!ts.isPropertyAccessExpression(parent) || parent.name.text !== text) return false;
  return parent.expression.getText() !== 'globalThis';
}

function line(file: ts.SourceFile, node: ts.Node): string {
  return `(line ${file.getLineAndCharacterOfPosition(node.getStart()).line + 1})`;
}
