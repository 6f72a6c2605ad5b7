import { OBJECT } from '../../json/kind.js';
import type { Plan } from '../../plan/plan.js';
import { refusesNoMember, requiredBy, walksTwice } from '../../plan/walkers.js';

/** Tells what a part of a subschema refuses in a value; nothing where it accepts. */
export type Explanation = (value: unknown, kind: number) => void;

/** A plan as the explaining pass meets it: what it needs to know of the plan is found when first asked for, and kept. */
export class Subject {
  readonly plan: Plan;
  /** The plan alone, as most values are entered. */
  readonly alone: readonly Subject[] = [this];
  explanation: Explanation | undefined = undefined;
  #objectWalks: boolean | undefined = undefined;
  #arrayWalks: boolean | undefined = undefined;
  #isFlat: boolean | undefined = undefined;
  #required: ReadonlySet<string> | undefined = undefined;

  constructor(plan: Plan) {
    this.plan = plan;
  }

  /** Whether several subschemas look at the members of an object, or of an array. */
  walksTwice(kind: number): boolean {
    return kind === OBJECT
      ? (this.#objectWalks ??= walksTwice([this.plan], kind))
      : (this.#arrayWalks ??= walksTwice([this.plan], kind));
  }

  /** Whether all that the plan's keywords can refuse in a value stands at the value itself, not at a member. */
  get isFlat(): boolean {
    return (this.#isFlat ??= refusesNoMember(this.plan));
  }

  /** The names that an object must have for the plan. */
  get required(): ReadonlySet<string> {
    return (this.#required ??= requiredBy(this.plan));
  }
}
