/** The contextual rules of RFC 5892, appendix A, for the code points whose derived property is CONTEXTJ or CONTEXTO. */
import {
  GREEK,
  HEBREW,
  JOINS_WHAT_FOLLOWS,
  JOINS_WHAT_PRECEDES,
  KANA_OR_HAN,
  TRANSPARENT,
  VIRAMA,
} from './property.js';

const SMALL_L = 0x6c;
const ARABIC_INDIC_ZERO = 0x660;
const EXTENDED_ARABIC_INDIC_ZERO = 0x6f0;

/**
 * Whether the code point at this index may stand where it stands; true for one that has no rule.
 *
 * @param points the label
 * @param properties the bits of each of its code points
 */
export function isInContext(points: readonly number[], properties: readonly number[], index: number): boolean {
  const before = properties[index - 1] ?? 0;
  const after = properties[index + 1] ?? 0;
  const point = points[index]!;
  switch (point) {
    case 0x200c: // A.1 zero width non-joiner
      return (before & VIRAMA) !== 0 || joinsBothSides(properties, index);
    case 0x200d: // A.2 zero width joiner
      return (before & VIRAMA) !== 0;
    case 0xb7: // A.3 middle dot
      return points[index - 1] === SMALL_L && points[index + 1] === SMALL_L;
    case 0x375: // A.4 Greek lower numeral sign (keraia)
      return (after & GREEK) !== 0;
    case 0x5f3: // A.5 Hebrew geresh
    case 0x5f4: // A.6 Hebrew gershayim
      return (before & HEBREW) !== 0;
    case 0x30fb: // A.7 Katakana middle dot
      return properties.some((bits) => (bits & KANA_OR_HAN) !== 0);
    default:
      // A.8 and A.9: a label keeps to one of the two rows of Arabic-Indic digits.
      if (isDigitOf(ARABIC_INDIC_ZERO, point))
        return !points.some((other) => isDigitOf(EXTENDED_ARABIC_INDIC_ZERO, other));
      return true;
  }
}

function isDigitOf(zero: number, point: number): boolean {
  return point >= zero && point <= zero + 9;
}

/** A.1's pattern: `(Joining_Type:{L,D})(Joining_Type:T)* ZWNJ (Joining_Type:T)*(Joining_Type:{R,D})`. */
function joinsBothSides(properties: readonly number[], index: number): boolean {
  let left = index - 1;
  while (((properties[left] ?? 0) & TRANSPARENT) !== 0) left--;
  let right = index + 1;
  while (((properties[right] ?? 0) & TRANSPARENT) !== 0) right++;
  return ((properties[left] ?? 0) & JOINS_WHAT_FOLLOWS) !== 0 && ((properties[right] ?? 0) & JOINS_WHAT_PRECEDES) !== 0;
}
