import { describe, expect, it } from 'vitest';
import { readRulebookFolder } from '../../src/frontend/read/folder.js';
import { textsRead } from '../../src/tools/cli/text/open.js';
import { readDismissals } from '../../src/tools/texts/checks/dismissals.js';
import { meaning } from '../../src/tools/texts/checks/meaning.js';
import { proofFindings, proofread } from '../../src/tools/texts/checks/proof.js';

const documents = readRulebookFolder('rules').documents!;

describe('the shipped texts', () => {
  const proof = proofread(documents, readDismissals('rules'), { units: textsRead({ documents }, 'rules') });

  it('have no open finding', () => {
    expect(proof.texts.size).toBeGreaterThan(5000);
    expect(proof.open.map(({ key, code }) => `${key}: ${code}`)).toEqual([]);
  });

  it('are looked at without those of the program in a copy of the rules', () => {
    expect(proofFindings(documents, readDismissals('rules')).map(({ code }) => code)).toEqual([]);
  });

  it('have few dismissed findings, each still needed', () => {
    expect(proof.vain).toEqual([]);
    expect(proof.found.length).toBeLessThan(70);
  });
});

describe('text and meaning', () => {
  const entry = (kind: string, when: string, en: string) => ({
    id: 'lamp.lit',
    kind,
    when,
    text: { en, it: 'Una lampada.' },
  });
  const found = (one: ReturnType<typeof entry>) => {
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
  ] as const)('%s, %s: %s', (kind, when, en, codes) => {
    expect(found(entry(kind, when, en))).toEqual(codes);
  });
});
