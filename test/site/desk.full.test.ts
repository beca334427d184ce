import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDigests } from '../../tools/official/digest-files.js';
import { digestOfWords } from '../../tools/official/digests.js';
import type { DeskData } from '../../tools/texts/desk/data.js';
import { said } from '../cli/session.js';
import { chromiumPath, expectAccessible, expectNoSideways, type Lang, langs, launch, open, site } from './browser.js';
import { deskForEach, drums, flutes, hasSaid, openDesk, patience, reach, say, state, unit } from './desk-room.js';

const here = 'play.in-game/text';

const isShown = (page: Page, key: string, name: string) =>
  unit(page, key).locator(`[data-state="${name}"]`).waitFor({ state: 'attached' });
describe.skipIf(chromiumPath === undefined)('the desk in a browser', () => {
  const held = deskForEach();
  const desk = (lang: Lang, width = 1440) => openDesk(held.browser, held.room, lang, width);

  describe.each(langs)('in %s', (lang) => {
    it('begins with what is to be done, and leads from a stale text to the next when it is saved', async () => {
      const { page, complaints } = await desk(lang);
      expect(await page.getAttribute('html', 'lang')).toBe(lang);
      expect(page.url()).not.toContain('token');
      expect(await state(page, drums)).toBe('stale');
      expect(await page.locator('.unit').first().getAttribute('data-key')).toBe(drums);
      await page.keyboard.press('e');
      await unit(page, drums).locator('textarea').waitFor();
      await unit(page, drums).locator('.en ins').first().waitFor();
      expect(await unit(page, drums).locator('.en').innerText()).toContain('may');
      await page.keyboard.press('Control+A');
      await page.keyboard.type('I bambini piccoli possono suonare tamburi.');
      expect(await unit(page, drums).innerText()).toContain(say(lang, 'written'));
      await page.keyboard.press('Control+Enter');
      await hasSaid(page, say(lang, 'saidSaved', { key: drums }));
      expect(await state(page, drums)).toBe('translated');
      expect(await page.locator('[data-current]').getAttribute('data-key')).not.toBe(drums);
      expect(held.room.read()).toContain('"I bambini piccoli possono suonare tamburi."');
      expect(held.room.stateOf(drums)).toBe('translated');
      expect(complaints).toEqual([]);
    });

    it('corrects a finding, and takes that back', async () => {
      const { page } = await desk(lang);
      expect(await unit(page, flutes).locator('mark').innerText()).toBe("Un'avversario");
      await reach(page, flutes);
      await page.keyboard.press('f');
      await hasSaid(page, say(lang, 'saidCorrected', { key: flutes }));
      expect(held.room.read()).toContain('"Un avversario ha volume uno."');
      await unit(page, flutes).locator('.find').waitFor({ state: 'detached' });
      await page.keyboard.press('u');
      await hasSaid(page, say(lang, 'saidUndone', { key: flutes }));
      expect(held.room.read()).toContain("Un'avversario ha volume uno.");
      await unit(page, flutes).locator('.find').waitFor();
    });

    it('puts a finding aside with a reason, until the text changes', async () => {
      const { page } = await desk(lang);
      await reach(page, flutes);
      await page.keyboard.press('d');
      await page.keyboard.type('Lo dice la partitura.');
      await page.keyboard.press('Enter');
      await hasSaid(page, say(lang, 'saidDismissed', { key: flutes }));
      expect(await unit(page, flutes).locator('.find[data-check=elision]').count()).toBe(0);
      const { dismissed } = JSON.parse(held.room.read('rules/texts/dismissed.json'));
      expect(dismissed).toEqual([
        expect.objectContaining({ unit: flutes, check: 'elision', why: 'Lo dice la partitura.' }),
      ]);
      held.room.edit("Un'avversario ha", "Qui un'avversario ha");
      await unit(page, flutes).locator('.find[data-check=elision]').waitFor();
    });

    it('shows what was changed underneath, and loses nothing of either', async () => {
      const { page } = await desk(lang);
      await page.keyboard.press('e');
      await page.keyboard.press('Control+A');
      await page.keyboard.type('Il mio testo.');
      held.room.edit('I bambini piccoli non suonano tamburi.', 'Il testo di Bruno.');
      await hasSaid(page, say(lang, 'saidConflict', { key: drums }));
      // Whoever writes goes on: letters that mean something elsewhere do not.
      await page.keyboard.type(' 2xu');
      const written = unit(page, drums).locator('textarea');
      expect(await written.inputValue()).toBe('Il mio testo. 2xu');
      for (const _ of ' 2xu') await page.keyboard.press('Backspace');
      await page.keyboard.press('Escape');
      const conflict = await unit(page, drums).locator('.conf').innerText();
      for (const text of ['Il mio testo.', 'Il testo di Bruno.', 'I bambini piccoli non suonano tamburi.'])
        expect(conflict).toContain(text);
      expect(held.room.read()).toContain('Il testo di Bruno.');
      // Theirs first: what was written gives way, and can be taken up again.
      await page.keyboard.press('2');
      await hasSaid(page, say(lang, 'saidTheirs', { key: drums }));
      expect(await unit(page, drums).locator('textarea').inputValue()).toBe('Il testo di Bruno.');
      await unit(page, drums).locator('.unit__b').focus();
      await page.keyboard.press('u');
      await unit(page, drums).locator('.conf').waitFor();
      await page.keyboard.press('1');
      await hasSaid(page, say(lang, 'saidSaved', { key: drums }));
      expect(held.room.read()).toContain('"Il mio testo."');
      expect(held.room.read()).not.toContain('Il testo di Bruno.');
      expect(await unit(page, drums).locator('.conf').count()).toBe(0);
    });

    it('keeps pairs of sentences that are set right by hand', async () => {
      const { page } = await desk(lang);
      await page.click('[data-task=all]');
      await reach(page, here);
      await page.keyboard.press('o');
      const beads = unit(page, here).locator('[data-bead]');
      const button = (at: number, name: string) => beads.nth(at).getByRole('button', { name, exact: true });
      await beads.first().waitFor();
      // The last two sentences stand the other way round in Italian: together they say the same.
      while ((await beads.count()) > 2) await button(2, say(lang, 'joinUp')).click();
      // The keys go on from the sentences that were pressed.
      await button(1, say(lang, 'apart')).press('Enter');
      await beads.nth(2).waitFor();
      await beads.nth(1).locator('button:focus').waitFor();
      await button(2, say(lang, 'joinUp')).press('Enter');
      await beads.nth(2).waitFor({ state: 'detached' });
      await beads.nth(1).locator('button:focus').waitFor();
      const shown = await beads.allInnerTexts();
      await page.click('[data-act=pair]');
      await hasSaid(page, say(lang, 'saidPaired', { key: here }));
      const { pairs } = JSON.parse(held.room.read('rules/editions/pairs.json'));
      expect(pairs).toEqual([
        expect.objectContaining({ language: 'it-en', from: here, to: here, old: '1', new: '1', by: 'Ada' }),
        expect.objectContaining({ old: '2+3', new: '2+3', by: 'Ada' }),
      ]);
      await page.reload();
      await page.click('[data-task=all]');
      await reach(page, here);
      await page.keyboard.press('o');
      await beads.first().waitFor();
      expect(await beads.allInnerTexts()).toEqual(shown);
      expect(await unit(page, here).innerText()).toContain(say(lang, 'byHand', { by: 'Ada', on: pairs[0].on }));
    });

    it('is filtered and reviewed with the keys alone', async () => {
      const { page } = await desk(lang);
      await page.click('[data-task=all]');
      await page.keyboard.press('/');
      await page.keyboard.type('volume. lievi forti');
      await page.keyboard.press('Escape');
      await hasSaid(page, say(lang, 'saidFilter', { name: say(lang, 'all'), count: 0 }));
      await page.keyboard.press('/');
      await page.keyboard.press('Control+A');
      await page.keyboard.type('volume.s');
      await page.keyboard.press('Escape');
      await hasSaid(page, say(lang, 'saidFilter', { name: say(lang, 'all'), count: 4 }));
      const keys = await page.locator('.unit').evaluateAll((all) => all.map((one) => one.getAttribute('data-key')!));
      await unit(page, keys[0]!).locator('.unit__b').focus();
      for (const key of keys) {
        await page.keyboard.press('r');
        await isShown(page, key, 'reviewed');
        await page.keyboard.press('j');
      }
      expect(await page.locator('[data-state=reviewed]').count()).toBe(keys.length);
      const { units } = JSON.parse(held.room.read('rules/texts/records.json'));
      expect(Object.keys(units).sort()).toEqual(keys.toSorted());
      expect(units[keys[0]!].it).toMatchObject({ state: 'reviewed', by: 'Ada' });
      expect(await page.innerText('[data-task=reviewed]')).toContain(String(keys.length));
    });

    it('has nothing that axe finds, nor anything too wide, in any of its states', async () => {
      for (const width of [1440, 390]) {
        const { page } = await desk(lang, width);
        await expectAccessible(page);
        await unit(page, drums).locator('.unit__b').click();
        await unit(page, drums).locator('.reads').first().waitFor();
        await unit(page, drums).locator('textarea').fill('Un altro testo.');
        await page.locator('details').evaluateAll((all) => {
          for (const one of all) one.setAttribute('open', '');
        });
        await expectAccessible(page);
        await expectNoSideways(page);
        await unit(page, flutes).locator('[data-act=dismiss]').first().click();
        await expectAccessible(page);
        await page.context().close();
      }
    });
  });

  it('keeps what is not saved yet over a new start of the page', async () => {
    const { page } = await desk('en');
    await page.keyboard.press('e');
    await unit(page, drums).locator('textarea').fill('A metà.');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.waitForSelector('.unit');
    expect(await unit(page, drums).innerText()).toContain('A metà.');
    expect(await page.innerText('.sub')).toContain(say('en', 'unsaved', { count: 1 }));
  });

  it('says who did what, and how a text came to be what it is', async () => {
    const { page } = await desk('en');
    await page.keyboard.press('r');
    await isShown(page, drums, 'reviewed');
    await page.keyboard.press('o');
    await unit(page, drums).locator('.history summary').click();
    await unit(page, drums).locator('.history li').first().waitFor();
    expect(await unit(page, drums).locator('.history').innerText()).toContain('Bruno');
    await page.keyboard.press('q');
    await page.locator('.acts-list li').nth(1).waitFor();
    const [last, first] = await page.locator('.acts-list li').allInnerTexts();
    expect(last).toContain(`Ada ${say('en', 'act.marked')} ${drums}`);
    expect(first).toContain('Bruno');
  });

  it('reads copies of the official rules in the page alone', async () => {
    const { page } = await desk('en');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
    const copy = held.room.at('copy.txt');
    writeFileSync(copy, '101. Drums\n\n101.2. A harbour is a place.\n\n101.3. Twelve ships lie between two voyages.\n');
    await page.setInputFiles('input[type=file]', copy);
    await hasSaid(page, say('en', 'saidCopy', { name: 'copy.txt' }));
    await unit(page, drums).locator('.unit__b').click();
    await unit(page, drums).locator('.official').waitFor();
    expect(await unit(page, drums).locator('.official').innerText()).toContain('Twelve ships lie');
    expect(await unit(page, drums).locator('.official').innerText()).not.toContain('harbour');
    expect(requests.filter((one) => /harbour|Twelve|POST/.test(one))).toEqual([]);
    expect(await page.evaluate('JSON.stringify(localStorage)')).not.toContain('Twelve');
  });
});

it('has no paragraph of the official rules in what the site gives to the desk', async () => {
  const script = readFileSync(`${await site()}/desk/units.js`, 'utf8');
  const { rows, reads } = JSON.parse(gunzipSync(Buffer.from(script.split("'")[1]!, 'base64')).toString()) as DeskData;
  const paragraphs = new Set(
    readDigests('rules')
      .flatMap(({ texts }) => Object.values(texts))
      .flatMap(({ rules }) => Object.entries(rules))
      .flatMap(([number, { text, more = [], examples = [] }]) =>
        // Titles are names, which everybody may say.
        number.includes('.') ? [text, ...more, ...examples] : [],
      ),
  );
  const texts = rows.flatMap(({ key, en, it }) => [en, it].map((text) => ({ key, text })));
  const read = Object.entries(reads ?? {}).flatMap(([key, both]) =>
    [...both.en, ...both.it].map((text) => ({ key, text })),
  );
  expect(texts.length).toBeGreaterThan(10_000);
  expect([...texts, ...read].filter(({ text }) => paragraphs.has(digestOfWords(text)))).toEqual([]);
});

describe.skipIf(chromiumPath === undefined)('the desk without a server', () => {
  const [key, paired, aside] = ['range.fixed-for-turn/text', 'attack.too-wide/text', 'attack.candidates/text'];
  const folder = mkdtempSync(join(tmpdir(), 'tavolata-alone-'));
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await browser?.close();
  });

  async function alone(lang: Lang): Promise<{ readonly page: Page; readonly complaints: readonly string[] }> {
    const opened = await open(browser, lang, { file: 'desk/index.html', acceptDownloads: true });
    opened.page.setDefaultTimeout(patience);
    await opened.page.waitForSelector('.unit');
    return opened;
  }

  const write = async (page: Page, text: string, words: string): Promise<void> => {
    await reach(page, text);
    await page.keyboard.press('e');
    await unit(page, text).locator('textarea').fill(words);
  };

  const putAside = async (lang: Lang, page: Page): Promise<void> => {
    const found = unit(page, aside).locator('.find[data-check=elision]');
    await found.getByRole('button', { name: say(lang, 'putAside') }).click();
    await page.keyboard.type('Così si dice.');
    await page.keyboard.press('Enter');
    await hasSaid(page, say(lang, 'saidDismissed', { key: aside }));
    await found.waitFor({ state: 'detached' });
  };

  it.each(langs)('gives texts, decisions and reviews as a file that is imported, in %s', async (lang) => {
    const { page, complaints } = await alone(lang);
    await write(page, key, 'Finché dura un turno un giocatore raggiunge chi raggiungeva al suo inizio.');
    expect(await unit(page, key).locator('.terms').innerText()).toContain('giocatore');
    await page.keyboard.press('Control+Enter');
    await hasSaid(page, say(lang, 'saidSaved', { key }));
    await page.keyboard.press('Escape');
    // Both sentences of one text, kept as one pair; not before it is known who says so.
    await reach(page, paired);
    await page.keyboard.press('o');
    const joining = unit(page, paired).getByRole('button', { name: say(lang, 'joinUp'), exact: true });
    await joining.nth(1).click();
    await page.keyboard.press('p');
    await hasSaid(page, say(lang, 'whoAreYou'));
    await page.keyboard.press('n');
    await page.keyboard.type('Ada');
    await page.keyboard.press('Escape');
    await page.keyboard.press('p');
    await hasSaid(page, say(lang, 'saidPaired', { key: paired }));
    await write(page, aside, "Un'avversario.");
    await page.keyboard.press('Control+Enter');
    await hasSaid(page, say(lang, 'saidSaved', { key: aside }));
    await page.keyboard.press('Escape');
    await putAside(lang, page);
    await reach(page, paired);
    await page.keyboard.press('r');
    await hasSaid(page, say(lang, 'saidSaved', { key: paired }));
    // All of it outlasts the page, and can be taken back after that, the last first.
    await page.reload();
    await page.waitForSelector('.unit');
    expect(await page.innerText('.sub')).toContain(say(lang, 'waiting', { count: 3 }));
    for (const undone of [paired, aside]) {
      await page.keyboard.press('u');
      await hasSaid(page, say(lang, 'saidUndone', { key: undone }));
    }
    await reach(page, paired);
    await page.keyboard.press('r');
    await hasSaid(page, say(lang, 'saidSaved', { key: paired }));
    await reach(page, aside);
    await page.keyboard.press('o');
    await putAside(lang, page);
    const coming = page.waitForEvent('download');
    await page.click('[data-act=export]');
    const file = await (await coming).path();
    await hasSaid(page, say(lang, 'saidExported', { count: 3 }));
    expect(await page.innerText('.sub')).toContain(say(lang, 'waiting', { count: 0 }));
    const rules = join(folder, lang);
    cpSync('rules', rules, { recursive: true });
    const { out } = said(['text', 'import', file, '--json'], { rules });
    expect(JSON.parse(out)).toMatchObject({
      counts: { taken: 3, conflict: 0 },
      decided: expect.arrayContaining([aside, paired]),
      diagnostics: [],
    });
    const read = (name: string) => JSON.parse(readFileSync(join(rules, name), 'utf8'));
    expect(read('texts/dismissed.json').dismissed).toContainEqual(
      expect.objectContaining({ unit: aside, check: 'elision', why: 'Così si dice.' }),
    );
    expect(read('editions/pairs.json').pairs).toContainEqual(
      expect.objectContaining({ from: paired, old: '1+2', new: '1+2', by: 'Ada' }),
    );
    expect(read('texts/records.json').units[paired].it).toMatchObject({ state: 'reviewed', by: 'Ada' });
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it.each(langs)('shows what a text has from a copy, and which of its terms it lacks, in %s', async (lang) => {
    const { page } = await alone(lang);
    const copy = join(folder, 'copia.txt');
    const harbour = 'Le navi del porto partono insieme quando la marea è alta e il vento viene da nord.';
    writeFileSync(copy, `801. Il porto\n\n801.5a Un avversario guarda il mare.\n\n801.9 ${harbour}\n`);
    await page.setInputFiles('input[type=file]', copy);
    await hasSaid(page, say(lang, 'saidCopy', { name: 'copia.txt' }));
    await write(page, aside, 'Chi gioca sceglie fra i rivali. Le navi del porto partono insieme.');
    const section = unit(page, aside).locator('section', { has: page.locator('.official') });
    await section.locator('.official', { hasText: 'guarda il mare' }).waitFor();
    expect(await section.locator('[data-repeated]').allInnerTexts()).toEqual([
      expect.stringContaining('Le navi del porto partono insieme'),
    ]);
    expect(await section.locator('[data-repeated]').getAttribute('data-repeated')).toBe('6');
    expect(await section.locator('[data-repeated].refusal').count()).toBe(0);
    expect(await section.locator('.official-term').allInnerTexts()).toEqual([expect.stringContaining('avversario')]);
    await expectAccessible(page);
    // More of it is no longer our own words, and a term that is there is lacking no more.
    await unit(page, aside).locator('textarea').fill(`Chi gioca sceglie un avversario. ${harbour}`);
    await section.locator('.refusal[data-repeated="17"]').waitFor();
    expect(await section.locator('.official-term').count()).toBe(0);
    await expectAccessible(page);
    await page.context().close();
  });
});
