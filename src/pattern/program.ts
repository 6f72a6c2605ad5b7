import { Automaton } from './automaton.js';
import { buildNodes } from './nodes.js';
import { isAnchored } from './syntax-tree.js';
import type { LookAroundNode, SyntaxTree } from './syntax-tree.js';
import { workLimit } from './work-meter.js';
import type { WorkMeter } from './work-meter.js';

/** A look-around with the automaton that finds the places where its body matches. */
interface LookAround {
  readonly automaton: Automaton;
  readonly ahead: boolean;
}

/** A pattern made ready for matching. */
export interface Program {
  /** Whether the text holds a match; undefined when the work budget ran out. */
  readonly test: (text: string) => boolean | undefined;
  /** Counts the work of the last test. */
  readonly meter: Readonly<WorkMeter>;
}

/**
 * Makes the automata of a tree. The truth of each look-around at every place of a text is found by a pass of its own
 * before the search: a look-behind's by reading forward, a look-ahead's by reading backward. So the work stays linear.
 */
export function createProgram(tree: SyntaxTree): Program {
  const meter: WorkMeter = { spent: 0, limit: 0 };
  const numbers = new Map<LookAroundNode, number>();
  // A look-around inside another one gets the lower number: its truths are needed first.
  const lookArounds: LookAround[] = [];

  const numberOf = (node: LookAroundNode): number => {
    let number = numbers.get(node);
    if (number === undefined) {
      const automaton = new Automaton(buildNodes(node.body, node.ahead, numberOf), true, meter);
      number = lookArounds.push({ automaton, ahead: node.ahead }) - 1;
      numbers.set(node, number);
    }
    return number;
  };
  const main = new Automaton(buildNodes(tree, false, numberOf), !isAnchored(tree), meter);
  const automata = [main, ...lookArounds.map((lookAround) => lookAround.automaton)];
  const stepCost = automata.reduce((total, automaton) => total + automaton.stepCost, 0);

  function test(text: string): boolean | undefined {
    meter.spent = 0;
    meter.limit = workLimit(text);
    // Where the budget could run out, known states would save work and make the answer depend on earlier texts.
    if ((text.length + 1) * stepCost > meter.limit) for (const automaton of automata) automaton.clear();
    if (lookArounds.length === 0) return main.search(text, undefined);
    const truths = new Uint32Array(text.length + 1);
    const isMarked = lookArounds.every(({ automaton, ahead }, number) =>
      automaton.mark(text, truths, 1 << number, ahead),
    );
    return isMarked ? main.search(text, truths) : undefined;
  }

  return { test, meter };
}
