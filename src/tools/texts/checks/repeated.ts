import { type CheckContext, finding, type TextFinding, type TextPair } from './finding.js';

// The same word twice is meant in “via via”; pronouns and verbs may follow themselves.
const meant = new Set([
  'via',
  'man',
  'mano',
  'piano',
  'si',
  'quasi',
  'così',
  'appena',
  'that',
  'had',
  'ben',
  'proprio',
  'vieni',
  'pur',
  'uno',
]);
const articles = 'il|lo|gli|un|uno|una';
const joined =
  'del|dello|della|dei|degli|delle|al|allo|alla|ai|agli|alle|dal|dallo|dalla|dai|dalle|nel|nello|nella|nei|nelle|sul|sullo|sulla|sui|sulle';
// “dallo di”, “un una”; but “al di fuori”, “uno di loro”, “uno nel raggio” are right.
const clashing = new RegExp(
  `(?<![\\p{L}'’])(?:(?!(?:al|dal) di |(?:dai|dalle) )(?:${joined}) (?:di|${articles}|${joined})|(?:il|lo|gli|un) (?:di|${articles}|${joined})|(?:uno|una) (?:un|uno|una)|(?:the|an) (?:the|a|an|of))(?![\\p{L}'’])`,
  'giu',
);

// “di del”, “a nel”: but “di al massimo”, “su dei giocatori” are right, and A may be a player.
const doubled = new RegExp(
  `(?<![\\p{L}'’])(?:di (?!al |all['’])(?:${joined})|(?:a|da|in|su) (?!dei |degli |delle )(?:${joined}))(?![\\p{L}'’])`,
  'gu',
);

/** A word that stands twice in a row, or two articles or prepositions that cannot follow each other. */
export function repeated(pair: TextPair, { target }: CheckContext): readonly TextFinding[] {
  const text = pair.target;
  const twice = [...text.matchAll(/(?<![\p{L}\p{N}'’-])(\p{L}+)(\s+)\1(?![\p{L}\p{N}'’-])/giu)].flatMap(
    ({ 0: whole, 1: word, index }) => {
      const small = word!.toLowerCase();
      if (meant.has(small) || (word!.length === 1 && small !== 'è') || (target === 'it' && small === 'a')) return [];
      return [
        finding(
          'repeated',
          target,
          [index, index + whole.length],
          { word: word! },
          { fix: { start: index, end: index + whole.length, text: word! } },
        ),
      ];
    },
  );
  const clash = [clashing, doubled]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .filter(({ 0: whole }) => whole.split(/\s+/)[0]!.toLowerCase() !== whole.split(/\s+/)[1]!.toLowerCase())
    .map(({ 0: whole, index }) =>
      finding('repeated', target, [index, index + whole.length], { word: whole }, { code: 'words-clash' }),
    );
  return [...twice, ...clash];
}
