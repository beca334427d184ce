import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../architecture/sources.js';

/** Loops in loops: with six players 6^11 turns. */
const nested = (levels: number, inner: string): string =>
  [...Array(levels).keys()].reduce((within, level) => `(each p${'abcdefghijk'[level]} in players: ${within})`, inner);
const endless: { readonly [what: string]: { readonly when: string; readonly let?: object } } = {
  'lists in lists': { when: `size(${nested(11, 'game')}) is 3` },
  'lists of some': { when: `size(${nested(9, '[[1], [2], [3]]')}) is 3` },
  events: { when: `size(${nested(11, 'cardsAreDrawn(player, 1)')}) is 3` },
  'copies of a long list': { when: `size(${nested(8, 'reverse(numbers(1, 19999))')}) is 3` },
  records: { when: `size(${nested(9, 'Damage(source: none, to: player, amount: 3, combat: false)')}) is 3` },
  'one list': { let: { a: 'numbers(1, 19999)', b: 'flat(each x in a: a)' }, when: 'size(b) is 3' },
};

/** Asks them all in a process of its own, which would be killed if memory ran out. */
const program = `
  import { rulebookOf, tableOf } from './test/run/mini.js';
  import { ask } from './src/engine/ask/ask.js';
  for (const text of ${JSON.stringify(Object.values(endless))})
    for (const trace of [false, true]) {
      const entry = { id: 'win.large', kind: 'permission', answers: 'mayWin', verdict: 'allow', ...text };
      const table = tableOf(rulebookOf([entry]), { players: ['A', 'B', 'C', 'D', 'E', 'F'] });
      try { console.log(ask(table, 'mayWin', { player: 'A' }, { trace }).verdict); }
      catch (error) { console.log(error.code ?? String(error)); }
    }`;

describe('the usual step limit', () => {
  it('ends whatever makes lists, events and records before memory runs out', () => {
    const node = ['--max-old-space-size=448', '--import', 'tsx', '--input-type=module', '--eval', program];
    const out = execFileSync(process.execPath, node, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' });
    expect(out.trim().split('\n')).toEqual(Object.keys(endless).flatMap(() => ['fault.budget', 'fault.budget']));
  });
});
