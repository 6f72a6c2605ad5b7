import { decodeBase64 } from '../json/base64.js';
import { schemaText } from '../problem/schema-text.js';
import { onStrings } from './assertion.js';
import type { Keyword } from './keyword.js';
import { isText } from './operand.js';

/*
 * Draft-07 lets an implementation assert the content of a string (validation, section 8); from 2019-09 on these
 * keywords only describe. What is asserted: the encoding base64, and the media type application/json.
 */

function isBase64(encoding: unknown): boolean {
  return typeof encoding === 'string' && encoding.toLowerCase() === 'base64';
}

function isJsonType(mediaType: string): boolean {
  return /^application\/json *(?:;|$)/iu.test(mediaType);
}

/** The text that an encoded string holds, or undefined where it can't be decoded. */
function decoded(text: string): string | undefined {
  const bytes = decodeBase64(text);
  try {
    return bytes && new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** `contentEncoding` (draft-07, validation, section 8.3). */
export const assertedEncoding: Keyword = {
  name: 'contentEncoding',
  vocabulary: 'content',
  operand: isText,
  plan(encoding: string, context) {
    if (!isBase64(encoding)) return;
    const facts = { keyword: 'contentEncoding', name: schemaText(encoding) } as const;
    onStrings(context, { holds: (text) => decodeBase64(text) !== undefined, facts });
  },
};

/** `contentMediaType` (draft-07, validation, section 8.4): of the string after decoding; one that can't be is the encoding's fault. */
export const assertedMediaType: Keyword = {
  name: 'contentMediaType',
  vocabulary: 'content',
  operand: isText,
  plan(mediaType: string, context) {
    if (!isJsonType(mediaType)) return;
    const encoded = isBase64(context.sibling('contentEncoding'));
    const facts = { keyword: 'contentMediaType', name: schemaText(mediaType) } as const;
    onStrings(context, {
      holds: (text) => {
        if (!encoded) return isJson(text);
        return decodeBase64(text) === undefined || isJson(decoded(text) ?? '');
      },
      facts,
    });
  },
};
