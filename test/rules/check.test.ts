import { describe, expect, it } from 'vitest';
import { cached, said } from '../cli/session.js';

describe('the shipped rules', () => {
  it('pass `check --quick`: no conflict, gap, dead entry or duplicate', () => {
    const { out, exit } = said(['check', '--quick', '--json', '--rules', 'rules'], { env: cached });
    const { diagnostics } = JSON.parse(out) as { readonly diagnostics: readonly unknown[] };
    expect(diagnostics).toEqual([]);
    expect(exit).toBe(0);
  });
});
