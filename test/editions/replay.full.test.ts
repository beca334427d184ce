import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Entry } from '../../src/engine/model/entry.js';
import { numbersIn } from '../../src/engine/model/numbers.js';
import { isInForce } from '../../src/engine/ruleset/active.js';
import { basisOf } from '../../tools/editions/update/basis.js';
import type { EditionStep } from '../../tools/editions/update/entry-updates.js';
import { prepareUpdate } from '../../tools/editions/update/prepare.js';
import { editionWork, type WorkItem } from '../../tools/editions/update/work.js';
import { readDigests } from '../../tools/official/digest-files.js';
import type { EditionDigests } from '../../tools/official/digests.js';
import { wholeSections } from '../../tools/official/make-digests.js';
import { type OfficialText, sectionOf } from '../../tools/official/official.js';
import { readOfficial } from '../../tools/official/read.js';
import { ROOT } from '../architecture/sources.js';
import { shipped } from '../rules/rulebook.js';
import { type PastRules, rulesAsOf } from './as-of.js';

const folder = join(ROOT, '../shared/texts/en');
const isThere = existsSync(folder);
if (!isThere) console.log(`no official texts in ${folder}: the editions since 2021 are not carried over again`);

const digests = readDigests(join(ROOT, 'rules'));
const dates = digests.map(({ date }) => date);
const whole = wholeSections(shipped(), '2026-09-25');

const read = new Map<string, OfficialText | undefined>();
const textOf = (date: string): OfficialText | undefined => {
  if (!read.has(date)) {
    const name = readdirSync(folder).find((file) => file.startsWith(date.replaceAll('-', '')));
    read.set(date, name === undefined ? undefined : readOfficial(readFileSync(join(folder, name))));
  }
  return read.get(date);
};

/** For each step what its list names in the sections that the rulebook has whole. */
const steps: readonly (EditionStep & { readonly names: readonly string[] })[] = [
  {
    from: '2021-04-22',
    date: '2023-04-14',
    names: [
      ...[
        '104.3j reworded',
        '801.2d reworded',
        '801.3 reworded',
        '802.2a reworded',
        '802.3 reworded',
        '802.4 reworded',
      ],
      ...['802.4a reworded', '803.1a reworded', '803.1b reworded', '805.6a reworded', '805.10b reworded'],
      ...['805.10d reworded', '805.10e reworded', '809.3c reworded', '811.4 reworded'],
    ],
  },
  // The text of November 2024 goes on naming the section that restarted the game, which has moved.
  {
    from: '2023-04-14',
    date: '2024-11-08',
    names: ['800.4a reworded', '801.17 references', '802.5 gone', '805.10f gone'],
  },
  { from: '2024-11-08', date: '2025-09-19', names: ['800.3 reworded', '801.17 references'] },
  { from: '2025-09-19', date: '2026-04-17', names: [] },
  { from: '2026-08-07', date: '2026-09-25', names: [] },
];

describe.skipIf(!isThere)('carrying the rules of April 2021 over to later editions', () => {
  for (const { names, ...step } of steps)
    it(`${step.from} to ${step.date}`, () => {
      const past = rulesAsOf(step.from, dates);
      const before = digests.filter(({ date }) => date <= step.from);
      const { fates, without } = basisOf({ digests: before, textOf, forced: [] }, step);
      expect(without).toEqual([]);
      const { rulebook, documents } = past;
      const update = prepareUpdate({ rulebook, documents, digests: before }, fates, textOf(step.date)!, step);
      const { items } = editionWork({ rulebook, documents }, fates, step, whole);
      const ours = items.filter(({ fate }) => whole.has(sectionOf(fate.new ?? fate.old ?? '')));
      expect(ours.map(({ fate, sort }) => `${fate.new ?? fate.old} ${sort}`)).toEqual(names);
      const shippedDigests = digests.find(({ date }) => date === step.date)!;
      expect(wholeIn(update.digests)).toEqual(wholeIn(shippedDigests));
      const fresh = new Set(fates.all.flatMap(({ kind, new: number }) => (kind === 'new' && number ? [number] : [])));
      expect(differences(past, { files: update.files, items, fresh }, step)).toEqual([]);
    });
});

/** The digests of the sections that the rulebook has whole: which others there are goes by what entries refer to. */
const wholeIn = ({ texts }: EditionDigests) =>
  Object.entries(texts.en!.rules).filter(([number]) => whole.has(sectionOf(number)));

interface CarriedOver {
  readonly files: ReturnType<typeof prepareUpdate>['files'];
  readonly items: readonly WorkItem[];
  readonly fresh: ReadonlySet<string>;
}

/** What the shipped rules have otherwise than the rules carried over, in entries that the list does not name. */
function differences(
  past: PastRules,
  { files, items, fresh }: CarriedOver,
  { from, date }: EditionStep,
): readonly string[] {
  const named = new Set(items.flatMap(({ entries }) => entries.map(({ entry }) => entry.id)));
  const now = rulesAsOf(date, dates);
  const rawOf = (rules: PastRules, { source }: Entry): RawEntry => {
    const fresh = rules === past ? files.find((one) => one.file === source.file)?.text : undefined;
    const document = rules.documents.entries.find((one) => one.source.file === source.file)!;
    const value = fresh === undefined ? document.value : JSON.parse(fresh);
    return (value as { readonly entries: readonly RawEntry[] }).entries[Number(source.pointer.split('/').at(-1))]!;
  };
  return past.rulebook.entries.flatMap((entry) => {
    if (named.has(entry.id) || !isInForce(entry, from)) return [];
    const later = now.rulebook.entries.find((one) => one.id === entry.id && isInForce(one, date));
    if (later === undefined) return [`${entry.id} has ended`];
    // New rules in other sections may have come to bear on an entry: that is for an editor to see.
    if (numbersIn(later, date).some((number) => !whole.has(sectionOf(number)) && !isBorne(past, number))) return [];
    const [one, other] = [said(rawOf(past, entry), fresh, date), said(rawOf(now, later), fresh, date)];
    return one === other ? [] : [`${entry.id}: ${one}, shipped ${other}`];
  });
}

interface RawEntry {
  readonly numbered?: Dated<string | readonly string[]>;
  readonly see?: readonly string[] | Dated<readonly string[]>;
  readonly confirmed?: string;
}

interface Dated<Value> {
  readonly [date: string]: Value;
}

const isBorne = ({ rulebook }: PastRules, number: string): boolean =>
  rulebook.entries.some(({ numbered }) => Object.values(numbered).flat().includes(number));

/** Everything that an entry says in an edition. */
function said(
  { numbered = {}, see = [], confirmed: _, ...rest }: RawEntry,
  fresh: ReadonlySet<string>,
  date: string,
): string {
  const latest = <Value>(dated: Dated<Value>): Value | undefined =>
    dated[
      Object.keys(dated)
        .filter((from) => from <= date)
        .sort()
        .at(-1) ?? ''
    ];
  const lists = Array.isArray(see) ? see : latest(see as Dated<readonly string[]>);
  const seen = lists?.filter((number: string) => !fresh.has(number));
  return JSON.stringify({ numbers: latest(numbered), seen, ...rest });
}
