import { describe, expect, it } from 'vitest';
import type { OfficialText, Paragraph } from '../../tools/official/official.js';
import { checkPairs } from '../../tools/texts/checks/all.js';
import type { CheckContext, TextPair } from '../../tools/texts/checks/finding.js';
import { proofreadOfficial } from '../../tools/texts/checks/official.js';

const context: CheckContext = { source: 'en', target: 'it', terms: [], contrasts: [] };
const pair = (key: string, source: string, target: string): TextPair => ({ key, source, target });
const lamps = Array.from({ length: 12 }, (_, index) =>
  pair(
    `${index}`,
    `In room ${index} the guests who come late find a lamp beside the door, and they light it.`,
    `Nella sala ${index} gli ospiti in ritardo trovano una lampada accanto alla porta, e la accendono.`,
  ),
);
const found = (pairs: readonly TextPair[]) =>
  checkPairs(pairs, context).map(({ key, check, code }) => `${key} ${check} ${code}`);

describe('what only many texts show', () => {
  it('is nothing where all is well', () => {
    expect(found(lamps)).toEqual([]);
  });

  it('is a length that is not usual for these two languages', () => {
    const short = pair('short', lamps[0]!.source.replace('0', '99'), 'Nella sala 99 si accende una lampada.');
    const long = pair(
      'long',
      lamps[0]!.source.replace('0', '98'),
      `Nella sala 98 ${'gli ospiti in ritardo trovano una lampada '.repeat(5)}e la accendono.`,
    );
    expect(found([...lamps, short])).toContain('short length proof.too-short');
    expect(found([...lamps, long])).toContain('long length proof.too-long');
  });

  it('is one source with two translations, and the reverse', () => {
    const one = pair('one', 'The guests light the lamp.', 'Gli ospiti accendono la lampada.');
    expect(found([one, pair('other', one.source, 'Gli invitati accendono la lampada.')])).toEqual([
      'other inconsistent proof.two-translations',
    ]);
    expect(found([one, pair('other', 'The visitors light the lamp.', one.target)])).toEqual([
      'other inconsistent proof.two-sources',
    ]);
    expect(found([one, { ...one, key: 'same' }])).toEqual([]);
  });

  it.for([
    ['The bell is rung.', 'Si suona la campana.', 'The bell is rung.', 'La campana viene suonata.', 'two-translations'],
    ['Nobody may sing here.', 'Qui nessuno canta.', 'Nobody may sing here.', 'Qui non si canta.', 'two-translations'],
    ['Ring the bell now.', 'Suona ora la campana.', 'Ring the bell at once.', 'Suona ora la campana.', 'two-sources'],
    ['The lamp is lit.', 'Si accende la lampada.', 'A lamp is burning.', 'Si accende la lampada.', 'two-sources'],
    // As different as it looks: too short to tell, or the same but for blanks and apostrophes.
    ['Now.', 'Ora.', 'Now.', 'Adesso.', undefined],
    [
      'Light the  lamp again.',
      "Riaccendi l'altra lampada.",
      'Light the lamp again.',
      'Riaccendi l’altra lampada.',
      undefined,
    ],
    ['The lamp is lit.', 'Si accende la lampada.', 'The bell is rung.', 'Si suona la campana.', undefined],
  ] as const)('%s / %s beside %s / %s', ([source, target, otherSource, otherTarget, code]) => {
    const reported = found([pair('one', source, target), pair('other', otherSource, otherTarget)]);
    expect(reported).toEqual(code === undefined ? [] : [`other inconsistent proof.${code}`]);
  });

  it('is a sentence that two paragraphs have, but not in the source', () => {
    const sentence = 'Gli ospiti in ritardo trovano una lampada accanto alla porta e la accendono.';
    const first = pair('901.1', 'Guests who are late find a lamp beside the door and light it.', sentence);
    expect(
      found([
        first,
        pair('901.2', 'A bell hangs over the door of the house.', `Sulla porta sta una campana. ${sentence}`),
      ]),
    ).toContain('901.2 duplicated proof.duplicated');
  });

  it.each([
    ['901.1', '901.3', 'Nobody rings the bell while the others are at table and eat.', true],
    ['901.1', '901.1a', 'Whoever is late waits outside for the others.', true],
    ['902.4', '902.5', 'The house is closed at night.', true],
    // Another section may say the same; and so may a source that says it twice.
    ['901.1', '905.2', 'The house is closed at night.', false],
    ['901.1', '901.2', 'The guests who come too late find a lamp beside the door and they light it.', false],
  ])('is a sentence of %s again in %s: %s', (number, other, source, isReported) => {
    const sentence = 'Gli ospiti che arrivano troppo tardi trovano una lampada accanto alla porta e la accendono.';
    const reported = found([
      pair(number, 'The guests who come too late find a lamp beside the door and they light it.', sentence),
      pair(other, source, sentence),
    ]);
    expect(reported.includes(`${other} duplicated proof.duplicated`)).toBe(isReported);
  });
});

describe('an official text beside its source', () => {
  const text = (language: 'en' | 'it', rules: readonly (readonly [string, string])[]): OfficialText => ({
    language,
    edition: null,
    paragraphs: rules.map(
      ([number, words], line): Paragraph => ({
        kind: number.includes('.') ? 'rule' : 'other',
        number: number === '' ? null : number,
        text: words,
        line,
      }),
    ),
    decisions: [],
    problems: [],
  });
  const codes = (target: readonly (readonly [string, string])[]) =>
    proofreadOfficial(
      text('en', [
        ['901.1', 'Guests light the lamp.'],
        ['901.2', 'Nobody sings.'],
        ['901.2a', 'Guests may hum.'],
      ]),
      text('it', target),
      { terms: [], contrasts: [] },
    ).found.map(({ key, code }) => `${key} ${code}`);
  const right = [
    ['901.1', 'Gli ospiti accendono la lampada.'],
    ['901.2', 'Nessuno canta.'],
    ['901.2a', 'Gli ospiti possono canticchiare.'],
  ] as const;

  it('lacks nothing and adds nothing', () => {
    expect(codes(right)).toEqual([]);
    expect(codes(right.slice(0, 2))).toEqual(['901.2a proof.missing']);
    expect(codes([...right, ['901.3', 'Si balla.']])).toEqual(['901.3 proof.added']);
  });

  it('has each rule below its own parent', () => {
    expect(codes([right[0], ['901.2a', right[2][1]], right[1]])).toContain('901.2a proof.labels');
  });

  it.each([
    ['a letter before its rule', ['901.1', '901.2a', '901.2'], '901.2a'],
    ['a letter of a rule that is not there', ['901.1', '901.3a', '901.2'], '901.3a'],
    ['a letter below another section', ['902.1', '901.1a'], '901.1a'],
    ['all where they belong', ['901.1', '901.1a', '901.1b', '901.2', '901.2a'], undefined],
    ['letters alone, of an extract', ['901.1a', '901.1b'], undefined],
    ['a gap between letters', ['901.1', '901.1a', '901.1c'], undefined],
  ] as const)('has labels: %s', (_, numbers, at) => {
    const rules = numbers.map((number) => [number, 'Gli ospiti accendono la lampada.'] as const);
    const reported = codes(rules).filter((one) => one.endsWith('proof.labels'));
    expect(reported).toEqual(at === undefined ? [] : [`${at} proof.labels`]);
  });

  it.each([
    [[0], ['901.2 proof.missing', '901.2a proof.missing']],
    [[1, 2], ['901.1 proof.missing']],
    [[0, 2], ['901.2 proof.missing']],
    [[0, 1, 2], []],
  ])('lacks all but %j', (indexes, expected) => {
    expect(codes(indexes.map((index) => right[index]!)).filter((one) => one.endsWith('missing'))).toEqual(expected);
  });

  it('has a point behind every number of its contents', () => {
    const contents = ['901. Uno', '902. Due', '903. Tre', '904. Quattro', '905 Cinque', '906. Sei', '907. Sette'].join(
      ' • ',
    );
    expect(codes([['', contents], ...right])).toEqual(['line 0 proof.label-point']);
  });
});
