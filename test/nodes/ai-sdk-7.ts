import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promised, unspaced } from '../support/host-examples.js';
import { projectFolder } from '../support/shared-data.js';
import { npm, type Ran, runNode } from './run-node.js';

const examples = 'spec/examples/hosts';

/**
 * The example of the AI SDK in version 7, which needs Node 22 and so can't be among the hosts that the tests install:
 * the same files are compiled and run, in a folder of their own.
 */
export function runWithAiSdk7(version: string): Ran {
  const folder = mkdtempSync(join(tmpdir(), 'toolgate-ai-sdk-7-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}');
    const installed = npm(['install', '--no-audit', '--no-fund', '--engine-strict=false', 'ai@7.0.173'], folder);
    if (!installed.passed) return installed;
    mkdirSync(join(folder, 'run'));
    for (const file of ['tools.ts', 'ai-sdk.ts', 'run/ai-sdk.ts']) {
      cpSync(join(projectFolder, examples, file), join(folder, file));
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(configuration()));
    const compiled = runNode(version, [join(projectFolder, 'node_modules/typescript/bin/tsc'), '-p', folder]);
    if (!compiled.passed) return compiled;
    const given = ['--import', import.meta.resolve('tsx'), 'run/ai-sdk.ts'];
    const { passed, output } = runNode(version, given, folder, { TSX_TSCONFIG_PATH: join(folder, 'tsconfig.json') });
    return { passed: passed && unspaced(output) === promised(examples, 'ai-sdk'), output };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The configuration of the examples, with paths that lead out of the folder. */
function configuration(): object {
  const source = (path: string): string[] => [fileURLToPath(new URL(`../../src/${path}`, import.meta.url))];
  return {
    extends: join(projectFolder, examples, 'tsconfig.json'),
    compilerOptions: {
      paths: { toolgate: source('index.ts'), 'toolgate/*': source('hosts/*.ts') },
    },
    include: ['*.ts', 'run/*.ts'],
  };
}
