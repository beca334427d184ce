import { type Entry, eventNode, Formatter, textIn } from 'tavolata/internals';
import {
  type Answer,
  ask,
  type EditionDate,
  entryIn,
  explain,
  type Lang,
  openTable,
  type Plan,
  type PlanEvent,
  type Rulebook,
  type Table,
  type TableJson,
  tableToJson,
} from 'tavolata/runtime';

/** One player as the table shows them. */
export interface Seat {
  readonly id: string;
  readonly life: number | null;
  readonly team?: string;
  readonly role?: string;
  readonly hasLeft: boolean;
  readonly onTurn: boolean;
  readonly permanents: readonly Permanent[];
}

export interface Permanent {
  readonly id: string;
  /** As the card is called; the id where the table has no name. */
  readonly name: string;
  readonly owner: string;
  readonly isCreature: boolean;
}

/** An entry that decided, as a reader meets it. */
export interface Reason {
  readonly id: string;
  readonly name: string;
  readonly numbers: readonly string[];
  readonly text: string;
  /** Whether it is our answer where the rules are silent. */
  readonly isOurs: boolean;
}

export type Fact = string | number | boolean | null | readonly Fact[] | { readonly [name: string]: Fact };
export type Thing = { readonly id: string; readonly [fact: string]: Fact | undefined };

/** What is in a table's JSON under a name, things as objects. */
export const thingsIn = (json: TableJson, collection: string): readonly Thing[] =>
  ((json as { readonly [name: string]: readonly (Thing | string)[] | undefined })[collection] ?? []).map((one) =>
    typeof one === 'string' ? { id: one } : one,
  );

/** A table together with the questions that the page asks it. */
export class Game {
  readonly json: TableJson;
  readonly edition: EditionDate;
  readonly seats: readonly Seat[];

  constructor(
    readonly rulebook: Rulebook,
    readonly table: Table,
  ) {
    this.json = tableToJson(table);
    this.edition = this.json.setup.edition as EditionDate;
    this.seats = thingsIn(this.json, 'players').map((player) => this.seatOf(player));
  }

  /** @throws Fault for a table that does not open */
  static open(rulebook: Rulebook, json: TableJson): Game {
    return new Game(rulebook, openTable(rulebook, json));
  }

  /** The same table in another edition. */
  at(edition: EditionDate): Game {
    return Game.open(this.rulebook, { ...this.json, setup: { ...this.json.setup, edition } });
  }

  private value(question: string, values: { readonly [name: string]: string }): unknown {
    return ask(this.table, question, values).value;
  }

  private seatOf({ id, team, role, inGame }: Thing): Seat {
    const turns = thingsIn(this.json, 'turns');
    const life = this.value('lifeOf', { player: id });
    const controlled = ({ id: object }: Thing) => this.controllerOf(object) === id;
    const objects = thingsIn(this.json, 'objects').filter(({ zone = 'battlefield' }) => zone === 'battlefield');
    return {
      id,
      life: typeof life === 'number' ? life : null,
      ...(typeof team === 'string' && { team }),
      ...(typeof role === 'string' && { role }),
      hasLeft: inGame === false,
      onTurn: turns.some(({ group, active }) => active !== null && (group === id || group === team)),
      permanents: objects.filter(controlled).map(({ id, name, owner, types }) => ({
        id,
        name: typeof name === 'string' ? name : id,
        owner: String(owner),
        isCreature: Array.isArray(types) && types.includes('creature'),
      })),
    };
  }

  controllerOf(object: string): string | undefined {
    const found = this.value('controllerOf', { object });
    return typeof found === 'string' ? found : undefined;
  }

  /** Whom a player reaches. */
  reach(player: string): readonly string[] {
    const found = this.value('reach', { player });
    return Array.isArray(found) ? (found as string[]) : [];
  }

  /** Who takes turns together: players, or teams that share theirs. */
  turnGroups(): readonly string[] {
    const groups = this.seats
      .filter(({ hasLeft }) => !hasLeft)
      .map(({ id }) => this.value('turnGroup', { player: id }));
    return [...new Set(groups.filter((one) => typeof one === 'string'))];
  }

  /** Whether somebody does not reach everybody. */
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

  /** The entries that decided an answer, those of the most special layers first. */
  reasonsFor({ because, numbers = {} }: Pick<Answer, 'because' | 'numbers'>, lang: Lang): readonly Reason[] {
    const { layers } = this.rulebook.vocabulary;
    const rank = (entry: Entry): number => layers[entry.layer]?.height ?? 0;
    return because
      .flatMap((id) => entryIn(this.rulebook, id, this.edition) ?? [])
      .map((entry, index) => ({ entry, index }))
      .sort((one, other) => rank(other.entry) - rank(one.entry) || one.index - other.index)
      .map(({ entry }) => ({
        id: entry.id,
        name: entry.name[lang],
        numbers: numbers[entry.id] ?? [],
        text: textIn(entry, this.edition)[lang].says,
        isOurs: entry.chosen !== undefined,
      }));
  }

  /** The whole reasoning as text. */
  proof = (answer: Answer, lang: Lang): string => explain(answer, this.rulebook, lang);

  /** Events that a player may bring about now. */
  moves(player: string): readonly PlanEvent[] {
    const { value } = ask(this.table, 'moves', { player });
    return (value ?? []) as unknown as readonly PlanEvent[];
  }

  /** A whole plan as text. */
  planInWords = (plan: Plan, lang: Lang): string => explain(plan, this.rulebook, lang);

  /** An event in words, as a sentence begins. */
  eventInWords(event: PlanEvent, lang: Lang): string {
    const formatter = new Formatter(this.rulebook, this.edition, lang);
    const text = formatter.value(eventNode(event, this.rulebook.vocabulary));
    return text.charAt(0).toLocaleUpperCase(lang) + text.slice(1);
  }

  /** What has to be picked, in words. */
  matterInWords = (matter: string, lang: Lang): string =>
    new Formatter(this.rulebook, this.edition, lang).matter(matter);
}
