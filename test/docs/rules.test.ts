import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../architecture/sources.js';

const page = readFileSync(join(ROOT, 'docs/rules.md'), 'utf8');
const blocks = [...page.matchAll(/^```json\n([\s\S]*?)^```/gm)].map(([, text]) => JSON.parse(text ?? '') as object);

it('the house rule that docs/rules.md shows is the one among the examples', () => {
  const example = JSON.parse(readFileSync(join(ROOT, 'examples/house/spare-the-weakest.json'), 'utf8')) as object;
  expect(blocks).toContainEqual(example);
});
