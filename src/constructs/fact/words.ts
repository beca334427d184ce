import { isEventField, typeNames } from '../../engine/explain/read-back/nodes.js';
import { isClausePhrase, nounPhrase, phraseOf, templateClause } from '../../engine/explain/read-back/phrases.js';
import type { Clause, ClauseReader } from '../../engine/explain/read-back/reader.js';
import { labelled } from '../../engine/explain/read-back/wording.js';
import { fill } from '../../engine/explain/words/template.js';
import type { FactNode } from '../../engine/model/tree.js';
import { type WordedConstruct, whether } from '../words-construct.js';

function noun(node: FactNode, reader: ClauseReader): string {
  if (isEventField(node)) return hasClause(reader, node) ? whether(reader, node) : field(reader, node);
  const filled = phraseOf(node, reader.vocabulary);
  if (filled === undefined)
    return fill(reader.words.readBack.fieldOf, { field: field(reader, node), of: reader.embedded(node.of) });
  return isClausePhrase(node, reader.vocabulary) ? whether(reader, node) : nounPhrase(reader, filled);
}

/** True for a Boolean field with a clause of its own. */
const hasClause = ({ vocabulary }: ClauseReader, { of, fact: name }: FactNode): boolean =>
  typeNames(of.type).some((event) => vocabulary.events[event]?.clauses?.[name] !== undefined);

function field(reader: ClauseReader, node: FactNode): string {
  const words = reader.scope.field(node.fact, node.type);
  const ofEvent = words.ofEvent && isEventField(node);
  return labelled(reader, reader.grammar.definite(words.noun, words.many), { ...words, ofEvent });
}

/** A Boolean field of an event, if the vocabulary has a clause for it. */
function fieldClause(reader: ClauseReader, node: FactNode, truth: boolean): Clause | undefined {
  const [event = ''] = typeNames(node.of.type);
  const phrase = reader.vocabulary.events[event]?.clauses?.[node.fact];
  return phrase === undefined ? undefined : templateClause(reader, { phrase, parts: {} }, truth);
}

const fact: WordedConstruct<'fact'> = {
  noun,
  clause(node, reader, truth) {
    const field = isEventField(node) ? fieldClause(reader, node, truth) : undefined;
    if (field !== undefined) return field;
    const filled = isClausePhrase(node, reader.vocabulary) ? phraseOf(node, reader.vocabulary) : undefined;
    return filled && templateClause(reader, filled, truth);
  },
};

export const words = { fact };
