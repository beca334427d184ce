import { referencesIn } from '../../official/normal.js';
import { sectionOf } from '../../official/official.js';
import { quotedTitle } from '../../official/references.js';
import { matchesIn } from '../terms/forms.js';
import { type CheckContext, finding, type TextFinding, type TextPair } from './finding.js';

/** Both texts refer to the same rules, mapped between their editions, and every rule number exists. */
export function references(pair: TextPair, context: CheckContext): readonly TextFinding[] {
  const { source, target, numbers, renumbered = (number: string) => number } = context;
  const there = referencesIn(pair.target).filter((number) => number.length > 1);
  const here = referencesIn(pair.source).filter((number) => number.length > 1);
  const wanted = here.map(renumbered);
  const missing = here.filter((_, index) => !there.includes(wanted[index]!));
  const extra = there.filter((number) => !wanted.includes(number));
  // One for one: a wrong number. Otherwise some are left out or added.
  if (missing.length === 1 && extra.length === 1) {
    const [expected, found] = [renumbered(missing[0]!), extra[0]!];
    const at = spanOf(pair.target, found);
    return [
      finding('references', target, at, {
        values: { expected, found },
        code: 'wrong-reference',
        fix: { start: at[0], end: at[1], text: expected },
      }),
    ];
  }
  const found: TextFinding[] = [
    ...missing.map((number) =>
      finding('references', source, spanOf(pair.source, number), { values: { number }, code: 'reference-missing' }),
    ),
    ...extra.map((number) =>
      finding('references', target, spanOf(pair.target, number), { values: { number }, code: 'reference-added' }),
    ),
  ];
  const known = numbers?.target;
  if (known === undefined) return found;
  const sections = new Set([...known].map(sectionOf));
  const nowhere = there.filter(
    (number) =>
      number.includes('.') && sections.has(sectionOf(number)) && !known.has(number) && !extra.includes(number),
  );
  return [
    ...found,
    ...nowhere.map((number) =>
      finding('references', target, spanOf(pair.target, number), { values: { number }, code: 'reference-nowhere' }),
    ),
  ];
}

function spanOf(text: string, number: string): readonly [number, number] {
  const at = new RegExp(`(?<![\\d.])${number.replace('.', '\\.')}(?![\\d\\p{L}])`, 'u').exec(text)?.index ?? 0;
  return [at, at + number.length];
}

interface Quoted {
  readonly number: string;
  readonly title: string;
  readonly span: readonly [number, number];
}

const titlesIn = (text: string): readonly Quoted[] =>
  matchesIn(text, quotedTitle).map(({ 0: whole, 1: number, 2: title, index }) => {
    const start = index + whole.indexOf(title!, whole.indexOf(number!) + number!.length);
    return { number: number!, title: title!, span: [start, start + title!.length] };
  });

/** A title is quoted in both texts or in neither, and as it is in the heading of its section. */
export function titles(pair: TextPair, context: CheckContext): readonly TextFinding[] {
  const [here, there] = [titlesIn(pair.source), titlesIn(pair.target)];
  const isQuoted = (list: readonly Quoted[], number: string): boolean => list.some((one) => one.number === number);
  const renumbered = context.renumbered ?? ((number: string) => number);
  const known = context.titles?.[context.target];
  return [
    ...(there.length >= here.length
      ? []
      : here
          .filter(({ number }) => !isQuoted(there, renumbered(number)) && there.length === 0)
          .map(({ number, span }) =>
            finding('titles', context.source, span, { values: { number }, code: 'title-missing' }),
          )),
    ...(here.length > 0
      ? []
      : there.map(({ number, span }) =>
          finding('titles', context.target, span, { values: { number }, code: 'title-added' }),
        )),
    ...there.flatMap(({ number, title, span }) => {
      const stands = known?.get(number);
      if (stands === undefined || /[.:]$/.test(stands) || plain(stands) === plain(title)) return [];
      return [
        finding('titles', context.target, span, {
          values: { number, title: stands },
          fix: { start: span[0], end: span[1], text: stands },
        }),
      ];
    }),
  ];
}

const plain = (title: string): string => title.normalize('NFC').replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim();
