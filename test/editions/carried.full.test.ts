import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changesByDigests } from '../../tools/editions/digest-changes.js';
import { basisOf } from '../../tools/editions/update/basis.js';
import { loadProblems } from '../../tools/editions/update/loadable.js';
import { prepareUpdate } from '../../tools/editions/update/prepare.js';
import { editionWork } from '../../tools/editions/update/work.js';
import { readDigests } from '../../tools/official/digest-files.js';
import type { EditionDigests, RuleDigest } from '../../tools/official/digests.js';
import { wholeSections } from '../../tools/official/make-digests.js';
import { numberLists } from '../../tools/official/number-lists.js';
import type { OfficialText, Paragraph } from '../../tools/official/official.js';
import { sampleOf } from '../amount.js';
import { ROOT } from '../architecture/sources.js';
import { loaded, shipped } from '../rules/rulebook.js';
import { type PastRules, rulesAsOf } from './as-of.js';
import { inventedEdition } from './invented.js';
import { areTextsThere, isOurs, noTexts, officialTextOf } from './official-texts.js';

const RULES = join(ROOT, 'rules');
const digests = readDigests(RULES);
const documents = loaded.documents!;
const from = digests.at(-1)!.date;
const date = '2027-01-15';

/** The newest edition with the sections from 802 on one further, and a section 802 that is new. */
function shifted(): EditionDigests {
  const { rules } = digests.at(-1)!.texts.en!;
  const up = (number: string): string =>
    /^8(?:0[2-9]|1\d)/.test(number) ? `${Number(number.slice(0, 3)) + 1}${number.slice(3)}` : number;
  const moved = Object.entries(rules).map(([number, rule]): [string, RuleDigest] => [
    up(number),
    rule.sees === undefined ? rule : { ...rule, text: `moved ${rule.text}`, sees: rule.sees.map(up) },
  ]);
  const fresh: readonly [string, RuleDigest][] = [
    ['802', { text: 'a title' }],
    ['802.1', { text: 'new words', sentences: 1 }],
  ];
  const all = Object.fromEntries([...moved, ...fresh]);
  const paragraphs = Object.keys(all).map((number): Paragraph => ({ kind: 'rule', number, text: '', line: 1 }));
  const numbers = numberLists({ ...nothing, paragraphs: paragraphs.filter(({ number }) => number!.includes('.')) });
  return { date, texts: { en: { ...digests.at(-1)!.texts.en!, numbers, rules: all } } };
}

const nothing: OfficialText = { language: 'en', edition: date, paragraphs: [], decisions: [], problems: [] };

describe('an edition in which sections moved', () => {
  const step = { from, date };
  const known = [...digests, shifted()];
  const { fates } = basisOf({ digests: known, textOf: () => undefined, forced: [] }, step);
  const update = prepareUpdate({ rulebook: shipped(), documents, digests }, fates, nothing, step);
  const entryIn = (name: string, id: string) => {
    const file = update.files.find(({ file }) => file.endsWith(name))!;
    const { entries } = JSON.parse(file.text) as { readonly entries: readonly { readonly id: string }[] };
    return entries.find((one) => one.id === id);
  };

  it('takes the entries along, and the rules load as before', () => {
    expect(loadProblems(RULES, update.files)).toEqual([]);
    expect(update.updates.filter(({ numbered }) => numbered !== undefined).length).toBeGreaterThan(200);
  });

  it('takes no rule of which the edition before had no digest for new', () => {
    const { texts } = digests.at(-2)!;
    const { '104.3': _, ...rules } = texts.en!.rules;
    const changes = changesByDigests({ ...texts.en!, rules }, texts.en!);
    expect(changes.filter(({ kind }) => kind === 'new')).toEqual([]);
  });

  it('writes a table of choices once, which is one object and several entries', () => {
    expect(entryIn('house/attack.json', 'attack.default')).toMatchObject({
      numbered: { '2010-06-18': ['806.2b', '811.2b'], [date]: ['807.2b', '812.2b'] },
    });
  });

  it('dates references of entries without a date of their own from the first edition', () => {
    expect(entryIn('context/other.json', 'seat.neighbours')).toMatchObject({
      see: { '2010-06-18': ['809.3c', '811.4', '811.5'], [date]: ['810.3c', '812.4', '812.5'] },
    });
  });

  it('opens stubs for a new section among those that are there whole, and lists its rules', () => {
    expect(update.stubs.map(({ number, file }) => [number, file.slice(RULES.length + 1)])).toEqual([
      ['802.1', '802-new/new.json'],
    ]);
    const whole = wholeSections(shipped(), from);
    const { items } = editionWork({ rulebook: shipped(), documents }, fates, step, whole);
    expect(items.map(({ sort, fate }) => `${fate.new} ${sort}`)).toEqual(['802.1 new']);
  });

  it('tells what would not load, and where', () => {
    const [file] = update.files.filter(({ file }) => file.endsWith('house/attack.json'));
    const broken = loadProblems(RULES, [
      { ...file!, text: file!.text.replace('"kind": "parameter"', '"kind": "number"') },
    ]);
    expect(broken.map(({ code }) => code)).toEqual(expect.arrayContaining(['edition.would-not-load']));
    expect(broken.length).toBeGreaterThan(1);
  });
});

if (!areTextsThere) console.log(`${noTexts}: the rules are not carried over to editions invented from them`);

describe.skipIf(!areTextsThere)('editions invented from the official one', () => {
  const before = '2026-04-17';
  const dates = digests.map((one) => one.date);
  let past: PastRules | undefined;

  it.each(sampleOf([2, 3, 4, 5, 6, 7], { full: 2 }))(
    'are carried over, and the list names what was done to them: seed %i',
    (seed) => {
      const old = officialTextOf(before)!;
      const { text, changes } = inventedEdition(old, seed, isOurs);
      past ??= rulesAsOf(before, dates);
      const known = digests.filter((one) => one.date <= before);
      const step = { from: before, date };
      const textOf = (day: string) => (day === date ? text : officialTextOf(day));
      const { fates } = basisOf({ digests: known, textOf, forced: [] }, step);
      const { rulebook, documents: then } = past;
      const update = prepareUpdate({ rulebook, documents: then, digests: known }, fates, text, step);
      const { items } = editionWork({ rulebook, documents: then }, fates, step, wholeSections(rulebook, before));
      const reported = items
        .filter(({ sort }) => sort !== 'see-gone')
        .map(
          ({ sort, fate }) =>
            `${fate.old ?? '–'} ${fate.new ?? '–'} ${sort === 'moved' ? 'renumbered-and-reworded' : sort}`,
        );
      expect(reported.sort()).toEqual(changes.filter((one) => one.includes('.') && !one.endsWith(' renumbered')));
      const stubs = update.stubs.map(({ number }) => `– ${number} new`);
      expect(stubs.sort()).toEqual(changes.filter((one) => one.endsWith(' new') && one.includes('.')));
    },
  );
});
