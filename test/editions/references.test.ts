import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { change, checked, eachInItsRoom, text, there } from './room.js';
import { after, book, type Rules } from './small-books.js';

eachInItsRoom();

describe('rule numbers in our own texts', () => {
  it('are told where no edition has them', () => {
    change('go.instruments', (one) => ({
      ...one,
      text: { en: 'Rules 101.3 and 101.9 say who goes.', it: 'Le regole 101.3 e 777.1 dicono chi va via.' },
    }));
    const found = checked('--format', 'line')
      .out.split('\n')
      .filter((line) => line.includes('[check.text-number]'));
    expect(found.map((line) => /names (.*), which/.exec(line)?.[1])).toEqual(['“101.9”', '“777.1”']);
  });
});

describe('rule numbers in the texts of entries', () => {
  const texts = { en: 'Rules 101.2 and 103.1 say who goes.', it: 'Le regole 101.2 e 103.1 dicono chi va via.' };
  const reported = (code: string): readonly (string | undefined)[] =>
    checked('--format', 'line')
      .out.split('\n')
      .filter((line) => line.includes(`[${code}]`))
      .map((line) => /names (.*?)[,;]/.exec(line)?.[1]);

  it('are told where the newest edition lacks them, or has other words under them', () => {
    change('go.instruments', (one) => ({ ...one, text: texts }));
    expect([...reported('check.text-number-gone'), ...reported('check.text-number-changed')]).toEqual([]);
    there('edition', 'new', text);
    expect(reported('check.text-number-gone')).toEqual(['“103.1”', '“103.1”']);
    expect(reported('check.text-number-changed')).toEqual(['“101.2”', '“101.2”']);
    change('go.instruments', (one) => ({ ...one, text: { en: 'Who goes.', it: 'Chi va via.' } }));
    expect([...reported('check.text-number-gone'), ...reported('check.text-number-changed')]).toEqual([]);
  });
});

describe('references', () => {
  const wrong = after.map(([number, words]) => [number, words.replace('See rule 104.1', 'See rule 102.1')] as const);
  const newText = (rules: Rules): void => writeFileSync(text, book('March 1, 2025', rules));

  it('that lead to something else are told by import, diff and the list', () => {
    newText(wrong);
    expect(there('edition', 'read', text, '--dry-run').out).toContain(
      '“101.4 → 102.1 (104.1)”. [official.leads-elsewhere]',
    );
    expect(there('edition', 'diff', '2024-09-01', text).out).toMatch(
      /^101\.3 → 101\.4 {2}renumbered, refers to 102\.1 instead of 104\.1$/m,
    );
    expect(there('edition', 'new', text).out).toMatch(
      /^\[ \] 101\.3 → 101\.4 {2}refers to something else, refers to 102\.1 instead of 104\.1$/m,
    );
  });

  it('that stay as they were although their target moved are told as well', () => {
    newText(after.map(([number, words]) => [number, words.replace('See rule 104.1', 'See rule 103.1')]));
    expect(there('edition', 'read', text, '--dry-run').out).toMatch(/“101\.4 → 103\.1 \(104\.1\)”/);
    expect(there('edition', 'diff', '2024-09-01', text, '--lang', 'it').out).toContain(
      'rimanda a 103.1 invece che a 104.1',
    );
  });

  it('of our texts to a rule that moved have to be looked at', () => {
    const named = { en: 'See rule 103.1 on who is small.', it: 'Vedi la regola 103.1 su chi è piccolo.' };
    const id = 'play.no-drums-for-children';
    change(id, (one) => ({ ...one, text: named, confirmed: '2024-09-01' }));
    expect(there('edition', 'new', text).out).toMatch(
      /^\[ \] 103\.1 → 104\.1 {2}moved or gone, and texts of entries name it\n {4}\[ \] play\.no-drums/m,
    );
    expect(there('edition', 'status').out).toMatch(/^\[ \] 103\.1 /m);
    expect(checked('--format', 'line').out).toMatch(/103\.1.*\[check\.text-number-gone\]/);
    change(id, (one) => ({ ...one, confirmed: '2025-03-01' }));
    const forgotten = /“play\.no-drums-for-children” names 103\.1 .* become 104\.1\..*\[check\.number-moved\]/;
    expect(there('edition', 'status').out).toMatch(/^\[ \] 103\.1 → 104\.1/m);
    expect(checked('--format', 'line').out).toMatch(forgotten);
    const texts = {
      '2020-01-01': named,
      '2025-03-01': { en: named.en.replace('103', '104'), it: named.it.replace('103', '104') },
    };
    change(id, ({ text: _, ...one }) => ({ ...one, texts }));
    expect(there('edition', 'status').out).toMatch(/^\[x\] 103\.1 → 104\.1/m);
    expect(checked('--format', 'line').out).not.toMatch(/number-moved|text-number/);
  });

  it('of a text that has held until a date are compared with the editions until then', () => {
    const id = 'play.no-drums-for-children';
    const [old, now] = [
      { en: 'See rule 103.1.', it: 'Vedi la regola 103.1.' },
      { en: 'Whoever is small.', it: 'Chi è piccolo.' },
    ];
    change(id, ({ text: _, ...one }) => ({ ...one, texts: { '2020-01-01': old, '2024-09-01': now } }));
    expect(there('edition', 'new', text).out).not.toContain('texts of entries name it');
    expect(checked('--format', 'line').out).not.toMatch(/unconfirmed.*no-drums|number-moved|text-number/);
  });

  it('and numbers of entries that stay behind their rules are found by check, and titles that are quoted wrongly', () => {
    there('edition', 'new', text);
    const id = 'play.no-drums-for-children';
    const quote = { en: 'See rule 102, “Playing”.', it: 'Vedi regola 102, «Suonare».' };
    change(id, (one) => ({ ...one, see: ['101.3'], text: quote, numbered: { '2024-09-01': '101.3' } }));
    const { out } = checked('--format', 'line');
    expect(out.match(/names 101\.3 .* become 101\.4\..*\[check\.number-moved\]/g)).toHaveLength(2);
    expect(out.match(/quotes a title beside “102”.*\[check\.text-title\]/g)).toHaveLength(1);
  });
});

describe('the number of a rule that was merged', () => {
  it('is told where another rule has come to it, though the words of the first are not to be found', () => {
    const merged = after.flatMap(([number, words]): Rules => {
      if (number === '101.2' || number === '101.3') return [];
      if (number === '101.1') return [[number, 'Who is here plays as long as the evening lasts, and nobody else.']];
      return [[number === '101.4' ? '101.2' : number, words]];
    });
    writeFileSync(text, book('March 1, 2025', merged));
    there('edition', 'new', text);
    change('play.in-game', (one) => ({ ...one, confirmed: '2025-03-01' }));
    expect(checked('--format', 'line').out).toMatch(
      /“play\.in-game” names 101\.2 .* stood under 101\.3 before\..*\[check\.number-taken\]/,
    );
  });
});
