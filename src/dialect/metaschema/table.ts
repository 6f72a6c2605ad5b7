import type { JsonSchema } from '../../json/frozen.js';
import { documents as of2019 } from './2019-09.js';
import { documents as of2020 } from './2020-12.js';
import { documents as of04 } from './draft-04.js';
import { documents as of06 } from './draft-06.js';
import { documents as of07 } from './draft-07.js';

/** Every metaschema document by its identifier, without an empty fragment. */
export const metaschemas: ReadonlyMap<string, JsonSchema> = new Map(
  [...of2020, ...of2019, ...of07, ...of06, ...of04].flatMap((document) => {
    if (typeof document === 'boolean') return [];
    const identifier = document.$id ?? document.id;
    return typeof identifier === 'string' ? [[identifier.replace(/#$/u, ''), document]] : [];
  }),
);
