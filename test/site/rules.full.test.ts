import { readdirSync, readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foundIn, type Row } from '../../site/src/found.js';
import { readDigests } from '../../tools/official/digest-files.js';
import { digestOfWords } from '../../tools/official/digests.js';
import { chromiumPath, expectAccessible, expectNoSideways, langs, launch, open, say, site } from './browser.js';

const pagesIn = async (): Promise<readonly { readonly file: string; readonly text: string }[]> => {
  const folder = `${await site()}/rules`;
  const files = readdirSync(folder).filter((file) => file.endsWith('.html'));
  return files.map((file) => ({ file, text: readFileSync(`${folder}/${file}`, 'utf8') }));
};

const signs: { readonly [name: string]: string } = { amp: '&', lt: '<', gt: '>', quot: '"' };
/** What people read of a page, piece by piece. */
const textsOf = (page: string): readonly string[] =>
  [...page.matchAll(/>([^<]+)</g)].map(([, text = '']) => text.replace(/&(\w+);/g, (_, name: string) => signs[name]!));

describe('the pages of rules', () => {
  it('lead only to pages and entries that are there', async () => {
    const pages = await pagesIn();
    const ids = new Map(
      pages.map(({ file, text }) => [file, new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!))]),
    );
    const broken = pages.flatMap(({ file, text }) =>
      [...text.matchAll(/ href="([^"]+[.]html)(?:#([^"]*))?"/g)].flatMap(([, to = '', id]) => {
        if (to.startsWith('../')) return [];
        const isThere = ids.has(to) && (id === undefined || ids.get(to)!.has(id));
        return isThere ? [] : [`${file}: ${to}#${id}`];
      }),
    );
    expect(pages.length).toBeGreaterThan(200);
    expect(broken).toEqual([]);
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
    const found = (await pagesIn()).flatMap(({ text }) =>
      textsOf(text).filter((one) => paragraphs.has(digestOfWords(one))),
    );
    expect(found).toEqual([]);
    // The digests do recognise official words: those of a title are the only ones that a test may hold.
    expect(official((number) => number === '801').has(digestOfWords('Limited Range of Influence Option'))).toBe(true);
  });

  it('are found by number, name or words, with or without accents', () => {
    const rows: readonly Row[] = [
      ['801.1', 'a', 'Range', 'Raggio', 'Far away.', 'È lontano.'],
      ['801.10', 'b', 'No effect', 'Nessun effetto', 'Beyond the range.', "L'oltre del raggio."],
      ['801.99', '', '', '', '', ''],
    ];
    const ids = (typed: string) => foundIn(rows, typed).map(([number]) => number);
    expect(ids('801.1')).toEqual(['801.1', '801.10']);
    expect(ids('range')).toEqual(['801.1', '801.10']);
    expect(ids('RAGGIO l’oltre')).toEqual(['801.10']);
    expect(ids('e lontano')).toEqual(['801.1']);
    expect(ids('801.99')).toEqual(['801.99']);
    expect(ids('nothing')).toEqual([]);
    expect(ids(' ')).toEqual([]);
    // Words of two languages are not those of one text.
    expect(ids('effetto beyond')).toEqual([]);
  });

  describe.skipIf(chromiumPath === undefined)('in a browser', () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await launch();
    });
    afterAll(() => browser?.close());

    it.each(langs)('lead from a number to its page, and to a case at the table, in %s', async (lang) => {
      const { page, complaints } = await open(browser, lang, { file: 'rules/index.html' });
      await page.keyboard.press('/');
      await page.keyboard.type(lang === 'it' ? 'effetto raggio' : 'effect range');
      expect(await page.locator('#results li').count()).toBeGreaterThan(0);
      expect(await page.innerText('#count')).not.toBe('');
      await page.fill('#q', '801.10');
      await page.keyboard.press('Enter');
      await page.waitForURL(/801\.10\.html/);
      expect(await page.innerText('h1')).toBe('801.10');
      const entry = page.locator('[id="range.no-effect-outside"]');
      expect(await entry.innerText()).toContain('A spell or ability does nothing to what its controller');
      expect(await entry.innerText()).toContain('Una magia o abilità non fa nulla a ciò che il suo controllore');
      await entry.locator('summary').click();
      expect(await entry.innerText()).toContain('the thing is out of range of');
      expect(await page.innerText('.rail')).toContain(say(lang, 'official'));
      expect(await page.innerText('.rail')).toContain(lang === 'it' ? '1º giugno 2012' : 'June 1, 2012');
      await page.click('.caselist a >> nth=0');
      await page.waitForSelector('.seat');
      expect(await page.locator('.seat').count()).toBe(6);
      expect(await page.locator('.refusal').count()).toBe(0);
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

    it('name the new place of what stood under an old number', async () => {
      const { page } = await open(browser, 'en', { file: 'rules/801.19.html' });
      expect(await page.innerText('main')).toContain(say('en', 'nowhere'));
      expect(await page.locator('.stood a.num').count()).toBeGreaterThan(0);
    });

    it.each(langs)('have nothing that axe finds, nor anything too wide, in %s', async (lang) => {
      for (const width of [1440, 390])
        for (const file of ['index', '801.10', '809.3c', '801.19', '104.3a']) {
          const { page } = await open(browser, lang, { file: `rules/${file}.html`, viewport: { width, height: 900 } });
          await page.locator('details').evaluateAll((all) => {
            for (const one of all) one.setAttribute('open', '');
          });
          await expectAccessible(page);
          await expectNoSideways(page);
          await page.context().close();
        }
    });
  });
});
