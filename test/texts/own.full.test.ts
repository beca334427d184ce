import { describe, expect, it } from 'vitest';
import { textsRead } from '../../tools/cli/commands/text/open.js';
import { readDismissals } from '../../tools/texts/checks/dismissals.js';
import { meaning } from '../../tools/texts/checks/meaning.js';
import { proofFindings, proofread } from '../../tools/texts/checks/proof.js';
import { againstReadBack } from '../../tools/texts/checks/read-back.js';
import { loaded, shipped } from '../rules/rulebook.js';
import { checkedWords } from './proof/words.js';

const documents = loaded.documents!;
const rulebook = shipped();

describe('the shipped texts', () => {
  // Pairs in which nothing is found are looked at once.
  const options = { rulebook, cleanResults: new Set<string>() };
  const proof = proofread(documents, readDismissals('rules'), { ...options, units: textsRead({ documents }, 'rules') });

  it('have no open finding', () => {
    expect(proof.texts.size).toBeGreaterThan(5000);
    expect(proof.open.map(({ key, code }) => `${key}: ${code}`)).toEqual([]);
  });

  it('are looked at without those of the program in a copy of the rules', () => {
    expect(proofFindings(documents, readDismissals('rules'), options).map(({ code }) => code)).toEqual([]);
  });

  it('have few dismissed findings, each still needed', () => {
    expect(proof.unused).toEqual([]);
    expect(proof.found.length).toBeLessThan(100);
  });
});

describe('text and meaning', () => {
  const entry = (kind: string, when: string, en: string) => ({
    id: 'lamp.lit',
    kind,
    when,
    text: { en, it: 'Una lampada.' },
  });
  const found = (one: ReturnType<typeof entry> & { readonly severity?: string; readonly [more: string]: unknown }) => {
    const first = documents.entries[0]!;
    const document = { ...first, value: { entries: [one] } };
    const text = {
      key: 'lamp.lit/text',
      area: 'entries' as const,
      part: 'text',
      file: 'lamps.json',
      en: one.text.en,
      it: one.text.it,
      document,
      pointers: { en: '/entries/0/text/en', it: '/entries/0/text/it' },
    };
    const rules = { ...documents, entries: [...documents.entries.slice(1), document] };
    return meaning(rules, [text]).map(({ code }) => code);
  };

  it.each([
    ['permission', '', 'Guests can take a lamp.', []],
    ['permission', '', "Guests can't take a lamp.", ['proof.meaning-kind']],
    ['prohibition', '', 'Guests may take every lamp.', ['proof.meaning-kind']],
    ['prohibition', '', 'Nobody may take a lamp.', []],
    ['definition', 'size(lamps) is 4', 'Four lamps make a room.', []],
    ['definition', 'size(lamps) > 4', 'Five lamps or more make a room.', []],
    ['definition', 'size(lamps) is 4', 'Three lamps make a room.', ['proof.meaning-number']],
    ['definition', 'lamp.number is 7', 'The seventh lamp makes a room.', []],
    ['definition', 'lamp.number is 7', 'The eighth lamp makes a room.', ['proof.meaning-number']],
    ['definition', 'size(lamps) > 1', 'In Emperor there are lamps.', ['proof.meaning-name']],
    ['definition', "'emperor' not in setup.variants", 'There are lamps.', ['proof.meaning-exception']],
    ['definition', "not 'attack-left' in setup.options", 'There are lamps.', ['proof.meaning-exception']],
    ['definition', "'emperor' not in setup.variants", 'There are lamps, except in Emperor.', []],
    ['definition', "'emperor' in setup.variants", 'In Emperor there are lamps.', []],
    ['requirement', '', 'Guests may take a lamp.', ['proof.meaning-kind']],
    ['requirement', '', 'Guests must take a lamp.', []],
  ] as const)('%s, %s: %s', (kind, when, en, codes) => {
    expect(found(entry(kind, when, en))).toEqual(codes);
  });

  it.each([
    ['advice', 'Guests must take a lamp.', ['proof.meaning-severity']],
    ['advice', 'Guests should take a lamp.', []],
    ['illegal', 'Guests should take a lamp.', ['proof.meaning-severity']],
    ['illegal', 'Guests have to take a lamp.', []],
  ] as const)('%s: %s', (severity, en, codes) => {
    expect(found({ ...entry('definition', '', en), severity })).toEqual(codes);
  });

  it.each([
    [{ value: 3 }, 'A room has three lamps.', []],
    [{ value: 3 }, 'A room has four lamps.', ['proof.meaning-number']],
    [{ value: ['15 *', 'size(lamps)'] }, 'Each lamp counts for twelve.', ['proof.meaning-number']],
    [{ value: 'size(lamps) div 2' }, 'The lamp in the middle counts.', []],
    [{ value: { few: 3, many: 5 } }, 'A room has as many lamps as the table chose.', []],
    [{ let: { near: 'each lamp in lamps where lamp.steps < 4' } }, 'Lamps up to three steps off count.', []],
    [{ let: { near: 'each lamp in lamps where lamp.steps < 4' } }, 'Near lamps count.', ['proof.meaning-number']],
    [{ cases: [{ when: 'size(lamps) > 6', value: 2 }] }, 'With more than six lamps two are lit.', []],
    [
      { cases: [{ when: 'size(lamps) > 6', value: 2 }] },
      'With more than six lamps one is lit.',
      ['proof.meaning-number'],
    ],
  ] as const)('%j: %s', (says, en, codes) => {
    expect(found({ ...entry('parameter', '', en), ...says })).toEqual(codes);
  });
});

describe('texts against the read-backs of their entries', () => {
  const found = (id: string, en: string, it: string) => {
    const entry = rulebook.entries.findLast((one) => one.id === id)!;
    const text = { en: { ...entry.text.en, says: en }, it: { ...entry.text.it, says: it } };
    const unit = { ...textsRead({ documents }, 'rules')[0]!, key: `${id}/text`, entry: id, part: 'text', en, it };
    const entries = [{ ...entry, text }];
    return againstReadBack({ ...rulebook, entries }, [unit], checkedWords.contrasts).map(({ code }) => code);
  };

  it.each([
    [
      'tournament.drawn-on-time',
      'If nobody has won by the end of the last turn allowed, the game is drawn.',
      "Se alla fine dell'ultimo turno concesso nessuno ha vinto, la partita è patta.",
      ['proof.meaning-unless'],
    ],
    [
      'tournament.drawn-on-time',
      'Outside single elimination the game is then drawn.',
      "Fuori dall'eliminazione diretta la partita è allora patta.",
      [],
    ],
    [
      'turn.planar-controller',
      'The new active player becomes the planar controller.',
      'Il nuovo giocatore attivo diventa controllore planare.',
      ['proof.meaning-unless'],
    ],
    [
      'leave.nothing-owned',
      'A thing that would belong to the controller who has left is not made.',
      'Una cosa che sarebbe del controllore che ha lasciato la partita non si fa.',
      ['proof.meaning-contrary'],
    ],
    // Where the translation alone says it, the checks of pairs find it.
    [
      'leave.nothing-owned',
      'A thing that would belong to an owner who has left is not made.',
      'Una cosa che sarebbe del controllore che ha lasciato la partita non si fa.',
      [],
    ],
  ] as const)('%s: %s', (id, en, it, codes) => {
    expect(found(id, en, it)).toEqual(codes);
  });
});
