import { describe, expect, it } from 'vitest';
import type { OfficialText } from '../../tools/official/official.js';
import { type AlignedRule, alignTexts } from '../../tools/texts/align/align.js';
import { lexiconFor } from '../../tools/texts/align/rule-sentences.js';
import { alignSentences, sentencesOf } from '../../tools/texts/align/sentences.js';
import { termsOf } from '../../tools/texts/checks/proof.js';
import { termbaseOf } from '../../tools/texts/terms/termbase.js';
import { textOf } from '../editions/official-texts.js';
import { loaded } from '../rules/rulebook.js';

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
