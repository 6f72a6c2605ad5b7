import { entry } from './bodies.js';

/** How many roots have an entry of their own; later ones share the last. */
export const entryCount = 256;

/**
 * The entries as the sources have them. The build writes the same module with as many copies of the text
 * (`pool.make.ts`).
 */
export const entries: readonly (typeof entry)[] = Array.from({ length: entryCount }, () => entry);
