import { deflateRawSync } from 'node:zlib';
import type { Page } from 'playwright-core';

/** What the page said last to whoever does not see it. */
export const said = (page: Page) => page.locator('#said').innerText();
export const seat = (page: Page, id: string) => page.locator(`[data-seat="${id}"]`);
export const choose = (page: Page, creature: string) => page.click(`[data-creature="${creature}"]`);
export const verdictsOf = (page: Page) =>
  page.$$eval('.seat', (seats) => seats.map((one) => `${one.getAttribute('data-seat')} ${one.getAttribute('data-v')}`));

/** As an address holds it. */
export const packed = (value: unknown): string => deflateRawSync(JSON.stringify(value)).toString('base64url');
