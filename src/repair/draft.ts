import { own, setOwn, type JsonObject } from '../json/own.js';
import type { Step } from '../problem/cause.js';

type Container = unknown[] | Record<string, unknown>;

/** A value under repair. What was sent is never written to: what lies on the way to a change is copied, once. */
export class Draft {
  #value: unknown;
  /** The copies, which may be written to. */
  readonly #copies = new WeakSet();

  constructor(value: unknown) {
    this.#value = value;
  }

  /** The whole value with the changes made so far; the sent one itself before the first. */
  get value(): unknown {
    return this.#value;
  }

  /** What stands at a place; undefined where the way there ends before. */
  get(steps: readonly Step[]): unknown {
    let value = this.#value;
    for (const { key } of steps) {
      if (typeof value !== 'object' || value === null) return undefined;
      value = Array.isArray(value) ? value[key as number] : own(value as JsonObject, String(key));
    }
    return value;
  }

  /** Puts a value at a place that is there. */
  set(steps: readonly Step[], value: unknown): void {
    const last = steps[steps.length - 1];
    if (last === undefined) this.#value = value;
    else put(this.#writable(steps.slice(0, -1)), last.key, value);
  }

  /** Takes away a property that is there. */
  remove(steps: readonly Step[], name: string): void {
    const holder = this.#writable(steps.slice(0, -1)) as Record<string, unknown>;
    Reflect.deleteProperty(holder, name);
  }

  /** The container at a place, as a copy; so are those around it. */
  #writable(steps: readonly Step[]): Container {
    let holder = this.#copied(this.#value as Container);
    this.#value = holder;
    for (const { key } of steps) {
      const inside = this.#copied((Array.isArray(holder) ? holder[key as number] : holder[key]) as Container);
      put(holder, key, inside);
      holder = inside;
    }
    return holder;
  }

  #copied(container: Container): Container {
    if (this.#copies.has(container)) return container;
    const copy = Array.isArray(container) ? [...(container as readonly unknown[])] : { ...container };
    this.#copies.add(copy);
    return copy;
  }
}

function put(holder: Container, key: string | number, value: unknown): void {
  if (Array.isArray(holder)) holder[key as number] = value;
  else setOwn(holder, String(key), value);
}
