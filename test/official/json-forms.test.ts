import { describe, expect, it } from 'vitest';
import { corpusJson } from '../../tools/official/corpus.js';
import type { OfficialText } from '../../tools/official/official.js';
import { readOfficial } from '../../tools/official/read.js';
import { BOOK, utf8 } from './book.js';
import { PLAIN, read } from './plain.js';

describe('a text', () => {
  it('may be JSON, as a list or as a map in any order', () => {
    const list = [
      { ID: '800.', Body: ['General'], Examples: [] },
      { ID: '800.1.', Body: ['Many may play; see “Far & Near.”'] },
      { ID: '800.1a', Body: ['Few may play too.'], Examples: ['Ann and Bob play.', 'Ann plays alone.'] },
      { ID: '801.1.', Body: 'Who sits far away is far.' },
    ];
    const map = {
      '801.1': { ruleText: 'Who sits far away is far.' },
      '800.1a': { ruleText: 'Few may play too.', examples: 'Example: Ann and Bob play. Example: Ann plays alone.' },
      '800.1': 'Many may play; see “Far & Near.”',
    };
    expect(read(JSON.stringify(list, null, 1))).toMatchObject({ rules: PLAIN, forms: ['JSON'], problems: [] });
    expect(read(JSON.stringify(map))).toMatchObject({ rules: PLAIN, forms: ['JSON'], problems: [] });
  });

  it('may be JSON of any other shape', () => {
    const rules = [
      ['800.1', 'Many may play; see “Far & Near.”', []],
      ['800.1a', 'Few may play too.', ['Ann and Bob play.', 'Ann plays alone.']],
      ['801.1', 'Who sits far away is far.', []],
    ] as const;
    const objects = rules.map(([rule, body, examples]) => ({ rule, parent: rule.slice(0, 3), body, examples }));
    const typed = rules.flatMap(([id, text, examples]) => [
      { type: 'rule', id, text },
      ...examples.map((example) => ({ type: 'example', text: example })),
    ]);
    const strings = rules.flatMap(([id, text, examples]) => [
      `${id} ${text}`,
      ...examples.map((one) => `Example: ${one}`),
    ]);
    for (const shape of [rules, objects, typed, strings])
      expect(read(JSON.stringify(shape)), JSON.stringify(shape)).toMatchObject({ rules: PLAIN, problems: [] });
    const short = rules.map(([id, text, ex]) => ({ id, text, ex, see: ['800.1', 'far'] }));
    expect(read(JSON.stringify(short))).toMatchObject({ rules: PLAIN, problems: [] });
    const notes = ['Nobody knows what this is, and so it stays.'];
    const unknown = rules.map(([id, text, examples]) => ({ id, text, examples, ...(id === '801.1' && { notes }) }));
    expect(read(JSON.stringify(unknown)).rules).toEqual([...PLAIN, `continuation 801.1 ${notes[0]}`]);
    const numbers = [{ id: '800.1', text: 'Many sit.', beside: ['800.2', '800.3', '800.4'] }];
    expect(read(JSON.stringify(numbers)).rules.filter((one) => one.startsWith('example'))).toEqual([]);
    const jsonLines = objects.map((one) => JSON.stringify(one)).join('\n');
    expect(read(jsonLines)).toMatchObject({ rules: PLAIN, forms: ['JSON'], problems: [] });
  });

  it('may be JSON whose words stand under names that nobody knows, or is a text of the corpus', () => {
    const rules = [
      ['800.1', ['Many may play; ', 'see “Far & Near.”'], []],
      ['800.1a', ['Few may play too.'], ['Ann and Bob play.', 'Ann plays alone.']],
      ['801.1', ['Who sits', 'far away is far.'], []],
    ] as const;
    const inside = rules.map(([id, words, examples]) => [
      id,
      { w: words.map((value) => ({ value, bold: true })), examples },
    ]);
    const lists = rules.map(([id, words, examples]) => [
      id,
      { zz: [...words, ...examples.map((one) => `Example: ${one}`)] },
    ]);
    const html = rules.map(([id, words, examples]) => ({
      id,
      html: `<p>${words.join(' ').replace('&', '&amp;')}</p>${examples.map((one) => `<p><i>Example:</i> ${one}</p>`).join('')}`,
    }));
    const letters = rules.map(([id, words, examples]) => ({
      id,
      words: words
        .join(' ')
        .split(/\s+/)
        .map((w) => ({ w })),
      examples,
    }));
    for (const shape of [inside, Object.fromEntries(lists), html, letters])
      expect(read(JSON.stringify(shape)), JSON.stringify(shape)).toMatchObject({ rules: PLAIN, problems: [] });
    // Headings of parts and what stands before the rules are no rules, and need not come back.
    const kept = ({ paragraphs }: OfficialText) =>
      paragraphs
        .filter(({ kind, number }) => kind !== 'other' && number?.length !== 1)
        .map(({ kind, number, text: words }) => [kind, number, words]);
    const text = readOfficial(utf8(BOOK.join('\n')));
    const again = readOfficial(utf8(corpusJson(text)));
    expect(kept(again)).toEqual(kept(text));
    expect([again.edition, again.problems]).toEqual(['2021-03-04', []]);
    const none = rules.map(([id]) => ({ id, words: null }));
    expect(read(JSON.stringify(none)).problems.map(([code]) => code)).toContain('official.no-words');
  });
});
