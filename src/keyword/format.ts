import { faultText } from '../problem/fault-text.js';
import { schemaText } from '../problem/schema-text.js';
import { added } from './assertion.js';
import type { Context, Keyword } from './keyword.js';
import { isText } from './operand.js';

function assertFormat(name: string, { draft, pointer, options, fault }: Context): void {
  const format = options.formats.get(name);
  if (format === undefined) {
    if (options.refuseUnknownFormats) fault(faultText.unknownFormat(name, options.formats.keys()));
    return;
  }
  const { kinds, check } = format;
  const facts = {
    keyword: 'format',
    name: schemaText(name),
    example: format.example === undefined ? undefined : schemaText(format.example),
  } as const;
  draft.assertions = added(draft.assertions, { pointer, kinds, holds: check, facts });
}

/** `format` (2020-12, validation, section 7): asserted where the options say so. */
export const format: Keyword = {
  name: 'format',
  vocabulary: 'format',
  operand: isText,
  plan(name: string, context) {
    if (context.options.assertFormats) assertFormat(name, context);
  },
};

/** `format` in a dialect whose metaschema asks for the format-assertion vocabulary (section 7.2.2). */
export const assertedFormat: Keyword = {
  ...format,
  vocabulary: 'format-assertion',
  plan: assertFormat,
};
