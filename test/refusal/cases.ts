import { join } from 'node:path';
import { digestOf, type DigestSource } from '../../src/refusal/digest.js';
import { handlerFailed } from '../../src/refusal/handler-failed.js';
import { invalidArguments, malformedJson } from '../../src/refusal/invalid-arguments.js';
import { invalidResult, invalidValues } from '../../src/refusal/invalid-values.js';
import { missingRequiredFields, missingRequiredGroup } from '../../src/refusal/missing.js';
import type { Refusal, Refused } from '../../src/refusal/refusal.js';
import { missingAction, unknownAction, unknownTool } from '../../src/refusal/unknown-name.js';
import { unknownParams } from '../../src/refusal/unknown-params.js';
import { projectFolder, readJson } from '../support/shared-data.js';

/** The name of a builder. */
export type BuilderName =
  | 'unknownTool'
  | 'malformedJson'
  | 'missingAction'
  | 'unknownAction'
  | 'invalidArguments'
  | 'missingRequiredFields'
  | 'missingRequiredGroup'
  | 'unknownParams'
  | 'invalidValues'
  | 'handlerFailed'
  | 'invalidResult';

/** The builder of each kind. */
export const BUILDERS: Readonly<Record<BuilderName, (facts: never) => Refused>> = {
  unknownTool,
  malformedJson,
  missingAction,
  unknownAction,
  invalidArguments,
  missingRequiredFields,
  missingRequiredGroup,
  unknownParams,
  invalidValues,
  handlerFailed,
  invalidResult,
};

/** Every kind of refusal: a new one is missing here until it is added, and then needs a case. */
export const KINDS: Readonly<Record<Refusal['error'], true>> = {
  unknown_tool: true,
  malformed_json: true,
  missing_action: true,
  unknown_action: true,
  invalid_arguments: true,
  missing_required_fields: true,
  missing_required_group: true,
  unknown_params: true,
  invalid_values: true,
  handler_failed: true,
  invalid_result: true,
};

/** One case of `spec/cases/refusals/refusals.json`: the facts as JSON, the digest as what it is made of. */
export interface RefusalCase {
  readonly description: string;
  readonly builder: BuilderName;
  readonly facts: { readonly subject?: { readonly digest?: DigestSource } };
  readonly answer: Refused;
}

/** The answer to the facts of a case; JSON has no brands, so here they are put on. */
export function answerOf(entry: RefusalCase): Refused {
  const build = BUILDERS[entry.builder] as (facts: unknown) => Refused;
  const { subject } = entry.facts;
  if (subject?.digest === undefined) return build(entry.facts);
  return build({ ...entry.facts, subject: { ...subject, digest: digestOf(subject.digest) } });
}

/** The cases of the table. */
export function refusalCases(): readonly RefusalCase[] {
  return readJson(join(projectFolder, 'spec/cases/refusals/refusals.json')) as RefusalCase[];
}
