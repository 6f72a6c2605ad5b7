import type { FrozenJson } from '../json/frozen.js';
import { isPlain, setOwn } from '../json/own.js';
import { appendToken } from '../json/pointer.js';
import { faultText, type NotJson } from '../problem/fault-text.js';
import type { Findings } from '../problem/fault.js';
import type { Limits } from '../limit/table.js';

/**
 * Copies an author's value deeply and freezes the copy, so that changing the author's object later changes nothing.
 * What JSON can't carry is told as a fault and stands as null in the copy.
 */
export function copyFrozen(value: unknown, found: Findings, limits: Limits): FrozenJson {
  const ancestors: object[] = [];
  let values = 0;

  function refuse(pointer: string, what: NotJson): null {
    found.fault(pointer, faultText.notJson(what));
    return null;
  }

  function copy(from: unknown, pointer: string): FrozenJson {
    if (++values > limits.schemaValues) {
      found.fault('', faultText.tooLarge(limits.schemaValues));
      return null;
    }
    switch (typeof from) {
      case 'string':
      case 'boolean':
        return from;
      case 'number':
        return Number.isFinite(from) ? from : refuse(pointer, 'NaN or an infinity');
      case 'object':
        return from === null ? null : copyObject(from, pointer);
      case 'bigint':
      case 'function':
      case 'symbol':
        return refuse(pointer, `a ${typeof from}` as NotJson);
      default:
        return refuse(pointer, 'undefined');
    }
  }

  function copyObject(from: object, pointer: string): FrozenJson {
    if (ancestors.includes(from)) return refuse(pointer, 'a cycle');
    if (ancestors.length >= limits.schemaDepth) {
      found.fault('', faultText.tooDeep(limits.schemaDepth));
      return null;
    }
    ancestors.push(from);
    try {
      if (Array.isArray(from)) return copyArray(from, pointer);
      if (!isPlain(from)) return refuse(pointer, 'an instance of a class');
      const copied: Record<string, FrozenJson> = {};
      for (const name of Object.keys(from)) setOwn(copied, name, copy(from[name], appendToken(pointer, name)));
      return Object.freeze(copied);
    } finally {
      ancestors.pop();
    }
  }

  function copyArray(from: readonly unknown[], pointer: string): FrozenJson {
    const copied: FrozenJson[] = [];
    for (let index = 0; index < from.length && values <= limits.schemaValues; index++) {
      copied.push(copy(from[index], appendToken(pointer, String(index))));
    }
    return Object.freeze(copied);
  }

  try {
    return copy(value, '');
  } catch {
    found.fault('', faultText.unreadable());
    return null;
  }
}
