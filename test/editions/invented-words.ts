/** Sentences that no rule says. */
export const sentences = [
  'Each player who holds a lantern may light it once, unless somebody blows it out before the owl has called twice.',
  'Whoever keeps a garden waters the cabbages in the evening and tells the neighbours how many snails were found there.',
  'If two bakers knead the same dough, the elder one shapes the loaves and the younger one heats the oven.',
  'A boat that lies upside down on the beach belongs to nobody until the tide has come and gone three times.',
];

/** Words that turn the meaning of a rule, and what they turn into. */
const turns: readonly (readonly [RegExp, string])[] = [
  [/\bmay not\b/, 'may'],
  [/\bcan’t\b|\bcan't\b/, 'can'],
  [/\bmay\b/, 'must'],
  [/\bisn’t\b|\bisn't\b/, 'is'],
  [/\bor\b/, 'and'],
  [/\ball\b/, 'no'],
  [/\beach\b/, 'the chosen'],
  [/\bis\b/, 'is never'],
  [/\bare\b/, 'are never'],
];

/** Numbers in words, each of which becomes the next. */
const figures = ['two', 'three', 'four', 'five', 'seven', 'ten', 'fifteen', 'twenty', 'thirty'];

/** The words with another number, if they have one. */
export function withOtherFigure(words: string): string {
  const [found] = words.match(new RegExp(`\\b(?:${figures.join('|')})\\b`)) ?? [];
  if (found === undefined) return words;
  return words.replace(new RegExp(`\\b${found}\\b`), figures[figures.indexOf(found) + 1] ?? 'forty');
}

/** The words with their meaning turned, if that can be done in one. */
export function turned(words: string): string {
  const turn = turns.find(([from]) => from.test(words));
  return turn === undefined ? words : words.replace(turn[0], turn[1]);
}

/** Quotes and dashes as editions of old had them. */
export const withOldTypography = (words: string): string =>
  words
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s*—\s*/g, ' -- ');
