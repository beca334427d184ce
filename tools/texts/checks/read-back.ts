import { conjuncts, expressionsOf, isNone, letsOf, type Node, readerOf, scopeOf } from 'tavolata/internals';
import type { Lang, Rulebook } from 'tavolata/runtime';
import { matchesIn } from '../terms/forms.js';
import { placesOf } from '../terms/termbase.js';
import type { TextUnit } from '../units/unit.js';
import type { PairFinding } from './across.js';
import { finding } from './finding.js';
import { type SearchedContrast, type SearchedContrasts, searchableFor } from './opposites.js';

/**
 * Whether the texts of entries agree with their read-backs: reports exceptions of the condition that a text does not
 * mention, and contraries: one text has one meaning, the other its contrary. A finding is one that both languages show;
 * if only one does, its translation differs.
 */
export function againstReadBack(
  { entries, vocabulary }: Rulebook,
  texts: Iterable<TextUnit>,
  contrasts: SearchedContrasts,
): readonly PairFinding[] {
  const compared = contrasts.filter(({ textsOnly }) => !textsOnly);
  const byText = new Map(entries.map((entry) => [`${entry.id} ${entry.text.en.says}`, entry]));
  return [...texts].flatMap((text) => {
    const entry = text.part === 'text' ? byText.get(`${text.entry} ${text.en}`) : undefined;
    if (entry === undefined) return [];
    const trees = expressionsOf(entry).map(({ expression }) => expression.tree);
    const said = (lang: Lang): EntryWording => {
      const reader = readerOf(vocabulary, lang, scopeOf(trees, vocabulary, lang, { lets: letsOf(entry) }));
      return { lang, words: `${text[lang]} ${entry.name[lang]}`, read: (node) => reader.whole(node) };
    };
    // The Italian is checked only if the English shows something.
    const english = said('en');
    const exceptions = conjuncts(entry.when?.tree).filter((node) => isException(node) && isUnsaid(node, english));
    const turned = contraries(trees, english, compared);
    if (exceptions.length === 0 && turned.length === 0) return [];
    const italian = said('it');
    const found = [
      ...exceptions
        .filter((node) => isUnsaid(node, italian))
        .map((node) => ['meaning-unless', { en: english.read(node), it: italian.read(node) }] as const),
      ...turned.flatMap(([contrast, en, entryEn]) =>
        contraries(trees, italian, [contrast]).map(
          ([, it, voce]) => ['meaning-contrary', { en, it, entry: entryEn, voce }] as const,
        ),
      ),
    ];
    return found.map(([code, values]) => ({
      ...finding('meaning', 'en', [0, text.en.length], { values, code }),
      key: text.key,
    }));
  });
}

/** The text and name of an entry in one language, and the read-back of its expressions. */
interface EntryWording {
  readonly lang: Lang;
  readonly words: string;
  read(node: Node): string;
}

const isException = (node: Node): boolean =>
  node.op === 'not' ||
  (node.op === 'compare' && (node.sign === 'is not' || node.sign === 'not in') && !isNone(node.right));

/** Whether no longer word of an exception is in the text or the name. */
function isUnsaid(exception: Node, { words, read }: EntryWording): boolean {
  const stems = stemsOf(words);
  return ![...stemsOf(read(exception))].some((stem) => stems.has(stem));
}

/** Five letters of each longer word, so without endings. Words of most conditions characterize none. */
const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    matchesIn(text.toLowerCase(), /\p{L}{4,}/gu)
      .map(([word]) => word.slice(0, 5))
      .filter((stem) => !usual.has(stem)),
  );
const usual: ReadonlySet<string> = new Set(
  'this that with from into which whose there their they them these those then than when where have been being does will must such each every other least more most only also still game playe turn objec event thing neith none nothi nobod quell della dello delle degli dalla dallo nella nello sulla sono esser stato stata quale quali dove quand come anche solo ogni altro altri altra altre almen gioca parti turno ogget cosa cose quest'.split(
    ' ',
  ),
);

/** Meanings of a text whose contrary the entry has: each has one of a contrast that the other lacks. */
function contraries(
  trees: readonly Node[],
  { lang, words, read }: EntryWording,
  contrasts: SearchedContrasts,
): readonly (readonly [contrast: SearchedContrast, inText: string, inEntry: string])[] {
  const { placesOf: placesIn } = searchableFor(contrasts, words, lang);
  const concerned = contrasts.filter(({ any }) => placesIn(any[lang]).length > 0);
  if (concerned.length === 0) return [];
  const run = trees.map(read).join('. ');
  return concerned.flatMap((contrast) => {
    const only = (here: string, there: string): readonly string[] =>
      contrast.members.flatMap(({ strict, loose }) =>
        placesOf(there, loose[lang]).length > 0 ? [] : placesOf(here, strict[lang]).map((place) => place.words),
      );
    const [[inText], [inEntry]] = [only(words, run), only(run, words)];
    return inText === undefined || inEntry === undefined ? [] : [[contrast, inText, inEntry] as const];
  });
}
