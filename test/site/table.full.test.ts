import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath, expectAccessible, expectNoSideways, langs, launch, open, say } from './browser.js';

/** What the page said last to whoever does not see it. */
const said = (page: Page) => page.locator('#said').innerText();
const seat = (page: Page, id: string) => page.locator(`[data-seat="${id}"]`);
const choose = (page: Page, creature: string) => page.click(`[data-creature="${creature}"]`);
const verdictsOf = (page: Page) =>
  page.$$eval('.seat', (seats) => seats.map((one) => `${one.getAttribute('data-seat')} ${one.getAttribute('data-v')}`));

describe.skipIf(chromiumPath === undefined)('the table in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  describe.each(langs)('in %s', (lang) => {
    it('lets each seat say whether it may be attacked, and by which rule', async () => {
      const { page, complaints } = await open(browser, lang);
      expect(await page.getAttribute('html', 'lang')).toBe(lang);
      await choose(page, 'Stone Golem');
      expect(await verdictsOf(page)).toEqual([
        'Anna denied',
        'Bruno denied',
        'Carla denied',
        'Dario allowed',
        'Elena denied',
        'Fabio denied',
      ]);
      const elena = await seat(page, 'Elena').innerText();
      expect(elena).toContain(say(lang, 'no'));
      expect(elena).toContain('809.3c');
      expect(elena).toContain(lang === 'it' ? 'Si attacca solo il posto accanto' : 'Attacks on the next seat only');
      expect(await seat(page, 'Dario').innerText()).toContain(say(lang, 'yes'));
      const parts = { creature: 'Stone Golem', players: 'Dario', count: 1, all: 6 };
      expect(await said(page)).toBe(say(lang, 'attackerAllowed', parts));
      expect(complaints).toEqual([]);
    });

    it('gives the verdict first, then the rules, then the proof', async () => {
      const { page } = await open(browser, lang);
      await choose(page, 'Stone Golem');
      await seat(page, 'Elena').locator('.seat__b').click();
      const parts = { creature: 'Stone Golem', player: 'Elena' };
      expect(await page.innerText('#why-h')).toBe(say(lang, 'answerNo', parts));
      const numbers = await page.locator('.reason a.num').allInnerTexts();
      expect(numbers.slice(0, 2)).toEqual(['809.3c', '801.3']);
      expect(await page.getAttribute('.reason a.num', 'href')).toBe('rules/809.3c.html#emperor.only-neighbours');
      expect(await page.locator('.panel .trace').count()).toBe(0);
      await page.click('.panel details:not([data-near]) summary');
      expect(await page.innerText('.panel .trace')).toContain(lang === 'it' ? 'In base a' : 'Decided by');
      expect(await said(page)).toContain(`${say(lang, 'answerNo', parts)}. 809.3c`);
    });

    it('goes through a plan step by step, carries it out, and takes it back', async () => {
      const { page } = await open(browser, lang);
      await choose(page, 'Stone Golem');
      await seat(page, 'Dario').locator('.seat__b').click();
      await page.click('[data-leave]');
      expect(await page.locator('.step').count()).toBeGreaterThan(1);
      expect(await seat(page, 'Dario').getAttribute('data-out')).toBeNull();
      await page.keyboard.press('Enter');
      expect(await page.locator('.step[data-s=now]').count()).toBe(1);
      expect(await said(page)).toContain(say(lang, 'step', { number: 1, count: await page.locator('.step').count() }));
      await page.getByRole('button', { name: say(lang, 'carryOut') }).click();
      expect(await seat(page, 'Dario').getAttribute('data-out')).toBe('');
      expect(await seat(page, 'Dario').innerText()).toContain(say(lang, 'left'));
      await page.getByRole('button', { name: say(lang, 'undo'), exact: true }).click();
      expect(await seat(page, 'Dario').getAttribute('data-out')).toBeNull();
      expect(await seat(page, 'Dario').getAttribute('data-v')).toBeNull();
      expect(await said(page)).toBe(say(lang, 'undone'));
    });

    it('offers what everybody may do now', async () => {
      const { page } = await open(browser, lang, { hash: '#r=two-headed-giant' });
      const attack = lang === 'it' ? /attacco di Timber Wolves contro Marta/ : /attack by Timber Wolves on Marta/;
      await page.getByRole('button', { name: attack }).click();
      expect(await page.innerText('#why-h')).toMatch(attack);
      await page.getByRole('button', { name: say(lang, 'carryOut') }).click();
      expect(await page.getByRole('button', { name: attack }).count()).toBe(0);
    });

    it('shows the table in another edition', async () => {
      const { page } = await open(browser, lang);
      await choose(page, 'Stone Golem');
      const april = lang === 'it' ? '1º aprile 2011' : 'April 1, 2011';
      const [place, before] = ['3', '2'];
      await page.fill('#ed', place);
      await page.waitForSelector(`.ed__now:text-is("${april}")`);
      expect(await page.getAttribute('#ed', 'aria-valuetext')).toBe(april);
      expect(await verdictsOf(page)).toContain('Dario allowed');
      expect(await said(page)).toBe(`${april}.`);
      await page.getByRole('button', { name: say(lang, 'previous') }).click();
      await page.waitForSelector(`.ed__now:not(:text-is("${april}"))`);
      expect(await page.inputValue('#ed')).toBe(before);
    });

    it('says at which editions the answer, its rules or their words change, and in what', async () => {
      const { page, complaints } = await open(browser, lang);
      expect(await page.innerText('.ed__says')).toBe(say(lang, 'editionChoose'));
      await choose(page, 'Stone Golem');
      await seat(page, 'Elena').locator('.seat__b').click();
      const change = page.locator('.ed__list li');
      await change.first().waitFor();
      expect(await page.innerText('.ed__says')).toBe(say(lang, 'editionChanges', { count: 2 }));
      const says = await change.locator('span').allInnerTexts();
      expect(says[0]).toContain('809.3c');
      expect(says[1]).toContain(
        lang === 'it' ? '«Si attacca solo il posto accanto»' : '“Attacks on the next seat only”',
      );
      expect((await page.getAttribute('.tick-change', 'd'))?.match(/M/g)).toHaveLength(2);
      await change.nth(1).getByRole('button').click();
      await page.waitForSelector('.ed__list li[aria-current=true]');
      expect(await page.innerText('.ed__now')).toBe(lang === 'it' ? '14 aprile 2023' : 'April 14, 2023');
      expect(complaints).toEqual([]);
    });

    it('says what nearly applied, and the facts of this table', async () => {
      const { page } = await open(browser, lang);
      await choose(page, 'Stone Golem');
      await seat(page, 'Elena').locator('.seat__b').click();
      expect(await page.locator('.reason .here').first().innerText()).toContain('Elena');
      await page.click('[data-near] summary');
      const near = await page.locator('.near li').allInnerTexts();
      expect(near.join(' ')).toContain(lang === 'it' ? 'Stone Golem è TAPpato' : 'Stone Golem is tapped');
    });

    it('shows at the table how far a plan has come, forwards and back', async () => {
      const { page } = await open(browser, lang);
      await seat(page, 'Carla').locator('.seat__b').click();
      await page.click('[data-leave]');
      const out = () => seat(page, 'Carla').getAttribute('data-out');
      const count = await page.locator('.step').count();
      const seen: (string | null)[] = [await out()];
      for (let step = 0; step < count; step++) {
        await page.click('[data-next]');
        seen.push(await out());
      }
      const departed = seen.indexOf('');
      expect(departed).toBeGreaterThan(1);
      expect(seen).toEqual(seen.map((_, step) => (step < departed ? null : '')));
      expect(await page.isDisabled('[data-next]')).toBe(true);
      for (let step = count; step > departed - 1; step--) await page.click('.stepper button >> nth=0');
      expect(await out()).toBeNull();
      await page.getByRole('button', { name: say(lang, 'cancel') }).click();
      expect(await out()).toBeNull();
    });

    it('saves what was done as the lines of a case, which hold', async () => {
      const { page, complaints } = await open(browser, lang);
      await choose(page, 'Stone Golem');
      await seat(page, 'Fabio').locator('.seat__b').click();
      await page.click('[data-leave]');
      await page.getByRole('button', { name: say(lang, 'carryOut') }).click();
      await seat(page, 'Elena').locator('.seat__b').click();
      await page.click('.save summary');
      const lines = await page.innerText('.save .trace');
      expect(lines).toContain('send playersLeave([Fabio])');
      expect(lines).toContain("ask mayAttack('Stone Golem', Elena) = denied");
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: say(lang, 'caseDownload') }).click(),
      ]);
      const room = mkdtempSync(join(tmpdir(), 'tavolata-case-'));
      const file = join(room, download.suggestedFilename());
      await download.saveAs(file);
      expect(readFileSync(file, 'utf8').trim()).toBe(lines.trim());
      const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/program.mjs', 'test', file]);
      rmSync(room, { recursive: true });
      expect(`${stdout}${stderr}`).toMatch(/1/);
      expect(status).toBe(0);
      expect(complaints).toEqual([]);
    });

    it('makes a table for a variant and players, or says why not', async () => {
      const { page } = await open(browser, lang);
      await page.getByRole('button', { name: say(lang, 'change') }).click();
      await page.selectOption('#variant', 'emperor');
      await page.getByRole('button', { name: say(lang, 'begin') }).click();
      expect(await page.innerText('.refusal')).toContain(say(lang, 'refused'));
      await page.selectOption('#variant', 'two-headed-giant');
      await page.getByRole('button', { name: say(lang, 'begin') }).click();
      expect(await page.locator('.seat').count()).toBe(4);
      expect(await page.locator('.seat[data-team="1"]').count()).toBe(2);
      expect(await page.innerText('.sub')).not.toContain(say(lang, 'noTurn'));
      await page.click('.perm >> nth=0');
      const [ours] = await verdictsOf(page);
      expect(ours).toContain('denied');
      // Chance says who begins, so the other team may be attacked or not.
      expect((await verdictsOf(page)).filter((one) => one.endsWith('denied')).length).toBeGreaterThanOrEqual(2);
    });

    it('makes a table with agreed options and house answers', async () => {
      const { page } = await open(browser, lang);
      await page.getByRole('button', { name: say(lang, 'change') }).click();
      await page.click('.setup summary >> nth=0');
      await page.check('[name=options][value=limited-range]');
      await page.getByRole('button', { name: say(lang, 'begin') }).click();
      expect(await page.innerText('.refusal')).toContain(say(lang, 'rangeMissing'));
      await page.fill('#range', '1');
      await page.click('.setup summary >> nth=1');
      await page.selectOption('[name="house:vacated-chairs"]', 'stay');
      await page.getByRole('button', { name: say(lang, 'begin') }).click();
      expect(await page.locator('.seat').count()).toBe(4);
      // With range 1 one of four is out of reach of whoever attacks.
      await choose(page, say(lang, 'creature', { player: 'Ada' }));
      expect(await page.locator('.seat .tag', { hasText: say(lang, 'inRange', { player: 'Ada' }) }).count()).toBe(2);
      await page.getByRole('button', { name: say(lang, 'share') }).click();
      await page.waitForURL(/[#&]t=/);
      const packed = new URLSearchParams(new URL(page.url()).hash.slice(1)).get('t') ?? '';
      const { setup } = JSON.parse(inflateRawSync(Buffer.from(packed, 'base64url')).toString());
      expect(setup.options).toContain('limited-range');
      expect(setup.house).toEqual({ 'vacated-chairs': 'stay' });
    });

    it('puts the whole table into a link', async () => {
      const { page } = await open(browser, lang);
      await choose(page, 'Stone Golem');
      await seat(page, 'Fabio').locator('.seat__b').click();
      await page.click('[data-leave]');
      await page.getByRole('button', { name: say(lang, 'carryOut') }).click();
      await page.getByRole('button', { name: say(lang, 'share') }).click();
      await page.waitForURL(/[#&]t=/);
      const { hash } = new URL(page.url());
      const other = await open(browser, lang === 'it' ? 'en' : 'it', { hash });
      expect(await seat(other.page, 'Fabio').getAttribute('data-out')).toBe('');
      expect(await verdictsOf(other.page)).toEqual(await verdictsOf(page));
      expect(await other.page.getAttribute('html', 'lang')).toBe(lang);
    });

    it('is played by keyboard alone', async () => {
      const { page } = await open(browser, lang);
      await page.keyboard.press('a');
      await page.keyboard.press('a');
      await page.keyboard.press('5');
      expect(await page.locator('[data-seat=Elena]').getAttribute('data-sel')).toBe('');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Enter');
      expect(await page.innerText('#why-h')).toContain('Dario');
      await page.keyboard.press('l');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      expect(await page.locator('.step').count()).toBe(0);
      await page.focus('[data-seat=Dario] .seat__b');
      await page.keyboard.press('l');
      const focused = () => page.evaluate('document.activeElement.textContent.trim()');
      for (let tabs = 0; tabs < 40 && (await focused()) !== say(lang, 'carryOut'); tabs++)
        await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      expect(await seat(page, 'Dario').getAttribute('data-out')).toBe('');
      await page.waitForSelector('[data-seat=Dario] .seat__b:focus');
      await page.keyboard.press('u');
      expect(await seat(page, 'Dario').getAttribute('data-out')).toBeNull();
      await page.keyboard.press('w');
      expect(await page.evaluate('document.activeElement.id')).toBe('why');
    });

    it('has nothing that axe finds, nor anything too wide', async () => {
      for (const width of [1440, 1024, 390]) {
        const { page } = await open(browser, lang, { viewport: { width, height: 900 }, colorScheme: 'light' });
        await expectAccessible(page);
        await choose(page, 'Stone Golem');
        await seat(page, 'Elena').locator('.seat__b').click();
        await page.click('[data-near] summary');
        await page.click('.save summary');
        await page.locator('.ed__list li').first().waitFor();
        await page.locator('.save .trace').waitFor();
        await expectAccessible(page);
        await expectNoSideways(page);
        await page.click('[data-leave]');
        await page.click('[data-next]');
        await page.getByRole('button', { name: say(lang, 'change') }).click();
        await page.emulateMedia({ colorScheme: width === 1024 ? 'dark' : 'light' });
        await expectAccessible(page);
        await expectNoSideways(page);
        await page.context().close();
      }
    });
  });

  it('says what is wrong with an address that holds no table', async () => {
    const { page } = await open(browser, 'en', { hash: '#t=bm9uc2Vuc2U' });
    expect(await page.innerText('.refusal')).toContain('This address holds no table');
    expect(await page.locator('.seat').count()).toBe(6);
  });

  it('changes the language in the page, and keeps what is chosen', async () => {
    const { page } = await open(browser, 'en');
    await choose(page, 'Stone Golem');
    await seat(page, 'Elena').locator('.seat__b').click();
    await page.click('.seg [lang=it]');
    await page.waitForSelector('html[lang=it]');
    expect(await page.innerText('#why-h')).toBe('No, Stone Golem non può attaccare Elena');
    expect(await page.getAttribute('html', 'lang')).toBe('it');
  });

  it.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])('lets no two of %i seats overlap', async (count) => {
    const { page } = await open(browser, 'it');
    await page.getByRole('button', { name: say('it', 'change') }).click();
    await page.selectOption('#variant', '');
    await page.fill('#players', [...Array(count).keys()].map((one) => `Bartolomea ${one}`).join('\n'));
    await page.getByRole('button', { name: say('it', 'begin') }).click();
    expect(await page.locator('.seat').count()).toBe(count);
    for (const width of [1440, 800, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const boxes = await page.$$eval('.seat, .centre', (all) =>
        all.map((one) => one.getBoundingClientRect().toJSON()),
      );
      const overlap = boxes.some((a, at) =>
        boxes.slice(at + 1).some((b) => a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom),
      );
      expect(overlap).toBe(false);
      await expectNoSideways(page);
    }
  });
});
