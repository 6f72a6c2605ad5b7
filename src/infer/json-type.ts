/** The data that each JSON Schema type name stands for. Without exact reading, every number is a `number`. */
interface DataOfType {
  readonly string: string;
  readonly number: number;
  readonly integer: number;
  readonly boolean: boolean;
  readonly null: null;
}

/** A type that is checked whether it is `any`, of which nothing may be concluded. */
export type IsAny<Type> = 0 extends 1 & Type ? true : false;

/** The value of a member, where the schema certainly has it; `unknown` where it has none. */
export type Member<Schema, Name extends string> = Schema extends Readonly<Record<Name, infer Value>> ? Value : unknown;

/** The members of an intersection written as one object, as an editor should show it. */
export type Flat<Type> = { [Name in keyof Type]: Type[Name] };

/** A literal as data: without `readonly`, which `const` type parameters add. */
export type Literal<Value> = Value extends readonly unknown[]
  ? { -readonly [Index in keyof Value]: Literal<Value[Index]> }
  : Value extends object
    ? { -readonly [Name in keyof Value]: Literal<Value[Name]> }
    : Value;

/** The data of a scalar type name. */
export type ScalarData<Name extends ScalarName> = DataOfType[Name];
export type ScalarName = keyof DataOfType;
