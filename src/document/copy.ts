import type { FrozenJson } from '../json/frozen.js';
import { isPlain, setOwn, type JsonObject } from '../json/own.js';
import { pointerOf } from '../json/pointer.js';
import { faultText, type NotJson } from '../problem/fault-text.js';
import type { Findings } from '../problem/fault.js';
import type { Limits } from '../limit/table.js';

/**
 * Copies an author's value deeply and freezes the copy, so that changing the author's object later changes nothing.
 * What JSON can't carry is told as a fault and stands as null in the copy.
 */
export function copyFrozen(value: unknown, found: Findings, limits: Limits): FrozenJson {
  const ancestors: object[] = [];
  /** The tokens that lead to the value at hand; spelled only for a fault. */
  const tokens: (string | number)[] = [];
  let values = 1;

  function refuse(what: NotJson): null {
    found.fault(pointerOf(tokens), faultText.notJson(what));
    return null;
  }

  function isTooLarge(): boolean {
    if (values <= limits.schemaValues) return false;
    found.fault('', faultText.tooLarge(limits.schemaValues));
    return true;
  }

  function copy(from: unknown): FrozenJson {
    switch (typeof from) {
      case 'string':
      case 'boolean':
        return from;
      case 'number':
        return Number.isFinite(from) ? from : refuse('NaN or an infinity');
      case 'object':
        return from === null ? null : copyObject(from);
      case 'bigint':
      case 'function':
      case 'symbol':
        return refuse(`a ${typeof from}` as NotJson);
      default:
        return refuse('undefined');
    }
  }

  function copyMember(from: unknown, token: string | number): FrozenJson {
    if (typeof from === 'string') return from;
    tokens.push(token);
    const copied = copy(from);
    tokens.pop();
    return copied;
  }

  function copyObject(from: object): FrozenJson {
    if (ancestors.includes(from)) return refuse('a cycle');
    if (ancestors.length >= limits.schemaDepth) {
      found.fault('', faultText.tooDeep(limits.schemaDepth));
      return null;
    }
    ancestors.push(from);
    const copied = Array.isArray(from)
      ? copyArray(from)
      : isPlain(from)
        ? copyProperties(from)
        : refuse('an instance of a class');
    ancestors.pop();
    return copied;
  }

  function copyProperties(from: JsonObject): FrozenJson {
    const names = Object.keys(from);
    values += names.length;
    if (isTooLarge()) return null;
    const copied: Record<string, FrozenJson> = {};
    for (const name of names) setOwn(copied, name, copyMember(from[name], name));
    return Object.freeze(copied);
  }

  function copyArray(from: readonly unknown[]): FrozenJson {
    const copied: FrozenJson[] = [];
    for (let index = 0; index < from.length; index++) {
      values++;
      if (isTooLarge()) return null;
      copied.push(copyMember(from[index], index));
    }
    return Object.freeze(copied);
  }

  try {
    return isTooLarge() ? null : copy(value);
  } catch {
    found.fault('', faultText.unreadable());
    return null;
  }
}
