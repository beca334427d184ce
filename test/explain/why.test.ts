import { describe, expect, it } from 'vitest';
import { explainPlan } from '../../src/engine/explain/answers/explain-plan.js';
import type { Plan } from '../../src/engine/model/answer.js';
import type { Lang } from '../../src/engine/model/words.js';
import { bundlesIn, expectFile } from '../archive.js';
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
  for (const lang of ['en', 'it'] as const) {
    it(`names the rule in the first line (${lang})`, () => {
      const wrong: string[] = [];
      const reported = ways.map((way) => {
        const { variant, overlays = [], send, who, rule, facts } = way;
        const plan = sending(tableOf(way), send);
        const [what = '', ...lines] = reasonsFor(plan, who, lang);
        if (!` ${(lines[0] ?? '').trim()}`.replaceAll(',', '').includes(` ${rule} `))
          wrong.push(`${variant} ${send} ${who}: ${rule} / ${lines[0]} ${JSON.stringify(plan.unknown)}`);
        const on = JSON.stringify(facts ?? {});
        return [`${[variant, ...overlays].join(' + ')} ${on} ${send}`, what, ...lines].join('\n');
      });
      expect(wrong).toEqual([]);
      const [golden] = bundlesIn('test/explain/golden/why.txtar');
      expectFile(golden!, `${lang}.txt`, `${reported.join('\n\n')}\n`);
    });
  }
});
