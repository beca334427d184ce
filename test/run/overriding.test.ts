import { describe, expect, it } from 'vitest';
import { ask } from '../../src/engine/ask/ask.js';
import { handleOf, prepare, prepareReasoned } from '../../src/engine/ask/prepare.js';
import { Fault } from '../../src/engine/model/fault.js';
import type { Table } from '../../src/engine/table/table.js';
import { asking, rulebookOf, type Sketch, tableOf } from './mini.js';

const limit = (id: string, value: string, more: object = {}): Sketch => ({
  id,
  kind: 'parameter',
  answers: 'maxVariants',
  value,
  ...more,
});
const deed = (id: string, verdict: 'allow' | 'deny' | 'require', more: object = {}): Sketch => ({
  id,
  kind: verdict === 'deny' ? 'prohibition' : verdict === 'allow' ? 'permission' : 'requirement',
  answers: 'mayWin',
  verdict,
  ...more,
});

describe('several values', () => {
  it('that differ are refused with all that take part', () => {
    const table = tableOf(rulebookOf([limit('one', '1'), limit('two', '2')]));
    for (const trace of [false, true]) {
      expect(() => asking(table, 'maxVariants()', { trace })).toThrowError(Fault);
      try {
        asking(table, 'maxVariants()', { trace });
      } catch (error) {
        expect((error as Fault).code).toBe('fault.conflict');
        expect([...(error as Fault).entries].sort()).toEqual(['one', 'two']);
        expect((error as Fault).in('it')).toContain('Restano due risposte');
      }
    }
  });

  it('that agree are no conflict', () => {
    const answer = asking(tableOf(rulebookOf([limit('one', '1'), limit('also-one', '2 - 1')])), 'maxVariants()');
    expect(answer).toMatchObject({ value: 1, because: ['also-one', 'one'] });
  });

  it('are overridden by what overrides them, while it applies', () => {
    const rulebook = rulebookOf([
      limit('usual', '1'),
      limit('crowd', '2', { when: 'size(playersIn()) > 4', overrides: ['usual'] }),
      { id: 'in', kind: 'definition', answers: 'playersIn', value: 'players' },
    ]);
    expect(asking(tableOf(rulebook), 'maxVariants()')).toMatchObject({ value: 1, because: ['usual'] });
    const many = tableOf(rulebook, { players: ['A', 'B', 'C', 'D', 'E'] });
    expect(asking(many, 'maxVariants()')).toMatchObject({ value: 2, because: ['crowd'] });
  });

  it('come back when what overrides them is itself overridden', () => {
    const rulebook = rulebookOf([
      limit('bottom', '1'),
      limit('middle', '2', { overrides: ['bottom'] }),
      limit('top', '1', { overrides: ['middle'] }),
    ]);
    const answer = asking(tableOf(rulebook), 'maxVariants()', { trace: true });
    expect(answer).toMatchObject({ value: 1, because: ['bottom', 'top'] });
    expect(answer.trace?.considered.find(({ entry }) => entry === 'middle')).toMatchObject({
      outcome: 'overridden',
      by: ['top'],
    });
  });

  it('are out altogether when something active replaces them, even where that has nothing to say', () => {
    const rulebook = rulebookOf([
      limit('usual', '1'),
      limit('other', '2', { when: 'game.startedWith > 9', replaces: ['usual'] }),
    ]);
    expect(() => asking(tableOf(rulebook), 'maxVariants()')).toThrowError(/No entry answers maxVariants/);
  });

  it('take no notice of the order in which they are written', () => {
    const entries = [
      limit('usual', '1'),
      limit('crowd', '2', { when: 'size(players) > 3', overrides: ['usual'] }),
      limit('agrees', '2', { overrides: ['usual'] }),
    ];
    const answers = [entries, [...entries].reverse()].map((order) =>
      asking(tableOf(rulebookOf(order)), 'maxVariants()', { trace: true }),
    );
    expect(JSON.stringify(answers[0])).toBe(JSON.stringify(answers[1]));
  });
});

describe('verdicts', () => {
  const verdict = (...entries: Sketch[]) => asking(tableOf(rulebookOf(entries)), 'mayWin(A)', { trace: true });

  it('are silent when nobody speaks', () => {
    expect(verdict()).toMatchObject({ verdict: 'silent', because: [] });
  });

  it('let prohibition beat permission and requirement', () => {
    const answer = verdict(deed('yes', 'allow'), deed('must', 'require'), deed('no', 'deny'));
    expect(answer).toMatchObject({ verdict: 'denied', because: ['no'] });
    expect(answer.trace?.considered.find(({ entry }) => entry === 'yes')).toMatchObject({
      outcome: 'outranked',
      by: ['no'],
    });
  });

  it('let an exception override a prohibition by name', () => {
    const no = deed('no', 'deny');
    expect(verdict(no, deed('yet', 'allow', { overrides: ['no'] }))).toMatchObject({
      verdict: 'allowed',
      because: ['yet'],
    });
    expect(verdict(no, deed('yet', 'allow', { when: 'player.life > 100', overrides: ['no'] }))).toMatchObject({
      verdict: 'unknown',
    });
  });

  it('name all prohibitions that hold', () => {
    expect(verdict(deed('no', 'deny'), deed('never', 'deny'))).toMatchObject({
      verdict: 'denied',
      because: ['never', 'no'],
    });
  });

  it('show what nearly applied', () => {
    const answer = verdict(deed('no', 'deny', { when: 'player.inGame and player.poison > 3' }), deed('yes', 'allow'));
    const considered = answer.trace?.considered.find(({ entry }) => entry === 'no');
    expect(considered).toMatchObject({ outcome: 'not met', nearMiss: true });
    expect(considered?.conjuncts.map(({ text, truth }) => [text, truth])).toEqual([
      ['player.inGame', true],
      ['player.poison > 3', false],
    ]);
    expect(considered?.conjuncts[1]?.reads).toEqual([{ of: 'A', entity: 'Player', fact: 'poison', value: 0 }]);
  });
});

describe('editions, layers and choices', () => {
  it('say which entries are active', () => {
    const rulebook = rulebookOf([
      limit('old', '1', { until: '2015-09-26' }),
      limit('new', '2', { since: '2015-09-26' }),
      limit('ranged', '3', { layer: 'option:limited-range', since: '2015-09-26', replaces: ['new'] }),
    ]);
    const ask = (setup: object) =>
      asking(tableOf(rulebook, { setup: { edition: '2026-09-25', ...setup } }), 'maxVariants()').value;
    expect(ask({ edition: '2014-02-01' })).toBe(1);
    expect(ask({ edition: '2015-09-26' })).toBe(2);
    expect(ask({ options: ['limited-range'] })).toBe(3);
  });

  it('refuse a day before the first edition, and tell of one after the last', () => {
    const rulebook = rulebookOf([limit('one', '1')]);
    expect(() => tableOf(rulebook, { setup: { edition: '2003-01-01' } })).toThrowError(/older than/);
    const answer = asking(tableOf(rulebook, { setup: { edition: '2031-01-01' } }), 'maxVariants()');
    expect(answer).toMatchObject({ value: 1, edition: '2026-09-25' });
    expect(answer.notices).toEqual([{ code: 'edition-newer', values: { asked: '2031-01-01', last: '2026-09-25' } }]);
  });

  it('take one choice of a matter', () => {
    const rulebook = rulebookOf(
      [
        limit('few', '1', { layer: 'house', chosen: 'how-many:few' }),
        limit('many', '7', { layer: 'house', chosen: 'how-many:many' }),
      ],
      {
        'how-many': {
          names: { en: 'n', it: 'n' },
          default: 'few',
          choices: { few: { en: 'f', it: 'p' }, many: { en: 'm', it: 'm' } },
        },
      },
    );
    const ask = (house: Record<string, string>) =>
      asking(tableOf(rulebook, { setup: { edition: '2026-09-25', house } }), 'maxVariants()').value;
    expect(ask({})).toBe(1);
    expect(ask({ 'how-many': 'many' })).toBe(7);
    expect(() => ask({ 'how-many': 'none' })).toThrowError(/its choices are few, many/);
    expect(() => ask({ 'how-much': 'few' })).toThrowError(/no matter “how-much”/);
  });
});

describe('unknown facts', () => {
  const rulebook = rulebookOf([
    deed('poor', 'deny', { when: 'player.poison > 3 and player.life < 5' }),
    deed('rich', 'allow', { when: 'player.inGame or player.life > 5' }),
  ]);

  it('do not matter where the rest decides', () => {
    const answer = asking(tableOf(rulebook), 'mayWin(A)');
    expect(answer).toMatchObject({ verdict: 'allowed', unknown: [] });
  });

  it('are reported where they do, by name', () => {
    const table = tableOf(rulebook, { players: [{ id: 'A', poison: 7 }, 'B', 'C'] });
    for (const trace of [false, true]) {
      expect(asking(table, 'mayWin(A)', { trace })).toMatchObject({
        verdict: 'unknown',
        unknown: [{ of: 'A', fact: 'life' }],
      });
    }
  });
});

describe('two values met on the way to a verdict', () => {
  const rivals: readonly [Sketch, Sketch] = [
    { id: 'life.one', kind: 'definition', answers: 'lifeOf', when: 'player.inGame', value: '1' },
    { id: 'life.two', kind: 'definition', answers: 'lifeOf', value: '2' },
  ];
  const codeOf = (work: () => unknown): string => {
    try {
      return JSON.stringify(work());
    } catch (error) {
      return error instanceof Fault ? error.code : String(error);
    }
  };
  const ways: readonly ((table: Table, question: string) => unknown)[] = [
    (table, question) => ask(table, question, { player: 'A' }).verdict,
    (table, question) => ask(table, question, { player: 'A' }, { trace: true }).verdict,
    (table, question) => prepare(table, question)(handleOf(table, 'A')),
    (table, question) => prepareReasoned(table, question)(handleOf(table, 'A'))?.value,
  ];
  /** What comes of a question in every way, also asked once more, and on a table that was asked already. */
  const outcomes = (entries: readonly Sketch[], question = 'mayWin') => {
    const table = tableOf(rulebookOf(entries));
    return [...new Set([...ways, ...ways].map((way) => codeOf(() => way(table, question))))];
  };
  const barred = deed('win.barred', 'deny', { when: 'player.inGame' });
  const lifeless = deed('win.lifeless', 'deny', { when: 'lifeOf(player) is 3' });

  it('are a conflict whatever the other entries say and however it is asked', () => {
    expect(outcomes([...rivals, lifeless])).toEqual(['fault.conflict']);
    expect(outcomes([...rivals, barred, lifeless])).toEqual(['fault.conflict']);
    expect(outcomes([...rivals, barred, deed('win.able', 'allow', { when: 'lifeOf(player) > 0' })])).toEqual([
      'fault.conflict',
    ]);
  });

  it('are a conflict also behind another question', () => {
    const nested = { id: 'monarch.able', kind: 'permission', answers: 'mayBecomeMonarch', verdict: 'allow' };
    const asking = { ...nested, when: 'mayWin(player) is not permitted' };
    expect(outcomes([...rivals, barred, lifeless, asking], 'mayBecomeMonarch')).toEqual(['fault.conflict']);
  });

  it('are none where one overrides the other, or where both say the same', () => {
    const [one, two] = rivals;
    expect(outcomes([{ ...one, overrides: ['life.two'] }, two, barred, lifeless])).toEqual(['"denied"']);
    expect(outcomes([{ ...one, value: '2' }, two, barred, lifeless])).toEqual(['"denied"']);
    expect(outcomes([{ ...one, value: '3 - 1' }, two, barred, lifeless])).toEqual(['"denied"']);
  });
});
