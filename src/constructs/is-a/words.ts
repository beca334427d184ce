import { entityNoun } from '../../engine/explain/read-back/nouns.js';
import { fill } from '../../engine/explain/words/template.js';
import type { WordedConstruct } from '../words-construct.js';

const isA: WordedConstruct<'is a'> = {
  clause({ of, entity, negated }, { words, grammar, vocabulary, lang }, truth) {
    const noun = grammar.indefinite(entityNoun(entity, vocabulary, lang));
    const template = negated === truth ? words.readBack.isNotA : words.readBack.isA;
    return { subject: of, predicate: fill(template, { noun }), shape: 'simple' };
  },
};

export const words = { 'is a': isA };
