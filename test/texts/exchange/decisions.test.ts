import { describe, expect, it } from 'vitest';
import { digestIn } from '../../../site/src/desk/digest.js';
import { fewWords, repeatedPhrases, wordRow } from '../../../tools/texts/checks/phrases.js';
import { decisionLines, decisionsIn, type ExchangeDecisions } from '../../../tools/texts/exchange/decisions.js';
import type { ExchangeUnit } from '../../../tools/texts/exchange/exchange.js';
import { readExchange } from '../../../tools/texts/exchange/formats.js';
import type { Merged } from '../../../tools/texts/exchange/merge.js';
import { takeDecisions } from '../../../tools/texts/exchange/take-decisions.js';
import { xliff1 } from '../../../tools/texts/exchange/xliff1.js';
import type { StatedText } from '../../../tools/texts/state/states.js';
import { digestOf } from '../../../tools/texts/units/digest.js';

const text = {
  key: 'guests.late/text',
  en: 'Late guests count. Nobody else is here.',
  it: 'Nessun altro è qui. Contano.',
};
const beads = [
  { en: [], it: [0] },
  { en: [0, 1], it: [1] },
];
const decisions: ExchangeDecisions = {
  last: { at: '2026-11-28T14:05:00.000Z', state: 'reviewed', by: 'Ada d’Urso & "C"' },
  dismissed: [{ check: 'elision', language: 'it', text: digestOf(text.it), why: 'Lo dice <la> partitura: 100 %.' }],
  pairs: { beads, by: 'Ada', on: '2026-11-28', texts: { en: digestOf(text.en), it: digestOf(text.it) } },
};
const exchanged: ExchangeUnit = {
  ...{ key: text.key, file: 'guests.json', source: text.en, target: text.it, state: 'reviewed', context: [] },
  ...{ note: 'Ask Bruno.', decisions },
};

describe('decisions in an exchange file', () => {
  it('come back from notes, whatever signs they have and whoever has joined or broken the lines', () => {
    const lines = decisionLines(decisions);
    expect(decisionsIn(lines.join('\n'))).toEqual(decisions);
    expect(decisionsIn(`Ask Bruno. ${lines.toReversed().join(' ')} More.`)).toEqual(decisions);
    expect(decisionsIn('Ask Bruno about tavolata-aside.')).toBeUndefined();
    // A check that there is no longer.
    expect(decisionsIn('tavolata-aside taste it 1a2b3c4d No')).toBeUndefined();
  });

  it('come back from XLIFF, with who reviewed the text, and without being taken for a note of people', () => {
    const file = xliff1({ source: 'en', target: 'it', units: [exchanged] });
    const { exchange } = readExchange({ file: 'a.xlf', text: file });
    const [unit] = exchange!.units;
    expect(unit).toMatchObject({ decisions, note: 'Ask Bruno.', state: 'reviewed', on: '2026-11-28' });
    expect(unit!.by).toBe(decisions.last!.by);
  });

  it('are taken for the texts that they are about, and beside other decisions of ours', () => {
    const of = (now: typeof text): Merged => ({
      unit: exchanged,
      ours: { unit: now, lang: 'it', state: 'translated' } as unknown as StatedText,
      outcome: 'same',
    });
    const none = { dismissed: [], pairs: [] };
    const taking = { on: '2026-11-28' };
    const taken = takeDecisions([of(text)], none, taking);
    expect(taken).toMatchObject({ taken: [text.key], left: [] });
    expect(taken.dismissed).toMatchObject([{ unit: text.key, check: 'elision', why: decisions.dismissed[0]!.why }]);
    expect(taken.pairs).toMatchObject([
      { from: text.key, old: '1', new: null, by: 'Ada' },
      { old: '2', new: '1+2' },
    ]);
    // Once more: nothing changes.
    expect(takeDecisions([of(text)], taken, taking)).toMatchObject({ taken: [], pairs: taken.pairs, left: [] });
    // Another text by now.
    const other = takeDecisions([of({ ...text, it: 'Contano tutti.' })], none, taking);
    expect(other).toMatchObject({ ...none, taken: [], left: [{ why: 'void' }, { why: 'void' }] });
    // Somebody here has paired the sentences in another way.
    const theirs = [
      { en: [0], it: [0] },
      { en: [1], it: [1] },
    ];
    const differing = { ...exchanged, decisions: { dismissed: [], pairs: { ...decisions.pairs!, beads: theirs } } };
    const rival = { ...of(text), unit: differing };
    expect(takeDecisions([rival], taken, taking)).toMatchObject({ pairs: taken.pairs, left: [{ why: 'differs' }] });
    const { pairs } = takeDecisions([rival], taken, { ...taking, prefer: 'file' });
    expect(pairs).toMatchObject([
      { old: '1', new: '1' },
      { old: '2', new: '2' },
    ]);
    // Pairs that leave a sentence out are of no use.
    const partial = { dismissed: [], pairs: { ...decisions.pairs!, beads: beads.slice(1) } };
    const { left } = takeDecisions([{ ...of(text), unit: { ...exchanged, decisions: partial } }], none, taking);
    expect(left).toMatchObject([{ why: 'void' }]);
  });

  it('have the digests that the browser makes', async () => {
    for (const one of [text.it, ' Perché\n no? ', 'Perche\u0301  no?']) expect(await digestIn(one)).toBe(digestOf(one));
  });
});

describe('phrases that a text has from others', () => {
  const harbour = 'Twelve ships lie in the harbour between two voyages, and nobody counts them.';

  it('are found word for word, as long as they are, whatever the signs between the words', () => {
    const ours = 'We say that twelve ships lie in the harbour “between two” voyages. Nobody counts.';
    const [found, ...more] = repeatedPhrases(ours, [wordRow(harbour)]);
    expect(found).toMatchObject({ count: 9, words: 'twelve ships lie in the harbour “between two” voyages' });
    expect(more).toEqual([]);
    expect(ours.slice(found!.start, found!.end)).toBe(found!.words);
  });

  it('are no single words, nor words that stand in two places', () => {
    const words = harbour.split(' ').slice(0, fewWords - 1);
    expect(repeatedPhrases(`${words.join(' ')} together`, [wordRow(harbour)])).toEqual([]);
    const rows = ['Twelve ships lie in', 'the harbour between'].map(wordRow);
    expect(repeatedPhrases('Twelve ships lie in the harbour between', rows)).toEqual([]);
    // The end of a word is not the word.
    expect(repeatedPhrases('elve ships lie in the harbour', [wordRow(harbour)])).toEqual([]);
  });
});
