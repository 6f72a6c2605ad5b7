import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectFolder } from './shared-data.js';

/** Folders of examples inside hosts: `NAME.ts` is what the README shows, `run/NAME.ts` puts it to work and prints. */
export const exampleFolders = ['spec/examples/hosts', 'test/mcp/examples'] as const;

const run = promisify(execFile);

/** The examples of a folder by name; what they share (`tools.ts`) is none. */
export function exampleNames(folder: string): string[] {
  return readdirSync(join(projectFolder, folder))
    .filter((file) => file.endsWith('.ts') && file !== 'tools.ts')
    .map((file) => file.slice(0, -3));
}

/** What the comments at the end of a program say that it prints. */
export function promised(folder: string, name: string): string {
  const lines = readFileSync(join(projectFolder, folder, 'run', `${name}.ts`), 'utf8').split('\n');
  return unspaced(
    lines
      .filter((line) => line.startsWith('// prints: '))
      .map((line) => line.slice(11))
      .join('\n'),
  );
}

/** Runs a program; what it prints. */
export async function printed(folder: string, name: string, project: string): Promise<string> {
  const env = { ...process.env, TSX_TSCONFIG_PATH: join(projectFolder, project, 'tsconfig.json'), NODE_OPTIONS: '' };
  const program = join(projectFolder, folder, 'run', `${name}.ts`);
  const { stdout } = await run(process.execPath, ['--import', 'tsx', program], { cwd: projectFolder, env });
  return unspaced(stdout);
}

/** What the type checker says of a project: nothing where all is well. */
export async function compilerSays(project: string): Promise<string> {
  const compiler = join(projectFolder, 'node_modules/typescript/bin/tsc');
  const asked = run(process.execPath, [compiler, '--noEmit', '-p', join(projectFolder, project)]);
  return asked.then(
    ({ stdout }) => stdout,
    (error: unknown) => (error as { stdout: string }).stdout,
  );
}

/** What is printed, however it is laid out in lines. */
export function unspaced(text: string): string {
  return text.replace(/\s/gu, '');
}
