import type { Entry } from '../../model/entry.js';
import type { Expression, Node } from '../../model/tree.js';
import type { Item } from '../answers/layout.js';
import { isPlural, quoted } from '../answers/wording.js';
import { bare, fill, type Parts, sentence } from '../words/template.js';
import { isOnly } from './nodes.js';
import type { WholeReader } from './read-back.js';

/** A template of ours with parts from the read-back, finished. */
export const put = (reader: WholeReader, template: string, parts: Parts): string =>
  bare(reader.grammar.polish(fill(template, parts)));

/** An expression as a whole sentence. */
export const told = (reader: WholeReader, { tree }: Expression): string => sentence(reader.whole(tree));

/** An expression as what happens, finished. */
export const done = (reader: WholeReader, tree: Node): string =>
  bare(sentence(reader.grammar.polish(reader.action(tree))));

/** "“mine” is the controller of …". */
export function letText(reader: WholeReader, name: string, tree: Node): string {
  const { letValue, letTruth } = reader.words.entry;
  const template = isOnly(tree.type, 'Boolean') ? letTruth : letValue[isPlural(reader, tree) ? 'many' : 'one'];
  return put(reader, template, { name: quoted(reader, name), value: reader.whole(tree) });
}

/** The names of an entry or step with what they mean, one line each. */
export const letItems = (reader: WholeReader, lets: Entry['let']): readonly Item[] =>
  Object.entries(lets).map(([name, { tree }]) => ({ text: `${letText(reader, name, tree)}.` }));
