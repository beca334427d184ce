import { readOfficial } from '../../tools/official/read.js';
import { utf8 } from './book.js';

const RULES = ['rule', 'example', 'continuation'];

/** What is read of a text, in short. */
export const read = (text: string) => {
  const { paragraphs, decisions, problems } = readOfficial(utf8(text));
  return {
    rules: paragraphs
      .filter(({ kind }) => RULES.includes(kind))
      .map(({ kind, number, text: words }) => `${kind} ${number} ${words}`),
    forms: decisions.filter(({ code }) => code === 'official.form').map(({ values }) => values['form']),
    glossary: paragraphs.filter(({ kind }) => kind === 'glossary').map(({ text: words }) => words),
    problems: problems.map(({ code, values }) => [code, ...Object.values(values)]),
  };
};

/** What each form of the same small text reads as. */
export const PLAIN = [
  'rule 800.1 Many may play; see “Far & Near.”',
  'rule 800.1a Few may play too.',
  'example 800.1a Ann and Bob play.',
  'example 800.1a Ann plays alone.',
  'rule 801.1 Who sits far away is far.',
];
