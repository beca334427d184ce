import { describe, expect, it } from 'vitest';
import type { UnknownRecord } from '../../src/engine/model/record.js';
import { ChildEngine } from '../../tools/conformance/child.js';
import type { Engine, EngineRequest } from '../../tools/conformance/protocol.js';
import { type CaseResult, conform } from '../../tools/conformance/run.js';
import { unknownNames } from '../../tools/conformance/unknown-names.js';
import { shipped } from '../rules/rulebook.js';
import { ownEngine } from './own-engine.js';
import { inProcess, shippedCases, suiteOf } from './suite.js';

const own = ownEngine(shipped());

/** Our own engine, with what it answers changed. */
const changed = (change: (request: EngineRequest, answer: UnknownRecord) => UnknownRecord): Engine =>
  inProcess((request) => change(request, own(request)));

const casesNamed = (...ids: readonly string[]) => {
  const found = shippedCases().filter(({ id }) => ids.includes(id));
  expect(found).toHaveLength(ids.length);
  return found;
};

const heldAgainst = async (start: () => Engine, ...ids: readonly string[]): Promise<readonly CaseResult[]> =>
  (await conform(suiteOf(casesNamed(...ids)), start))[1];

const leaving = '800.4a-1a';

describe('an engine', () => {
  it('is asked for nothing that it does not say that it has', async () => {
    const asked: EngineRequest[] = [];
    const lacking = (kind: string, name: string): Engine =>
      changed((request, answer) => {
        if (request.do !== 'hello') asked.push(request);
        const has = answer[kind] as readonly string[] | undefined;
        return request.do === 'hello' ? { ...answer, [kind]: has?.filter((one) => !one.startsWith(name)) } : answer;
      });
    for (const [kind, name] of [
      ['questions', 'controllerOf'],
      ['events', 'playersLeave'],
      ['facts', 'objects.owner'],
    ] as const) {
      const [result] = await heldAgainst(() => lacking(kind, name), leaving);
      expect(result).toMatchObject({ outcome: 'unasked', missing: [`${kind} ${name}`] });
    }
    expect(asked).toEqual([]);
  });

  it('may have a fact with some of its words alone', async () => {
    const types = (...words: readonly string[]): Engine =>
      changed((request, answer) => {
        const facts = (answer['facts'] as readonly string[] | undefined)?.filter((one) => one !== 'objects.types');
        const some = words.map((word) => `objects.types=${word}`);
        return request.do === 'hello' ? { ...answer, facts: [...(facts ?? []), ...some] } : answer;
      });
    expect(await heldAgainst(() => types('creature', 'enchantment'), leaving)).toMatchObject([{ outcome: 'passed' }]);
    expect(await heldAgainst(() => types('creature'), leaving)).toMatchObject([
      { outcome: 'unasked', missing: ['facts objects.types=enchantment'] },
    ]);
  });

  it('is compared by what it says that it can show, and proves nothing without that', async () => {
    const blind = changed((request, answer) =>
      request.do === 'hello'
        ? {
            ...answer,
            questions: [],
            facts: (answer['facts'] as readonly string[]).filter((f) => /^players\.rangeS/.test(f)),
          }
        : answer,
    );
    expect(await heldAgainst(() => blind, '800.4i-seen-by-two')).toMatchObject([{ outcome: 'unasked' }]);
  });

  it('need not list what has left the game, but must not keep it', async () => {
    const objects = (keep: (thing: { zone?: string }) => object | undefined): Engine =>
      changed((request, answer) => {
        if (request.do !== 'send') return answer;
        const after = answer['after'] as { readonly objects: readonly object[] };
        return { after: { ...after, objects: after.objects.map(keep).filter((one) => one !== undefined) } };
      });
    const there = (thing: { zone?: string }) => (thing.zone === 'outside' ? undefined : thing);
    expect(await heldAgainst(() => objects(there), leaving)).toMatchObject([{ outcome: 'passed' }]);
    const [kept] = await heldAgainst(() => objects(({ zone: _, ...thing }) => thing), leaving);
    expect(kept?.failures[0]).toMatchObject({ what: 'aura.zone', expected: 'outside', got: 'battlefield' });
    const [lost] = await heldAgainst(() => objects(() => undefined), leaving);
    expect(lost?.failures.length).toBeGreaterThan(0);
  });

  it('may call what comes into being as it likes, but has to have it', async () => {
    const starts = '807.4b-sixteen';
    const renamed = changed((request, answer) =>
      request.do === 'send'
        ? (JSON.parse(JSON.stringify(answer).replace(/"(marker|turn)(\d)"/g, '"$1-no-$2"')) as UnknownRecord)
        : answer,
    );
    expect(await heldAgainst(() => renamed, starts)).toMatchObject([{ outcome: 'passed' }]);
    const fewer = changed((request, answer) => {
      const after = answer['after'] as { readonly markers: readonly object[] };
      return request.do === 'send' ? { after: { ...after, markers: after.markers.slice(1) } } : answer;
    });
    expect((await heldAgainst(() => fewer, starts))[0]?.failures).toMatchObject([{ what: 'markers' }]);
  });

  it('may list things in any order, unless the rules give one', async () => {
    const reversed = changed((request, answer) =>
      request.do === 'ask' && Array.isArray(answer['answer']) ? { answer: [...answer['answer']].reverse() } : answer,
    );
    const [order, players] = await heldAgainst(() => reversed, '805.6-d1', '800.4-of-three');
    expect([players?.outcome, order?.outcome]).toEqual(expect.arrayContaining(['passed', 'failed']));
  });

  it('is not held to what nobody sees once a game is over', async () => {
    type Player = { readonly id: string; readonly inGame?: boolean; readonly outcome?: string | null };
    const ending = (show: (player: Player) => Player): Engine =>
      changed((request, answer) => {
        if (request.do !== 'send') return answer;
        const after = answer['after'] as { readonly players: readonly Player[] };
        return { after: { ...after, players: after.players.map(show) } };
      });
    const others = (player: Player): Player => ({ ...player, inGame: false, outcome: player.outcome ?? 'lost' });
    const won = 'together-check-and-win';
    expect(await heldAgainst(() => ending(others), won)).toMatchObject([{ outcome: 'passed' }]);
    const nobody = ({ outcome: _, ...player }: Player): Player => player;
    const [result] = await heldAgainst(() => ending(nobody), won);
    expect(result?.failures.map(({ what }) => what)).toEqual(['A.outcome', 'B.outcome']);
    // While it goes on, both are seen.
    const [running] = await heldAgainst(() => ending(others), '104.3a-d1');
    expect(running?.failures.map(({ what }) => what)).toEqual(expect.arrayContaining(['B.inGame', 'B.outcome']));
  });

  it('is told which names of its hello there are not', async () => {
    const hello = { questions: ['mayAtack', 'mayBlock'], facts: ['players.lief', 'objects.types=creture'] };
    const more = { variants: ['emperer'], features: ['choises', 'first-player=youngest'], event: ['concedes'] };
    const strange = changed((request, answer) => (request.do === 'hello' ? { ...answer, ...hello, ...more } : answer));
    const [introduction] = await conform(suiteOf([]), () => strange);
    const found = unknownNames(shipped(), introduction).map(({ list, name, suggestion }) => [list, name, suggestion]);
    expect(found).toEqual([
      ['', 'event', 'events'],
      ['variants', 'emperer', 'emperor'],
      ['features', 'choises', 'choices'],
      ['features', 'first-player=youngest', undefined],
      ['questions', 'mayAtack', 'mayAttack'],
      ['facts', 'players.lief', 'players.life'],
      ['facts', 'objects.types=creture', 'objects.types=creature'],
    ]);
    const [own] = await conform(suiteOf([]), () => changed((_, answer) => answer));
    expect(unknownNames(shipped(), own)).toEqual([]);
  });

  it('that answers hello with an error is no engine', async () => {
    const refusing = changed(() => ({ name: 'x', error: 'protocol 1 is too old' }));
    await expect(heldAgainst(() => refusing, leaving)).rejects.toMatchObject({
      why: 'refused',
      detail: 'protocol 1 is too old',
    });
  });

  it('may skip anything with a reason and a link, and say what it could not do', async () => {
    const skipping = changed((request, answer) =>
      request.do === 'open' ? { skipped: 'no Auras', link: 'https://example.org/1' } : answer,
    );
    expect(await heldAgainst(() => skipping, leaving)).toMatchObject([
      { outcome: 'skipped', skipped: { reason: 'no Auras', link: 'https://example.org/1' } },
    ]);
    const failing = changed((request, answer) => (request.do === 'send' ? { error: 'no such player' } : answer));
    expect(await heldAgainst(() => failing, leaving)).toMatchObject([
      { outcome: 'failed', error: { asked: 'playersLeave(["Alex"])', said: 'no such player' } },
    ]);
  });
});

describe('a process', () => {
  const hello = '{"seq":1,"name":"x","questions":["playersIn"],"events":["concedes"],"facts":["players.inGame"]}';
  /** A program that says what it has and then answers each message in this way. */
  const program = (reply: string): readonly string[] => [
    process.execPath,
    '-e',
    `require('readline').createInterface(process.stdin).on('line', (line) => {
      const { seq, do: verb } = JSON.parse(line);
      if (verb === 'hello') console.log('${hello}');
      else if (verb === 'bye') process.exit();
      else { ${reply} }
    })`,
  ];
  const started = (reply: string) => (): Engine => new ChildEngine(program(reply), 60, () => {});
  const one = '800.4-of-three';

  it.each([
    ['ends', 'process.exit(7)', 'ended', '7'],
    ['is killed', "process.kill(process.pid, 'SIGKILL')", 'ended', 'SIGKILL'],
    ['writes what is no message', "console.log('ready!')", 'garbage', 'ready!'],
    ['answers another message', 'console.log(JSON.stringify({ seq: seq + 1 }))', 'early', '{"seq":3}'],
    [
      'answers a question without an answer',
      'console.log(JSON.stringify({ seq, after: 1 }))',
      'shape',
      '{"seq":3,"after":1}',
    ],
  ])('that %s is reported with the case at which it does', async (_, reply, why, detail) => {
    const [result] = await heldAgainst(started(reply), one);
    expect(result).toMatchObject({ case: { id: one }, outcome: 'failed', lost: { why, detail } });
  });

  it('is started anew for the next case, and given up after three', async () => {
    const ids = [
      '104.4a-everybody-leaves',
      '104.5-between-two',
      '800.4-of-three',
      '800.4a-nobody-has-priority',
      '102.2-all',
    ];
    const has = (answer: UnknownRecord): UnknownRecord => ({ ...own({ do: 'hello', protocol: 1 }), ...answer });
    const results = await heldAgainst(
      () =>
        new ChildEngine(
          program('process.exit(1)').map((text) => text.replace(hello, JSON.stringify(has({ seq: 1 })))),
          60,
          () => {},
        ),
      ...ids,
    );
    expect(results.map(({ outcome, missing }) => [outcome, missing])).toEqual([
      ...Array(3).fill(['failed', undefined]),
      ...Array(2).fill(['unasked', []]),
    ]);
  });

  it('that never says what it has is no engine', async () => {
    const engine =
      (...command: readonly string[]) =>
      (): Engine =>
        new ChildEngine(command, 60, () => {});
    await expect(heldAgainst(engine('no-such-program'), one)).rejects.toMatchObject({ why: 'ended' });
    await expect(heldAgainst(engine(process.execPath, '-e', 'console.log(\'{"seq":1}\')'), one)).rejects.toMatchObject({
      why: 'shape',
    });
  });
});
