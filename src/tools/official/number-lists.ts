import { type OfficialText, sectionOf } from './official.js';

/** The numbers of a section on one line: `1 2ab 3` are 1, 2, 2a, 2b and 3. */
export type NumberLists = { readonly [section: string]: string };

/** The rules of every section of a text, so that it is known which numbers an edition has, whatever digests were made of it. */
export function numberLists({ paragraphs }: OfficialText): NumberLists {
  const sections = new Map<string, Map<string, string>>();
  for (const { kind, number } of paragraphs) {
    if (kind !== 'rule' || number === null) continue;
    const [, rule = '', letter = ''] = /\.(\d+)([a-z]?)$/.exec(number) ?? [];
    const rules = sections.get(sectionOf(number)) ?? new Map<string, string>();
    sections.set(sectionOf(number), rules.set(rule, (rules.get(rule) ?? '') + letter));
  }
  return Object.fromEntries(
    [...sections].map(([section, rules]) => [section, [...rules].map(([rule, letters]) => rule + letters).join(' ')]),
  );
}

/** Whether lists have a number: a rule, or a whole section. */
export function isListed(lists: NumberLists, number: string): boolean {
  const list = lists[sectionOf(number)];
  if (list === undefined) return false;
  const [, rule, letter = ''] = /\.(\d+)([a-z]?)$/.exec(number) ?? [];
  if (rule === undefined) return true;
  const letters = list
    .split(' ')
    .find((one) => /^\d+/.exec(one)![0] === rule)
    ?.slice(rule.length);
  return letters !== undefined && (letter === '' || letters.includes(letter));
}

/** All numbers of a section; none where it is not listed. */
export const listedIn = (lists: NumberLists, section: string): readonly string[] =>
  (lists[section] ?? '').split(' ').flatMap((item) => {
    const [, rule = '', letters = ''] = /^(\d+)([a-z]*)$/.exec(item) ?? [];
    return rule === '' ? [] : ['', ...letters].map((letter) => `${section}.${rule}${letter}`);
  });
