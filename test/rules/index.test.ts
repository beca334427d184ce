import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { indexPage } from '../../tools/check/rule-index.js';
import { ROOT } from '../architecture/sources.js';
import { loaded, shipped } from './rulebook.js';

it('rules/INDEX.md is up to date (npm run index)', () => {
  const { documents } = loaded;
  if (documents === undefined) throw new Error('the rules have errors');
  const folder = join(ROOT, 'rules');
  expect(readFileSync(join(folder, 'INDEX.md'), 'utf8')).toBe(indexPage(shipped(), documents, folder));
});
