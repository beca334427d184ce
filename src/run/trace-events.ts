import type { Ruleset } from '../arrange/ruleset.js';
import type { EventValue } from '../compile/values.js';
import type { Considered, Outcome } from '../model/answer.js';
import type { Entry } from '../model/entry.js';
import { numbersIn } from '../model/numbers.js';
import type { Node } from '../model/tree.js';
import { deciding } from './deciding.js';
import { eventToJson } from './json.js';
import { type Env, noNames, withName } from './maybe.js';
import { subAnswersOf } from './sub-answers.js';
import { conjunctsOf, nearMiss } from './walk-conjuncts.js';
import { Walker } from './walker.js';

/** Notes, for every event on its way, how each entry that could do something to it fared. */
export class EventTracer {
  readonly considered: Considered[] = [];

  constructor(private readonly ruleset: Ruleset) {}

  consider(entry: Entry, event: EventValue, env: Env, holds: boolean, displacers: readonly string[]): void {
    const { rulebook, edition } = this.ruleset;
    const conjuncts = conjunctsOf(new Walker(this.ruleset, subAnswersOf(this.ruleset)), entry.when, env);
    const outcome: Outcome = !holds ? 'not met' : displacers.length > 0 ? 'overridden' : 'applied';
    this.considered.push({
      entry: entry.id,
      numbers: numbersIn(entry, edition),
      outcome,
      by: displacers,
      conjuncts,
      nearMiss: outcome === 'not met' && nearMiss(conjuncts),
      event: eventToJson(rulebook.vocabulary, event),
    });
  }

  /** The question that permits such events was asked: entries that refused this one, and those that would have had to apply. */
  permit(tree: Node, event: EventValue, refused: boolean): void {
    const walker = new Walker(this.ruleset, subAnswersOf(this.ruleset));
    const asked = deciding(walker, tree, withName(noNames, 'event', event));
    if (asked === undefined) return;
    const { vocabulary } = this.ruleset.rulebook;
    for (const one of asked.considered)
      if (one.outcome === 'not met' || one.outcome === 'overridden' || (refused && asked.because.includes(one.entry)))
        this.considered.push({ ...one, event: eventToJson(vocabulary, event) });
  }
}
