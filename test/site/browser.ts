import { mkdtempSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { buildSite } from '../../site/build.js';
import { chromiumPath, launch } from '../../site/chromium.js';
import ofPages from '../../site/pages/words.json' with { type: 'json' };
import { saying } from '../../site/src/say.js';
import ofTable from '../../site/src/words.json' with { type: 'json' };
import { sampleOf } from '../amount.js';

export type Lang = 'en' | 'it';
/** The languages that a run tries the pages in: the full run one of them, the other for the next commit. */
export const langs: readonly Lang[] = sampleOf<Lang>(['en', 'it'], { full: 1 });

if (chromiumPath === undefined)
  console.warn('The site is not tried in a browser: there is no Chromium (set CHROMIUM to its path).');

let built: Promise<string> | undefined;
/** The folder of the site, built once for all tests of a worker; workers build side by side. */
export const site = (): Promise<string> => {
  built ??= buildSite(mkdtempSync(join(process.env['TAVOLATA_TEST_CACHE'] ?? tmpdir(), 'site-')));
  return built;
};

export { chromiumPath, launch };

/** A page of the site as opened from its folder, without any network, with all that it complained about. */
export async function open(
  browser: Browser,
  lang: Lang,
  { file = 'index.html', hash = '', ...options }: BrowserContextOptions & { file?: string; hash?: string } = {},
): Promise<{ readonly page: Page; readonly complaints: readonly string[] }> {
  const locale = lang === 'it' ? 'it-IT' : 'en-GB';
  const context = await browser.newContext({
    locale,
    offline: true,
    viewport: { width: 1440, height: 1000 },
    ...options,
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(pathToFileURL(`${await site()}/${file}`).href + hash);
  if (file === 'index.html') await page.waitForSelector('.seat');
  return { page, complaints };
}

// Where both have a key, that of the table is meant.
const words = { ...ofPages, ...ofTable };

/** A text of the interface. */
export const say = (lang: Lang, word: keyof typeof words, parts: { readonly [name: string]: string | number } = {}) =>
  saying(words)(lang)(word, parts);

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Lets axe look at a page, which must find nothing. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axe);
  const found = (await page.evaluate(
    `axe.run().then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html.slice(0, 200)).join(' | ')))`,
  )) as readonly string[];
  expect(found).toEqual([]);
}

/** No part of a page is wider than the window. */
export async function expectNoSideways(page: Page): Promise<void> {
  const [wide, window] = (await page.evaluate('[document.documentElement.scrollWidth, innerWidth]')) as [
    number,
    number,
  ];
  expect(wide).toBeLessThanOrEqual(window);
}
