import { describe, expect, it } from 'vitest';
import { explainPlan } from '../../src/engine/explain/answers/explain-plan.js';
import type { Plan } from '../../src/engine/model/answer.js';
import type { Lang } from '../../src/engine/model/words.js';
import { bundlesIn, expectSaid } from '../archive.js';
import { shipped } from '../rules/rulebook.js';
import { sending } from '../run/mini.js';
import { tableOf, ways } from './ways.js';

/** The lines that a player reads first about the own result: what is recorded, else how the game ends, else why nothing came of it. */
const reasonsFor = (plan: Plan, who: string, lang: Lang): readonly string[] => {
  const all = plan.steps.flat();
  const own = all.filter(({ event, fields }) => event === 'outcomeRecorded' && fields['player'] === who);
  const mine = own.length > 0 ? own : all.filter(({ event }) => event === 'gameEnded');
  const undone = mine.length > 0 ? [] : plan.undone;
  const first = { ...plan, steps: mine.length > 0 ? [mine] : [], undone, notices: [] };
  const lines = explainPlan(first, shipped(), lang).split('\n');
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
