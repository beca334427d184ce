import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTextFiles } from '../../tools/official/files.js';
import { numbersBorne } from '../../tools/official/make-digests.js';
import type { OfficialText } from '../../tools/official/official.js';
import { type AlignedRule, alignTexts } from '../../tools/texts/align/align.js';
import { alignedPage } from '../../tools/texts/align/page.js';
import { lexiconFor } from '../../tools/texts/align/rule-sentences.js';
import { alignSentences, sentencesOf } from '../../tools/texts/align/sentences.js';
import { alignSequence } from '../../tools/texts/align/sequence.js';
import { termsOf } from '../../tools/texts/checks/proof.js';
import { termbaseOf } from '../../tools/texts/terms/termbase.js';
import { ROOT } from '../architecture/sources.js';
import { textOf } from '../editions/texts.js';
import { loaded, shipped } from '../rules/rulebook.js';
import { measureAlignment } from './alignment/measure.js';

const terms = termbaseOf(termsOf(loaded.documents!));
const lexicon = lexiconFor(loaded.documents!, []);
const numbers = (rules: readonly AlignedRule[]): readonly string[] =>
  rules.map(({ it: one, en }) => `${one?.number ?? '–'} ${en?.number ?? '–'}`);

describe('aligning two texts of our own', () => {
  const english = textOf([
    ['800', 'Many Players'],
    [
      '800.1',
      'Each player in the Emperor variant has a range of influence of 2, and chooses one opponent on the left.',
    ],
    ['800.2', 'Whoever leaves the game takes all tokens along. See rule 800.1.'],
    ['', 'Example: Ann leaves the game and takes two tokens along with her.'],
    ['', 'Example: Bob stays in the game and draws a card during the draw step.'],
    ['800.3', 'A planeswalker may be attacked during the combat phase by three creatures of one player.'],
  ]);
  const italian = (...rules: readonly (readonly [string, string])[]): OfficialText =>
    textOf([['800', 'Più giocatori'], ...rules]);
  const first =
    'Nella variante Emperor ogni giocatore ha un raggio d’influenza di 2 e sceglie un avversario a sinistra.';
  const second = 'Chi lascia la partita porta via tutte le pedine. Vedi regola 800.1.';
  const third =
    'Un planeswalker può essere attaccato durante la fase di combattimento da tre creature di un giocatore.';
  const bob = 'Esempio: Bob resta in partita e pesca una carta durante la sottofase di acquisizione.';

  it('pairs rules by number where the numbers hold', () => {
    const rules = alignTexts(italian(['800.1', first], ['800.2', second], ['800.3', third]), english, terms);
    expect(numbers(rules)).toEqual(['800.1 800.1', '800.2 800.2', '800.3 800.3']);
  });

  it('is not shifted by a rule or an example that is missing', () => {
    const rules = alignTexts(italian(['800.2', second], ['', bob], ['800.3', third]), english, terms);
    expect(numbers(rules)).toEqual(['– 800.1', '800.2 800.2', '800.3 800.3']);
    expect(rules[1]!.examples).toEqual([
      { it: [], en: [0] },
      { it: [0], en: [1] },
    ]);
  });

  it('finds a rule by what it says where it has another number, and the reverse is decided once', () => {
    const moved = italian(['800.1', second], ['800.2', first], ['800.3', third]);
    expect(numbers(alignTexts(moved, english, terms))).toEqual(['800.2 800.1', '800.1 800.2', '800.3 800.3']);
    const forced = [
      { old: '800.1', new: '800.1' },
      { old: '800.2', new: null },
    ];
    expect(numbers(alignTexts(moved, english, terms, forced))).toEqual([
      '800.1 800.1',
      '– 800.2',
      '800.3 800.3',
      '800.2 –',
    ]);
  });

  it('lets a part that was cut off a rule take no other rule from its own', () => {
    const halves = [
      'Nella variante Emperor ogni giocatore ha un raggio d’influenza di 2,',
      'e sceglie un avversario a sinistra.',
    ] as const;
    const cut = italian(['800.1', halves[0]], ['800.1z', halves[1]], ['800.2', second], ['800.3', third]);
    expect(numbers(alignTexts(cut, english, terms))).toEqual(['800.1 800.1', '800.2 800.2', '800.3 800.3', '800.1z –']);
  });

  it('does not hide an example of another rule behind its neighbour', () => {
    const own = 'Esempio: Anna lascia la partita e porta via con sé due pedine.';
    const [, rule] = alignTexts(
      italian(
        ['800.1', first],
        ['800.2', second],
        ['', own],
        ['', 'Esempio: Carla mostra la mano.'],
        ['', bob],
        ['800.3', third],
      ),
      english,
      terms,
    );
    expect(rule!.examples).toEqual([
      { it: [0], en: [0] },
      { it: [1], en: [] },
      { it: [2], en: [1] },
    ]);
  });

  it('tells rules that share a sentence which the others do not', () => {
    const rules = alignTexts(
      italian(['800.1', first], ['800.2', `${second} ${first}`], ['800.3', third]),
      english,
      terms,
    );
    expect(rules.map(({ overlaps }) => overlaps)).toEqual([['800.2'], ['800.1'], []]);
  });
});

describe('aligning sentences', () => {
  const first = ['A player with range 2 leaves the game.', 'Un giocatore con raggio 2 lascia la partita.'] as const;
  const second = ['See rule 801.12.', 'Vedi regola 801.12.'] as const;
  const third = [
    'Each planeswalker attacked by three creatures stays.',
    'Ogni planeswalker attaccato da tre creature resta.',
  ] as const;
  const both = (en: readonly string[], italian: readonly string[]) =>
    alignSentences(italian.join(' '), en.join(' '), lexicon).map((pair) => [pair.en, pair.it]);

  it('pairs them in order, and leaves alone what one text lacks', () => {
    const all = [first, second, third];
    expect(
      both(
        all.map(([en]) => en),
        all.map(([, text]) => text),
      ),
    ).toEqual(all);
    expect(
      both(
        all.map(([en]) => en),
        [first[1], third[1]],
      ),
    ).toEqual([first, [second[0], ''], third]);
  });

  it('leaves what both lack alone in the middle, rather than pairing what follows wrongly', () => {
    const ours = [
      'Ogni giocatore della squadra attiva pesca una carta.',
      'Una creatura non può bloccare un planeswalker.',
      'Nessuno guarda la mano di un avversario.',
      'Il segnaturno passa alla sua sinistra.',
    ];
    const theirs = [
      'Each player of the active team draws a card.',
      'Poison counters are shared by the whole team.',
      'The turn marker passes to the left.',
    ];
    expect(both(theirs, ours)).toEqual([
      [theirs[0], ours[0]],
      [theirs[1], ''],
      ['', ours[1]],
      ['', ours[2]],
      [theirs[2], ours[3]],
    ]);
  });

  it('takes one for two, and cuts no number and no rule', () => {
    const joined = 'Un giocatore con raggio 2 lascia la partita, vedi regola 801.12.';
    expect(both([first[0], second[0], third[0]], [joined, third[1]])).toEqual([
      [`${first[0]} ${second[0]}`, joined],
      third,
    ]);
    expect(sentencesOf('Si veda 801.2a. «Allora?» (Vedi 104.3a.) Fine')).toEqual([
      'Si veda 801.2a.',
      '«Allora?»',
      '(Vedi 104.3a.)',
      'Fine',
    ]);
    expect(sentencesOf('Team vs. Team. Two teams.')).toEqual(['Team vs. Team.', 'Two teams.']);
  });
});

describe('the page of aligned texts', () => {
  it('shows both texts and our entries, fetches nothing, and runs nothing of a text', () => {
    const en = textOf([
      ['801', 'Range'],
      ['801.3', 'Creatures <script>alert(1)</script> attack.'],
    ]);
    const italian = textOf([
      ['801', 'Raggio'],
      ['801.3', 'Le creature attaccano.'],
    ]);
    const [entry] = shipped().entries.filter(({ id }) => id === 'range.no-attack-outside');
    const rules = alignTexts(italian, en, terms).map((rule) => ({
      rule,
      sentences: [alignSentences(rule.it?.text ?? '', rule.en?.text ?? '', lexicon)],
      entries: [entry!],
      doubts: [{ en: 'odd', it: 'strano' }],
    }));
    const page = alignedPage({ it: 'wiki', en: '2026-09-25' }, rules, '2026-09-25', 'it');
    expect(page).toContain('&lt;script&gt;alert(1)');
    expect(page).toContain('Le creature attaccano.');
    expect(page).toContain('<code>range.no-attack-outside</code>');
    expect(page).toContain('default-src &#39;none&#39;');
    expect(page.match(/<script/g)).toHaveLength(1);
    // Nothing to look at is hidden, and our entries are folded.
    expect(page).toContain('<details>');
  });
});

describe('aligning sequences', () => {
  const by = (similarity: (it: readonly number[], en: readonly number[]) => number, it = 3, en = 3) =>
    alignSequence({ it, en }, similarity).map((bead) => `${bead.it.join('+')}=${bead.en.join('+')}`);

  it('pairs in order, joins two, and leaves alone what is like nothing', () => {
    expect(by((a, b) => (a.join() === b.join() ? 1 : -1))).toEqual(['0=0', '1=1', '2=2']);
    expect(
      by((a, b) => (`${a}` === '0' && `${b}` === '0,1' ? 1 : `${a}` === '1' && `${b}` === '2' ? 1 : -1), 2),
    ).toEqual(['0=0+1', '1=2']);
    expect(by((a, b) => (a[0] === b[0]! - 1 && a.length + b.length === 2 ? 0.9 : -1), 2)).toEqual(['=0', '0=1', '1=2']);
    expect(by((a, b) => (a[0] === 0 && b[0] === 0 ? 1 : -1), 2, 2)).toEqual(['0=0', '=1', '1=']);
    expect(by(() => 0, 0, 2)).toEqual(['=0', '=1']);
  });
});

const folder = join(ROOT, '../shared/texts');
const isThere = existsSync(folder);
if (!isThere) console.log(`no official texts in ${folder}: they are not aligned`);

describe.skipIf(!isThere)('aligning the official texts', () => {
  const read = (path: string, start: string): OfficialText => {
    const name = readdirSync(join(folder, path)).find((file) => file.startsWith(start))!;
    const file = join(folder, path, name);
    return readTextFiles({ shown: file, files: [file] }).text;
  };

  it.each([
    ['000', '2021-04-22', 172, 35, ['807.4f']],
    ['002', '2025-09-19', 25, 0, []],
    ['003', '2024-11-08', 30, 0, []],
  ] as const)('%s with %s: %d rules, %d examples, each with its own', (start, date, count, examples, missing) => {
    const rules = alignTexts(read('it', start), read('en', date.replaceAll('-', '')), terms).filter(
      ({ it: one, en }) => (one ?? en)!.kind === 'rule',
    );
    const both = rules.filter(({ it: one, en }) => one !== undefined && en !== undefined);
    expect(both.filter(({ isSameNumber }) => !isSameNumber)).toEqual([]);
    expect(both).toHaveLength(count);
    expect(rules.flatMap(({ it: one, en }) => (one === undefined ? [en!.number] : []))).toEqual(missing);
    const beads = both.flatMap((rule) => rule.examples);
    expect(beads.filter((bead) => bead.it.join() === bead.en.join())).toHaveLength(examples);
    expect(beads).toHaveLength(examples);
    const least = Math.min(...both.map(({ resemblance }) => resemblance!.score));
    console.log(
      `${start} ${date}: ${both.length} rules, ${beads.length} examples, at least ${Math.round(least * 100)} % in common`,
    );
    // Every entry that stands under a number of the text has its paragraphs.
    const borne = [...numbersBorne(shipped(), date).keys()];
    const paired = new Set(both.map(({ en }) => en!.number));
    const sections = new Set(both.map(({ en }) => en!.number.slice(0, 3)));
    const without = borne.filter(
      (number) => number.includes('.') && sections.has(number.slice(0, 3)) && !paired.has(number),
    );
    expect(without).toEqual(missing);
  });

  it('finds nearly every link between sentences that a reader marked, and hardly another', () => {
    for (const { text, counts } of measureAlignment(folder)) {
      const { marked, found, right, otherwise, wrong } = counts!;
      expect(otherwise).toEqual([]);
      expect(Math.min(right / found, right / marked), text.it).toBeGreaterThan(0.99);
      expect(wrong).not.toContain('805.3a');
      expect(wrong).not.toContain('807.4c');
    }
  });

  it('tells that two rules of the older text overlap', () => {
    const rules = alignTexts(read('it', '000'), read('en', '20210422'), terms);
    const overlapping = rules.filter(({ overlaps }) => overlaps.length > 0);
    expect(overlapping.map(({ it: one, overlaps }) => `${one!.number} ${overlaps}`)).toEqual([
      '807.4c 807.4d',
      '807.4d 807.4c',
    ]);
  });

  it('finds rules again in an edition with other numbers', () => {
    const pairs = numbers(alignTexts(read('it', '000'), read('en', '20100618'), terms));
    for (const pair of [
      '800.4g 800.4e',
      '800.4p 800.4i',
      '801.13a 801.15a',
      '801.15 801.17',
      '807.4i 807.4d',
      '805.10e 810.7b',
      '810.11 810.10',
    ])
      expect(pairs).toContain(pair);
  });
});
