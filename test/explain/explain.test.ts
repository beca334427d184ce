import { describe, expect, it } from 'vitest';
import { explainAnswer } from '../../src/engine/explain/answers/explain-answer.js';
import { explainPlan } from '../../src/engine/explain/answers/explain-plan.js';
import { width } from '../../src/engine/explain/layout.js';
import { entryInWords } from '../../src/engine/explain/read-back/read-entry.js';
import type { Lang } from '../../src/engine/model/words.js';
import { bundlesIn, expectSaid } from '../archive.js';
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
    expectExplained(`answer-${name}`, (lang) => explainAnswer(answer, rulebook, lang));
  });

  it.each(Object.entries(plans))('plan: %s', (name, given) => {
    expectExplained(`plan-${name}`, (lang) => explainPlan(given, rulebook, lang));
  });

  it('whole entries', () => {
    const inWords = (lang: Lang) => entries.map((entry) => entryInWords(entry, { ...rulebook, matters: {} }, lang));
    expectExplained('entries', (lang) => inWords(lang).join('\n\n'));
  });
});
