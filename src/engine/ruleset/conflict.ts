import { Fault } from '../model/fault.js';

/** Two answers of equal right: a fault of the rules, which has to be named and not decided. */
export const conflict = (question: string, entries: readonly string[]): Fault =>
  new Fault('fault.conflict', { question, entries: entries.join(', ') }, entries);
