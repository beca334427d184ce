import { matchesIn } from '../terms/forms.js';
import { type CheckContext, finding, type TextFinding, type TextPair } from './finding.js';
import { wordsIn } from './words.js';

/** Names of players in texts; some have another form in the other language. */
const forms: readonly (readonly string[])[] = [
  ...'Abe Ada Alex Andrea Anita Bea Bianca Bob Bruno Carissa Carla Carlo Coe Dino Dora Elsa Emma Fabio Fede Fosco Gaia Gina Hugo Ida Ivo Leo Lea Lia Luca Mara Mia Nina Noa Olga Pia Pino Rita Rob Sara Teo Ugo Vera Zoe'
    .split(' ')
    .map((name) => [name]),
  ['Ann', 'Anna'],
  ['Bert', 'Berto'],
  ['Clara', 'Chiara'],
  ['Clarissa'],
  ['Carl', 'Carlo'],
  ['Dan', 'Dario', 'Daniele'],
];
const family = new Map<string, string>();
for (const all of [...forms].reverse()) for (const name of all) if (!family.has(name)) family.set(name, all[0]!);

// A letter, or a letter with a number: A, B2, P0; not an article or pronoun at the start of a sentence, nor a mana
// symbol.
const letter = /(?<![\p{L}\p{N}{'’/+−-])(?:[B-HJ-WYZ]\d?|[AP]\d|A)(?![\p{L}\p{N}}'’/+−-]|:)/gu;

/** The players that a text names, with their places. */
function playersIn(text: string): ReadonlyMap<string, readonly [number, number]> {
  const found = new Map<string, readonly [number, number]>();
  for (const { words, start, end } of wordsIn(text)) {
    const name = family.get(words.replace(/['’]$/, ''));
    if (name !== undefined && !found.has(name)) found.set(name, [start, end]);
  }
  for (const { 0: name, index } of matchesIn(text, letter)) {
    if (found.has(name) || isArticle(text, name, index)) continue;
    found.set(name, [index, index + name.length]);
  }
  return found;
}

function isArticle(text: string, name: string, index: number): boolean {
  if (name !== 'A' && name !== 'E' && name !== 'O') return false;
  const isFirst = /(?:^|[.!?:“"«(]\s*)$/.test(text.slice(0, index));
  // At the start of a sentence it may be a player as well: that cannot be decided.
  return isFirst && /^\S\s+[\p{L}\d−[(«“-]/u.test(text.slice(index));
}

/** Names and letters of players are the same in both texts. */
export function names(pair: TextPair, context: CheckContext): readonly TextFinding[] {
  const [here, there] = [playersIn(pair.source), playersIn(pair.target)];
  const isAnywhere = (text: string, name: string): boolean =>
    new RegExp(`(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])`, 'u').test(text);
  const swapped = swappedIn(pair, context);
  if (swapped !== undefined) return [swapped];
  const missing = [...here].filter(([name]) => !there.has(name) && !isAnywhere(pair.target, name));
  const added = [...there].filter(([name]) => !here.has(name) && !isAnywhere(pair.source, name));
  if (missing.length === 1 && added.length === 1) {
    const [[expected], [name, span]] = [missing[0]!, added[0]!];
    return [finding('names', context.target, span, { values: { expected, name }, code: 'name-other' })];
  }
  return [
    ...missing.map(([name, span]) =>
      finding('names', context.source, span, { values: { name }, code: 'name-missing' }),
    ),
    ...added.map(([name, span]) => finding('names', context.target, span, { values: { name }, code: 'name-added' })),
  ];
}

const doing = (verb: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(\\p{Lu}[\\p{L}\\d]*) ${verb} (\\p{Lu}[\\p{L}\\d]*)(?![\\p{L}\\p{N}'’])`, 'u');

// Who does what to whom.
const deeds = [
  ['attacks', 'attacca'],
  ['blocks', 'blocca'],
  ['controls', 'controlla'],
  ['targets', 'bersaglia'],
  ['concedes to', 'concede a'],
].map(([en, it]) => ({ en: doing(en!), it: doing(it!) }));

/** “Ann attacks Bob” is not «Bob attacca Anna». */
function swappedIn(
  { source: here, target: there }: TextPair,
  { source, target }: CheckContext,
): TextFinding | undefined {
  const of = (name: string): string => family.get(name) ?? name;
  for (const verb of deeds) {
    const [said, answered] = [verb[source].exec(here), verb[target].exec(there)];
    if (said === null || answered === null || of(said[1]!) !== of(answered[2]!) || of(said[2]!) !== of(answered[1]!))
      continue;
    const values = { expected: said[1]!, name: answered[1]! };
    return finding('names', target, [answered.index, answered.index + answered[1]!.length], {
      values,
      code: 'name-other',
    });
  }
  return undefined;
}
