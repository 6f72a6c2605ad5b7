import type { WorkMeter } from './alphabet.js';
import { createAutomaton } from './automaton.js';
import type { Automaton, Marking } from './automaton.js';
import { buildNodes, FIRST_LOOK_AROUND } from './nodes.js';
import { PatternError } from './pattern-error.js';
import { isAnchored } from './syntax-tree.js';
import type { LookAroundNode, SyntaxTree } from './syntax-tree.js';

/** The most look-arounds of a pattern: the truth of each is one bit of a word at every place of a text. */
const MAX_LOOK_AROUNDS = 28;

/** A pattern made ready for matching. */
export interface Program {
  /** Whether the text holds a match; undefined when the work budget ran out. */
  readonly test: (text: string) => boolean | undefined;
  /** The work of the last test. */
  readonly meter: Readonly<WorkMeter>;
}

/**
 * Makes the automata of a tree. Where each look-around holds in a text is found by a pass of its own before the search,
 * a look-behind's by reading forward and a look-ahead's by reading backward, so that the work stays linear.
 *
 * @throws PatternError when the pattern has too many look-arounds or comes to too many automaton nodes.
 */
export function createProgram(tree: SyntaxTree): Program {
  const meter: WorkMeter = { spent: 0, limit: 0 };
  // In the order of their numbers. One inside another comes first, as its places are needed first.
  const passes: (Marking & { readonly automaton: Automaton })[] = [];
  const numbers = new Map<LookAroundNode, number>();
  const context = {
    count: 0,
    numberOf(node: LookAroundNode): number {
      let number = numbers.get(node);
      if (number === undefined) {
        const automaton = createAutomaton(buildNodes(node.body, node.ahead, context), true, meter);
        number = FIRST_LOOK_AROUND + passes.length;
        if (passes.length >= MAX_LOOK_AROUNDS) throw new PatternError(`it has over ${MAX_LOOK_AROUNDS} look-arounds`);
        passes.push({ automaton, backward: node.ahead, bit: 1 << number });
        numbers.set(node, number);
      }
      return number;
    },
  };
  const main = createAutomaton(buildNodes(tree, false, context), !isAnchored(tree), meter);
  const automata = [main, ...passes.map((pass) => pass.automaton)];
  const stepCost = automata.reduce((total, automaton) => total + automaton.stepCost, 0);

  function test(text: string): boolean | undefined {
    meter.spent = 0;
    meter.limit = 500_000 + 4 * text.length;
    // Where the budget could run out, states known already would save work, and the answer depend on earlier texts.
    if ((text.length + 1) * stepCost > meter.limit) for (const automaton of automata) automaton.clear();
    if (passes.length === 0) return main.run(text);
    const truths = new Uint32Array(text.length + 1);
    for (const pass of passes) if (pass.automaton.run(text, truths, pass) === undefined) return undefined;
    return main.run(text, truths);
  }

  return { test, meter };
}
