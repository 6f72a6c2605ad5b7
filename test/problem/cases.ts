import { join } from 'node:path';
import { projectFolder, readJson } from '../support/shared-data.js';

/** The cases of one file of `spec/cases/problems`. */
export function problemCases<Case>(name: string): readonly Case[] {
  return readJson(join(projectFolder, 'spec/cases/problems', `${name}.json`)) as Case[];
}
