import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { Edition } from '../../src/engine/model/rulebook.js';
import type { DiagnosticError } from '../../src/frontend/diagnostics/diagnostic.js';
import { readRulebookFolder } from '../../src/frontend/read/folder.js';
import { editionFindings } from '../../tools/check/editions.js';
import { digestFiles, readDigests } from '../../tools/official/digest-files.js';
import { digestOfWords, digestsOf, type EditionDigests, type RuleDigest } from '../../tools/official/digests.js';
import { readTextFiles } from '../../tools/official/files.js';
import { digestsFor } from '../../tools/official/make-digests.js';
import { referencesIn } from '../../tools/official/normal.js';
import { isListed, numberLists } from '../../tools/official/number-lists.js';
import { readOfficial } from '../../tools/official/read.js';
import { allSeen } from '../../tools/official/see.js';
import { sampleOf } from '../amount.js';
import { ROOT } from '../architecture/sources.js';
import { shipped } from '../rules/rulebook.js';
import { haveTexts, whySkipped } from '../texts/official.js';
import { BOOK, OLD_BOOK, utf8 } from './book.js';

const digests = readDigests(join(ROOT, 'rules'));

describe('digests', () => {
  it('do not depend on quotes, dashes, italics, marks and spacing', () => {
    const same = [
      '“Here” – he’s the team’s',
      '"Here" -- he\'s the  team\'s',
      '_"Here"_ - he\'s the team\'s',
      '"Here"—he\'s the team\'s™',
    ];
    expect(new Set(same.map(digestOfWords)).size).toBe(1);
    expect(digestOfWords('“There” – he’s the team’s')).not.toBe(digestOfWords(same[0]!));
    const [curly, straight] = [BOOK, OLD_BOOK].map((book) => digestsOf(readOfficial(utf8(book.join('\n')))));
    expect(straight).toEqual(curly);
  });

  it('know further paragraphs, examples, references and sentences', () => {
    const { sections, rules } = digestsOf(readOfficial(utf8(BOOK.join('\n'))));
    expect(sections).toBe('all');
    const digest = expect.stringMatching(/^[0-9a-f]{12}$/);
    expect(rules['801']).toEqual({ text: digest });
    expect(rules['801.1']).toEqual({ text: digest, more: [digest], sentences: 2 });
    expect(rules['800.1']).toEqual({ text: digest, bare: digest, sees: ['801.1', '900.1', '900.2'], sentences: 1 });
    expect(rules['800.1a']).toMatchObject({ examples: [digest, digest] });
    expect(referencesIn('See rule 704. (See rule 801, “Far,” and section 8; rules 603.6 and 603.10b.)')).toEqual([
      '704',
      '801',
      '8',
      '603.6',
      '603.10b',
    ]);
    expect(referencesIn('See rules 601.2b–d, 712.9–10, 903.6–903.11, 701.42, “Meld,” and 730; see section 8.')).toEqual(
      [...['601.2b', '601.2d', '712.9', '712.10', '903.6', '903.11', '701.42', '730', '8']],
    );
    expect(referencesIn('Vedi regola 103.7. Vedi regole 801 e 802.2a, 20 punti')).toEqual(['103.7', '801', '802.2a']);
  });

  it('list all numbers', () => {
    const { numbers } = digestsOf(readOfficial(utf8(BOOK.join('\n'))), () => false);
    expect(numbers).toEqual({ 800: '1ab 2a', 801: '1 2', 900: '1 2' });
    const here = ['800', '800.1', '800.1b', '801.2', '900.1'];
    const nowhere = ['802', '800.3', '800.1c', '801.2a', '800.11', '802.1'];
    expect([...here, ...nowhere].filter((number) => isListed(numbers, number))).toEqual(here);
  });

  it('are written as they are read, by the schema', () => {
    const schema = (name: string): object =>
      JSON.parse(readFileSync(join(ROOT, 'rules/schema', `${name}.json`), 'utf8'));
    const ajv = new Ajv2020({ strict: false, formats: { date: true } }).addSchema(schema('parts'), 'parts.json');
    const isRight = ajv.compile(schema('digests'));
    const folder = join(ROOT, 'rules/editions');
    const files = digestFiles(digests);
    expect(files.map(({ date }) => `${date}.json`)).toEqual(readdirSync(folder).sort());
    for (const one of files) {
      const text = readFileSync(join(folder, `${one.date}.json`), 'utf8');
      expect(isRight(JSON.parse(text)), one.date).toBe(true);
      expect(one.text).toBe(text);
    }
    expect(files.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThan(250_000);
  });
});

describe('digests in files', () => {
  const rule = (text: string): RuleDigest => ({ text: text.padEnd(12, '0'), sentences: 1 });
  const edition = (date: string, numbers: object, rules: object, sections: 'all' | string[] = 'all') =>
    ({ date, texts: { en: { sections, numbers, rules } } }) as EditionDigests;
  const rulesOf = (letters: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(letters).map(([number, letter]) => [number, rule(letter)]));
  const first = edition(
    '2001-01-01',
    { 800: '1 2ab 3', 801: '1' },
    rulesOf({ '800.1': 'a', '800.2a': 'b', '801.1': 'c' }),
  );
  const since = { 800: '1 2a 4', 802: '1' };
  const moved = edition('2001-03-01', since, rulesOf({ '800.1': 'a', '800.2a': 'd', '802.1': 'c' }));
  const part = edition('2001-04-01', { 800: '1' }, rulesOf({ '800.1': 'e' }), ['800']);
  const last = edition('2001-05-01', since, rulesOf({ '800.1': 'e', '800.2a': 'd', '802.1': 'c' }));
  const between = edition(
    '2001-02-01',
    { 800: '1 2a 3', 801: '1' },
    rulesOf({ '800.1': 'a', '800.2a': 'f', '801.1': 'c' }),
  );
  const texts = (all: readonly EditionDigests[]) => digestFiles(all).map(({ text }) => text);
  const folderOf = (all: readonly EditionDigests[]): string => {
    const folder = mkdtempSync(join(tmpdir(), 'digests-'));
    mkdirSync(join(folder, 'editions'));
    for (const { date, text } of digestFiles(all)) writeFileSync(join(folder, 'editions', `${date}.json`), text);
    return folder;
  };

  it('are what an edition has otherwise than the one before it', () => {
    const all = [first, moved, part, last];
    const changes = texts(all).map((text) => JSON.parse(text).texts.en);
    expect(changes[1]).toEqual({
      sections: 'all',
      numbers: { 800: '2a 4 -3', 801: null, 802: '1' },
      moved: { '802.1': '801.1' },
      gone: ['801.1'],
      rules: { '800.2a': rule('d') },
    });
    expect(changes[2]).toMatchObject({ sections: ['800'], rules: { '800.1': rule('e') } });
    expect(readDigests(folderOf(all))).toEqual(all);
  });

  it('change in one more file where an edition comes between two', () => {
    const before = texts([first, moved, part, last]);
    const after = texts([first, moved, part, last, between]);
    expect(after.map((text) => before.includes(text))).toEqual([true, false, false, true, true]);
    expect(readDigests(folderOf([between, first, moved]))).toEqual([first, between, moved]);
  });

  it('are refused where they are broken, or changes of another edition', () => {
    const folder = folderOf([first, moved]);
    const codeOf = (): string => {
      try {
        readDigests(folder);
      } catch (error) {
        return (error as DiagnosticError).diagnostics[0]!.code;
      }
      return '';
    };
    rmSync(join(folder, 'editions/2001-01-01.json'));
    expect(codeOf()).toBe('official.digests-unfounded');
    writeFileSync(join(folder, 'editions/2001-01-01.json'), '<<<<<<< HEAD\n{}');
    expect(codeOf()).toBe('official.digests-broken');
  });
});

describe('check with digests', () => {
  const rulebook = shipped();
  const { documents } = readRulebookFolder(join(ROOT, 'rules'));
  const found = (given: readonly EditionDigests[], dates = rulebook.editions) =>
    editionFindings({ ...rulebook, editions: dates }, documents!, given);
  const codes = (given: readonly EditionDigests[]) =>
    found(given).map(({ code, values }) => `${code} ${values['entry'] ?? ''}`.trim());
  const last = digests.at(-1)!;
  const changed = (change: (rules: { [number: string]: RuleDigest }) => void): readonly EditionDigests[] => {
    const rules = { ...last.texts.en!.rules };
    change(rules);
    const paragraphs = Object.keys(rules)
      .filter((number) => number.includes('.'))
      .map((number) => ({ kind: 'rule' as const, number, text: '', line: 1 }));
    const numbers = numberLists({ language: 'en', edition: null, paragraphs, decisions: [], problems: [] });
    return [...digests.slice(0, -1), { ...last, texts: { en: { ...last.texts.en!, numbers, rules } } }];
  };

  it('finds what is shipped compared', () => {
    expect(codes(digests)).toEqual([
      'check.see-nowhere teamturns.early-triggers-for-each',
      'check.see-nowhere teamturns.early-triggers-once',
      'check.edition-in-part',
    ]);
    expect(codes([])).toEqual([]);
  });

  it('names the entries whose rules have other words in a later edition', () => {
    const date = '2027-01-15';
    const editions: readonly Edition[] = [...rulebook.editions, { date, names: { en: 'new', it: 'nuova' } }];
    const [reworded] = changed((rules) => {
      rules['802.4'] = { ...rules['802.4']!, text: '000000000000', bare: '000000000000' };
    }).slice(-1);
    const now = found([...digests, { ...reworded!, date }], editions);
    const wrong = now.filter(({ code }) => code === 'check.unconfirmed');
    const bearing = rulebook.entries.filter(
      (entry) => entry.until === undefined && Object.values(entry.numbered).at(-1)?.includes('802.4'),
    );
    expect(wrong.map(({ values }) => values['entry']).sort()).toEqual(bearing.map(({ id }) => id).sort());
    expect(wrong[0]).toMatchObject({
      severity: 'warning',
      values: { confirmed: expect.stringMatching(/^2026-/), last: date, numbers: '802.4' },
    });
  });

  it('says that an edition was never compared with anything', () => {
    const editions: readonly Edition[] = [
      ...rulebook.editions,
      { date: '2027-01-15', names: { en: 'new', it: 'nuova' } },
    ];
    const [one] = found(digests, editions).filter(({ code }) => code === 'check.edition-without-text');
    expect(one).toMatchObject({ severity: 'warning', values: { date: '2027-01-15' } });
    expect(one!.values['count']).toBeGreaterThan(500);
  });

  it('refuses a number that its edition does not have', () => {
    const wrong = found(
      changed((rules) => {
        delete rules['811.5'];
      }),
    ).filter(({ code }) => code === 'check.number-not-in-edition');
    expect(wrong.length).toBeGreaterThan(0);
    expect(new Set(wrong.map(({ values }) => `${values['number']} ${values['editions']}`))).toEqual(
      new Set(['811.5 2026-09-25']),
    );
  });

  it('says where a rule has moved', () => {
    const date = '2027-01-15';
    const editions: readonly Edition[] = [...rulebook.editions, { date, names: { en: 'new', it: 'nuova' } }];
    const moved = changed((rules) => {
      rules['803.1c'] = rules['803.1b']!;
      rules['803.1b'] = rules['803.1a']!;
      rules['803.1a'] = { text: '000000000000' };
      rules['811.6'] = rules['811.5']!;
      delete rules['811.5'];
    }).at(-1)!;
    const said = found([...digests, { ...moved, date }], editions)
      .filter(({ suggestion }) => suggestion !== undefined)
      .map(({ code, values, suggestion }) => `${code} ${values['number'] ?? values['numbers']} ${suggestion}`);
    expect(new Set(said)).toEqual(
      new Set([
        'check.unconfirmed 803.1a 803.1b',
        'check.unconfirmed 803.1b 803.1c',
        'check.number-not-in-edition 811.5 811.6',
      ]),
    );
  });

  it('refuses a rule under which no entry stands', () => {
    const given = changed((rules) => {
      rules['802.9'] = { text: '000000000000' };
    });
    const [one, ...rest] = found(given).filter(({ code }) => code === 'check.numbers-without-entry');
    expect([one?.severity, one?.values['numbers'], rest]).toEqual(['error', '802.9', []]);
  });

  it('finds what entries send their readers to gone, or to be another rule', () => {
    const date = '2027-01-15';
    const editions: readonly Edition[] = [...rulebook.editions, { date, names: { en: 'new', it: 'nuova' } }];
    const codesOf = (change: (rules: { [number: string]: RuleDigest }) => void) =>
      found([...digests, { ...changed(change).at(-1)!, date }], editions)
        .filter(({ code }) => code.startsWith('check.see-'))
        .map(({ code, values }) => `${code} ${values['entry']} ${values['numbers']}`)
        .filter((line) => !line.includes('early-triggers'));
    expect(codesOf(() => undefined)).toEqual([]);
    const changes = codesOf((rules) => {
      rules['809.3a'] = { text: '000000000000' };
    });
    expect(changes).toContain('check.see-changed range.for-multiplayer 809.3a');
    const gone = codesOf((rules) => {
      delete rules['809.3a'];
    });
    expect(gone).toContain('check.see-nowhere range.for-multiplayer 809.3a');
    expect(gone.length).toBe(changes.length);
  });

  it('refuses to believe that an entry was compared with a text that nobody had', () => {
    const without = digests.slice(0, -1);
    expect(codes(without)).toContain('check.edition-without-text');
    expect(codes(without).join()).not.toContain('check.confirmed-too-far');
    const entries = rulebook.entries.map((entry) =>
      entry.id === 'range.within-reach' ? { ...entry, confirmed: last.date } : entry,
    );
    const own = editionFindings({ ...rulebook, entries }, documents!, without).map(({ code }) => code);
    expect(own).toContain('check.confirmed-too-far');
  });
});

describe.skipIf(!haveTexts)('the digests that are shipped', () => {
  const { documents } = readRulebookFolder(join(ROOT, 'rules'));
  const folder = join(ROOT, '../shared/texts/en');
  it.each(sampleOf(haveTexts ? readdirSync(folder) : [], { full: 12 }))('are those of the official text %s', (name) => {
    const file = join(folder, name);
    const { text, date } = readTextFiles({ shown: file, files: [file] });
    const one = digests.find((digest) => digest.date === date)!;
    expect(digestsFor(shipped(), text, date!, { others: allSeen(documents!.entries) })).toEqual(one.texts.en);
  });
});

if (!haveTexts) it.skip(whySkipped, () => undefined);
