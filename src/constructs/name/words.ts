import { itself } from '../../engine/explain/read-back/nodes.js';
import { entityNoun } from '../../engine/explain/read-back/nouns.js';
import type { ClauseReader } from '../../engine/explain/read-back/reader.js';
import { agreeing, labelled } from '../../engine/explain/read-back/wording.js';
import { verbatim } from '../../engine/explain/words/template.js';
import { own } from '../../engine/model/own.js';
import type { Entity } from '../../engine/model/vocabulary.js';
import type { WordedConstruct } from '../words-construct.js';

const thing: WordedConstruct<'thing'> = { noun: ({ id }, { names }) => verbatim(own(names, id) ?? id) };

const name: WordedConstruct<'name'> = {
  noun(node, reader) {
    if (node.kind === 'event') return reader.grammar.definite(reader.words.readBack.nouns.event, false);
    if (node.name === itself) return agreeing(reader, reader.words.readBack.itself, node);
    const words = reader.scope.name(node);
    return labelled(reader, reader.grammar.definite(words.noun, words.many), words);
  },
};

const collection: WordedConstruct<'collection'> = {
  noun: (node, reader) => entityWords(reader, node.name, true, (entity) => entity.collection),
};

const single: WordedConstruct<'single'> = {
  noun: (node, reader) => entityWords(reader, node.name, false, (entity) => entity.single),
};

/** The noun of an entity, found by what its things are called. */
function entityWords(
  { vocabulary, grammar, lang }: ClauseReader,
  name: string,
  isMany: boolean,
  nameOf: (entity: Entity) => string | undefined,
): string {
  const entity = Object.values(vocabulary.entities).find((one) => nameOf(one) === name);
  return entity === undefined ? verbatim(name) : grammar.definite(entityNoun(entity.name, vocabulary, lang), isMany);
}

export const words = { thing, name, collection, single };
