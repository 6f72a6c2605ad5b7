import { BOUNDS, jsonBytes } from '../problem/bounds.js';
import type { RootName } from '../problem/path.js';
import type { Subject } from './facts.js';
import { helpPointer } from './help-pointer.js';
import type { InputSchema } from './refusal.js';

/** What the paths of a subject's data start from. */
export function rootNameOf(subject: Subject): RootName {
  return subject.action === undefined ? 'arguments' : 'data';
}

/** `action`, where there is one. */
export function actionOf(subject: Subject): { readonly action?: string } {
  return subject.action === undefined ? {} : { action: subject.action };
}

/** `help`, where it answers. */
export function helpOf(subject: Subject): { readonly help?: string } {
  return subject.help ? { help: helpPointer(subject.tool, subject.action) } : {};
}

/** The bytes that are left beside the parts of a refusal that never give way. */
export function roomBeside(parts: object): number {
  return BOUNDS.refusal - jsonBytes(parts);
}

/** The bytes of `,"input_schema":`. */
const DIGEST_FRAME = 16;

/** `input_schema`, where there is one for the subject that takes no more than the room: the first to give way. */
export function digestWithin(
  subject: Subject,
  pointed: readonly string[],
  room: number,
): { readonly input_schema?: InputSchema } {
  const shown = subject.digest?.show(pointed);
  return shown === undefined || shown.bytes + DIGEST_FRAME > room ? {} : { input_schema: shown.schema };
}
