import { isInForce } from 'tavolata/internals';
import type { Rulebook } from 'tavolata/runtime';
import type { JsonDocument } from 'tavolata/workspace';
import { type PlacedScenario, scenariosOf } from '../../check/plays.js';
import { editionsOf } from '../../check/scenarios/editions.js';
import type { EditionStep } from './entry-updates.js';

/** A scenario that is about a rule of the list, or in which one of its entries decides. */
export interface WorkScenario extends PlacedScenario {
  /** It does not hold in the new edition, or names only entries that do. */
  readonly isDone: boolean;
}

/** Finds the scenarios of items on the list. */
export class ItemScenarios {
  private readonly all: readonly (PlacedScenario & { readonly text: string; readonly isLater: boolean })[];
  private readonly lasting: ReadonlySet<string>;

  constructor(rulebook: Rulebook, documents: readonly JsonDocument[], { date }: EditionStep) {
    this.lasting = new Set(rulebook.entries.filter((entry) => isInForce(entry, date)).map(({ id }) => id));
    this.all = scenariosOf(documents).map((placed) => ({
      ...placed,
      text: JSON.stringify(placed.scenario.steps),
      isLater: editionsOf(rulebook, placed.scenario).includes(date),
    }));
  }

  /**
   * Scenarios use the numbers of their time: a number that has been reassigned refers to another rule.
   *
   * @param old the number of the rule in the previous edition
   */
  of(old: string | undefined, ids: readonly string[]): readonly WorkScenario[] {
    return this.all.flatMap(({ text, isLater, ...placed }) => {
      const named = ids.filter((id) => text.includes(`"${id}"`));
      if (named.length === 0 && (old === undefined || placed.scenario.rules?.includes(old) !== true)) return [];
      return [{ ...placed, isDone: !isLater || named.every((id) => this.lasting.has(id)) }];
    });
  }
}
