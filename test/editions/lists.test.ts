import { describe, expect, it } from 'vitest';
import { isReordered } from '../../tools/editions/lists.js';

describe('lists are compared as sets', () => {
  it.each([
    ['items of one word', 'Salt, cloth, and tar are sold.', 'Cloth, tar, and salt are sold.'],
    [
      'items of several words, which others lead in and follow',
      'Ask one of the first mate, old cook, and ship boy crews. See #.',
      'Ask one of the ship boy, first mate, and old cook crews. See #.',
    ],
    [
      'items with words of their own in common',
      'He boards only a ship tied up at the quay, a boat that is his, or a raft that floats.',
      'He boards only a boat that is his, a ship tied up at the quay, or a raft that floats.',
    ],
    ['in brackets', 'A crew (mates, the cook, and so on) sleeps.', 'A crew (the cook, mates, and so on) sleeps.'],
    ['two items', 'Left quays or right quays are free.', 'Right quays or left quays are free.'],
    ['behind a condition', 'If a mate eats, sings, or sleeps, he pays.', 'If a mate sleeps, eats, or sings, he pays.'],
    ['two lists', 'Salt, tar, and rope. Wind, rain, or fog.', 'Rope, salt, and tar. Fog, wind, or rain.'],
    ['without a comma before the last item', 'Sale, pece e cime del porto.', 'Cime, sale e pece del porto.'],
  ])('%s', (_, old, fresh) => {
    expect(isReordered(old, fresh)).toBe(true);
  });

  it.each([
    ['the same text', 'Salt, tar, and rope.', 'Salt, tar, and rope.'],
    ['another word', 'A mate may sing or eat.', 'A mate must eat or sing.'],
    ['another joint', 'Salt, tar, and rope are free.', 'Tar, salt, or rope are free.'],
    ['what is joined otherwise', 'Red or green and blue.', 'Blue or green and red.'],
    ['what only a comma joins', 'The cook, not the mate, sings.', 'The mate, not the cook, sings.'],
    ['a condition and what follows it', 'If a mate sings, a cook eats.', 'If a cook eats, a mate sings.'],
    [
      'a condition before a list',
      'If it rains, the boat leaves and all wait.',
      'If the boat leaves, it rains and all wait.',
    ],
    ['another order of steps', 'First sing a song and then eat a fish.', 'First eat a song and then sing a fish.'],
  ])('%s is no other order', (_, old, fresh) => {
    expect(isReordered(old, fresh)).toBe(false);
  });
});
