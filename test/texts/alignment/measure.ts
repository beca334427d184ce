import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Unit, unitsOf } from '../../../tools/editions/units.js';
import { readTextFiles, textsAt } from '../../../tools/official/files.js';
import type { OfficialText } from '../../../tools/official/official.js';
import { alignTexts } from '../../../tools/texts/align/align.js';
import { lexiconFor } from '../../../tools/texts/align/rule-sentences.js';
import { sentenceBeads, sentencesOf } from '../../../tools/texts/align/sentences.js';
import type { Bead } from '../../../tools/texts/align/sequence.js';
import { termsOf } from '../../../tools/texts/checks/proof.js';
import { termbaseOf } from '../../../tools/texts/terms/termbase.js';
import { digestOf } from '../../../tools/texts/units/digest.js';
import { ROOT } from '../../architecture/sources.js';
import { loaded } from '../../rules/rulebook.js';

/**
 * Which sentences translate which, marked by reading: for each rule (`805.3a`) and example (`800.4a/2`, the second) a digest of its
 * sentences in both languages, then how many there are if each translates the one at its place, else the runs that translate each other.
 */
export interface MarkedText {
  readonly it: string;
  readonly en: string;
  readonly paragraphs: { readonly [number: string]: string };
}

const marksFile = join(dirname(fileURLToPath(import.meta.url)), 'marked.json');
export const markedTexts = (): readonly MarkedText[] => JSON.parse(readFileSync(marksFile, 'utf8'));

/** What the alignment of one text gives: links between single sentences. */
export interface Measured {
  readonly text: MarkedText;
  /** Undefined where no copy was found. */
  readonly counts?: {
    readonly paragraphs: number;
    /** Paragraphs that are otherwise in this copy than in the one that was read. */
    readonly otherwise: readonly string[];
    readonly marked: number;
    readonly found: number;
    readonly right: number;
    /** Paragraphs with a link too many or too few. */
    readonly wrong: readonly string[];
  };
}

export const textsFolder = join(ROOT, '../shared/texts');

/** @param folder has the texts under `it` and `en`, the English ones by the date in their names */
export const measureAlignment = (folder: string = textsFolder): readonly Measured[] =>
  markedTexts().map((text) => {
    const [it, en] = [copyOf(join(folder, 'it'), text.it), copyOf(join(folder, 'en'), text.en)];
    return it === undefined || en === undefined ? { text } : { text, counts: compared(text, it, en) };
  });

function compared({ paragraphs }: MarkedText, it: OfficialText, en: OfficialText): NonNullable<Measured['counts']> {
  const documents = loaded.documents!;
  const lexicon = lexiconFor(documents, alignTexts(it, en, termbaseOf(termsOf(documents))));
  const [ours, theirs] = [it, en].map((text) => new Map(unitsOf(text).map((unit) => [unit.number, unit])));
  const outcomes = Object.entries(paragraphs).map(([number, mark]) => {
    const [one, other] = [ours, theirs].map((units) => sentencesAt(units!, number)) as [string[], string[]];
    const [digest = '', ...runs] = mark.split(' ');
    if (digestOfSentences(one, other) !== digest)
      return { number, isOtherwise: true, marked: [], found: [], right: [] };
    const marked = linksOf(runs.flatMap(markedRuns));
    const found = linksOf(sentenceBeads(one, other, lexicon));
    return { number, isOtherwise: false, marked, found, right: found.filter((link) => marked.includes(link)) };
  });
  const sum = (of: 'marked' | 'found' | 'right'): number => outcomes.reduce((all, one) => all + one[of].length, 0);
  const isWrong = ({ marked, found, right }: (typeof outcomes)[number]): boolean =>
    Math.max(marked.length, found.length) > right.length;
  return {
    paragraphs: outcomes.length,
    otherwise: outcomes.flatMap(({ number, isOtherwise }) => (isOtherwise ? [number] : [])),
    marked: sum('marked'),
    found: sum('found'),
    right: sum('right'),
    wrong: outcomes.filter(isWrong).map(({ number }) => number),
  };
}

export const digestOfSentences = (it: readonly string[], en: readonly string[]): string =>
  digestOf(JSON.stringify([it, en]));

/** The sentences of a rule or of one of its examples. */
export function sentencesAt(units: ReadonlyMap<string, Unit>, number: string): readonly string[] {
  const [rule = '', example] = number.split('/');
  const unit = units.get(rule);
  return sentencesOf((example === undefined ? unit?.text : unit?.examples[Number(example) - 1]) ?? '');
}

/** `3`: the first three, one by one; `2=1+2`: the second Italian sentence is the first two English ones. */
function markedRuns(run: string): readonly Bead[] {
  const placesIn = (places: string): readonly number[] => places.split('+').map((place) => Number(place) - 1);
  const [it = '', en] = run.split('=');
  if (en !== undefined) return [{ it: placesIn(it), en: placesIn(en) }];
  return Array.from({ length: Number(it) }, (_, place) => ({ it: [place], en: [place] }));
}

const linksOf = (beads: readonly Bead[]): readonly string[] =>
  beads.flatMap(({ it, en }) => it.flatMap((one) => en.map((other) => `${one}=${other}`)));

/** The copy of a text whose file begins with a name, or with a date written with or without hyphens. */
function copyOf(folder: string, name: string): OfficialText | undefined {
  if (!existsSync(folder)) return undefined;
  const isNamed = (file: string): boolean => [name, name.replaceAll('-', '')].some((one) => file.startsWith(one));
  const files = textsAt(folder).find(({ shown }) => isNamed(basename(shown)));
  return files === undefined ? undefined : readTextFiles(files).text;
}
