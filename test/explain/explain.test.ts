import { describe, expect, it } from 'vitest';
import { explainAnswer } from '../../src/engine/explain/answers/explain-answer.js';
import { explainPlan } from '../../src/engine/explain/answers/explain-plan.js';
import { width } from '../../src/engine/explain/layout.js';
import { entryInWords } from '../../src/engine/explain/read-back/read-entry.js';
import { bundlesIn, expectFile } from '../archive.js';
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

// The texts that are expected stand in golden/, both languages together; UPDATE_CASES=1 writes them anew, to be read before they
// are kept.
const golden = new Map(bundlesIn('test/explain/golden').map((one) => [one.name, one]));

const languages = ['en', 'it'] as const;
const answers = { denied, untraced, unknown, value, nobody, truth, list, problems, noProblems };
const plans = { plan, waiting, idle, blind };

const wellMade = (said: string): void => {
  expect(said).not.toMatch(/undefined|\bnull\b|NaN|\[object|[·\uE000\uE001]|(?!\n)\p{Cc}|[^ \n] {2}| $/mu);
  for (const line of said.split('\n')) expect(line.length).toBeLessThanOrEqual(width);
};

for (const lang of languages) {
  describe(`explained in ${lang}`, () => {
    for (const [name, answer] of Object.entries(answers)) {
      it(`answer: ${name}`, () => {
        const said = explainAnswer(answer, rulebook, lang);
        wellMade(said);
        expectFile(golden.get(`answer-${name}`)!, `${lang}.txt`, `${said}\n`);
      });
    }

    for (const [name, given] of Object.entries(plans)) {
      it(`plan: ${name}`, () => {
        const said = explainPlan(given, rulebook, lang);
        wellMade(said);
        expectFile(golden.get(`plan-${name}`)!, `${lang}.txt`, `${said}\n`);
      });
    }

    it('whole entries', () => {
      const said = entries.map((entry) => entryInWords(entry, { ...rulebook, matters: {} }, lang)).join('\n\n');
      wellMade(said);
      expectFile(golden.get('entries')!, `${lang}.txt`, `${said}\n`);
    });
  });
}
