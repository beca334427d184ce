import { describe, expect, it } from 'vitest';
import { said } from '../cli/session.js';

describe('the shipped rules', () => {
  it('pass `check --fresh`: no conflict, gap, dead entry, duplicate or broken simulation, and no unused suppression', () => {
    const { out, exit } = said(['check', '--fresh', '--json', '--rules', 'rules']);
    const { diagnostics } = JSON.parse(out) as { readonly diagnostics: readonly unknown[] };
    expect(diagnostics).toEqual([]);
    expect(exit).toBe(0);
  });
});
