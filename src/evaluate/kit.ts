import { itemsBody } from './array.js';
import { both, either, type Check } from './check.js';
import { anyObject } from './leaf.js';
import { namesBody, objectBody, type ObjectShape } from './object.js';

/**
 * Where a link takes the bodies from that call other checkers. The generic kit hands out closures of one text, which
 * share what the engine underneath learns of them; the hot kit hands out copies of the text, used once each.
 */
export interface Kit {
  both(first: Check, second: Check): Check;
  either(first: Check, second: Check): Check;
  items(item: Check): Check;
  object(shape: ObjectShape): Check;
  /** An object of which nothing is asked. */
  plain(): Check;
  /** An object's property names. */
  names(check: Check): Check;
}

export const genericKit: Kit = {
  both,
  either,
  items: itemsBody,
  object: objectBody,
  plain: () => anyObject,
  names: namesBody,
};
