import { Formatter } from 'tavolata/internals';
import {
  type Answer,
  applyPlan,
  ask,
  copyTable,
  type EditionDate,
  type Explained,
  type ExplanationPart,
  entryIn,
  explain,
  explanation,
  type Json,
  type Lang,
  namesOf,
  openTable,
  type Plan,
  type PlanEvent,
  type Rulebook,
  setFact,
  situation,
  type Table,
  type TableJson,
  type ThingNames,
  type ThingSeen,
  tableToJson,
} from 'tavolata/runtime';

/** A matter that the rules leave to the house, with the answer taken. */
export type Chosen = Rulebook['matters'][string] & { readonly choice: string };

/** A player as shown at the table. */
export interface Seat {
  readonly id: string;
  readonly life: number | null;
  readonly team?: string;
  readonly role?: string;
  readonly hasLeft: boolean;
  readonly onTurn: boolean;
  readonly permanents: readonly Permanent[];
}

/** A permanent of a player, as listed at their seat. */
export interface Permanent {
  readonly id: string;
  /** The name of the card; the id if the table has no name for it. */
  readonly name: string;
  readonly owner: string;
  readonly isCreature: boolean;
}

/** An entry that decided an answer, in short. */
export interface Reason {
  readonly id: string;
  readonly name: string;
  readonly numbers: readonly string[];
}

export type Fact = string | number | boolean | null | readonly Fact[] | { readonly [name: string]: Fact };
export type Thing = { readonly id: string; readonly [fact: string]: Fact | undefined };

/** The things in a collection of a table's JSON, as objects. */
export const thingsIn = (json: TableJson, collection: string): readonly Thing[] =>
  ((json as { readonly [name: string]: readonly (Thing | string)[] | undefined })[collection] ?? []).map((one) =>
    typeof one === 'string' ? { id: one } : one,
  );

/** The kinds of information that a page needs besides the moves, which take longer. */
const SIGHTS = ['life', 'reach', 'turns', 'controller'];

/** A table with the questions that the page asks about it. */
export class Game {
  readonly json: TableJson;
  readonly edition: EditionDate;
  readonly seats: readonly Seat[];
  private readonly names: ThingNames;
  private readonly seen: ReadonlyMap<string, ThingSeen>;

  constructor(
    readonly rulebook: Rulebook,
    readonly table: Table,
  ) {
    this.json = tableToJson(table);
    this.edition = this.json.setup.edition as EditionDate;
    this.names = namesOf(table);
    const things = Object.values(situation(table, SIGHTS).things).flat();
    this.seen = new Map(things.map((thing) => [thing.id, thing]));
    this.seats = thingsIn(this.json, 'players').map((player) => this.seatOf(player));
  }

  /** @throws Fault if the table cannot be opened */
  static open(rulebook: Rulebook, json: TableJson): Game {
    return new Game(rulebook, openTable(rulebook, json));
  }

  /** The same table with a changed setup. @throws Fault if it cannot be opened that way */
  agreed(setup: Partial<TableJson['setup']>): Game {
    return Game.open(this.rulebook, { ...this.json, setup: { ...this.json.setup, ...setup } });
  }

  /** The matter for which an entry is one of several house answers; undefined for other entries. */
  matterOf(id: string): Chosen | undefined {
    const { chosen } = entryIn(this.rulebook, id, this.edition) ?? {};
    const matter = chosen && this.rulebook.matters[chosen.matter];
    return matter && { ...matter, choice: chosen.choice };
  }

  /** Answers that this table does not take, each with the kind of event that it bars or rewrites. */
  otherAnswers(): readonly { readonly matter: Chosen; readonly choice: string; readonly on: string }[] {
    const { entries, matters } = this.rulebook;
    return entries.flatMap((entry) => {
      const { id, chosen, hook, of } = entry;
      const matter = chosen && (hook === 'forbids' || hook === 'rewrites') ? matters[chosen.matter] : undefined;
      if (chosen === undefined || of === undefined || matter === undefined) return [];
      if (entryIn(this.rulebook, id, this.edition) !== entry) return [];
      const choice = this.json.setup.house?.[matter.id] ?? matter.default;
      return choice === chosen.choice ? [] : { matter: { ...matter, choice }, choice: chosen.choice, on: of };
    });
  }

  /** The same table under other rules. @throws Fault if it does not open under them */
  under(rulebook: Rulebook): Game {
    return rulebook === this.rulebook ? this : Game.open(rulebook, this.json);
  }

  /**
   * The same table with another value of a fact; without a value the fact becomes unknown. @throws Fault if the value
   * is not allowed
   */
  knowing(of: string, fact: string, value?: Json): Game {
    const table = copyTable(this.table);
    setFact(table, of, fact, value);
    return new Game(this.rulebook, table);
  }

  /** The table after a plan, or after its first steps. */
  after(plan: Plan, steps?: number): Game {
    return new Game(this.rulebook, applyPlan(this.table, plan, steps));
  }

  private seatOf({ id, team, role, inGame }: Thing): Seat {
    const turns = thingsIn(this.json, 'turns');
    const life = this.seen.get(id)?.seen['life'];
    const controlled = ({ id: object }: Thing) => this.controllerOf(object) === id;
    const objects = thingsIn(this.json, 'objects').filter(({ zone = 'battlefield' }) => zone === 'battlefield');
    return {
      id,
      life: typeof life === 'number' ? life : null,
      ...(typeof team === 'string' && { team }),
      ...(typeof role === 'string' && { role }),
      hasLeft: inGame === false,
      onTurn: turns.some(({ group, active }) => active !== null && (group === id || group === team)),
      permanents: objects.filter(controlled).map(({ id: object, owner, types }) => ({
        id: object,
        name: this.names[object] ?? object,
        owner: String(owner),
        isCreature: Array.isArray(types) && types.includes('creature'),
      })),
    };
  }

  controllerOf(object: string): string | undefined {
    const found = this.seen.get(object)?.seen['controller'];
    return typeof found === 'string' ? found : undefined;
  }

  /** The players within a player's range. */
  reach(player: string): readonly string[] {
    const found = this.seen.get(player)?.seen['reach'];
    return Array.isArray(found) ? (found as string[]) : [];
  }

  /** Who takes turns together: single players, or teams that share turns. */
  turnGroups(): readonly string[] {
    const inGame = this.seats.filter(({ hasLeft }) => !hasLeft);
    const groups = inGame.map(({ id }) => this.seen.get(id)?.seen['turns']);
    return [...new Set(groups.filter((one) => typeof one === 'string'))];
  }

  /** Whether some player cannot reach all others. */
  get hasRange(): boolean {
    const inGame = this.seats.filter(({ hasLeft }) => !hasLeft).map(({ id }) => id);
    return inGame.some((viewer) => {
      const reached = this.reach(viewer);
      return inGame.some((id) => !reached.includes(id));
    });
  }

  /** The name of a value of an enumeration, such as a role. */
  nameOf = (enumeration: string, value: string, lang: Lang): string =>
    this.rulebook.vocabulary.enumerations[enumeration]?.values[value]?.[lang] ?? value;

  permanent(id: string | undefined): Permanent | undefined {
    return this.seats.flatMap(({ permanents }) => permanents).find((one) => one.id === id);
  }

  mayAttack(creature: string, defender: string, trace = false): Answer {
    return ask(this.table, 'mayAttack', { creature, defender }, { reasons: true, trace });
  }

  /** The entries that decided an answer, the most specific layers first. */
  reasonsFor({ because, numbers = {} }: Pick<Answer, 'because' | 'numbers'>, lang: Lang): readonly Reason[] {
    return this.specialFirst(because).flatMap((id) => {
      const name = entryIn(this.rulebook, id, this.edition)?.name[lang];
      return name === undefined ? [] : [{ id, name, numbers: numbers[id] ?? [] }];
    });
  }

  /** Sorts ids of entries, the most specific layers first. */
  specialFirst(ids: readonly string[]): readonly string[] {
    const { layers } = this.rulebook.vocabulary;
    const height = (id: string): number => layers[entryIn(this.rulebook, id, this.edition)?.layer ?? '']?.height ?? 0;
    return [...ids].sort((one, other) => height(other) - height(one));
  }

  /** The explanation of an answer, a plan or an event, as data. */
  explanation = (said: Explained, lang: Lang): readonly ExplanationPart[] =>
    explanation(said, this.rulebook, lang, this.names);

  /** The explanation as text. */
  inWords = (said: Explained, lang: Lang): string => explain(said, this.rulebook, lang, this.names);

  /** A selectable value in words. */
  valueInWords(value: Json, lang: Lang): string {
    return this.formatter(lang).json(value, { one: [], none: true });
  }

  formatter = (lang: Lang): Formatter => new Formatter(this.rulebook, this.edition, lang, { names: this.names });

  /** The events that each player may cause now. */
  moves(): ReadonlyMap<string, readonly PlanEvent[]> {
    const players = situation(this.table, ['moves']).things['players'] ?? [];
    return new Map(players.map(({ id, seen }) => [id, (seen['moves'] ?? []) as unknown as readonly PlanEvent[]]));
  }

  /** An event in words, with a capital at the beginning. */
  eventInWords(event: PlanEvent, lang: Lang): string {
    const text = this.inWords(event, lang);
    return text.charAt(0).toLocaleUpperCase(lang) + text.slice(1);
  }
}
