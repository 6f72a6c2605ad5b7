import { isPlain, type JsonObject } from '../json/own.js';

/** What a content cache may hold. */
export interface CacheBounds {
  /** Contents in all. */
  readonly entries: number;
  /** UTF-16 units of all their JSON texts. */
  readonly textLength: number;
}

/** Bounds that hold the tools of some dozens of servers. */
export const CACHE_BOUNDS: CacheBounds = Object.freeze({ entries: 500, textLength: 4 * 1024 * 1024 });

/**
 * Keeps what was made of schemas: by the schema object as long as its owner keeps it, and by content, since a client
 * that lists the tools again gets new objects that say the same. The contents used longest ago give way.
 */
export class RootCache<Made> {
  readonly #byObject = new WeakMap<object, Made>();
  readonly #byText = new Map<string, Made>();
  readonly #make: (schema: object) => Made;
  readonly #bounds: CacheBounds;
  #textLength = 0;

  constructor(make: (schema: object) => Made, bounds: CacheBounds = CACHE_BOUNDS) {
    this.#make = make;
    this.#bounds = bounds;
  }

  /** What was made of the schema, or is made of it now. A schema must not change once it was given. */
  get(schema: object): Made {
    // What a server sends may be no object, whatever the SDK's types say: making tells what is wrong with it.
    if (Object(schema) !== schema) return this.#make(schema);
    let made = this.#byObject.get(schema);
    if (made === undefined) {
      const text = faithfulText(schema);
      made = text === undefined ? this.#make(schema) : this.#ofText(text, schema);
      this.#byObject.set(schema, made);
    }
    return made;
  }

  #ofText(text: string, schema: object): Made {
    const known = this.#byText.get(text);
    const made = known ?? this.#make(schema);
    if (known === undefined) this.#textLength += text.length;
    else this.#byText.delete(text);
    this.#byText.set(text, made);
    for (const oldest of this.#byText.keys()) {
      if (this.#byText.size <= this.#bounds.entries && this.#textLength <= this.#bounds.textLength) break;
      this.#byText.delete(oldest);
      this.#textLength -= oldest.length;
    }
    return made;
  }
}

/** The JSON text of a schema, or undefined where the text would say something else than the schema does. */
function faithfulText(schema: object): string | undefined {
  try {
    return JSON.stringify(schema, function (this: JsonObject, name) {
      // Read from its holder: the value that a replacer gets has been through `toJSON`.
      const value = this[name];
      if (isJson(value)) return value;
      throw new TypeError('not JSON');
    });
  } catch {
    return undefined;
  }
}

function isJson(value: unknown): boolean {
  if (typeof value === 'object') return value === null || Array.isArray(value) || isPlain(value);
  return typeof value === 'number' ? Number.isFinite(value) : typeof value === 'string' || typeof value === 'boolean';
}
