import { ask } from '../../../src/engine/ask/ask.js';
import { Fault } from '../../../src/engine/model/fault.js';
import type { Rulebook } from '../../../src/engine/model/rulebook.js';
import type { Json, TableJson } from '../../../src/engine/model/table.js';
import { arrange } from '../../../src/engine/ruleset/arrange.js';
import { tryOpenTable } from '../../../src/engine/table/table.js';
import { AnalysisContext } from '../analysis/context.js';
import { negated } from '../analysis/formula.js';
import { Setups } from '../analysis/setups.js';
import { situationsOf } from '../analysis/situations.js';
import { solve } from '../analysis/solve.js';
import type { TableDraft } from '../analysis/tables.js';
import { type Args, Witnesses } from '../analysis/witness.js';
import { completed, type UsualTable, usualIn } from '../compare/usual.js';
import type { Scenario } from '../scenarios/model.js';
import type { Mutant } from './mutant.js';

/** So many setups and ways to tell a mutant apart are tried at most. */
const mostSearches = 8;

/** Finds the scenarios that are missing: small tables on which a mutant answers otherwise than the rules do. */
export class Suggestions {
  private readonly scene: AnalysisContext;
  private readonly setups: Setups;
  private readonly witnesses: Witnesses;

  private readonly usual: UsualTable;

  /** @param scenarios what is usual on tables is seen in them */
  constructor(
    private readonly rulebook: Rulebook,
    scenarios: readonly Scenario[],
  ) {
    this.usual = usualIn(scenarios, rulebook.vocabulary);
    this.scene = new AnalysisContext(rulebook);
    this.setups = new Setups(this.scene);
    this.witnesses = new Witnesses(this.scene);
  }

  /** @returns a scenario as JSON text on one line; undefined for what is done to events, and where no small table tells the two apart */
  for({ entry, instead }: Mutant): string | undefined {
    const { scene } = this;
    const { vocabulary } = this.rulebook;
    const asked = entry.hook === 'answers' ? vocabulary.questions[entry.of ?? ''] : undefined;
    if (asked === undefined) return undefined;
    const group = scene.about('answers', asked.name);
    const changed = {
      ...this.rulebook,
      entries: this.rulebook.entries.flatMap((one) => (one === entry ? (instead ?? []) : [one])),
    };
    const own = scene.condition(entry);
    const others = instead === undefined ? negated(own) : scene.condition(instead);
    const ways = [[own, negated(others)], [others, negated(own)], [own]];
    let searches = 0;
    for (const { setup, facts, before } of situationsOf(scene, this.setups, group)) {
      // A wider condition may be at work where the entry itself is switched off.
      if (!before.includes(entry) || searches > mostSearches) continue;
      const [now, then] = [arrange(this.rulebook, setup), arrange(changed, setup)];
      const answer = (rulebook: Rulebook, ruleset: typeof now, table: TableDraft, args: Args): Json | undefined => {
        try {
          const opened = tryOpenTable(rulebook, table as TableJson, ruleset);
          if ('refusals' in opened) return undefined;
          const { value, verdict, problems, unknown } = ask(opened.table, asked.name, args);
          return unknown.length > 0 ? undefined : (verdict ?? value ?? (problems as unknown as Json) ?? null);
        } catch (error) {
          if (error instanceof Fault) return undefined;
          throw error;
        }
      };
      const differs = (table: TableDraft, args: Args): boolean => {
        const right = answer(this.rulebook, now, table, args);
        return right !== undefined && JSON.stringify(right) !== JSON.stringify(answer(changed, then, table, args));
      };
      for (const way of ways) {
        const said = solve([facts, ...way], vocabulary);
        if (said === undefined) continue;
        searches++;
        const found = this.witnesses.search(asked, setup, said, differs);
        if (found === undefined) continue;
        const table = completed(found.table, this.usual, vocabulary, (fuller) => differs(fuller, found.args));
        const right = answer(this.rulebook, now, table, found.args) ?? null;
        const wrong = answer(changed, then, table, found.args) ?? null;
        return this.witnesses.written(asked, table, found.args, { answer: expected(right, wrong) });
      }
    }
    return undefined;
  }
}

/** Problems by their entries alone, as scenarios name them, unless only what they say tells the two answers apart. */
function expected(right: Json, wrong: Json): Json {
  const named = byEntry(right);
  return JSON.stringify(named) === JSON.stringify(byEntry(wrong)) ? right : named;
}

const byEntry = (answer: Json): Json =>
  Array.isArray(answer)
    ? answer.map((one: Json) =>
        typeof one === 'object' && one !== null && 'entry' in one ? (one['entry'] as Json) : one,
      )
    : answer;
