import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const paths = [process.env['CHROMIUM'], '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The path of Chromium; undefined if it is in none of the known places. */
export const chromiumPath = paths.find((path): path is string => path !== undefined && existsSync(path));

/** @throws Error if Chromium is not found */
export const launch = (): Promise<Browser> => {
  if (chromiumPath === undefined) throw new Error('there is no Chromium: set CHROMIUM to its path');
  return chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
};
