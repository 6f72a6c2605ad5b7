import type { ActionData, PlainData } from '../infer/tool-data.js';
import type { JsonSchema } from '../json/frozen.js';
import type { ActionSchema, ActionTool, CallContext, PlainTool, Tool } from './tool.js';

type Schemas = Readonly<Record<string, JsonSchema>>;
type Values = Readonly<Record<string, unknown>>;

/** A plain tool whose handler knows the data that its literal schema accepts. */
export interface TypedPlainTool<Schema, Defaults> extends Omit<PlainTool, 'inputSchema' | 'defaults' | 'run'> {
  readonly inputSchema: Schema;
  readonly defaults?: Defaults;
  run?(data: PlainData<Schema, Defaults>, context: CallContext): unknown;
}

/**
 * A tool with actions whose handlers know the data that their literal schemas accept. Each part of the actions is
 * matched alone, since only so can the compiler tell them all from one literal.
 */
export interface TypedActionTool<Properties, Required, Defaults, Definitions, Shared> extends Omit<
  ActionTool,
  'actions' | '$defs'
> {
  readonly $defs?: Shared & Schemas;
  readonly actions: {
    readonly [Action in keyof Properties]: Omit<
      ActionSchema,
      'properties' | 'required' | 'defaults' | '$defs' | 'run'
    > & {
      readonly properties?: Properties[Action] & Schemas;
      run?(
        data: ActionData<
          Properties[Action],
          Required[Action & keyof Required],
          Defaults[Action & keyof Defaults],
          Definitions[Action & keyof Definitions] & Omit<Shared, keyof Definitions[Action & keyof Definitions]>
        >,
        context: CallContext,
      ): unknown;
    };
  } & { readonly [Action in keyof Required]: { readonly required?: Required[Action] & readonly string[] } } & {
    readonly [Action in keyof Defaults]: { readonly defaults?: Defaults[Action] };
  } & { readonly [Action in keyof Definitions]: { readonly $defs?: Definitions[Action] & Schemas } };
}

/**
 * Gives a tool back as it is. The types of the data that its handlers get are those of its schemas, which need no
 * `as const`; see `FromSchema` for what is told of a schema.
 */
export function defineTool<
  const Schema extends Readonly<Record<string, unknown>>,
  const Defaults extends Values = Values,
>(tool: TypedPlainTool<Schema, Defaults>): Omit<PlainTool, 'inputSchema'> & { readonly inputSchema: Schema };
export function defineTool<
  const Properties extends Values,
  const Required extends object = object,
  const Defaults extends object = object,
  const Definitions extends object = object,
  const Shared extends object = object,
>(
  tool: TypedActionTool<Properties, Required, Defaults, Definitions, Shared>,
): Omit<ActionTool, 'actions'> & { readonly actions: { readonly [Action in keyof Properties]: ActionSchema } };
export function defineTool(tool: unknown): Tool {
  return tool as Tool;
}
