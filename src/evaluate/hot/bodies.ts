import type { Check, Join } from '../check.js';
import type { Ways } from './ways.js';

/*
 * The bodies of which hot roots get copies. The build copies the text of each function below many times over, and each
 * copy is used once: it has inline caches of its own, so the engine underneath specialises it to the checkers that it
 * was made with. Used twice, a copy is no faster than the generic text.
 *
 * Each is a pure function of its parameters and of globals, since its text is all that is copied.
 */

/** Goes on with the rest of an object; the second parameter counts the properties that were met. */
export type Rest = (value: Readonly<Record<string, unknown>>, met: number) => boolean;

/**
 * One declared property. Its name is none that `Object.prototype` has, so that what is read is the object's own; should
 * it have been given one since, `bare` seems to have it too, and the check can't answer. An engine that has specialised
 * the copy knows what `bare` lacks without looking, and reads once. The rest is called in one place only: an engine puts
 * the text of what it calls into every place, so with two of them the last of ten slots would be there a thousand times.
 */
export const slot =
  (
    name: string,
    check: Check,
    required: boolean,
    rest: Rest,
    bare: Readonly<Record<string, unknown>>,
    distrust: () => false,
  ): Rest =>
  (value, met) => {
    if (bare[name] !== undefined) return distrust();
    const item = value[name];
    if (item === undefined) {
      if (required) return false;
    } else {
      if (!check(item, name)) return false;
      met++;
    }
    return rest(value, met);
  };

/** The end of an object of whose other properties something is asked: one that has some is for the exact check. */
export const closed =
  (exact: Check): Rest =>
  (value, met) => {
    let others = -met;
    for (const _ in value) others++;
    return others === 0 || exact(value, '');
  };

/** An object by its slots. One that seems to have another prototype than `Object.prototype` is looked at exactly. */
export const slotted =
  (slots: Rest, admit: (value: unknown) => Readonly<Record<string, unknown>> | undefined): Check =>
  (value) => {
    if (
      typeof value === 'object' &&
      value !== null &&
      (value as { __proto__: unknown }).__proto__ === Object.prototype
    ) {
      return slots(value as Readonly<Record<string, unknown>>, 0);
    }
    const admitted = admit(value);
    return admitted !== undefined && slots(admitted, 0);
  };

/** Any plain object. Its keys are listed only as far as to meet a trap that refuses. */
export const plain =
  (exact: Check): Check =>
  (value, key) => {
    if (
      typeof value !== 'object' ||
      value === null ||
      (value as { __proto__: unknown }).__proto__ !== Object.prototype
    ) {
      return exact(value, key);
    }
    for (const _ in value) break;
    return true;
  };

/** An object all of whose properties are asked the same. One that is refused is for the exact check to refuse. */
export const mapping =
  (check: Check, exact: Check): Check =>
  (value, key) => {
    if (
      typeof value !== 'object' ||
      value === null ||
      (value as { __proto__: unknown }).__proto__ !== Object.prototype
    ) {
      return exact(value, key);
    }
    for (const name in value) {
      const item = (value as Readonly<Record<string, unknown>>)[name];
      if (item !== undefined && !check(item, name)) return exact(value, key);
    }
    return true;
  };

export const items =
  (check: Check): Check =>
  (value) => {
    const list = value as readonly unknown[];
    for (let index = 0; index < list.length; index++) {
      const item = list[index];
      if (item === undefined || !check(item, index)) return false;
    }
    return true;
  };

export const both: Join = (first, second) => (value, key) => first(value, key) && second(value, key);

export const either: Join = (first, second) => (value, key) => first(value, key) || second(value, key);

/** The way into a hot root. Where a limit is met, or was before, the data is for the slow way, which has a run of it. */
export const root =
  (check: Check, run: { trip: string }, slow: (data: unknown) => boolean) =>
  (data: unknown): boolean => {
    let { trip } = run;
    if (trip === '') {
      let accepted = false;
      try {
        accepted = check(data, '');
      } catch {
        // A getter or a trap threw: what it guards is no JSON value.
      }
      trip = run.trip;
      if (trip === '') return accepted;
      run.trip = '';
    }
    return slow(data);
  };

/** What a root hands out as its `test`. Each root has a copy from the beginning; it is kept short, for registration. */
export const entry =
  (ways: Ways) =>
  (data: unknown): boolean => {
    const { hot } = ways;
    return hot === undefined ? ways.cold(data) : hot(data);
  };

/** The bodies that a hot link takes copies of. */
export interface Bodies {
  readonly slot: typeof slot;
  readonly closed: typeof closed;
  readonly slotted: typeof slotted;
  readonly plain: typeof plain;
  readonly mapping: typeof mapping;
  readonly items: typeof items;
  readonly both: typeof both;
  readonly either: typeof either;
  readonly root: typeof root;
}
