import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { launch } from './chromium.js';

/** The figures measured for a folder, with their upper limits. */
const aims = {
  'first load, kB gzipped': 450,
  'first answer, ms': 400,
  'click, 95th percentile, ms': 16,
  'departure, ms': 30,
  'step of a plan, longest, ms': 1000 / 60,
};
type Figures = { readonly [figure in keyof typeof aims]: number };

const ROUNDS = 3;

/**
 * Measures built folders alternately and prints the minimum of each figure, because other processes on the machine can
 * only increase it.
 *
 * @throws Error if Chromium is not found
 */
export async function measured(folders: readonly string[]): Promise<void> {
  const browser = await launch();
  const best = new Map<string, Figures>();
  for (let round = 0; round < ROUNDS; round++)
    for (const folder of folders) {
      const now = await figuresOf(browser, folder);
      const before = best.get(folder) ?? now;
      const least = Object.keys(aims).map((key) => {
        const figure = key as keyof Figures;
        return [figure, Math.min(before[figure], now[figure])] as const;
      });
      best.set(folder, Object.fromEntries(least) as unknown as Figures);
    }
  await browser.close();
  for (const [figure, aim] of Object.entries(aims)) {
    const all = folders.map((folder) => best.get(folder)![figure as keyof Figures].toFixed(1).padStart(8));
    console.log(`${figure.padEnd(30)}${all.join('')}   at most ${aim.toFixed(0)}`);
  }
}

async function figuresOf(browser: Browser, folder: string): Promise<Figures> {
  const page = await browser.newPage({ locale: 'en-GB', viewport: { width: 1440, height: 1000 } });
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto(`${pathToFileURL(join(folder, 'index.html')).href}#c=Stone%20Golem`);
  await page.waitForSelector('.seat[data-v]');
  const first = (await page.evaluate('performance.now()')) as number;
  const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(decodeURIComponent(file))).length, 0);
  // Loads what the first choice of a seat needs, so that it is not part of the measured clicks.
  await page.click('.seat__b');
  await page.waitForTimeout(2000);
  const clicks: number[] = [];
  const seats = await page.$$eval('.seat', (all) => all.map((one) => one.getAttribute('data-seat') ?? ''));
  for (let round = 0; round < 5; round++)
    for (const seat of seats) clicks.push(await taken(page, `[data-seat="${seat}"] .seat__b`));
  clicks.sort((a, b) => a - b);
  await page.click('[data-seat=Dario] .seat__b');
  const departure = await taken(page, '[data-leave]');
  const steps: number[] = [];
  const count = await page.locator('.step').count();
  for (let step = 0; step < count; step++) steps.push(await taken(page, '[data-next]'));
  for (let step = 0; step < count; step++) steps.push(await taken(page, '.stepper button >> nth=0'));
  await page.close();
  return {
    'first load, kB gzipped': bytes / 1000,
    'first answer, ms': first,
    'click, 95th percentile, ms': clicks[Math.floor(clicks.length * 0.95)] ?? 0,
    'departure, ms': departure,
    'step of a plan, longest, ms': Math.max(...steps),
  };
}

/** Milliseconds from a click until its effect is on the page and laid out. */
async function taken(page: Page, selector: string): Promise<number> {
  const handle = await page.waitForSelector(selector);
  return handle.evaluate(async (element) => {
    const began = performance.now();
    (element as unknown as { click(): void }).click();
    await new Promise((done) => setTimeout(done));
    void (globalThis as unknown as { document: { body: { offsetHeight: number } } }).document.body.offsetHeight;
    return performance.now() - began;
  });
}
