import { isDate, isDateTime, isTime } from './date-time.js';
import { isDuration } from './duration.js';
import { isEmail, isIdnEmail } from './email.js';
import type { Format } from './format.js';
import { isHostname } from './hostname.js';
import { isIdnHostname } from './idn-hostname.js';
import { isIpv4, isIpv6 } from './ip.js';
import { isJsonPointer, isRelativeJsonPointer } from './json-pointer.js';
import { isRegex } from './regex.js';
import { isIri, isIriReference, isUri, isUriReference } from './uri.js';
import { isUriTemplate } from './uri-template.js';
import { isUuid } from './uuid.js';

/** Name, asserter and example, in the order of the specification. */
const rows: readonly (readonly [string, Format['check'], string?])[] = [
  ['date-time', isDateTime, '2025-01-31T09:30:00Z'],
  ['date', isDate, '2025-01-31'],
  ['time', isTime, '09:30:00Z'],
  ['duration', isDuration, 'P1DT12H'],
  ['email', isEmail, 'name@example.com'],
  ['idn-email', isIdnEmail, 'name@example.com'],
  ['hostname', isHostname, 'www.example.com'],
  ['idn-hostname', isIdnHostname, 'www.example.com'],
  ['ipv4', isIpv4, '192.0.2.1'],
  ['ipv6', isIpv6, '2001:db8::1'],
  ['uri', isUri, 'https://example.com/path'],
  ['uri-reference', isUriReference, '/path?query'],
  ['iri', isIri, 'https://example.com/path'],
  ['iri-reference', isIriReference, '/path?query'],
  ['uri-template', isUriTemplate],
  ['json-pointer', isJsonPointer, '/items/0'],
  ['relative-json-pointer', isRelativeJsonPointer, '1/name'],
  ['regex', isRegex],
  ['uuid', isUuid, '2f1b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c5d'],
];

/**
 * The formats of JSON Schema 2020-12 validation, section 7.3, by name. Older dialects know some of them, and mean the
 * same.
 */
export const formats: ReadonlyMap<string, Format> = new Map(
  rows.map(([name, check, example]) => [name, example === undefined ? { name, check } : { name, check, example }]),
);
