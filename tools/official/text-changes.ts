import isEqual from 'lodash/isEqual.js';
import { byNumber } from '../check/numbers.js';
import type { RuleDigest, TextDigests } from './digests.js';
import type { NumberLists } from './number-lists.js';
import { sectionOf } from './official.js';

/**
 * How a text differs from the one before it, in its own sections: most editions leave most rules alone. Whatever is
 * missing here is unchanged.
 */
export interface TextChanges {
  readonly sections: TextDigests['sections'];
  /**
   * For a section, the rules that are new or have other subrules, and with `-` those that are gone; null: the section
   * is gone.
   */
  readonly numbers?: { readonly [section: string]: string | null };
  /** New number → the number that had the same digest before. */
  readonly moved?: { readonly [number: string]: string };
  /** Numbers that no longer have a digest. */
  readonly gone?: readonly string[];
  readonly rules?: { readonly [number: string]: RuleDigest };
}

/** Compared with nothing, everything is new. */
export const noDigests: TextDigests = { sections: [], numbers: {}, rules: {} };

/** What was known about the sections of another text. */
function inItsSections({ numbers, rules, ...text }: TextDigests, sections: TextDigests['sections']): TextDigests {
  if (sections === 'all') return { ...text, numbers, rules };
  const inside = <Part>(all: { readonly [number: string]: Part }): { readonly [number: string]: Part } =>
    Object.fromEntries(Object.entries(all).filter(([number]) => sections.includes(sectionOf(number))));
  return { ...text, numbers: inside(numbers), rules: inside(rules) };
}

/**
 * How a text differs from the one before it.
 *
 * @param latest each section as last known
 */
export function changesSince(latest: TextDigests, text: TextDigests): TextChanges {
  const before = inItsSections(latest, text.sections);
  const places = new Map(Object.entries(before.rules).map(([number, rule]) => [JSON.stringify(rule), number]));
  const numbers: { [section: string]: string | null } = {};
  const moved: { [number: string]: string } = {};
  const rules: { [number: string]: RuleDigest } = {};
  for (const section of new Set([...Object.keys(before.numbers), ...Object.keys(text.numbers)])) {
    const [was = '', is] = [before.numbers[section], text.numbers[section]];
    const items = is === undefined ? null : itemsChanged(was, is);
    if (items !== '') numbers[section] = items;
  }
  for (const [number, rule] of Object.entries(text.rules)) {
    if (isEqual(before.rules[number], rule)) continue;
    const place = places.get(JSON.stringify(rule));
    if (place === undefined) rules[number] = rule;
    else moved[number] = place;
  }
  const gone = Object.keys(before.rules).filter((number) => text.rules[number] === undefined);
  return {
    sections: text.sections,
    ...(Object.keys(numbers).length > 0 && { numbers }),
    ...(Object.keys(moved).length > 0 && { moved }),
    ...(gone.length > 0 && { gone: gone.sort(byNumber) }),
    ...(Object.keys(rules).length > 0 && { rules }),
  };
}

/**
 * Applies changes to the text before them.
 *
 * @returns undefined if the changes belong to another text: they move or remove something that was not there
 */
export function withChanges(latest: TextDigests, changes: TextChanges): TextDigests | undefined {
  const { sections, moved = {}, gone = [] } = changes;
  const before = inItsSections(latest, sections);
  if ([...Object.values(moved), ...gone].some((number) => before.rules[number] === undefined)) return undefined;
  const lists = Object.entries(changes.numbers ?? {});
  const numbers: NumberLists = {
    ...before.numbers,
    ...Object.fromEntries(
      lists.flatMap(([section, items]) =>
        items === null ? [] : [[section, withItems(before.numbers[section] ?? '', items)]],
      ),
    ),
  };
  const rules = {
    ...before.rules,
    ...Object.fromEntries(Object.entries(moved).map(([number, place]) => [number, before.rules[place]!])),
    ...changes.rules,
  };
  return {
    sections,
    numbers: sortedByNumber(numbers, new Set(lists.flatMap(([section, items]) => (items === null ? [section] : [])))),
    rules: sortedByNumber(rules, new Set(gone)),
  };
}

const sortedByNumber = <Part>(
  all: { readonly [number: string]: Part },
  without: ReadonlySet<string>,
): { readonly [number: string]: Part } =>
  Object.fromEntries(
    Object.entries(all)
      .filter(([number]) => !without.has(number))
      .sort(([a], [b]) => byNumber(a, b)),
  );

/** The rules of a section: number → the letters after it. */
const itemsOf = (list: string): ReadonlyMap<string, string> =>
  new Map(
    list.split(' ').flatMap((item) => {
      const [, rule, letters] = /^(-?\d+)(.*)$/.exec(item) ?? [];
      return rule === undefined ? [] : [[rule, letters ?? ''] as const];
    }),
  );

function itemsChanged(before: string, after: string): string {
  const [was, is] = [itemsOf(before), itemsOf(after)];
  const other = [...is].filter(([rule, letters]) => was.get(rule) !== letters);
  const gone = [...was.keys()].filter((rule) => !is.has(rule)).map((rule) => `-${rule}`);
  return [listOf(other), ...gone].filter((part) => part !== '').join(' ');
}

function withItems(before: string, items: string): string {
  const found = new Map(itemsOf(before));
  for (const [rule, letters] of itemsOf(items)) {
    if (rule.startsWith('-')) found.delete(rule.slice(1));
    else found.set(rule, letters);
  }
  return listOf([...found]);
}

const listOf = (items: readonly (readonly [rule: string, letters: string])[]): string =>
  items
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map((item) => item.join(''))
    .join(' ');
