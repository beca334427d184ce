import { dirname, join } from 'node:path';
import { type Entry, isInForce, numbersIn, type UnknownRecord } from 'tavolata/internals';
import type { Rulebook } from 'tavolata/runtime';
import { byNumber } from '../../check/numbers.js';
import { toFill } from '../../check/to-fill.js';
import { sectionOf } from '../../official/official.js';
import type { Fates } from '../fates.js';
import { type EditionStep, type EntryUpdate, isDated } from './entry-updates.js';

/** An entry that decides nothing and is yet to be written: `check` keeps reporting the places to be filled in. */
export interface Stub {
  readonly number: string;
  /** The file that it is written to: that of the rule before it, or a new one for a section without rules. */
  readonly file: string;
  readonly entry: UnknownRecord;
}

interface CarriedRules {
  readonly fates: Fates;
  /** The sections that the rulebook has whole. */
  readonly whole: ReadonlySet<string>;
  readonly updates: readonly EntryUpdate[];
}

/** Stubs for new rules without entries, in the sections that the rulebook has whole. */
export function stubsFor(
  rulebook: Rulebook,
  { fates, whole, updates }: CarriedRules,
  step: EditionStep,
): readonly Stub[] {
  const { date } = step;
  const standing = numbersAfter(rulebook, updates, fates, step);
  const fresh = fates.all.filter(({ kind, unit, new: number }) => kind === 'new' && unit === 'rule' && number);
  const ids = new Set(rulebook.entries.map(({ id }) => id));
  return fresh.flatMap(({ new: number = '' }) => {
    if (!whole.has(sectionOf(number)) || standing.has(number)) return [];
    const before = entryBefore(standing, number);
    if (before === undefined) return [];
    const place =
      sectionOf(before.number) === sectionOf(number) ? placeOf(before.entry) : placeFor(fates, number, before.entry);
    const base = `${place.prefix}.rule-${number.replace('.', '-')}`;
    const id = ids.has(base) ? `${base}-of-${date}` : base;
    return [{ number, file: place.file, entry: stub(id, number, before.entry.layer, date) }];
  });
}

/** The entries by their future numbers, except those that still have to be moved by hand. */
function numbersAfter(
  { entries }: Rulebook,
  updates: readonly EntryUpdate[],
  fates: Fates,
  step: EditionStep,
): ReadonlyMap<string, readonly Entry[]> {
  const moved = new Map(updates.map(({ entry, numbered }) => [entry, numbered]));
  const found = new Map<string, Entry[]>();
  for (const entry of entries) {
    if (!isInForce(entry, step.date)) continue;
    const stays = (number: string): boolean =>
      isDated(entry.numbered, step) || (fates.movedTo(number) ?? number) === number;
    for (const number of moved.get(entry) ?? numbersIn(entry, step.date).filter(stays))
      found.set(number, [...(found.get(number) ?? []), entry]);
  }
  return found;
}

interface NumberedEntry {
  readonly number: string;
  readonly entry: Entry;
}

/** The entry with the nearest number before another, or the nearest after it in its section. */
function entryBefore(standing: ReadonlyMap<string, readonly Entry[]>, number: string): NumberedEntry | undefined {
  const numbers = [...standing.keys()].sort(byNumber);
  const isNear = (other: string): boolean => sectionOf(other) === sectionOf(number);
  const before = numbers.filter((other) => byNumber(other, number) <= 0);
  const near = [...before.filter(isNear).reverse(), ...numbers.filter(isNear)];
  // An entry may have numbers of several sections: it is at home if it has numbers of this section only.
  const isAtHome = (entry: Entry): boolean =>
    isInSectionFolder(entry.source.file) &&
    numbers.every((other) => isNear(other) || !standing.get(other)!.includes(entry));
  const home = near.find((other) => standing.get(other)!.some(isAtHome));
  const found = home ?? near[0] ?? before.at(-1);
  const own = found === undefined ? [] : standing.get(found)!;
  const entry = own.find(isAtHome) ?? own.find(({ source }) => isInSectionFolder(source.file)) ?? own[0];
  return found === undefined || entry === undefined ? undefined : { number: found, entry };
}

const isInSectionFolder = (file: string): boolean => /(?:^|[/\\])\d{3}-[^/\\]*[/\\]/.test(file);

interface StubFile {
  readonly file: string;
  readonly prefix: string;
}

const placeOf = ({ id, source }: Entry): StubFile => ({ file: source.file, prefix: id.split('.')[0]! });

/** A file for a new section, in a folder named after it, beside that of an entry. */
function placeFor({ all }: Fates, number: string, beside: Entry): StubFile {
  const section = sectionOf(number);
  const title =
    all
      .find((fate) => fate.new === section)
      ?.runs?.map(({ text }) => text)
      .join(' ') ?? '';
  const words = title.toLowerCase().match(/[a-z]+/g) ?? ['new'];
  const name = words.slice(0, 4).join('-');
  const folder = isInSectionFolder(beside.source.file)
    ? dirname(dirname(beside.source.file))
    : dirname(beside.source.file);
  return { file: join(folder, `${section}-${name}`, `${name}.json`), prefix: name };
}

const unwritten = { en: toFill, it: toFill };

const stub = (id: string, number: string, layer: string, date: string): Stub['entry'] => ({
  id,
  kind: 'reference',
  layer,
  name: { en: `New rule ${number}`, it: `Nuova regola ${number}` },
  numbered: { [date]: number },
  why: unwritten,
  text: unwritten,
});
