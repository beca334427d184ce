import { askTree, evaluate } from '../../src/engine/ask/ask.js';
import { sendTree } from '../../src/engine/events/send.js';
import { Fault } from '../../src/engine/model/fault.js';
import type { Rulebook } from '../../src/engine/model/rulebook.js';
import type { Json, TableJson } from '../../src/engine/model/table.js';
import type { AskNode, Node } from '../../src/engine/model/tree.js';
import { arrange } from '../../src/engine/ruleset/arrange.js';
import type { Ruleset } from '../../src/engine/ruleset/ruleset.js';
import { tryOpenTable } from '../../src/engine/table/table.js';
import { resolveEvents, resolveQuestion } from '../../src/frontend/language/question-text.js';
import { FactUses, type UseReader } from '../../tools/check/facts/uses.js';
import type { Scenario, ScenarioStep } from '../../tools/check/scenarios/model.js';
import { resolvedIn, sentText } from '../../tools/check/scenarios/resolve.js';
import { type Change, changesOf, variationsOf } from './variations.js';

/** So many ways are tried at one scenario, spread over all that there are. */
const atMost = 16;

/** Tables of scenarios with one fact changed, to see whose answers change with it. */
export class WitnessSearch {
  private readonly uses: FactUses;
  private readonly rulesets = new Map<string, Ruleset>();
  private readonly baselines = new Map<Scenario, readonly Outcome[]>();

  constructor(
    private readonly rulebook: Rulebook,
    private readonly scenarios: readonly Scenario[],
  ) {
    this.uses = new FactUses(rulebook);
  }

  /**
   * A scenario in which a step comes out otherwise when the fact is another.
   *
   * @param of what the step must ask or send; missing: anything that depends on the fact
   * @returns undefined where none of the tables tried shows the fact at work
   */
  for(entity: string, fact: string, of?: UseReader, tries = 2400): string | undefined {
    const name = `${entity}.${fact}`;
    // What is sent brings other events with it, which may be the ones that read the fact.
    const wanted = (reader: UseReader): boolean =>
      of === undefined ? reader.startsWith('event') || this.uses.depends(reader, name) : reader === of;
    // Some values stand in the texts of steps alone, others there and on tables.
    const likely = ({ steps, table }: Scenario): number => {
      const made = JSON.stringify(steps);
      const says = JSON.stringify(table).includes(`"${fact}"`) || made.includes(`${fact}:`);
      const reading = [...(this.uses.of(name)?.direct ?? [])].some((one) => made.includes(`${one.split(' ')[1]}(`));
      return Number(says) + Number(made.includes(`${entity}(`) && made.includes(`${fact}:`)) + Number(reading);
    };
    const fitting = this.scenarios
      .filter(({ steps }) => steps.some((step) => this.readersOf(step).some(wanted)))
      // Scenarios that stand together are alike: those far apart are tried first.
      .map((scenario, i) => ({ scenario, likely: likely(scenario), turn: (i * 7919) % 1009 }))
      .sort((a, b) => b.likely - a.likely || a.turn - b.turn);
    let tried = 0;
    for (const { scenario } of fitting) {
      for (const [table, change] of this.varied(scenario, entity, fact)) {
        if (tried++ > tries) return undefined;
        const varied = this.play(table, scenario.steps, change);
        const usual = this.usual(scenario);
        const at = usual.findIndex(
          (one, i) =>
            (one.readers.some(wanted) || (of === undefined && one.shows?.includes(`.${fact}`) === false)) &&
            this.differs(one, varied?.[i]),
        );
        if (at >= 0) return `${scenario.id}, step ${at + 1}`;
      }
    }
    return undefined;
  }

  /** Some of the ways to change the fact, on the table or in the texts of the steps. */
  private varied({ table, steps }: Scenario, entity: string, fact: string): readonly (readonly [TableJson, Change?])[] {
    const { vocabulary } = this.rulebook;
    const tables = [...variationsOf(vocabulary, table, entity, fact)].map((one) => [one] as const);
    const texts = JSON.stringify(steps).includes(`${entity}(`);
    const changes = texts ? changesOf(vocabulary, table, entity, fact) : [];
    const all = [...tables, ...changes.map((change) => [table, change] as const)];
    const stride = Math.max(1, Math.floor(all.length / atMost));
    return all.filter((_, i) => i % stride === 0);
  }

  private differs(one: Outcome, other: Outcome | undefined): boolean {
    return other !== undefined && one.said !== undefined && other.said !== undefined && one.said !== other.said;
  }

  private usual(scenario: Scenario): readonly Outcome[] {
    const known = this.baselines.get(scenario) ?? this.play(scenario.table, scenario.steps) ?? [];
    this.baselines.set(scenario, known);
    return known;
  }

  /** Names of what a step asks or sends, from its text. */
  private readersOf(step: ScenarioStep): readonly UseReader[] {
    if ('verify' in step) return [];
    const { questions, events } = this.rulebook.vocabulary;
    const text = 'ask' in step ? step.ask : sentText(step.send);
    return [...text.matchAll(/\b(\w+)\(/g)].flatMap(([, name = '']): readonly UseReader[] => [
      ...(Object.hasOwn(questions, name) ? [`question ${name}` as const] : []),
      ...(Object.hasOwn(events, name) ? [`event ${name}` as const] : []),
    ]);
  }

  private play(json: TableJson, steps: readonly ScenarioStep[], change?: Change): readonly Outcome[] | undefined {
    try {
      const opened = tryOpenTable(this.rulebook, json, this.ruleset(json));
      if ('refusals' in opened) return undefined;
      return steps.map((step): Outcome => {
        if ('verify' in step) return { readers: [], said: undefined };
        const readers = this.readersOf(step);
        const asking = 'ask' in step;
        const text = asking ? step.ask : sentText(step.send);
        const { tree: read } = resolvedIn(opened.table, text, asking ? resolveQuestion : resolveEvents);
        const tree = read && change ? change(read) : read;
        if (tree === undefined) return { readers, said: undefined };
        if (asking && tree.op !== 'ask')
          return { readers, said: JSON.stringify(evaluate(opened.table, tree).value ?? null), shows: text };
        return { readers, said: asking ? answered(opened.table, tree as AskNode) : planned(opened.table, tree, step) };
      });
    } catch (error) {
      if (error instanceof Fault) return undefined;
      throw error;
    }
  }

  private ruleset(json: TableJson): Ruleset {
    const key = JSON.stringify(json.setup);
    const known = this.rulesets.get(key) ?? arrange(this.rulebook, json.setup);
    this.rulesets.set(key, known);
    return known;
  }
}

interface Outcome {
  readonly readers: readonly UseReader[];
  readonly said: string | undefined;
  /** A look at the state after earlier steps: which other facts came out otherwise. */
  readonly shows?: string;
}

type OpenTable = Parameters<typeof askTree>[0];

const answered = (table: OpenTable, tree: AskNode): string => {
  const { verdict, value, problems } = askTree(table, tree);
  return JSON.stringify([verdict, value, problems?.map(({ entry }) => entry)] as Json);
};

const planned = (table: OpenTable, tree: Node, step: ScenarioStep): string => {
  const picks = 'send' in step ? (step.picks ?? []) : [];
  const { steps, needs } = sendTree(table, tree, { picks, carryOut: true });
  return JSON.stringify([steps.map((events) => events.map(({ event, fields }) => [event, fields])), needs]);
};
