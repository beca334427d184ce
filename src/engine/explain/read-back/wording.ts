import { last as final } from '../../model/last.js';
import type { Node } from '../../model/tree.js';
import { isList } from '../../model/type.js';
import type { Agreeing } from '../words/read-back-words.js';
import { fill, verbatim } from '../words/template.js';
import { itself, memberType } from './nodes.js';
import { typeNoun } from './nouns.js';
import type { ClauseReader } from './reader.js';
import { meantBy, type NameWords } from './scope.js';

/** A text in the quotation marks of the language, which grammar leaves alone. */
export const quoted = ({ words }: Pick<ClauseReader, 'words'>, text: string): string =>
  verbatim(words.readBack.quote.replace('{text}', () => text));

/** "a, b and c". */
export function series(texts: readonly string[], joint: string): string {
  const last = final(texts) ?? '';
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(', ')} ${joint} ${last}`;
}

/** The form of a template that agrees with the members of a list. */
export function agreeing(reader: ClauseReader, template: Agreeing, of: Node | undefined): string {
  if (typeof template === 'string') return template;
  if (of === undefined) return template.m;
  const { noun, generic } = typeNoun(memberType(of.type), reader.vocabulary, reader.lang);
  // "it" has no noun phrase except the one being built here
  const named = of.op !== 'name' || of.name !== itself;
  const text = named && (isList(of.type) || generic) ? reader.noun(of) : undefined;
  const byArticle =
    text !== undefined && (generic || reader.grammar.isMany(text)) ? reader.grammar.genderOf(text) : undefined;
  return template[byArticle ?? noun.gender];
}

/** A noun with its label and, for a field, its event. A statement is named by its label alone. */
export function labelled(
  reader: ClauseReader,
  noun: string,
  { label, ofEvent }: Pick<NameWords, 'label' | 'ofEvent'>,
): string {
  const words = reader.words.readBack;
  const plain = label !== undefined && noun === reader.grammar.definite(words.nouns.truth, false);
  const name = label === undefined ? undefined : quoted(reader, label);
  const named = name === undefined ? noun : plain ? name : fill(words.labelled, { noun, name });
  return ofEvent ? fill(words.ofEvent, { field: named }) : named;
}

/** True if the noun phrase of a node takes a plural verb. */
export function isPlural(reader: ClauseReader, of: Node): boolean {
  const node = meantBy(reader.scope, of);
  return (node.op === 'list' && node.items.length > 1) || reader.grammar.isMany(reader.noun(node));
}
