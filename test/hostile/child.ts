import { readHostileCases } from '../support/hostile-case.js';
import { answerHostile, type HostileAnswer } from './answer.js';

/** What the parent asks of a child: the number of a case. */
export type HostileQuestion = number;

const cases = readHostileCases();

process.on('message', (question: HostileQuestion) => {
  process.send?.(safely(question));
});
process.send?.('ready');

function safely(question: HostileQuestion): HostileAnswer {
  try {
    return answerHostile(cases[question]!);
  } catch (error) {
    const faults = [`thrown: ${error instanceof Error ? error.message : 'a value'}`];
    return { outcome: 'thrown', faults, cpu: 0, roundTrip: 0, registered: false };
  }
}
