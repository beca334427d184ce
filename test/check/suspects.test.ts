import { describe, expect, it } from 'vitest';
import type { Rulebook } from '../../src/engine/model/rulebook.js';
import type { Play } from '../../tools/check/plays.js';
import type { Failure, Scenario } from '../../tools/check/scenarios/model.js';
import { suspicions } from '../../tools/check/suspects.js';

const rulebook = { entries: [{ id: 'a.one' }, { id: 'a.two' }, { id: 'a.three' }] } as unknown as Rulebook;

function play(
  id: string,
  decided: readonly string[],
  nearly: readonly string[],
  failures: readonly Partial<Failure>[] = [],
) {
  const scenario = { id, steps: [{ ask: 'x' }] } as unknown as Scenario;
  const failed = failures.map((one) => ({ step: 0, expected: null, got: null, ...one }));
  return { id, scenario, decided: new Set(decided), nearly: new Set(nearly), failures: failed } as unknown as Play;
}
const wrong = { code: 'test.answer' } as const;
const reported = (plays: readonly Play[]) =>
  suspicions(rulebook, plays).map(({ entry, plays: own, among }) => [entry, own.map(({ id }) => id).join(''), among]);

describe('the entry that probably explains failures', () => {
  it('has a part in failing scenarios and not in those that hold', () => {
    const plays = [
      play('p', ['a.one', 'a.two'], [], [wrong]),
      play('q', ['a.one', 'a.two'], [], [wrong]),
      play('r', ['a.one'], []),
      play('s', ['a.one'], ['a.three']),
    ];
    expect(reported(plays)).toEqual([['a.two', 'pq', 2]]);
  });

  it('is one that should have decided', () => {
    const missing = { code: 'test.because', expected: ['a.three'] } as const;
    expect(reported([play('p', ['a.one'], [], [missing]), play('q', ['a.one'], [])])).toEqual([['a.three', 'p', 1]]);
  });

  it('leads the largest group first, and a group without an entry is told too', () => {
    const plays = [
      play('p', ['a.one'], [], [wrong]),
      play('q', ['a.two'], [], [wrong]),
      play('r', ['a.two'], [], [wrong]),
      play('s', [], [], [{ code: 'test.table', got: 'table.id-twice /players {}' }]),
    ];
    expect(reported(plays)).toEqual([
      ['a.two', 'qr', 2],
      ['a.one', 'p', 1],
      [undefined, 's', 0],
    ]);
  });

  it('is none while facts are missing, which are named, and else what was just written before all others', () => {
    const lacking = { code: 'test.answer', unknown: ['B.life'] } as const;
    const later = { code: 'test.plan', step: 1 } as const;
    const [first, second] = suspicions(
      rulebook,
      [
        play('p', ['a.one', 'a.two'], [], [lacking, later]),
        play('q', ['a.one', 'a.two'], ['a.three'], [wrong]),
        play('r', ['a.three'], []),
      ],
      () => new Set(['a.three']),
    );
    expect(first).toMatchObject({ missing: ['B.life'], others: [], plays: [{ id: 'p' }] });
    expect(first).not.toHaveProperty('entry');
    expect(second).toMatchObject({ entry: 'a.three', plays: [{ id: 'q' }] });
  });
});
