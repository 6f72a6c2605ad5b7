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

const known: readonly Format[] = [
  { name: 'date-time', check: isDateTime, example: '2025-01-31T09:30:00Z' },
  { name: 'date', check: isDate, example: '2025-01-31' },
  { name: 'time', check: isTime, example: '09:30:00Z' },
  { name: 'duration', check: isDuration, example: 'P1DT12H' },
  { name: 'email', check: isEmail, example: 'name@example.com' },
  { name: 'idn-email', check: isIdnEmail, example: 'name@example.com' },
  { name: 'hostname', check: isHostname, example: 'www.example.com' },
  { name: 'idn-hostname', check: isIdnHostname, example: 'www.example.com' },
  { name: 'ipv4', check: isIpv4, example: '192.0.2.1' },
  { name: 'ipv6', check: isIpv6, example: '2001:db8::1' },
  { name: 'uri', check: isUri, example: 'https://example.com/path' },
  { name: 'uri-reference', check: isUriReference, example: '/path?query' },
  { name: 'iri', check: isIri, example: 'https://example.com/path' },
  { name: 'iri-reference', check: isIriReference, example: '/path?query' },
  { name: 'uri-template', check: isUriTemplate },
  { name: 'json-pointer', check: isJsonPointer, example: '/items/0' },
  { name: 'relative-json-pointer', check: isRelativeJsonPointer, example: '1/name' },
  { name: 'regex', check: isRegex },
  { name: 'uuid', check: isUuid, example: '2f1b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c5d' },
];

/** The formats of JSON Schema 2020-12 validation, section 7.3, by name. Older dialects know some of them, and mean the same. */
export const formats: ReadonlyMap<string, Format> = new Map(known.map((format) => [format.name, format]));
