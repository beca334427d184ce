import cloneDeep from 'lodash/cloneDeep.js';
import cloneDeepWith from 'lodash/cloneDeepWith.js';
import type { ThingKind } from '../../../../grammar/cases/kinds.js';
import type { TableHead, ThingLine } from '../../../../grammar/cases/line-parser.js';
import { type CasePlace, type GivenFact, type Located, unknownValue } from '../../../../grammar/cases/located.js';
import type { CaseToken } from '../../../../grammar/cases/tokens.js';
import { nearest } from '../../../engine/model/spelling.js';
import { listed } from '../../diagnostics/fill.js';
import type { ReportFault } from './faults.js';
import type { DraftTable, DraftThing, Notation, Seating } from './notation.js';

/** Lines about the table that do not begin with a kind of thing. */
export const furtherLines = ['everyone', 'house', 'fresh'] as const;

/** The table of a case, with the places of all that stands there. */
export class CaseTable {
  /** Things by their ids, each with the place of its id. */
  private readonly things = new Map<string, Located>();
  /** Ids from a seating or another case: lines may add to these. */
  private readonly inherited = new Set<string>();
  /** For ids from a table above, the name of that table. */
  private owners: Readonly<Record<string, string>> = {};
  private readonly facts = new Map<object, { [name: string]: CasePlace }>();

  private constructor(
    readonly table: DraftTable,
    private readonly notation: Notation,
    private readonly report: ReportFault,
  ) {}

  /** The table of a head such as `table emperor-six` or `table: Ann Ben`; undefined if nobody can sit there. */
  static seated(
    { scene, others, persons }: TableHead,
    word: CaseToken,
    notation: Notation,
    report: ReportFault,
  ): CaseTable | undefined {
    const key = personsOf(notation);
    if (scene === undefined) {
      if (persons.length === 0) {
        report('cases.no-players', word);
        return undefined;
      }
      const draft = new CaseTable({ setup: {}, [key]: persons.map(({ value }) => ({ id: value })) }, notation, report);
      for (const one of persons) draft.name(one);
      return draft;
    }
    const seating = notation.seatings.get(scene.value);
    if (seating === undefined) {
      const suggestion = nearest(scene.value, notation.seatings.keys());
      report('cases.unknown-scene', scene, { values: { name: scene.value }, suggestion });
      return undefined;
    }
    for (const [given, own] of [
      [persons, seating.persons],
      [others, seating.others],
    ] as const)
      if (given.length > 0 && given.length !== own.length) {
        const values = { scene: scene.value, count: own.length, given: given.length, names: listed(own, 24) };
        report('cases.other-seats', given[0]!, { values });
        return undefined;
      }
    const names = new Map([
      ...seating.persons.map((id, index) => [id, persons[index]?.value ?? id] as const),
      ...seating.others.map((id, index) => [id, others[index]?.value ?? id] as const),
    ]);
    const draft = new CaseTable(renamed(seating.table, names), notation, report);
    for (const one of [...others, ...persons]) draft.name(one);
    draft.inherit(scene);
    return draft;
  }

  /** A copy of another case's table, which further lines add to. */
  static like(other: CaseTable, place: Located<string>, report: ReportFault): CaseTable {
    const draft = new CaseTable(cloneDeep(other.table), other.notation, report);
    draft.inherit(place);
    const ids = [...draft.inherited];
    draft.owners = Object.fromEntries(ids.map((id) => [id, other.owners[id] ?? place.value]));
    return draft;
  }

  /** The table as a seating that cases can name. */
  asSeating(name: string): Seating {
    const { table, notation, owners } = this;
    const persons = idsOf(table[personsOf(notation)]);
    const lists = [...notation.kinds.values()].flatMap(({ collection = '' }) => idsOf(table[collection]));
    const others = lists.filter((id) => !persons.includes(id));
    return { name, table, persons, others, ...(Object.keys(owners).length > 0 && { owners }) };
  }

  private name(id: Located<string>): void {
    if (this.things.has(id.value)) this.report('cases.thing-twice', id, { values: { id: id.value } });
    else this.things.set(id.value, id);
    this.inherited.add(id.value);
  }

  private inherit(place: Located): void {
    for (const id of Object.values(this.table).flatMap(idsOf)) {
      if (!this.things.has(id)) this.things.set(id, place);
      this.inherited.add(id);
    }
  }

  /** Takes a line about things, the table, or what was agreed. */
  take({ head, ids, facts }: ThingLine): void {
    const { table, notation, report } = this;
    const word = head.image;
    if (word === 'fresh') {
      const [number] = ids;
      if (number !== undefined && /^\d+$/.test(number.value)) {
        table['fresh'] = Number(number.value);
        this.facts.set(table, { fresh: { ...number, word: number } });
      } else report('cases.not-whole', number ?? head);
      return;
    }
    if (word === 'house') {
      table.setup['house'] ??= {};
      const house = table.setup['house'] as DraftThing;
      for (const fact of facts) this.put(house, fact);
      return;
    }
    const kind = word === 'everyone' ? notation.persons : notation.kinds.get(word);
    if (kind === undefined) return;
    if (kind.single !== undefined) {
      table[kind.single] ??= {};
      const only = table[kind.single] as DraftThing;
      for (const fact of facts) this.put(only, fact, kind);
      return;
    }
    table[kind.collection ?? ''] ??= [];
    const things = table[kind.collection ?? ''] as DraftThing[];
    if (word === 'everyone') {
      for (const one of things) for (const fact of facts) this.put(one, fact, kind);
      return;
    }
    if (ids.length === 0) report('cases.no-id', head, { values: { kind: word } });
    for (const id of ids) {
      const thing = this.thing(id, kind, things);
      if (thing !== undefined) for (const fact of facts) this.put(thing, fact, kind);
    }
  }

  /** The thing that a line is about: one from the head, or a new one. Nobody sits down later. */
  private thing(id: Located<string>, kind: ThingKind, things: DraftThing[]): DraftThing | undefined {
    const there = things.find((one) => one.id === id.value);
    if (there !== undefined && this.inherited.has(id.value)) return there;
    if (kind.isPerson) {
      const suggestion = nearest(id.value, idsOf(things));
      this.report('cases.not-seated', id, { values: { name: id.value }, suggestion });
      return undefined;
    }
    if (this.things.has(id.value)) {
      this.report('cases.thing-twice', id, { values: { id: id.value } });
      return undefined;
    }
    const thing: DraftThing = { id: id.value };
    things.push(thing);
    this.things.set(id.value, id);
    return thing;
  }

  private put(thing: DraftThing, { name, value, word }: GivenFact, kind?: ThingKind): void {
    if (kind !== undefined && !kind.facts.has(name)) {
      const values = { fact: name, kind: kind.word };
      this.report('cases.unknown-fact', word, { values, suggestion: nearest(name, kind.facts) });
      return;
    }
    const given = this.facts.get(thing) ?? {};
    this.facts.set(thing, given);
    if (Object.hasOwn(given, name)) {
      this.report('cases.fact-twice', word, { values: { fact: name } });
      return;
    }
    const { start, end, parts } = value;
    given[name] = { start, end, word, ...(parts && { parts }) };
    const unknown = this.table.unknown?.[name];
    const id = thing.id ?? kind?.single ?? '';
    if (value.value === unknownValue) {
      delete thing[name];
      const all = this.table.unknown ?? {};
      this.table.unknown = { ...all, [name]: [...new Set([...(all[name] ?? []), id])] };
      return;
    }
    // What a seating or another case left unknown may be given here.
    if (unknown?.includes(id)) this.knownNow(name, id);
    thing[name] = unknownAsText(value.value);
  }

  private knownNow(fact: string, id: string): void {
    const { [fact]: ids = [], ...others } = this.table.unknown ?? {};
    const left = ids.filter((one) => one !== id);
    const unknown = left.length > 0 ? { ...others, [fact]: left } : others;
    if (Object.keys(unknown).length > 0) this.table.unknown = unknown;
    else delete this.table.unknown;
  }

  /**
   * Where everything stands.
   *
   * @param word that the table begins with
   * @param edition that the head of the case names
   */
  placed(word: Located | undefined, edition: Located | undefined): CasePlace {
    const { table, facts } = this;
    const parts = Object.entries(table).flatMap(([key, inside]): readonly (readonly [string, CasePlace])[] => {
      if (Array.isArray(inside)) return [[key, { parts: this.placedThings(inside as DraftThing[]) }]];
      const given = facts.get(Object(inside));
      return given === undefined ? [] : [[key, { parts: given }]];
    });
    const house = facts.get(Object(table.setup['house']));
    const agreed = {
      ...(edition && { edition }),
      ...facts.get(table.setup),
      ...(house && { house: { parts: house } }),
    };
    return { ...word, parts: { ...facts.get(table), ...Object.fromEntries(parts), setup: { parts: agreed } } };
  }

  private placedThings(things: readonly DraftThing[]): { readonly [index: string]: CasePlace } {
    const placed = things.map((one): CasePlace => {
      const own = this.things.get(one.id);
      return { ...own, parts: { ...(own && { id: own }), ...this.facts.get(one) } };
    });
    return Object.fromEntries(placed.entries());
  }
}

/** The list of a table that holds those who sit there. */
const personsOf = ({ persons }: Notation): string => persons?.collection ?? 'players';

const idsOf = (things: unknown): readonly string[] =>
  Array.isArray(things) ? (things as readonly DraftThing[]).map(({ id }) => id) : [];

/** A copy with renamed things; nothing but ids may be spelled like one. */
const renamed = (table: DraftTable, names: ReadonlyMap<string, string>): DraftTable =>
  cloneDeepWith(table, (one: unknown) => (typeof one === 'string' ? names.get(one) : undefined)) as DraftTable;

/** A copy in which `unknown` is a text, as it is inside a value and as an answer. */
export const unknownAsText = (value: unknown): unknown =>
  cloneDeepWith(value, (one: unknown) => (one === unknownValue ? 'unknown' : undefined));
