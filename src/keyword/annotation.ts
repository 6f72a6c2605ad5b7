import type { Keyword, Vocabulary } from './keyword.js';
import { isArray, isBoolean, isText } from './operand.js';

function annotation(name: string, vocabulary: Vocabulary, operand: NonNullable<Keyword['operand']>): Keyword {
  return { name, vocabulary, operand };
}

/** Keywords that describe and never refuse (2020-12, validation, sections 8 and 9). */
export const title: Keyword = annotation('title', 'meta-data', isText);
export const description: Keyword = annotation('description', 'meta-data', isText);
export const defaultValue: Keyword = { name: 'default', vocabulary: 'meta-data' };
export const deprecated: Keyword = annotation('deprecated', 'meta-data', isBoolean);
export const readOnly: Keyword = annotation('readOnly', 'meta-data', isBoolean);
export const writeOnly: Keyword = annotation('writeOnly', 'meta-data', isBoolean);
export const examples: Keyword = annotation('examples', 'meta-data', isArray);
export const contentEncoding: Keyword = annotation('contentEncoding', 'content', isText);
export const contentMediaType: Keyword = annotation('contentMediaType', 'content', isText);
export const contentSchema: Keyword = { name: 'contentSchema', vocabulary: 'content', shelf: 'schema' };
