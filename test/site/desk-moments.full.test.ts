import { writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chromiumPath, expectAccessible, type Lang } from './browser.js';
import { deskForEach, drums, flutes, hasSaid, openDesk, patience, reach, say, unit } from './desk-room.js';

const write = async (page: Page, key: string, text: string): Promise<void> => {
  await reach(page, key);
  await page.keyboard.press('e');
  await unit(page, key).locator('textarea').fill(text);
};

describe.skipIf(chromiumPath === undefined)('bad moments at the desk', () => {
  const held = deskForEach();
  const desk = async (lang: Lang) => (await openDesk(held.browser, held.room, lang)).page;

  it('keeps what is written when the server is gone, and saves it when there is one again', async () => {
    const page = await desk('it');
    // Answers of the server that are still on their way when it is gone.
    const late: (() => Promise<void>)[] = [];
    await page.route('**/api/text?*', async (route) => {
      const response = await route.fetch();
      late.push(() => route.fulfill({ response }));
    });
    await write(page, drums, 'Un testo per dopo.');
    await expect.poll(() => late.length, { timeout: patience }).toBeGreaterThan(0);
    const { port } = new URL(held.room.address);
    await held.room.stop();
    await page.keyboard.press('Control+Enter');
    await hasSaid(page, say('it', 'saidUnreached'));
    const arrived = page.waitForResponse('**/api/text?*');
    for (const answer of late) await answer();
    await (await arrived).finished();
    await page.unroute('**/api/text?*');
    await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
    expect(await page.innerText('main')).toContain(say('it', 'unreached'));
    expect(held.room.read()).not.toContain('Un testo per dopo.');
    // Its address has another token now.
    page.on('dialog', (dialog) => void dialog.accept());
    await held.room.start(Number(port));
    await page.goto(held.room.address);
    await page.reload();
    await page.waitForSelector('.unit');
    await reach(page, drums);
    expect(await unit(page, drums).innerText()).toContain('Un testo per dopo.');
    await page.keyboard.press('s');
    await hasSaid(page, say('it', 'saidSaved', { key: drums }));
    expect(held.room.read()).toContain('"Un testo per dopo."');
  });

  it('tells whoever comes with a wrong token, or none, where the right one is', async () => {
    for (const [address, lang] of [
      [held.room.address.replace(/token=.*/, 'token=wrong'), 'en'],
      [held.room.address.replace(/#.*/, ''), 'it'],
    ] as const) {
      const context = await held.browser.newContext({ locale: lang === 'it' ? 'it-IT' : 'en-GB' });
      context.setDefaultTimeout(patience);
      const page = await context.newPage();
      await page.goto(address);
      await page.getByText(say(lang, 'noToken')).waitFor();
      await context.close();
    }
  });

  it('refuses to save while a file is broken, shows where, and saves when it is mended', async () => {
    const page = await desk('en');
    await write(page, drums, 'I bambini suonano.');
    const whole = held.room.read();
    writeFileSync(held.room.at('rules/base/playing.json'), whole.slice(0, -20));
    await page.getByText(say('en', 'troubled')).waitFor();
    expect(await page.locator('.refusal').first().innerText()).toContain('playing.json');
    await page.keyboard.press('Control+Enter');
    await hasSaid(page, say('en', 'saidRefused'));
    await expectAccessible(page);
    expect(held.room.read()).toBe(whole.slice(0, -20));
    writeFileSync(held.room.at('rules/base/playing.json'), whole);
    await page.getByText(say('en', 'troubled')).waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await reach(page, drums);
    await page.keyboard.press('s');
    await hasSaid(page, say('en', 'saidSaved', { key: drums }));
    expect(held.room.read()).toContain('"I bambini suonano."');
  });

  it('lets two people work in two windows, each seeing what the other did, and when', async () => {
    const [ada, bruno] = [await desk('it'), await desk('it')];
    await bruno.keyboard.press('n');
    await bruno.keyboard.press('Control+A');
    await bruno.keyboard.type('Bruno');
    await bruno.keyboard.press('Escape');
    await write(ada, drums, 'Il testo di Ada.');
    await write(bruno, drums, 'Il testo di Bruno.');
    await bruno.keyboard.press('Control+Enter');
    await hasSaid(bruno, say('it', 'saidSaved', { key: drums }));
    await unit(ada, drums).locator('.conf').waitFor();
    expect(await unit(ada, drums).locator('.conf').innerText()).toMatch(/Il testo di[\s\S]*Ada[\s\S]*Bruno/);
    await ada.keyboard.press('Escape');
    await ada.keyboard.press('1');
    await hasSaid(ada, say('it', 'saidSaved', { key: drums }));
    // What he saved is no longer what stands there.
    await bruno.keyboard.press('Escape');
    await bruno.keyboard.press('u');
    await hasSaid(bruno, say('it', 'saidChanged', { key: drums }));
    expect(held.room.read()).toContain('"Il testo di Ada."');
    // Another server, as after a break: it knows what was done.
    await held.room.stop();
    await held.room.start();
    const page = await desk('it');
    await page.keyboard.press('q');
    await page.locator('.acts-list li').nth(1).waitFor();
    const acts = await page.locator('.acts-list li').allInnerTexts();
    expect(acts[0]).toMatch(new RegExp(`\\d.*Ada ${say('it', 'act.saved')} ${drums}`));
    expect(acts[1]).toMatch(new RegExp(`\\d.*Bruno ${say('it', 'act.saved')} ${drums}`));
  });

  it('takes back what was decided, and not the save before it', async () => {
    const page = await desk('en');
    await write(page, drums, 'Un altro testo.');
    await page.keyboard.press('Control+Enter');
    await hasSaid(page, say('en', 'saidSaved', { key: drums }));
    await page.keyboard.press('Escape');
    await reach(page, flutes);
    await page.keyboard.press('d');
    await page.keyboard.type('Lo dice la partitura.');
    await page.keyboard.press('Enter');
    await hasSaid(page, say('en', 'saidDismissed', { key: flutes }));
    await page.keyboard.press('u');
    await hasSaid(page, say('en', 'saidUndone', { key: flutes }));
    await unit(page, flutes).locator('.find[data-check=elision]').waitFor();
    expect(held.room.read()).toContain('"Un altro testo."');
  });

  it('takes a long text, refuses one that is too long, and says what it lacks of what stands between braces', async () => {
    const page = await desk('en');
    held.room.edit('Small children may play drums.', 'Small children may play {count} drums.');
    await unit(page, drums).getByText('{count}').first().waitFor();
    await write(page, drums, 'I bambini piccoli suonano tamburi.');
    await unit(page, drums).locator('.find[data-check=symbols]').waitFor();
    const long = `I bambini suonano {count} tamburi${' e altri tamburi'.repeat(230)}.`;
    const longer = `${long} ${long}`;
    await unit(page, drums).locator('textarea').fill(longer);
    await page.keyboard.press('Control+Enter');
    await hasSaid(page, say('en', 'saidRefused'));
    await page.keyboard.press('Escape');
    await reach(page, drums);
    expect(await unit(page, drums).locator('.refusal').innerText()).toContain('4000');
    await page.keyboard.press('e');
    expect(await unit(page, drums).locator('textarea').inputValue()).toBe(longer);
    await unit(page, drums).locator('textarea').fill(long);
    await unit(page, drums).locator('.find[data-check=symbols]').waitFor({ state: 'detached' });
    await page.keyboard.press('Control+Enter');
    await hasSaid(page, say('en', 'saidSaved', { key: drums }));
    expect(held.room.read()).toContain(long);
  });

  it('shows all keys over the page, which do nothing meanwhile', async () => {
    const page = await desk('it');
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('r');
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await unit(page, drums).locator('[data-state]').getAttribute('data-state')).toBe('stale');
    await page.keyboard.press('.');
    expect(await page.locator('[data-task=all]').getAttribute('aria-pressed')).toBe('true');
  });
});
