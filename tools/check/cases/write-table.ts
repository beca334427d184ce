import isEqual from 'lodash/isEqual.js';
import { onceFor, type UnknownRecord } from 'tavolata/internals';
import type { TableJson } from 'tavolata/runtime';
import { DiagnosticError, fits, folded, type Notation, type Seating, unknownValue } from 'tavolata/workspace';
import { diagnostic } from '../../messages/index.js';
import { factsText, nameText } from './values.js';

interface TableThing extends UnknownRecord {
  readonly id: string;
}

type Things = { readonly [collection: string]: readonly TableThing[] };

/** A table in parts: what was agreed, single things, and the things in each list. */
interface TableParts {
  readonly setup: UnknownRecord;
  readonly singles: { readonly [name: string]: UnknownRecord };
  readonly things: Things;
  readonly fresh: number | undefined;
}

/** Keys of a table that say nothing about the game, or that the setup of a case gives. */
const leftOut = ['$schema', 'name', 'note', 'assumed', 'unknown', 'setup', 'notKept', 'fresh'];

/**
 * The lines of a table. It uses a named table with the same seats and the same setup, if there is one.
 *
 * @throws DiagnosticError for what no line can express
 */
export function tableLines(table: TableJson, notation: Notation, withScene = true): readonly string[] {
  const { persons, kinds } = notation;
  const parts = partsOf(table as unknown as UnknownRecord, notation);
  const seated = parts.things[persons?.collection ?? ''] ?? [];
  const scene = withScene ? sceneOf(parts, notation) : undefined;
  const lines = [headLine(scene, seated, parts)];
  const say = (head: string, rest: string): void => {
    lines.push(folded(rest === '' ? `  ${head}` : `  ${head}: ${rest}`));
  };
  const { house, ...agreed } = scene === undefined ? parts.setup : withoutSame(parts.setup, scene.setup);
  if (Object.keys(agreed).length > 0) say('setup', factsText(agreed, kinds.get('setup')));
  if (Object.keys(Object(house)).length > 0) say('house', factsText(Object(house), undefined));
  for (const [word, { single = '' }] of kinds)
    if (parts.singles[single] !== undefined) say(word, factsText(parts.singles[single], kinds.get(word)));
  if (parts.fresh !== undefined) say(`fresh ${parts.fresh}`, '');
  for (const [word, kind] of kinds) {
    const things = parts.things[kind.collection ?? ''] ?? [];
    const same = scene?.things[kind.collection ?? ''] ?? [];
    const texts = things.map(({ id, ...facts }) => {
      const own = same.find((one) => one.id === id);
      return { id, isKnown: own !== undefined || kind.isPerson, text: factsText(withoutSame(facts, own ?? {}), kind) };
    });
    const said = grouped(texts, kind.isPerson)
      .filter(({ text, isKnown }) => text !== '' || !isKnown)
      .map(({ ids, text }) => {
        const isAll = kind.isPerson && ids.length === things.length && ids.length > 1;
        const head = isAll ? 'everyone' : `${word} ${ids.map(nameText).join(', ')}`;
        return text === '' ? head : `${head}: ${text}`;
      });
    lines.push(...joined(said, word));
  }
  return lines;
}

function headLine(scene: NamedScene | undefined, seated: readonly TableThing[], { things }: TableParts): string {
  if (scene === undefined) return folded(`table: ${seated.map(({ id }) => nameText(id)).join(' ')}`.trimEnd());
  const { seating } = scene;
  const isOwnCast = isEqual([...seating.persons, ...seating.others], [...scene.persons, ...scene.others]);
  if (isOwnCast || Object.keys(things).length === 0) return `table ${nameText(seating.name)}`;
  const head = ['table', seating.name, ...scene.others].map(nameText).join(' ');
  return folded(`${head}: ${scene.persons.map(nameText).join(' ')}`);
}

/** Things of one entity share a line as long as there is room: `object bear: …; ox: …`. */
function joined(said: readonly string[], word: string): readonly string[] {
  const lines: string[] = [];
  for (const one of said) {
    const last = lines.at(-1);
    const further = `${last}; ${one.slice(word.length + 1)}`;
    const isSame = one.startsWith(`${word} `) && last?.startsWith(`  ${word} `);
    if (isSame && fits(further)) lines.splice(-1, 1, further);
    else lines.push(folded(`  ${one}`));
  }
  return lines;
}

/** Neighbouring things with the same facts share a line; players with the same facts share one in any order. */
function grouped(
  texts: readonly { readonly id: string; readonly text: string; readonly isKnown: boolean }[],
  byAll: boolean,
) {
  const groups: { readonly ids: string[]; readonly text: string; readonly isKnown: boolean }[] = [];
  for (const { id, text, isKnown } of texts) {
    const isSame = (group: (typeof groups)[number]): boolean => group.text === text && group.isKnown === isKnown;
    const group = byAll ? groups.find(isSame) : groups.slice(-1).find(isSame);
    if (group === undefined) groups.push({ ids: [id], text, isKnown });
    else group.ids.push(id);
  }
  return groups;
}

/** A named table with the names of a table. */
interface NamedScene {
  readonly seating: Seating;
  readonly setup: UnknownRecord;
  readonly things: Things;
  readonly persons: readonly string[];
  readonly others: readonly string[];
}

/**
 * The named tables in parts, with everything that one of them says about the setup and the players: that is for named
 * tables to say.
 */
const scenesOf = onceFor((notation: Notation) => {
  const scenes = [...notation.seatings.values()].map((seating) => ({
    seating,
    scene: partsOf(seating.table, notation),
  }));
  const seated = scenes.flatMap(({ scene }) => scene.things[notation.persons?.collection ?? ''] ?? []);
  return {
    scenes,
    agreed: new Set(scenes.flatMap(({ scene }) => Object.keys(scene.setup))),
    seats: new Set(seated.flatMap((one) => Object.keys(one))),
  };
});

/** The named table with the seats and the setup of a table. */
function sceneOf(parts: TableParts, notation: Notation): NamedScene | undefined {
  const { scenes, agreed, seats } = scenesOf(notation);
  const isPersons = (key: string): boolean => key === notation.persons?.collection;
  for (const { seating, scene } of scenes) {
    if ([...agreed].some((key) => !isSameSet(scene.setup[key], parts.setup[key]))) continue;
    const keys = Object.keys(scene.things);
    if (keys.some((key) => scene.things[key]!.length !== (parts.things[key] ?? []).length)) continue;
    const names = new Map(
      keys.flatMap((key) => scene.things[key]!.map(({ id }, at) => [id, parts.things[key]![at]!.id] as const)),
    );
    const things = mapStrings(scene.things, names) as Things;
    const fits = keys.every((key) =>
      things[key]!.every((thing, at) => {
        const own = parts.things[key]![at]!;
        return (isPersons(key) ? [...seats] : Object.keys(thing)).every((fact) => isEqual(thing[fact], own[fact]));
      }),
    );
    const name = (id: string): string => names.get(id) ?? id;
    if (fits)
      return {
        seating,
        setup: scene.setup,
        things,
        persons: seating.persons.map(name),
        others: seating.others.map(name),
      };
  }
  return undefined;
}

function isSameSet(one: unknown, other: unknown): boolean {
  const sorted = (value: unknown): unknown => (Array.isArray(value) ? value.toSorted() : (value ?? []));
  return isEqual(sorted(one), sorted(other));
}

function mapStrings(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return names.get(value) ?? value;
  if (Array.isArray(value)) return value.map((one) => mapStrings(one, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapStrings(one, names)]));
}

/** Facts that a named table gives need not be repeated, nor empty lists. */
const withoutSame = (facts: UnknownRecord, said: UnknownRecord): UnknownRecord =>
  Object.fromEntries(Object.entries(facts).filter(([name, value]) => !isSameSet(value, said[name]) || !(name in said)));

function partsOf(table: UnknownRecord, { kinds, persons }: Notation): TableParts {
  const { edition: _, ...setup } = Object(table['setup']) as UnknownRecord;
  const bare = Object.fromEntries(
    Object.entries(setup).filter(([, value]) => !isEqual(value, []) && !isEqual(value, {})),
  );
  const assumed = Object(table['assumed']) as { readonly [fact: string]: readonly string[] };
  const unknown = Object(table['unknown']) as { readonly [fact: string]: readonly string[] };
  const given = (id: string, facts: UnknownRecord): UnknownRecord => ({
    ...Object.fromEntries(Object.entries(facts).filter(([name]) => assumed[name]?.includes(id) !== true)),
    ...Object.fromEntries(
      Object.keys(unknown).flatMap((name) => (unknown[name]!.includes(id) ? [[name, unknownValue]] : [])),
    ),
  });
  const singles: { [name: string]: UnknownRecord } = {};
  const things: { [collection: string]: readonly TableThing[] } = {};
  for (const [key, value] of Object.entries(table)) {
    if (leftOut.includes(key)) continue;
    const kind = [...kinds.values()].find(({ single, collection }) => key === single || key === collection);
    if (kind === undefined && key !== persons?.collection)
      throw new DiagnosticError([diagnostic('cases.cannot-write', { values: { value: `“${key}”` } })]);
    if (!Array.isArray(value)) singles[key] = given(key, Object(value));
    else if (value.length > 0)
      things[key] = value.map((one: string | TableThing) => {
        const { id, ...facts } = typeof one === 'string' ? { id: one } : one;
        return { id, ...given(id, facts) };
      });
  }
  for (const [word, { single }] of kinds)
    if (
      single !== undefined &&
      word !== 'setup' &&
      singles[single] === undefined &&
      Object.values(unknown).some((ids) => ids.includes(single))
    )
      singles[single] = given(single, {});
  return { setup: bare, singles, things, fresh: table['fresh'] as number | undefined };
}
