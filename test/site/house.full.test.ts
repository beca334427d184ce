import { readFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath, expectAccessible, expectNoSideways, type Lang, langs, launch, open, say } from './browser.js';
import { packed, said, seat, verdictsOf } from './table-page.js';

const pledges = readFileSync('examples/house/pledges.json', 'utf8');

/** A house rule under which nobody with so much life may be attacked. */
const sparing = (life: number): string => `{ "entries": [
  { "id": "house.mercy", "kind": "prohibition", "layer": "house",
    "name": { "en": "Mercy", "it": "Clemenza" },
    "answers": "mayAttack",
    "when": "lifeOf(defenderPlayer(defender)) is ${life}",
    "verdict": "deny",
    "text": { "en": "Nobody may attack this player.", "it": "Nessuno attacca questo giocatore." } }
] }
`;
/** A file of house rules whose texts no packing makes much shorter. */
const long = (): string => {
  const { entries } = JSON.parse(sparing(17));
  const noise = (from: number) =>
    Array.from({ length: 400 }, (_, at) => ((((from + at) ** 2 % 99_991) * 2654435761) >>> 4).toString(36)).join(' ');
  const some = [...Array(8).keys()].map((at) => ({
    ...entries[0],
    id: `house.mercy-${at}`,
    text: { en: noise(at * 1000), it: noise(at * 1000 + 500) },
  }));
  return JSON.stringify({ entries: some });
};
const file = (text: string, name = 'mercy.json') => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

describe.skipIf(chromiumPath === undefined)('a house rule written beside the table', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  /** A table where the golem may attack Dario, who has 17 life points, with the panel open. */
  const beside = async (lang: Lang, options: BrowserContextOptions = {}) => {
    const opened = await open(browser, lang, { hash: '#c=Stone%20Golem&s=Dario', ...options });
    opened.page.setDefaultTimeout(60_000);
    await opened.page.getByRole('button', { name: say(lang, 'houseRule'), exact: true }).click();
    return opened;
  };
  const isSaid = (page: Page, lang: Lang, word: 'houseHolds' | 'houseOff', name = 'mercy.json') =>
    page.locator('.house__says', { hasText: say(lang, word, { name }) }).waitFor();
  const dario = (page: Page) => seat(page, 'Dario').getAttribute('data-v');
  /** Writes another text over that of the editor. */
  const write = async (page: Page, text: string): Promise<void> => {
    await page.click('.house .cm-content');
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(text);
  };

  it.each(langs)('decides at once, and its mistakes never take the table away (%s)', async (lang) => {
    const { page, complaints } = await beside(lang);
    await page.selectOption('.house select', 'spare-the-weakest.json');
    await isSaid(page, lang, 'houseHolds', 'spare-the-weakest.json');
    expect(await dario(page)).toBe('allowed');
    expect(await seat(page, 'Carla').innerText()).toContain(lang === 'it' ? 'Risparmiare il' : 'Spare the weakest');

    await write(page, sparing(17));
    await page.waitForSelector('[data-seat=Dario][data-v=denied]');
    const mercy = lang === 'it' ? 'Clemenza' : 'Mercy';
    expect(await page.innerText('.reason h4 >> nth=0')).toContain(mercy);
    expect(await said(page)).toContain(mercy);

    await write(page, sparing(17).replace('defenderPlayer', 'defenderPlayr'));
    await page.waitForSelector('.house__says[data-wrong]');
    expect(await page.innerText('.house__says')).toContain(say(lang, 'houseMistake'));
    expect(await page.innerText('.house__says')).toContain('defenderPlayer');
    expect(await dario(page)).toBe('denied');
    await page.locator('.cm-lintRange-error').first().waitFor();

    await write(page, 'nothing at all');
    await page.locator('.house__says[data-wrong]', { hasNotText: 'defenderPlayer' }).waitFor();
    expect(await dario(page)).toBe('denied');
    await page.uncheck('.house [type=checkbox]');
    await page.waitForSelector('[data-seat=Dario][data-v=allowed]');
    await write(page, sparing(17));
    await isSaid(page, lang, 'houseOff', 'spare-the-weakest.json');
    expect(await dario(page)).toBe('allowed');
    await page.check('.house [type=checkbox]');
    await page.waitForSelector('[data-seat=Dario][data-v=denied]');
    expect(complaints).toEqual([]);
  });

  it('stays with a plan, an undo, an edition and another language', async () => {
    const { page } = await beside('en');
    await page.setInputFiles('.house [type=file]', file(sparing(17)));
    await page.waitForSelector('[data-seat=Dario][data-v=denied]');
    await page.click('[data-seat=Fabio] .seat__b');
    await page.click('[data-leave]');
    await page.click('[data-next]');
    await page.uncheck('.house [type=checkbox]');
    await page.waitForSelector('[data-seat=Dario][data-v=allowed]');
    expect(await page.locator('.step[data-s=now]').count()).toBe(1);
    await page.getByRole('button', { name: say('en', 'carryOut') }).click();
    await page.check('.house [type=checkbox]');
    await page.waitForSelector('[data-seat=Dario][data-v=denied]');
    await page.getByRole('button', { name: say('en', 'undo'), exact: true }).click();
    expect(await seat(page, 'Fabio').getAttribute('data-out')).toBeNull();
    expect(await dario(page)).toBe('denied');
    await page.getByRole('button', { name: say('en', 'previous') }).click();
    expect(await dario(page)).toBe('denied');
    await page.click('.seg [lang=it]');
    await page.locator('[data-seat=Dario]', { hasText: 'Clemenza' }).waitFor();
    await isSaid(page, 'it', 'houseHolds');
    expect(await page.innerText('.house .cm-content')).toContain('house.mercy');
  });

  it('is opened from a file and saved as one', async () => {
    const { page } = await beside('en');
    await page.setInputFiles('.house [type=file]', file(sparing(17)));
    await isSaid(page, 'en', 'houseHolds');
    await write(page, sparing(18));
    await page.waitForSelector('[data-seat=Dario][data-v=allowed]');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: say('en', 'houseSave') }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('mercy.json');
    expect(readFileSync(await download.path(), 'utf8')).toBe(sparing(18));
  });

  it('takes the place of one of our answers that it was made from', async () => {
    const { page } = await beside('en');
    await page.selectOption('.house select', 'attack.json');
    await isSaid(page, 'en', 'houseHolds', 'attack.json');
    const before = await verdictsOf(page);
    expect(await page.locator('.cm-lintRange-error').count()).toBe(0);
    expect(before).toContain('Dario allowed');
  });

  it.each(langs)('travels in the link, or the page says that it is too long (%s)', async (lang) => {
    const { page } = await beside(lang);
    await page.setInputFiles('.house [type=file]', file(sparing(17)));
    await page.waitForSelector('[data-seat=Dario][data-v=denied]');
    await page.click('[data-share]');
    await page.waitForURL(/[#&]h=/);
    const there = await open(browser, lang === 'it' ? 'en' : 'it', { hash: new URL(page.url()).hash });
    await there.page.waitForSelector('[data-seat=Dario][data-v=denied]', { timeout: 60_000 });
    expect(await there.page.innerText('.house .cm-content')).toContain('house.mercy');

    await page.setInputFiles('.house [type=file]', file(long(), 'long.json'));
    await isSaid(page, lang, 'houseHolds', 'long.json');
    await page.click('[data-share]');
    await page.waitForSelector('.refusal');
    expect(await page.innerText('.refusal')).toMatch(/8000/);
    expect(page.url()).not.toMatch(/[#&]h=/);
    expect(page.url()).toMatch(/[#&]t=/);
  });

  it('opens a table of an address that has words of the house rule alone', async () => {
    const players = [{ id: 'Ada', pledge: 'peace' }, { id: 'Bo' }];
    const objects = [{ id: 'Bear', owner: 'Ada', types: ['creature'] }];
    const turns = [{ id: 'T1', group: 'Ada', active: 'Ada', step: 'declare-attackers', number: 1 }];
    const table = { setup: { edition: '2026-09-25' }, players, objects, turns };
    const hash = `#t=${packed(table)}&h=${packed({ name: 'pledges.json', text: pledges })}&c=Bear`;
    const { page } = await open(browser, 'en', { hash });
    await page.waitForSelector('[data-seat=Bo][data-v=denied]', { timeout: 60_000 });
    expect(await page.innerText('[data-seat=Bo]')).toContain('Peace is kept');
    expect(await page.locator('.refusal').count()).toBe(0);
  });

  it.each(langs)('has nothing that axe finds, nor anything too wide (%s)', async (lang) => {
    for (const [width, colorScheme] of [
      [1440, 'light'],
      [390, 'dark'],
    ] as const) {
      const { page } = await beside(lang, { viewport: { width, height: 900 }, colorScheme });
      await expectAccessible(page);
      await page.selectOption('.house select', 'spare-the-weakest.json');
      await isSaid(page, lang, 'houseHolds', 'spare-the-weakest.json');
      await expectAccessible(page);
      await write(page, sparing(17).replace('defenderPlayer', 'defenderPlayr'));
      await page.waitForSelector('.house__says[data-wrong]');
      await page.locator('.cm-lintRange-error').first().hover();
      await page.locator('.cm-tooltip .cm-diagnostic').first().waitFor();
      await expectAccessible(page);
      await expectNoSideways(page);
      await page.context().close();
    }
  });
});
