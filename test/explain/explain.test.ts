import { describe, expect, it, test } from 'vitest';
import { ask } from '../../src/engine/ask/ask.js';
import { explain } from '../../src/engine/explain/explain.js';
import { width } from '../../src/engine/explain/layout.js';
import { entryInWords } from '../../src/engine/explain/read-back/read-entry.js';
import type { Plan } from '../../src/engine/model/answer.js';
import type { Lang } from '../../src/engine/model/words.js';
import { openTable } from '../../src/engine/table/table.js';
import { bundlesIn, expectSaid } from '../archive.js';
import { shipped } from '../rules/rulebook.js';
import { sending } from '../run/mini.js';
import {
  blind,
  denied,
  idle,
  list,
  nobody,
  noProblems,
  plan,
  problems,
  truth,
  unknown,
  untraced,
  value,
  waiting,
} from './fixture-answers.js';
import { entries, rulebook } from './fixture-rulebook.js';
import { tableOf, ways } from './ways.js';

// The texts that are expected stand in golden/, both languages together; UPDATE_CASES=1 writes them anew, to be read before they
// are kept.
const golden = new Map(bundlesIn('test/explain/golden').map((one) => [one.name, one]));

const answers = { denied, untraced, unknown, value, nobody, truth, list, problems, noProblems };
const plans = { plan, waiting, idle, blind };

const wellMade = (said: string): void => {
  expect(said).not.toMatch(/undefined|\bnull\b|NaN|\[object|[·\uE000\uE001]|(?!\n)\p{Cc}|[^ \n] {2}| $/mu);
  for (const line of said.split('\n')) expect(line.length).toBeLessThanOrEqual(width);
};

const expectExplained = (name: string, say: (lang: Lang) => string): void => {
  const said = { en: say('en'), it: say('it') };
  Object.values(said).forEach(wellMade);
  expectSaid(golden.get(name)!, { en: `${said.en}\n`, it: `${said.it}\n` });
};

describe('explained in both languages', () => {
  it.each(Object.entries(answers))('answer: %s', (name, answer) => {
    expectExplained(`answer-${name}`, (lang) => explain(answer, rulebook, lang));
  });

  it.each(Object.entries(plans))('plan: %s', (name, given) => {
    expectExplained(`plan-${name}`, (lang) => explain(given, rulebook, lang));
  });

  it('whole entries', () => {
    const inWords = (lang: Lang) => entries.map((entry) => entryInWords(entry, { ...rulebook, matters: {} }, lang));
    expectExplained('entries', (lang) => inWords(lang).join('\n\n'));
  });
});

/** The lines that a player reads first about the own result: what is recorded, else how the game ends, else why nothing came of it. */
const reasonsFor = (plan: Plan, who: string, lang: Lang): readonly string[] => {
  const all = plan.steps.flat();
  const own = all.filter(({ event, fields }) => event === 'outcomeRecorded' && fields['player'] === who);
  const mine = own.length > 0 ? own : all.filter(({ event }) => event === 'gameEnded');
  const undone = mine.length > 0 ? [] : plan.undone;
  const first = { ...plan, steps: mine.length > 0 ? [mine] : [], undone, notices: [] };
  const lines = explain(first, shipped(), lang).split('\n');
  const from = lines.findIndex((line) => /^(Step|Passo) 1/.test(line) || /^(What does not|Che cosa non)/.test(line));
  return lines.slice(from + 1);
};

describe('why did I lose?', () => {
  const [golden] = bundlesIn('test/explain/golden/why.txtar');
  const plans = ways.map((way) => ({ ...way, plan: sending(tableOf(way), way.send) }));

  it('names the rule in the first line', () => {
    const wrong: string[] = [];
    const reportedIn = (lang: Lang): string => {
      const reported = plans.map(({ variant, overlays = [], send, who, rule, facts, plan }) => {
        const [what = '', ...lines] = reasonsFor(plan, who, lang);
        if (!` ${(lines[0] ?? '').trim()}`.replaceAll(',', '').includes(` ${rule} `))
          wrong.push(`${variant} ${send} ${who}: ${rule} / ${lines[0]} ${JSON.stringify(plan.unknown)}`);
        const on = JSON.stringify(facts ?? {});
        return [`${[variant, ...overlays].join(' + ')} ${on} ${send}`, what, ...lines].join('\n');
      });
      return `${reported.join('\n\n')}\n`;
    };
    const said = { en: reportedIn('en'), it: reportedIn('it') };
    expect(wrong).toEqual([]);
    expectSaid(golden!, said);
  });
});

const answerOf = (step: string, lang: 'en' | 'it'): string => {
  const rulebook = shipped();
  const table = openTable(rulebook, {
    setup: { edition: '2026-09-25', variants: ['free-for-all'], options: ['attack-multiple'] },
    game: { status: 'running' },
    players: ['Ada', 'Bruno', 'Carla'],
    turns: [{ id: 't', group: 'Ada', number: 1, step }],
  });
  return explain(ask(table, 'moves', { player: 'Ada' }), rulebook, lang).split('\n')[1] ?? '';
};

test('events that a question lists follow a colon, not a verb', () => {
  expect(answerOf('declare-attackers', 'en')).toBe(
    'Answer: What Ada may do now: declaration of no attacks and Ada concedes.',
  );
  expect(answerOf('declare-attackers', 'it')).toBe(
    'Risposta: Che cosa può fare adesso Ada: dichiarazione di nessun attacco e Ada concede.',
  );
  expect(answerOf('upkeep', 'en')).toBe('Answer: What Ada may do now: Ada concedes.');
});

test('a trace names problems by their entries', () => {
  const rulebook = shipped();
  const table = openTable(rulebook, {
    setup: { edition: '2026-09-25', variants: ['free-for-all'], options: ['attack-multiple'] },
    game: { status: 'running' },
    players: ['Ada', 'Bruno', 'Carla'],
    turns: [{ id: 't', group: 'Ada', number: 1, step: 'declare-attackers' }],
    objects: [{ id: 'bear', owner: 'Ada', types: ['creature'] }],
    constraints: [{ id: 'must', action: 'attack', sense: 'requirement', creature: 'bear' }],
  });
  const answer = ask(table, 'moves', { player: 'Ada' }, { trace: true });
  const reported = (lang: 'en' | 'it') => explain(answer, rulebook, lang);
  expect(reported('en')).toContain('seen: the problems of no attacks by Ada are combat.requirements-unmet');
  expect(reported('it')).toContain('visto: i problemi di nessun attacco di Ada sono combat.requirements-unmet');
});

test('a thing of an entity that the vocabulary lacks is told, too', () => {
  const rulebook = shipped();
  const table = openTable(rulebook, { setup: { edition: '2026-09-25' }, players: ['Ada', 'Bruno'] });
  const answer = { ...ask(table, 'playersIn', {}), value: [{ is: 'Ghost', age: 3 }] };
  expect(explain(answer, rulebook, 'en')).toContain('are a thing such that the number “age” of it is 3.');
  expect(explain(answer, rulebook, 'it')).toContain('«age» di essa è 3.');
});
