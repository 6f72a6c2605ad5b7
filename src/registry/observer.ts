import type { Outcome, Repair } from '../gate/outcome.js';
import type { ObservedOutcome, RegistryOptions } from './options.js';

/** What a call came to, as far as an observer is told. */
export interface Observed {
  /** The name of a registered tool; undefined where none has the sent name. */
  readonly tool: string | undefined;
  readonly action: string | undefined;
  /** Of a call that passed the gates. */
  readonly repairs?: readonly Repair[] | undefined;
  readonly outcome: { readonly ok: true } | Extract<Outcome, { ok: false }>;
}

/** Starts the clock of one call; what is answered tells the observer, whose own errors are contained. */
export function observe(onOutcome: RegistryOptions['onOutcome']): (observed: Observed) => void {
  if (onOutcome === undefined) return () => undefined;
  const start = performance.now();
  return ({ tool, action, outcome, repairs }) => {
    const observed: ObservedOutcome = {
      ...(tool === undefined ? {} : { tool }),
      ...(action === undefined ? {} : { action }),
      ...(outcome.ok ? {} : { error: outcome.refusal.error, fingerprint: outcome.fingerprint }),
      ...(repairs === undefined ? {} : { repairs }),
      durationMs: performance.now() - start,
    };
    try {
      onOutcome(Object.freeze(observed));
    } catch {
      // An observer that fails must not change the answer that it observes.
    }
  };
}
