import { writeComparison } from './harness/comparison.js';
import { recordedReports, writeSummary } from './harness/summary.js';

/** Writes what is told of all results together, from bench/results/, without measuring: the summary and the README. */
writeSummary();
await writeComparison(recordedReports());
