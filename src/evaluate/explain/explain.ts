import { ARRAY, OBJECT, kindOf } from '../../json/kind.js';
import { run } from '../../limit/run.js';
import type { Plan } from '../../plan/plan.js';
import { walksTwice } from '../../plan/walkers.js';
import type { Cause, Reading, Step } from '../../problem/cause.js';
import { schemaText } from '../../problem/schema-text.js';
import { lasting } from '../../problem/text.js';
import { asCheck, type Check, type Key } from '../check.js';
import type { BooleanLink } from '../link.js';
import type { Into } from '../parts.js';
import { grantSteps } from '../revisit.js';
import { explainApplicator, explainConditional } from './combinator.js';
import { explainOwn } from './own.js';
import type { Pass } from './pass.js';
import type { Pending } from './frame.js';
import { Report, notJson } from './report.js';
import { Subject, type Explanation } from './subject.js';
import { explainAllUnevaluated } from './unevaluated.js';

const NOTHING: readonly never[] = [];

/**
 * Links plans a second time, to explain: the bodies are those of the boolean pass, and what stands between them and
 * their parts asks the boolean checker first, enters what it refuses, and answers true, so that every body goes on.
 */
export class ExplainingLink implements Pass {
  readonly required: ReadonlySet<string>;
  report: Report = new Report();
  readonly #link: BooleanLink;
  readonly #subjects = new Map<Plan, Subject>();

  /** @param required names that are required of the root's value elsewhere */
  constructor(link: BooleanLink, required: readonly string[]) {
    this.#link = link;
    this.required = new Set(required);
  }

  /** Explains a value that the boolean pass refused. Called within a run. */
  explain(plan: Plan, value: unknown): Reading {
    const outer = this.report;
    const report = new Report();
    this.report = report;
    try {
      this.#visit(this.#subject(plan).alone, value, NOTHING);
    } catch {
      // A getter or a trap threw: what it guards is no JSON value. What it said stays inside.
      if (report.frame === undefined) report.enter(this.#subject(plan).alone, false);
      report.note({ ...notJson, pointer: plan.pointer });
      this.#unwind(report);
    } finally {
      this.report = outer;
    }
    return report.reading();
  }

  #unwind(report: Report): void {
    while (report.frame !== undefined) {
      report.leave(report.frame);
      report.steps.pop();
    }
  }

  check(plan: Plan): Check {
    return this.#link.check(plan);
  }

  accepts(check: Check, value: unknown, key: Key): boolean {
    const accepted = check(value, key) && run.trip === '';
    // Where a match was too costly is told where its text is; other limits end the whole explanation.
    if (run.trip === 'match') run.trip = '';
    return accepted;
  }

  holds(rule: (value: never) => boolean, value: unknown): boolean {
    if (asCheck(rule)(value, '')) return true;
    if (run.trip === '') return false;
    const keyword = run.trip === 'depth' ? 'depth' : 'cost';
    this.report.note({ keyword, pointer: schemaText('') });
    run.trip = '';
    return true;
  }

  here(plan: Plan, value: unknown, kind: number): void {
    this.#say(this.#subject(plan), value, kind);
  }

  #subject(plan: Plan): Subject {
    let subject = this.#subjects.get(plan);
    if (subject === undefined) this.#subjects.set(plan, (subject = new Subject(plan)));
    return subject;
  }

  #say(subject: Subject, value: unknown, kind: number): void {
    const { frame } = this.report;
    if (frame === undefined) return;
    // Where paths are only counted, a value that failed counts no second time. (A hole of an array is a path of its own.)
    if (frame.failed && !frame.listening && kind !== ARRAY && subject.isFlat) return;
    if (!frame.hears(subject)) return;
    subject.explanation ??= this.#explanation(subject.plan);
    subject.explanation(value, kind);
  }

  at(key: Key, item: unknown, tell: () => void): void {
    const pending = this.#pendingAt(key, item, true);
    if (pending === undefined) this.#enter(NOTHING, item, { key, declared: true }, [tell]);
    else pending.tells.push(tell);
  }

  readonly into: Into = (plan, giver, declared, pointer) => {
    if (plan.never && giver !== 'other' && pointer !== undefined) {
      const cause: Cause = lasting({ keyword: giver, pointer });
      return () => {
        this.report.noteOnce(cause);
        return true;
      };
    }
    const check = this.check(plan);
    const subject = this.#subject(plan);
    return (item, key) => {
      if (!this.accepts(check, item, key)) this.#refused(subject, item, key, declared);
      return true;
    };
  };

  #refused(subject: Subject, item: unknown, key: Key, declared: boolean): void {
    const pending = this.#pendingAt(key, item, declared);
    if (pending === undefined && this.report.frame?.listening === false && isScalar(item)) this.report.count++;
    else if (pending === undefined) this.#enter(subject.alone, item, { key, declared }, NOTHING);
    else pending.subjects.add(subject);
  }

  /** Where several subschemas look at the members: what waits for one of them. Undefined where one alone does. */
  #pendingAt(key: Key, item: unknown, declared: boolean): Pending | undefined {
    const members = this.report.frame?.pending;
    if (members === undefined) return undefined;
    let pending = members.get(key);
    if (pending === undefined) members.set(key, (pending = { item, declared, subjects: new Set(), tells: [] }));
    pending.declared ||= declared;
    return pending;
  }

  #enter(subjects: readonly Subject[], item: unknown, step: Step, tells: readonly (() => void)[]): void {
    const { report } = this;
    report.steps.push(step);
    // A scalar holds no other path: where its own is only counted, it needs no look.
    if (isScalar(item) && !report.isListening()) report.count++;
    else this.#visit(subjects, item, tells);
    report.steps.pop();
    run.depth = report.steps.length;
  }

  /** Explains one value under all the subschemas that refuse it. The report's steps already lead to it. */
  #visit(subjects: readonly Subject[], value: unknown, tells: readonly (() => void)[]): void {
    const { report } = this;
    const kind = kindOf(value);
    if (--run.steps < 0 && !grantSteps()) return;
    const frame = report.enter(subjects, needsTurns(subjects, kind));
    const { count } = report;
    run.depth = report.steps.length;
    for (const tell of tells) tell();
    if (run.depth <= run.maxDepth) for (const subject of subjects) this.#say(subject, value, kind);
    if (frame.pending !== undefined) {
      for (const [key, { subjects: refusing, item, declared, tells: own }] of frame.pending) {
        this.#enter([...refusing], item, { key, declared }, own);
      }
    }
    if (!frame.failed && report.count === count) {
      // Refused, and no keyword tells why: a limit was met in the middle of one.
      const keyword = run.trip === 'depth' || run.depth > run.maxDepth ? 'depth' : 'cost';
      report.note({ keyword, pointer: subjects[0]?.plan.pointer ?? schemaText('') });
    }
    report.leave(frame);
  }

  #explanation(plan: Plan): Explanation {
    const parts = [explainOwn(plan, this), ...plan.inPlace.map((applicator) => explainApplicator(applicator, this))];
    if (plan.conditional !== undefined) parts.push(explainConditional(plan.conditional, this));
    if (plan.unevaluatedProperties !== undefined || plan.unevaluatedItems !== undefined) {
      parts.push(explainAllUnevaluated(plan, this.#link, this));
    }
    const [first] = parts;
    if (first !== undefined && parts.length === 1) return first;
    return (value, kind) => {
      for (const part of parts) part(value, kind);
    };
  }
}

function isScalar(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

/** Whether members that fail wait until every subschema has had its say, since several look at the members. */
function needsTurns(subjects: readonly Subject[], kind: number): boolean {
  if (kind !== OBJECT && kind !== ARRAY) return false;
  if (subjects.length === 1) return subjects[0]!.walksTwice(kind);
  return walksTwice(
    subjects.map(({ plan }) => plan),
    kind,
  );
}
