import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import ts from 'typescript';

/** A TypeScript file of the project: its path from the project's folder, with `/`, and its text. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** Reads the TypeScript files below a folder of the project; none where the folder is missing or installed. */
export function readSources(project: string, folder: string): Source[] {
  return readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(sep).join('/'))
    .filter((name) => name.endsWith('.ts') && !name.includes('node_modules/'))
    .sort()
    .map((name) => ({ path: `${folder}/${name}`, text: readFileSync(join(project, folder, name), 'utf8') }));
}

const parsed = new WeakMap<Source, ts.SourceFile>();

/** The parsed form of a source, with links to parents; each source is parsed once. */
export function parse(source: Source): ts.SourceFile {
  const file = parsed.get(source) ?? ts.createSourceFile(source.path, source.text, ts.ScriptTarget.Latest, true);
  parsed.set(source, file);
  return file;
}

/** Calls back for every node of a file, parents first. */
export function visit(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node);
  ts.forEachChild(node, (child) => visit(child, look));
}

/** What a source imports, as written: static imports and exports, types included, and dynamic imports of a literal. */
export function importsOf(source: Source): string[] {
  const specifiers: string[] = [];
  visit(parse(source), (node) => {
    const specifier =
      ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
        ? node.moduleSpecifier
        : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
          ? node.arguments[0]
          : ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
            ? node.argument.literal
            : undefined;
    if (specifier !== undefined && ts.isStringLiteralLike(specifier)) specifiers.push(specifier.text);
  });
  return specifiers;
}

/** The source that a relative import means, or undefined for a package. */
export function target(from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  return posix.join(posix.dirname(from), specifier).replace(/\.js$/u, '.ts');
}

/** Whether nothing of a source is left at run time: it holds types alone. */
export function holdsTypesAlone(source: Source): boolean {
  return parse(source).statements.every(
    (statement) =>
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement) ||
      (ts.isImportDeclaration(statement) && statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) ||
      (ts.isExportDeclaration(statement) && statement.isTypeOnly),
  );
}
