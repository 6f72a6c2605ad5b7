interface Probe<Type> {
  // Two of these are assignable to each other only where the compiler holds the compared types for identical.
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the comparison needs a free type
  probe: <Free>() => Free extends Type ? 1 : 2;
}

/** Whether two types are the same, told apart even where each is assignable to the other. */
export type Equal<One, Other> = Probe<One> extends Probe<Other> ? true : false;

/** Does not compile unless its argument is `true`. */
export type Expect<Holds extends true> = Holds;
