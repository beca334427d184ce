import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath, expectNoSideways, langs, launch, open, say } from './browser.js';
import { choose, said, seat, verdictsOf } from './table-page.js';

describe.skipIf(chromiumPath === undefined)('ten tasks at the table', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  describe.each(langs)('in %s', (lang) => {
    it('1: asks whom a creature may attack', async () => {
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

    it('2: asks why not somebody: the verdict, the rules, the proof', async () => {
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

    it('3: asks what would have to change', async () => {
      const { page } = await open(browser, lang);
      await choose(page, 'Stone Golem');
      await seat(page, 'Elena').locator('.seat__b').click();
      expect(await page.locator('.reason .here').first().innerText()).toContain('Elena');
      await page.click('[data-near] summary');
      const near = await page.locator('.near li').allInnerTexts();
      expect(near.join(' ')).toContain(lang === 'it' ? 'Stone Golem è TAPpato' : 'Stone Golem is tapped');
    });

    it('4: reads the rule that decides', async () => {
      const { page } = await open(browser, lang, { hash: '#c=Stone%20Golem&s=Elena' });
      await page.click('.reason a.num');
      await page.waitForURL(/rules\/809[.]3c[.]html/);
      expect(await page.getAttribute('html', 'lang')).toBe(lang);
      expect(await page.locator('[id="emperor.only-neighbours"]').isVisible()).toBe(true);
    });

    it('5: asks what happens when somebody leaves', async () => {
      const { page } = await open(browser, lang);
      await page.keyboard.press('3');
      await page.keyboard.press('l');
      const count = await page.locator('.step').count();
      expect(count).toBeGreaterThan(2);
      expect(await said(page)).toContain(say(lang, 'planSize', { count }));
      expect(await page.locator('.step .num', { hasText: '800.4' }).count()).toBeGreaterThan(0);
      expect(await seat(page, 'Carla').getAttribute('data-out')).toBeNull();
    });

    it('6: goes through a plan, carries it out, and takes it back', async () => {
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

    it('7: asks how it was in another edition', async () => {
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

    it('7: is told at which editions the answer, its rules or their words change', async () => {
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

    it('7: steps by keys to the editions where the answer changes, or by one', async () => {
      const { page } = await open(browser, lang, { hash: '#c=Stone%20Golem&s=Elena' });
      await page.locator('.ed__list li').first().waitFor();
      const places: string[] = [await page.inputValue('#ed')];
      for (const key of ['[', '[', ']', '{', '}']) {
        await page.keyboard.press(key);
        places.push(await page.inputValue('#ed'));
      }
      const ticks = ((await page.getAttribute('.tick-change', 'd')) ?? '').match(/(?<=M)\d+/g)!.map(Number);
      const [newest, second, first, ...then] = places.map(Number);
      expect([first, second]).toEqual(ticks);
      expect(newest).toBeGreaterThan(second!);
      expect(then).toEqual([second, second! - 1, second]);
      expect(await said(page)).toContain(await page.innerText('.ed__now'));
    });

    it('8: makes a table for a variant and players, or is told why not', async () => {
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

    it('9: sends the whole table in a link', async () => {
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

    it('9: sends the edition and the step of a plan along', async () => {
      const { page } = await open(browser, lang, { hash: '#r=emperor&e=2012-05-01&s=Carla' });
      const edition = await page.innerText('.ed__now');
      expect(edition).toContain('2012');
      await page.click('[data-leave]');
      await page.click('[data-next]');
      await page.click('[data-next]');
      await page.keyboard.press('y');
      await page.waitForURL(/[#&]n=2/);
      const { hash } = new URL(page.url());
      expect(hash).toContain('e=2012-05-01');
      const other = await open(browser, lang === 'it' ? 'en' : 'it', { hash });
      expect(await other.page.innerText('.ed__now')).toBe(edition);
      expect(await other.page.innerText('.steps')).toBe(await page.innerText('.steps'));
      expect(await other.page.locator('.step[data-s=now]').count()).toBe(1);
      expect(await other.page.locator('.step[data-s=done]').count()).toBe(1);
    });

    it('10: gives it to a judge with a phone, in the other language', async () => {
      const { page } = await open(browser, lang, { viewport: { width: 390, height: 844 } });
      const other = lang === 'it' ? 'en' : 'it';
      await choose(page, 'Stone Golem');
      await seat(page, 'Elena').locator('.seat__b').click();
      await page.click(`.seg [lang=${other}]`);
      await page.waitForSelector(`html[lang=${other}]`);
      const parts = { creature: 'Stone Golem', player: 'Elena' };
      expect(await page.innerText('.sheet b')).toBe(say(other, 'answerNo', parts));
      await page.click('.sheet');
      expect(await page.evaluate('document.activeElement.id')).toBe('why');
      await expectNoSideways(page);
    });
  });
});
