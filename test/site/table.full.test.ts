import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import readyTables from '../../site/src/ready-tables.json' with { type: 'json' };
import { shipped } from '../rules/rulebook.js';
import { chromiumPath, expectAccessible, expectNoSideways, langs, launch, open, say } from './browser.js';
import { choose, packed, said, seat } from './table-page.js';

/** What is agreed on at the table of an address. */
function setupIn(address: string): { readonly options?: readonly string[]; readonly house?: object } {
  const packed = new URLSearchParams(new URL(address).hash.slice(1)).get('t') ?? '';
  return JSON.parse(inflateRawSync(Buffer.from(packed, 'base64url')).toString()).setup;
}

describe.skipIf(chromiumPath === undefined)('the table in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  describe.each(langs)('in %s', (lang) => {
    it('offers what everybody may do now', async () => {
      const { page } = await open(browser, lang, { hash: '#r=two-headed-giant' });
      const attack = lang === 'it' ? /attacco di Timber Wolves contro Marta/ : /attack by Timber Wolves on Marta/;
      await page.getByRole('button', { name: attack }).click();
      expect(await page.innerText('#why-h')).toMatch(attack);
      await page.getByRole('button', { name: say(lang, 'carryOut') }).click();
      expect(await page.getByRole('button', { name: attack }).count()).toBe(0);
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
      const setup = setupIn(page.url());
      expect(setup.options).toContain('limited-range');
      expect(setup.house).toEqual({ 'vacated-chairs': 'stay' });
    });

    it('takes another house answer where one decides', async () => {
      const { page } = await open(browser, lang, { hash: '#c=Stone%20Golem&s=Elena' });
      const answer = page.locator('.reason [name="house:vacated-chairs"]');
      expect(await answer.inputValue()).toBe('close-up');
      const before = await page.innerText('.reason:has(.matter) .txt');
      await answer.selectOption('stay');
      await page.locator('.reason .txt', { hasText: before }).waitFor({ state: 'detached' });
      expect(await answer.inputValue()).toBe('stay');
      await page.click('[data-share]');
      await page.waitForURL(/[#&]t=/);
      expect(setupIn(page.url()).house).toEqual({ 'vacated-chairs': 'stay' });
    });

    it('takes another house answer at a step of a plan with the keys, and takes it back', async () => {
      const event = { event: 'playersLeave', fields: { players: ['Ada', 'Bruno', 'Carla', 'Dino', 'Elsa'] } };
      const { page } = await open(browser, lang, { hash: `#r=grand-melee&n=5&p=${packed({ event, picks: [] })}` });
      const now = page.locator('.step[data-s=now]');
      expect(await now.locator('.ev').count()).toBe(2);
      const before = await now.innerText();
      const answer = now.locator('[name="house:several-removals"]').last();
      await answer.focus();
      await page.keyboard.press('ArrowDown');
      await now.locator('.ev').nth(1).waitFor({ state: 'detached' });
      expect(await answer.inputValue()).toBe('lowest-takes-all');
      expect(await page.evaluate('document.activeElement.name')).toBe('house:several-removals');
      const { choices, names } = shipped().matters['several-removals']!;
      const parts = { matter: names[lang], choice: choices['lowest-takes-all']![lang] };
      expect(await said(page)).toContain(say(lang, 'answered', parts));
      expect(await said(page)).toContain(say(lang, 'step', { number: 5, count: 5 }));
      await expectAccessible(page);
      await page.click('[data-share]');
      await page.waitForURL(/[#&]t=/);
      expect(setupIn(page.url()).house).toEqual({ 'several-removals': 'lowest-takes-all' });
      const [shared = ''] = say(lang, 'sharedHere').split(':');
      await page.locator('#said', { hasText: shared }).waitFor({ state: 'attached' });
      await page.keyboard.press('u');
      await now.locator('.ev').nth(1).waitFor();
      expect(await now.innerText()).toBe(before);
      expect(await said(page)).toContain(say(lang, 'undone'));
    });

    it('lets happen what a house answer barred, keeps its place, and finds the way back', async () => {
      const event = { event: 'turnEnds', fields: { turn: 'T1' } };
      const house = { 'early-markers': 'receive-later', 'fewest-markers': 'none' };
      const { setup, ...rest } = readyTables['grand-melee'];
      const table = { ...rest, setup: { ...setup, edition: '2010-06-18', house } };
      const hash = `#t=${packed(table)}&n=1&p=${packed({ event, picks: [] })}`;
      const { page } = await open(browser, lang, { hash });
      const early = page.locator('[name="house:early-markers"]');
      const steps = page.locator('.step');
      expect([await steps.count(), await early.count()]).toEqual([1, 1]);
      expect(
        await page.locator('[data-agreed] select').evaluateAll((all) => all.map((one) => one.getAttribute('name'))),
      ).toEqual(['house:fewest-markers']);
      await expectAccessible(page);
      await early.selectOption('begin-later');
      await steps.nth(1).waitFor();
      expect(await steps.nth(0).getAttribute('data-s')).toBe('now');
      // The step hangs on it as what barred it did: the way back is where the keys are.
      await page.waitForSelector('.step:nth-child(2) [name="house:early-markers"]:focus');
      expect(await early.inputValue()).toBe('begin-later');
      await expectAccessible(page);
      await page.getByRole('button', { name: say(lang, 'undo'), exact: true }).click();
      await steps.nth(1).waitFor({ state: 'detached' });
      expect(await early.inputValue()).toBe('receive-later');
      await early.selectOption('begin-later');
      await page.getByRole('button', { name: say(lang, 'carryOut') }).click();
      await page.click('.save summary');
      const lines = page.locator('.save .trace', { hasText: 'send turnEnds(T1)' });
      expect(await lines.innerText()).not.toContain('receive-later');
      await page.keyboard.press('u');
      await page.keyboard.press('u');
      await page.getByRole('button', { name: say(lang, 'caseAgain') }).click();
      await page.locator('.save .trace', { hasText: 'receive-later' }).waitFor();
    });

    it('asks for a fact that the table lacks, and takes it back', async () => {
      const players = [{ id: 'Ada' }, { id: 'Bo' }, { id: 'Cleo' }];
      const objects = [{ id: 'Bear', owner: 'Ada', types: ['creature'] }];
      const table = {
        setup: { edition: '2026-09-25' },
        players,
        objects,
        turns: [{ id: 'T1', group: 'Ada', number: 1 }],
      };
      const { page } = await open(browser, lang, { hash: `#t=${packed(table)}&c=Bear` });
      const verdict = () => seat(page, 'Bo').getAttribute('data-v');
      expect(await verdict()).toBe('unknown');
      await seat(page, 'Bo').locator('.seat__b').click();
      const what = lang === 'it' ? 'la sottofase di T1' : 'the step of T1';
      expect(await said(page)).toContain(say(lang, 'notKnown', { what }));
      await expectAccessible(page);
      const attackers = lang === 'it' ? 'attaccanti' : 'declare attackers step';
      await page.locator('[data-fact=step] button', { hasText: attackers }).click();
      await page.waitForSelector('[data-seat=Bo][data-v=denied]');
      expect(await page.innerText('[data-given]')).toContain(what);
      await expectAccessible(page);
      await page.click('[data-given] button');
      await page.waitForSelector('[data-seat=Bo][data-v=unknown]');
      expect(await page.locator('[data-given]').count()).toBe(0);
    });

    it('waits for a pick and carries out what was picked', async () => {
      const { page } = await open(browser, lang, { hash: '#r=free-for-all' });
      const check = lang === 'it' ? /azioni generate dallo stato/ : /state-based actions/i;
      await page.locator('.moves button', { hasText: check }).click();
      expect(await page.innerText('.need legend')).toContain('Diego');
      expect(await page.locator('.need button').allInnerTexts()).toEqual(['Isamaru', 'Isamaru (Clone)']);
      await page.click('.need button >> nth=0');
      expect(await page.locator('.step').count()).toBeGreaterThan(0);
      await page.getByRole('button', { name: say(lang, 'carryOut') }).click();
      const clone = page.locator('[data-creature=Clone]');
      expect([await clone.count(), await page.locator('[data-creature=Isamaru]').count()]).toEqual([0, 1]);
    });

    it('goes back to the last choice with the button of the browser, and forwards', async () => {
      const { page } = await open(browser, lang, { hash: '#r=emperor' });
      await choose(page, 'Stone Golem');
      await seat(page, 'Elena').locator('.seat__b').click();
      await page.click('[data-leave]');
      await page.click('[data-next]');
      await page.getByRole('button', { name: say(lang, 'carryOut') }).click();
      await page.click('[data-share]');
      await page.waitForURL(/[#&]t=/);
      await page.goBack();
      await page.waitForSelector('.step[data-s=now]');
      expect(await seat(page, 'Elena').getAttribute('data-out')).toBeNull();
      await page.goBack();
      await page.locator('#why-h', { hasText: 'Elena' }).waitFor();
      expect(await page.locator('.step').count()).toBe(0);
      expect(await said(page)).toContain('809.3c');
      await page.goBack();
      await page.waitForSelector('.seat:not([data-sel]) >> nth=4');
      expect(await page.locator('.seat[data-sel]').count()).toBe(0);
      for (let forwards = 0; forwards < 3; forwards++) await page.goForward();
      await page.waitForSelector('[data-seat=Elena][data-out]');
    });

    it('is played by keyboard alone', async () => {
      const { page } = await open(browser, lang);
      await page.keyboard.press('a');
      expect(await page.getAttribute('[data-creature="Stone Golem"]', 'aria-pressed')).toBe('true');
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
