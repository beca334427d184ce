import { fill } from '../../engine/explain/words/template.js';
import type { WordedConstruct } from '../words-construct.js';

const otherwise: WordedConstruct<'otherwise'> = {
  noun: ({ left, right }, reader) =>
    fill(reader.words.readBack.otherwiseNoun, { left: reader.embedded(left), right: reader.embedded(right) }),
  isWide: true,
  clause({ left, right }, reader, truth) {
    const said = (part: typeof left) => reader.say(reader.clause(part, truth));
    return {
      predicate: fill(reader.words.readBack.otherwiseClause, { left: said(left), right: said(right) }),
      shape: 'simple',
    };
  },
  action: ({ left, right }, reader) =>
    fill(reader.words.readBack.action.otherwise, { left: reader.framed(left), right: reader.framed(right) }),
  isFramed: true,
};

export const words = { otherwise };
