import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Row, type SearchData, searchIn } from '../../site/src/found.js';
import { isInForce, numbersIn } from '../../src/internals.js';
import { readDigests } from '../../tools/official/digest-files.js';
import { digestOfWords } from '../../tools/official/digests.js';
import { shipped } from '../rules/rulebook.js';
import { chromiumPath, expectAccessible, expectNoSideways, langs, launch, open, say, site } from './browser.js';

const folders = ['rules', 'reference'];

const pagesIn = async (): Promise<readonly { readonly file: string; readonly text: string }[]> => {
  const root = await site();
  return folders.flatMap((folder) =>
    readdirSync(`${root}/${folder}`)
      .filter((file) => file.endsWith('.html'))
      .map((file) => ({ file: `${folder}/${file}`, text: readFileSync(`${root}/${folder}/${file}`, 'utf8') })),
  );
};

/** The script that the search looks through, read as the page reads it. */
const searchData = async (): Promise<SearchData> =>
  JSON.parse(/=(.*);/s.exec(readFileSync(`${await site()}/rules/search-data.js`, 'utf8'))![1]!) as SearchData;

const signs: { readonly [name: string]: string } = { amp: '&', lt: '<', gt: '>', quot: '"' };
/** What people read of a page, piece by piece. */
const textsOf = (page: string): readonly string[] =>
  [...page.matchAll(/>([^<]+)</g)].map(([, text = '']) => text.replace(/&(\w+);/g, (_, name: string) => signs[name]!));

/** One page of each kind. */
const pagesTried = [
  ...['index', '801.10', '809.3c', '801.19', 'unnumbered'].map((page) => `rules/${page}`),
  ...['calls', 'questions', 'events', 'facts', 'values', 'language'].map((page) => `reference/${page}`),
];

describe('the pages of rules', () => {
  it('lead only to pages and entries that are there', async () => {
    const pages = await pagesIn();
    const ids = new Map(
      pages.map(({ file, text }) => [file, new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!))]),
    );
    const isThere = (from: string, address: string): boolean => {
      const [to = '', id] = address.split('#');
      const file = to === '' ? from : posix.join(posix.dirname(from), to);
      return ids.has(file) && (id === undefined || ids.get(file)!.has(id));
    };
    const broken = pages.flatMap(({ file, text }) =>
      [...text.matchAll(/ href="([^"]*(?:[.]html|#)[^"]*)"/g)]
        .map(([, address]) => address!)
        .filter((address) => !/^[.][.]\/(index|desk)|#q=$/.test(address) && !isThere(file, address))
        .map((address) => `${file}: ${address}`),
    );
    expect(pages.length).toBeGreaterThan(500);
    expect(broken).toEqual([]);
    // The search leads only to such places, too.
    const found = (await searchData()).rows.flatMap(([, labels, address]) =>
      labels.map((label) => address.replace('*', label)),
    );
    expect(found.filter((address) => !isThere('rules/index.html', address))).toEqual([]);
  });

  it('have a place for every entry in force, with or without a number, linked wherever it is named', async () => {
    const rulebook = shipped();
    const { date } = rulebook.editions.at(-1)!;
    const addresses = (await searchData()).rows.map(([, , address]) => address);
    const ids = new Set(addresses.map((address) => address.split('#')[1]));
    const inForce = rulebook.entries.filter((entry) => isInForce(entry, date));
    expect(inForce.filter(({ id }) => !ids.has(id))).toEqual([]);
    const pages = new Map((await pagesIn()).map(({ file, text }) => [file, text]));
    const unnumbered = inForce.filter((entry) => numbersIn(entry, date).length === 0);
    expect(unnumbered.length).toBeGreaterThan(50);
    const links = (id: string) => [...pages].filter(([, text]) => text.includes(`unnumbered.html#${id}"`));
    // Those of a question or an event stand in its list.
    const alone = unnumbered.filter(({ id, of }) => of !== undefined && links(id).length === 0);
    expect(alone.map(({ id }) => id)).toEqual([]);
    expect(links('attack.any-candidate-far').map(([file]) => file)).toContain('rules/507.1.html');
  });

  it('say nothing twice: no title again below itself, no numbers and dates in a read-back', async () => {
    const twice = (await pagesIn()).filter(({ text }) => {
      const [, main = ''] = text.split('<main');
      const [title, ...below] = [...main.matchAll(/<h[12]>.*?<\/h[12]>/gs)].map(([heading]) =>
        textsOf(heading).join(''),
      );
      return below.includes(title!) || (title !== '' && below.some((one) => title!.startsWith(one)));
    });
    expect(twice.map(({ file }) => file)).toEqual([]);
    const text = (await pagesIn()).find(({ file }) => file === 'rules/801.10.html')!.text;
    const lines = [...text.matchAll(/class="bi back">(.*?)<\/details>/gs)].flatMap(([, back = '']) => textsOf(back));
    expect(lines.some((line) => line.startsWith('Answers: '))).toBe(true);
    expect(lines.filter((line) => /^(Layer|Numbers|In force):/.test(line))).toEqual([]);
  });

  it('have no paragraph of the official rules', async () => {
    const texts = readDigests('rules').flatMap(({ texts: byLang }) => Object.values(byLang));
    const official = (isWanted: (number: string) => boolean) =>
      new Set(
        texts.flatMap(({ rules }) =>
          Object.entries(rules).flatMap(([number, { text, more = [], examples = [] }]) =>
            isWanted(number) ? [text, ...more, ...examples] : [],
          ),
        ),
      );
    const paragraphs = official((number) => number.includes('.'));
    const read = (await pagesIn()).flatMap(({ text }) => textsOf(text));
    const searched = (await searchData()).rows.flatMap(([, , , ...texts]) => texts);
    expect([...read, ...searched].filter((one) => paragraphs.has(digestOfWords(one)))).toEqual([]);
    // The digests do recognise official words: those of a title are the only ones that a test may hold.
    expect(official((number) => number === '801').has(digestOfWords('Limited Range of Influence Option'))).toBe(true);
  });

  it('are found by number, name or words, with or without accents, and rules before other words', () => {
    const rows: readonly Row[] = [
      ['fact', ['Player.range'], '#*', 'the range', 'il raggio', '', '', ''],
      [
        'rule',
        ['801.10', '702.3'],
        '*#b',
        'No effect',
        'Nessun effetto',
        'Beyond the range.',
        "L'oltre del raggio.",
        'b',
      ],
      ['rule', ['801.1'], '*#a', 'Range', 'Raggio', 'Far away.', 'È lontano.', 'range.far'],
      ['old', ['801.99'], '*', '', '', '', '', ''],
    ];
    const search = searchIn(rows);
    const found = (typed: string) => search(typed).map(({ label }) => label);
    expect(found('801.1')).toEqual(['801.1', '801.10']);
    expect(found('702')).toEqual(['702.3']);
    expect(found('range')).toEqual(['801.1', 'Player.range', '801.10']);
    expect(found('player.RANGE')).toEqual(['Player.range']);
    expect(found('RAGGIO l’oltre')).toEqual(['801.10']);
    expect(found('e lontano')).toEqual(['801.1']);
    expect(found('range.far')).toEqual(['801.1']);
    expect(found('801.9')).toEqual([]);
    expect(found('801.99')).toEqual(['801.99']);
    expect(found('nothing')).toEqual([]);
    expect(found(' ')).toEqual([]);
    // Words of two languages are not those of one text.
    expect(found('effetto beyond')).toEqual([]);
  });

  describe.skipIf(chromiumPath === undefined)('in a browser', () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await launch();
    });
    afterAll(() => browser?.close());

    // The four tasks with rules that the design names.
    it.each(langs)('task 1: from a number to its page, by keyboard alone, in %s', async (lang) => {
      const { page, complaints } = await open(browser, lang, { file: 'rules/809.1.html' });
      await page.keyboard.press('/');
      await page.waitForSelector('#q:focus');
      await page.keyboard.type('801.10');
      await page.keyboard.press('Enter');
      await page.waitForURL(/801\.10\.html/);
      expect(await page.innerText('h1')).toBe('801.10');
      const entry = page.locator('[id="range.no-effect-outside"]');
      expect(await entry.innerText()).toContain('A spell or ability does nothing to what its controller');
      expect(await entry.innerText()).toContain('Una magia o abilità non fa nulla a ciò che il suo controllore');
      await entry.locator('summary >> nth=0').click();
      const third = entry.locator('.back [lang=en] .cases > li >> nth=2');
      expect(await third.locator('.no').innerText()).toBe('3');
      expect(complaints).toEqual([]);
    });

    it.each(langs)('task 2: from a rule to a case at the table, with one click, in %s', async (lang) => {
      const { page, complaints } = await open(browser, lang, { file: 'rules/801.10.html' });
      const first = page.locator('.case');
      expect(await first.innerText()).toContain(say(lang, 'official'));
      expect(await first.locator('.disc').count()).toBe(6);
      expect(await page.locator('.caselist .arrow--allowed').count()).toBeGreaterThan(0);
      expect(await page.locator('.caselist .arrow--denied').count()).toBeGreaterThan(0);
      await first.locator('a').click();
      await page.waitForSelector('.seat');
      expect(await page.locator('.seat').count()).toBe(6);
      expect(await page.locator('.refusal').count()).toBe(0);
      expect(complaints).toEqual([]);
    });

    it.each(langs)('task 3: what changed over the years stands beside the rule, in %s', async (lang) => {
      const { page } = await open(browser, lang, { file: 'rules/809.3c.html' });
      const rail = await page.innerText('.rail');
      expect(rail).toContain(lang === 'it' ? '14 aprile 2023' : 'April 14, 2023');
      expect(rail).toContain(lang === 'it' ? 'altre parole ufficiali in 809.3c' : 'other official words in 809.3c');
      const entry = page.locator('[id="emperor.candidates"]');
      await entry.locator('summary', { hasText: say(lang, 'changes') }).click();
      expect(await entry.locator('.hist--entry li').count()).toBeGreaterThan(1);
    });

    it.each(langs)('task 4: from an old number to where it is today, with one click, in %s', async (lang) => {
      const { page } = await open(browser, lang, { file: 'rules/704.5u.html' });
      expect(await page.innerText('main')).toContain(say(lang, 'nowhere'));
      await page.click('.stood a.num >> nth=0');
      await page.waitForURL(/704\.6b\.html#giant/);
      expect(await page.innerText('.rail')).toContain(lang === 'it' ? '3 luglio 2020' : 'July 3, 2020');
    });

    it.each(langs)('lead to the words of the reference and back, in %s', async (lang) => {
      const { page, complaints } = await open(browser, lang, { file: 'rules/index.html', hash: '#q=mayAttack' });
      expect(await page.innerText('#count')).not.toBe('');
      await page.keyboard.press('Enter');
      await page.waitForURL(/reference\/questions\.html#mayAttack/);
      const card = page.locator('#mayAttack');
      expect(await card.innerText()).toContain(lang === 'it' ? 'può attaccare' : 'may attack');
      expect(await page.locator('#for-hosts #mayAttack').count()).toBe(1);
      expect(await page.locator('#for-rules #attackDefault').count()).toBe(1);
      await card.locator('summary').click();
      await card.locator('a.num', { hasText: '809.3c' }).click();
      await page.waitForURL(/809\.3c\.html#emperor\.only-neighbours/);
      const entry = page.locator('[id="emperor.only-neighbours"]');
      expect(await entry.locator('a.word').first().innerText()).toBe('mayAttack');
      expect(complaints).toEqual([]);
    });

    it.each(langs)('lead to an entry without a number, from what it overrides and by its id, in %s', async (lang) => {
      const { page, complaints } = await open(browser, lang, { file: 'rules/507.1.html' });
      const name =
        lang === 'it' ? 'Un avversario qualunque, anche fuori dal raggio' : 'Any opponent, even out of range';
      await page.locator('.rels a', { hasText: name }).first().click();
      await page.waitForURL(/unnumbered\.html#attack\.any-candidate-far/);
      expect(await page.innerText('h1')).toBe(say(lang, 'unnumbered'));
      await page.keyboard.press('/');
      await page.waitForSelector('#q:focus');
      await page.keyboard.type('range.by-rule');
      await page.keyboard.press('Enter');
      await page.waitForURL(/unnumbered\.html#range\.by-rule/);
      expect(complaints).toEqual([]);
    });

    it('keep the language that the reader chose', async () => {
      const { page } = await open(browser, 'en', { file: 'rules/809.3c.html' });
      expect(await page.innerText('.rail')).not.toContain('Storia');
      await page.click('.seg [lang=it]');
      expect(await page.innerText('.rail')).toContain('Storia');
      await page.goto(page.url().replace('809.3c', '809.1'));
      expect(await page.getAttribute('html', 'lang')).toBe('it');
    });

    it.each(langs)('have nothing that axe finds, nor anything too wide, in %s', async (lang) => {
      for (const file of pagesTried) {
        const { page } = await open(browser, lang, { file: `${file}.html` });
        await page.locator('details').evaluateAll((all) => {
          for (const one of all) one.setAttribute('open', '');
        });
        await expectNoSideways(page);
        await page.setViewportSize({ width: 390, height: 900 });
        await expectNoSideways(page);
        // Words have their cards from one place: axe, which takes long over hundreds, reads some of each section.
        await page.locator('.word-card:nth-of-type(n+12), .part > .entry:nth-of-type(n+6)').evaluateAll((all) => {
          for (const one of all) one.remove();
        });
        // What a narrow window changes is the same on all pages of the reference.
        if (file.startsWith('rules') || file.endsWith('calls')) await expectAccessible(page);
        await page.setViewportSize({ width: 1440, height: 1000 });
        await expectAccessible(page);
        await page.context().close();
      }
    });
  });
});
