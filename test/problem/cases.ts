import { join } from 'node:path';
import { projectFolder, readJson } from '../support/shared-data.js';

/** The cases of one file of `spec/cases/problems`. */
export function problemCases(name: string): unknown {
  return readJson(join(projectFolder, 'spec/cases/problems', `${name}.json`));
}
