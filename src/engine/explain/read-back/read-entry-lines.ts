import type { Entry } from '../../model/entry.js';
import type { Expression, NameNode, Node } from '../../model/tree.js';
import type { Type } from '../../model/type.js';
import type { Item } from '../layout.js';
import { fill, sentence, type TemplateParts, withoutMarks } from '../words/template.js';
import { isNone, isOnly } from './nodes.js';
import { nothingOf } from './persons.js';
import type { WholeReader } from './whole-reader.js';

/** One of our templates with parts from the read-back, finished. */
export const filledIn = (reader: WholeReader, template: string, parts: TemplateParts): string =>
  withoutMarks(reader.grammar.polish(fill(template, parts)));

/** An expression as a whole sentence. */
export const conditionOf = (reader: WholeReader, { tree }: Expression): string => sentence(reader.whole(tree));

/**
 * A value: a literal truth value is a word, none and the empty list depend on their type, and any other value is a
 * sentence.
 */
export function valueText(reader: WholeReader, tree: Node, type: Type = tree.type): string {
  if (tree.op === 'literal' && typeof tree.value === 'boolean') return reader.value(tree);
  const nothing = isNone(tree) || (tree.op === 'list' && tree.items.length === 0);
  return nothing ? nothingOf(reader, type) : reader.whole(tree);
}

/** An expression as an event, finished. */
export const actionText = (reader: WholeReader, tree: Node): string =>
  withoutMarks(sentence(reader.grammar.polish(reader.action(tree))));

/** "the candidates are the players …"; undefined for a let that is spelled out wherever it is mentioned. */
export function letText(reader: WholeReader, name: string, tree: Node): string | undefined {
  if (reader.scope.bindings.get(name) === tree) return undefined;
  const { letValue, letTruth } = reader.words.entry;
  const node: NameNode = { op: 'name', kind: 'let', name, type: tree.type, at: tree.at };
  const equal = isOnly(tree.type, 'Number') && reader.grammar.isMany(reader.noun(tree));
  const number = reader.grammar.isMany(reader.noun(node)) ? 'many' : equal ? 'equal' : 'one';
  const template = isOnly(tree.type, 'Boolean') ? letTruth : letValue[number];
  return filledIn(reader, template, { name: reader.noun(node), value: reader.whole(tree) });
}

/** The names of an entry or step with their meanings, one per line. */
export const letItems = (reader: WholeReader, lets: Entry['let']): readonly Item[] =>
  Object.entries(lets).flatMap(([name, { tree }]) => {
    const text = letText(reader, name, tree);
    return text === undefined ? [] : [{ text: sentence(text) }];
  });
