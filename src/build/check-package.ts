import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadingPrograms, moduleNames } from './loading-programs.js';

/**
 * Checks the package as users get it: packed, looked over by publint and attw, installed into an empty project, and
 * loaded there through `import`, through `require` and from TypeScript. The tools come through npx, so this is a script
 * beside the tests.
 */

const project = fileURLToPath(new URL('../..', import.meta.url));
const tools = ['publint@0.3.25', '@arethetypeswrong/cli@0.18.5 --profile esm-only --format ascii --quiet'];

/** Runs a command; its output is shown only where it failed. */
function passes(name: string, command: string, given: readonly string[], folder: string): boolean {
  const { status, stdout, stderr } = spawnSync(command, given, { cwd: folder, encoding: 'utf8' });
  process.stdout.write(`${name}: ${status === 0 ? 'passed' : 'failed'}\n`);
  if (status !== 0) process.stdout.write(`${stdout}${stderr}`);
  return status === 0;
}

/** A consumer that lets the type checker look into the declarations, with no types beside the package's own. */
const consumer = `import { createRegistry, defineTool } from 'toolgate';
import { compile } from 'toolgate/schema';
import { validatorProvider } from 'toolgate/mcp';
const tool = defineTool({ name: 't', inputSchema: { type: 'object', properties: { a: { type: 'string' } } }, run: (data) => data.a?.length });
export const registry: unknown = createRegistry({ tools: [tool] });
const verdict = compile({ type: 'integer' }).check(1);
export const one: number | undefined = verdict.ok ? verdict.data : undefined;
export const provider: unknown = validatorProvider();
`;

function checkInstalled(tarball: string, folder: string): boolean {
  writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}');
  execFileSync('npm', ['install', '--no-audit', '--no-fund', tarball], { cwd: folder, stdio: 'ignore' });
  const names = moduleNames();
  const answers = Object.entries(loadingPrograms).map(([file, program]) => {
    writeFileSync(join(folder, file), program(names));
    return passes(file, process.execPath, ['--disallow-code-generation-from-strings', file], folder);
  });
  writeFileSync(join(folder, 'consumer.ts'), consumer);
  const compiler = fileURLToPath(import.meta.resolve('typescript/bin/tsc'));
  const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022'];
  answers.push(passes('consumer.ts', process.execPath, [compiler, ...options, 'consumer.ts'], folder));
  answers.push(passes('toolgate --version', 'npx', ['--no-install', 'toolgate', '--version'], folder));
  return answers.every(Boolean);
}

const folder = mkdtempSync(join(tmpdir(), 'toolgate-package-'));
try {
  const packed = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
    cwd: project,
    encoding: 'utf8',
  });
  const [pack] = Object.values(JSON.parse(packed) as Record<string, { filename: string }>);
  const tarball = join(folder, pack!.filename);
  const looked = tools.map((tool) => {
    const [name, ...options] = tool.split(' ');
    return passes(name!, 'npx', ['--yes', name!, tarball, ...options], folder);
  });
  const installed = checkInstalled(tarball, mkdtempSync(join(folder, 'installed-')));
  process.exitCode = looked.every(Boolean) && installed ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
