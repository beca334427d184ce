import type { Ruleset } from '../arrange/ruleset.js';
import type { EventValue } from '../compile/values.js';
import type { Considered, Outcome } from '../model/answer.js';
import type { Entry } from '../model/entry.js';
import { numbersIn } from '../model/numbers.js';
import { fieldsToJson } from './json.js';
import type { Env } from './maybe.js';
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
      event: {
        event: event.event,
        fields: fieldsToJson(rulebook.vocabulary, event),
        ...(event.because ? { because: event.because } : {}),
      },
    });
  }
}
