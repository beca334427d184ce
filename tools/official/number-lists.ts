import { type OfficialText, sectionOf } from './official.js';
import { partsOf } from './rule-number.js';

/** The numbers of a section on one line: `1 2ab,aa 3` are 1, 2, 2a, 2b, 2aa and 3. */
export type NumberLists = { readonly [section: string]: string };

/**
 * The rules of every section of a text, so that the numbers of an edition are known whatever digests were made of it.
 */
export function numberLists({ paragraphs }: OfficialText): NumberLists {
  const sections = new Map<string, Map<number, string>>();
  for (const { kind, number } of paragraphs) {
    if (kind !== 'rule' || number === null) continue;
    const { rule, letters } = partsOf(number);
    const rules = sections.get(sectionOf(number)) ?? new Map<number, string>();
    const listed = (rules.get(rule) ?? '') + (letters.length > 1 ? `,${letters}` : letters);
    sections.set(sectionOf(number), rules.set(rule, listed));
  }
  return Object.fromEntries(
    [...sections].map(([section, rules]) => {
      const items = [...rules].sort(([a], [b]) => a - b);
      return [section, items.map(([rule, listed]) => rule + listed).join(' ')];
    }),
  );
}

/** Whether lists have a number: a rule, or a whole section. */
export function isListed(lists: NumberLists, number: string): boolean {
  const list = lists[sectionOf(number)];
  if (list === undefined) return false;
  if (!number.includes('.')) return true;
  const { rule, letters } = partsOf(number);
  const listed = lettersAfter(String(rule), list);
  if (listed === undefined) return false;
  const [single = '', ...double] = listed.split(',');
  return letters.length < 2 ? single.includes(letters) : double.includes(letters);
}

/**
 * The letters of the subrules of a rule; undefined if the list lacks it. It is searched, not parsed: one check looks up
 * 100,000.
 */
function lettersAfter(rule: string, list: string): string | undefined {
  const text = ` ${list} `;
  for (let at = text.indexOf(` ${rule}`); at >= 0; at = text.indexOf(` ${rule}`, at + 1)) {
    const end = at + 1 + rule.length;
    const next = text.charAt(end);
    if (next < '0' || next > '9') return text.slice(end, text.indexOf(' ', end));
  }
  return undefined;
}

/** All numbers of a section; empty if it is not listed. */
export const listedIn = (lists: NumberLists, section: string): readonly string[] =>
  (lists[section] ?? '').split(' ').flatMap((item) => {
    const [, rule = '', single = '', double = ''] = /^(\d+)([a-z]*)(?:,([a-z,]+))?$/.exec(item) ?? [];
    const letters = ['', ...single, ...(double === '' ? [] : double.split(','))];
    return rule === '' ? [] : letters.map((one) => `${section}.${rule}${one}`);
  });
