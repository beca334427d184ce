import { matchesIn } from '../terms/forms.js';
import { finding, type PairCheck, type PairText, sides, type TextFinding } from './finding.js';

// Words that may intentionally be doubled, as in “via via”; pronouns and verbs may follow themselves.
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

// The same word, or two words of which one is short, twice in a row.
const twiceInARow = /(?<![\p{L}\p{N}'’-])(\p{L}+|\p{L}+ \p{L}{1,3}|\p{L}{1,3} \p{L}+)(\s+)\1(?![\p{L}\p{N}'’-])/giu;

/**
 * A doubled word, or two articles or prepositions that cannot follow each other; of official texts only the translation
 * is checked.
 */
export const repeated: PairCheck = (pair, context) =>
  sides(pair, context).flatMap((side) =>
    context.isOfficial === true && side.lang !== context.target ? [] : repeatedIn(side),
  );

function repeatedIn({ lang, text }: PairText): readonly TextFinding[] {
  const twice = matchesIn(text, twiceInARow).flatMap(({ 0: whole, 1: words, index }) => {
    const small = words!.toLowerCase();
    // “A a B”: A may be a player.
    if (meant.has(small) || (words!.length === 1 && !/^([aeioè]) \1$/.test(whole))) return [];
    // “again and again”, “uno a uno”; “ciò che non vale non vale mai”.
    if (/ (?:and|by|to|after|in|e|a|o|per|di)$|^non /.test(small)) return [];
    const fix = { start: index, end: index + whole.length, text: words! };
    return [finding('repeated', lang, [index, index + whole.length], { values: { word: words! }, fix })];
  });
  const clash = [clashing, doubled]
    .flatMap((pattern) => matchesIn(text, pattern))
    .filter(({ 0: whole }) => whole.split(/\s+/)[0]!.toLowerCase() !== whole.split(/\s+/)[1]!.toLowerCase())
    .map(({ 0: whole, index }) =>
      finding('repeated', lang, [index, index + whole.length], { values: { word: whole }, code: 'words-clash' }),
    );
  return [...twice, ...clash];
}
