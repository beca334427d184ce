import { expect, it } from 'vitest';
import { compareTexts } from '../../tools/editions/compare.js';
import { diffPage } from '../../tools/editions/page.js';
import { textOf } from './texts.js';

const old = textOf([
  ['801.', 'Harbours'],
  ['801.1.', 'A harbour is where ships lie.'],
  ['801.2.', 'Captains <b>choose</b> berths in turn order.'],
]);
const fresh = textOf([
  ['801.', 'Harbours'],
  ['801.1.', 'Pilots are paid before anybody else is.'],
  ['801.2.', 'A harbour is where ships lie.'],
  ['801.3.', 'Captains <b>choose</b> their berths in turn order.'],
]);
const page = diffPage(
  { old: '2025-01-01', new: '2026-01-01', language: 'en', comparison: compareTexts(old, fresh) },
  'it',
);

it('shows each rule under an address of its own, moved ones in a style of theirs, with the changed words', () => {
  for (const number of ['801', '801.1', '801.2', '801.3']) expect(page).toContain(`id="r${number}"`);
  expect(page).toContain('<span class="moved">801.2 → 801.3</span>');
  expect(page).toContain('<ins>their </ins>');
  expect(page).toMatch(/class="block".*801\.1–801\.2 → 801\.2–801\.3/);
  for (const kind of ['new', 'renumbered', 'renumbered-and-reworded', 'unchanged'])
    expect(page).toContain(`data-kind="${kind}"`);
});

it('needs nothing from elsewhere, and shows markup in a text as text', () => {
  expect(page).toContain('default-src &#39;none&#39;');
  expect(page).not.toMatch(/https?:|<link|src=/);
  expect(page).toContain('&lt;b&gt;choose&lt;/b&gt;');
  expect(page).toContain('<html lang="it" data-lang="it">');
});

it('shows references that lead elsewhere, whatever kind their rule is of', () => {
  const [before, after] = ['801.2', '801.3'].map((number) =>
    textOf([
      ['801.', 'Harbours'],
      ['801.1.', 'See rule 801.2.'],
      ['801.2.', number === '801.2' ? 'A harbour is where ships lie.' : 'Pilots are paid before anybody else is.'],
      ['801.3.', number === '801.2' ? 'Captains choose berths.' : 'A harbour is where ships lie.'],
    ]),
  );
  const comparison = compareTexts(before!, after!);
  const there = diffPage({ old: 'a', new: 'b', language: 'en', comparison }, 'en');
  expect(there).toContain('data-kind="unchanged strays"');
  expect(there).toContain('rimanda a 801.2 invece che a 801.3');
  expect(there).toMatch(/value="strays" checked>.*<b>1<\/b>/);
  expect(there).toContain('<span class="moved">A harbour is where ships lie.</span>');
});
