import { spawnSync } from 'node:child_process';
import { projectFolder } from '../support/shared-data.js';

/** How a program ended, and what it printed. */
export interface Ran {
  readonly passed: boolean;
  readonly output: string;
}

/** Runs a command of npm in a folder. */
export function npm(given: readonly string[], folder: string, variables: Readonly<Record<string, string>> = {}): Ran {
  // What starts `npm run` sets for its own scripts must not reach another npm.
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'));
  const { status, stdout, stderr } = spawnSync('npm', given, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...Object.fromEntries(inherited), ...variables },
  });
  return { passed: status === 0, output: `${stdout}${stderr}` };
}

/** Runs a version of Node, which npm brings as the package `node`. */
export function runNode(
  version: string,
  given: readonly string[],
  folder: string = projectFolder,
  variables: Readonly<Record<string, string>> = {},
): Ran {
  return npm(['exec', '--yes', `--package=node@${version}`, '--', 'node', ...given], folder, variables);
}
