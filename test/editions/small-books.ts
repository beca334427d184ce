export type Rules = readonly (readonly [number: string, words: string])[];

/** A book of rules of our own: sections with titles, and a glossary, so that it is whole. */
export const book = (date: string, rules: Rules): string =>
  [
    'Rules for Bands',
    '',
    `These rules are effective as of ${date}.`,
    '',
    '1. Music',
    '',
    ...rules.flatMap(([number, words]) => [`${number}. ${words}`, '']),
    'Glossary',
    '',
    'Drum',
    'Something that is beaten with sticks and heard from very far away.',
    '',
    'Credits',
    '',
    'Ada and Bob',
    '',
  ].join('\n');

/** The edition before. */
export const before: Rules = [
  ['101', 'Playing'],
  ['101.1', 'Everybody who sits in the room may play an instrument as long as the evening lasts.'],
  ['101.2', 'Whoever has gone home is not in the room, and nobody may say that they are.'],
  ['101.3', 'Small children play no drums. See rule 103.1, which says who is small.'],
  ['102', 'Going home'],
  ['102.1', 'What belongs to those who go home is given to one of the others, who draw lots for it.'],
  ['103', 'Children'],
  ['103.1', 'A child is small until the sixth birthday, as the neighbours have agreed.'],
];

/** One rule is new, a block moves by one, a section moves, the meaning of one rule changes. */
export const after: Rules = [
  ['101', 'Playing'],
  ['101.1', 'Everybody who sits in the room may play an instrument as long as the evening lasts.'],
  ['101.2', 'Nobody plays the bagpipes after midnight, whatever the guests may ask for.'],
  ['101.3', 'Whoever has gone home is not in the room, and nobody may say that they are.'],
  ['101.4', 'Small children play no drums. See rule 104.1, which says who is small.'],
  ['102', 'Going home'],
  ['102.1', 'What belongs to those who go home is given to one of the others, whom the youngest names.'],
  ['104', 'Children'],
  ['104.1', 'A child is small until the sixth birthday, as the neighbours have agreed.'],
];
