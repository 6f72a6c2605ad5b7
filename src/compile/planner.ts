import { isList, isObject, type FrozenJson } from '../json/frozen.js';
import { ANY } from '../json/kind.js';
import { own } from '../json/own.js';
import { appendToken } from '../json/pointer.js';
import { spelled, type Site } from '../document/resource.js';
import { splitFragment } from '../document/uri.js';
import type { World } from '../document/world.js';
import type { Context, KeywordOptions } from '../keyword/keyword.js';
import type { Draft, Plan } from '../plan/plan.js';
import { faultText } from '../problem/fault-text.js';
import type { Findings } from '../problem/fault.js';
import { schemaText, type SchemaText } from '../problem/schema-text.js';
import { enter, outermost, type Scope } from './scope.js';

/** What a draft begins with; lists are replaced, never changed. */
const NONE: readonly never[] = [];

function emptyDraft(site: Site): Draft {
  return {
    pointer: schemaText(spelled(site.document, site.pointer)),
    never: site.schema === false,
    kinds: ANY,
    types: NONE,
    constants: NONE,
    assertions: NONE,
    object: undefined,
    array: undefined,
    inPlace: NONE,
    conditional: undefined,
    unevaluatedProperties: undefined,
    unevaluatedItems: undefined,
  };
}

function memberOf(operand: FrozenJson | undefined, member: string | number | undefined): FrozenJson | undefined {
  if (member === undefined) return operand;
  if (typeof member === 'number') return isList(operand) ? operand[member] : undefined;
  return isObject(operand) ? (own(operand, member) as FrozenJson | undefined) : undefined;
}

interface Task {
  readonly site: Site;
  readonly scope: Scope;
  readonly draft: Draft;
}

/**
 * Turns the places of a world into plans: one for each place and dynamic scope. Works from a list of tasks, not by
 * recursion, so that no schema can overflow the stack.
 */
export class Planner {
  readonly #world: World;
  readonly #found: Findings;
  /** By the key of the scope. */
  readonly #plans = new Map<string, Map<Site, Draft>>();
  readonly #tasks: Task[] = [];
  readonly #context: Context & { draft: Draft };
  /** What the context speaks of at the moment. */
  #task: Task | undefined;
  #keyword = '';
  #operand: FrozenJson | undefined;
  #count = 0;
  /** Whether any reference was met. Without one the plans are a tree: nothing is shared and nothing recurs. */
  hasReferences = false;

  constructor(world: World, found: Findings, options: KeywordOptions) {
    this.#world = world;
    this.#found = found;
    const pointer = (): SchemaText => schemaText(`${this.#context.draft.pointer}/${this.#keyword}`);
    this.#context = {
      draft: undefined as unknown as Draft,
      // Spelled for the keywords that ask for it alone.
      get pointer() {
        return pointer();
      },
      options,
      subschema: (member) => this.#subschema(member),
      refer: (reference, mode) => this.#refer(reference, mode),
      sibling: (name) => this.#sibling(name),
      fault: (reason) => {
        found.fault(pointer(), reason);
      },
    };
  }

  /** The plan of a document's root, with everything it reaches. Faults are told to the findings. */
  plan(root: Site): Plan {
    const plan = this.#planAt(root, outermost);
    // The list grows while it is walked; first come, first served, so that faults come in the schema's order.
    for (const task of this.#tasks) this.#fill(task);
    this.#tasks.length = 0;
    return plan;
  }

  /** The `default` of each subschema that was planned, with its plan: what an author may have got wrong unnoticed. */
  *defaults(): Generator<{ readonly plan: Plan; readonly value: FrozenJson }> {
    for (const bySite of this.#plans.values()) {
      for (const [{ schema, document }, plan] of bySite) {
        if (document.uri !== '' || !isObject(schema) || !Object.hasOwn(schema, 'default')) continue;
        yield { plan, value: schema.default as FrozenJson };
      }
    }
  }

  #planAt(site: Site, outer: Scope): Draft {
    const scope = enter(outer, site.resource);
    let bySite = this.#plans.get(scope.key);
    if (bySite === undefined) this.#plans.set(scope.key, (bySite = new Map<Site, Draft>()));
    const known = bySite.get(site);
    if (known !== undefined) return known;
    const draft = emptyDraft(site);
    bySite.set(site, draft);
    const limit = this.#context.options.limits.subschemas;
    if (++this.#count <= limit) this.#tasks.push({ site, scope, draft });
    else this.#found.fault('', faultText.tooManySubschemas(limit));
    return draft;
  }

  #fill(task: Task): void {
    const { site, draft } = task;
    const { schema, resource } = site;
    if (!isObject(schema)) return;
    const { dialect } = resource;
    this.#task = task;
    this.#context.draft = draft;
    const lonely = dialect.lonelyRef && typeof own(schema, '$ref') === 'string';
    for (const name of lonely ? ['$ref'] : Object.keys(schema)) {
      const keyword = dialect.keywords.get(name);
      if (keyword?.plan === undefined) continue;
      this.#keyword = name;
      this.#operand = schema[name];
      // A faulty operand was told where the schema was located; the keyword never sees it.
      if (this.#found.faults.length > 0 && this.#found.isFaulty(this.#context.pointer)) continue;
      (keyword.plan as (operand: FrozenJson | undefined, context: Context) => void)(this.#operand, this.#context);
    }
  }

  get #current(): Task {
    if (this.#task === undefined) throw new TypeError('no subschema is being planned');
    return this.#task;
  }

  #subschema(member: string | number | undefined): Plan {
    const { site, scope } = this.#current;
    const schema = memberOf(this.#operand, member);
    const known = isObject(schema) ? site.document.sites.get(schema) : undefined;
    if (known !== undefined) return this.#planAt(known, scope);
    // A boolean has no place of its own. (Neither has a faulty operand, which was told; its plan is never used.)
    const { resource, document } = site;
    const place = `${site.pointer}/${this.#keyword}`;
    const pointer = member === undefined ? place : appendToken(place, String(member));
    return emptyDraft({ schema: schema ?? true, resource, document, pointer });
  }

  #sibling(name: string): FrozenJson | undefined {
    const { schema, resource } = this.#current.site;
    if (!isObject(schema) || !(resource.dialect.keywords.has(name) || name === 'nullable')) return undefined;
    return own(schema, name) as FrozenJson | undefined;
  }

  #refer(reference: string, mode: 'static' | 'dynamic' | 'recursive'): Plan | undefined {
    const { site, scope } = this.#current;
    this.hasReferences = true;
    const target = this.#world.resolve(reference, site, this.#keyword);
    return target === undefined ? undefined : this.#planAt(this.#outermost(target, reference, mode, scope), scope);
  }

  /**
   * The place that a dynamic reference means in this scope: only where the place it names at first is a dynamic anchor
   * of that name does the outermost one count (2020-12, core, section 8.2.3.2; 2019-09, section 8.2.4.2.1).
   */
  #outermost(target: Site, reference: string, mode: 'static' | 'dynamic' | 'recursive', scope: Scope): Site {
    if (mode === 'static') return target;
    const name = mode === 'recursive' ? '' : splitFragment(reference).fragment;
    const initial = target.resource.dynamicAnchors.get(name);
    return initial === target ? (scope.anchors.get(name) ?? target) : target;
  }
}
