import type { Node } from '../model/tree.js';
import { memberType } from './nodes.js';
import { typeNoun } from './nouns.js';
import type { Reader } from './reader.js';
import type { NameWords } from './scope.js';
import { fill, keep } from './template.js';
import type { Agreeing } from './words/words.js';

/** A text in the quotation marks of the language, left alone by grammar. */
export function quoted(reader: Reader, text: string): string {
  const [open, close] = reader.words.readBack.quote;
  return keep(`${open}${text}${close}`);
}

/** "a, b and c". */
export function series(texts: readonly string[], joint: string): string {
  const last = texts.at(-1) ?? '';
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(', ')} ${joint} ${last}`;
}

/** The form of a template that agrees with the members of a list. */
export function agreeing(reader: Reader, template: Agreeing, of: Node | undefined): string {
  if (typeof template === 'string') return template;
  return template[of === undefined ? 'm' : typeNoun(memberType(of.type), reader.vocabulary, reader.lang).noun.gender];
}

/** A noun with its label and, for a field, its event. */
export function labelled(
  reader: Reader,
  noun: string,
  { label, ofEvent }: Pick<NameWords, 'label' | 'ofEvent'>,
): string {
  const words = reader.words.readBack;
  const named = label === undefined ? noun : fill(words.labelled, { noun, name: quoted(reader, label) });
  return ofEvent ? fill(words.ofEvent, { field: named }) : named;
}
