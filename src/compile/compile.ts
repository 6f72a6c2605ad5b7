import type { FrozenJson } from '../json/frozen.js';
import { World } from '../document/world.js';
import { findSharing, nothingShared, reachable, type Sharing } from '../plan/sharing.js';
import type { DialectName } from '../dialect/dialect.js';
import type { Plan } from '../plan/plan.js';
import type { Findings } from '../problem/fault.js';
import { checkInPlace } from './in-place.js';
import { Planner } from './planner.js';
import type { Settings } from './settings.js';

/** A schema that is planned. */
export interface Compiled {
  readonly root: Plan;
  /** The dialect that the root itself is read in. */
  readonly dialect: DialectName;
  readonly planner: Planner;
  readonly sharing: Sharing;
}

/**
 * Turns a frozen schema into its plan. The same schema and settings give the same plan every time, so a plan may be let
 * go and made again. Faults are told to the findings; where there are any, the plan is not to be used.
 */
export function planSchema(schema: FrozenJson, settings: Settings, found: Findings): Compiled {
  const world = new World(found, settings);
  const planner = new Planner(world, found, settings);
  const site = world.open(schema);
  const dialect = site.resource.dialect.name;
  const root = planner.plan(site);
  const { schemaDepth, inPlaceDepth } = settings.limits;
  // Without references nothing is reached twice, and no value passes more in-place steps than the schema has levels.
  if (!planner.hasReferences && schemaDepth <= inPlaceDepth) return { root, dialect, planner, sharing: nothingShared };
  const plans = reachable(root);
  checkInPlace(plans, settings.limits.inPlaceDepth, found);
  return { root, dialect, planner, sharing: found.faults.length > 0 ? nothingShared : findSharing(plans) };
}
