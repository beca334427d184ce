import type { Entry } from '../../model/entry.js';
import { walk } from '../../model/nodes.js';
import type { Node } from '../../model/tree.js';
import { letText } from '../read-back/read-entry-lines.js';
import type { Bindings } from '../read-back/scope.js';
import { keep } from '../words/template.js';
import type { Formatter } from './formatter.js';
import type { Item } from './layout.js';

/** What an entry gives to a question of values: its value, or the value of each of its cases. */
export function givenItems(teller: Formatter, entry: Entry, bindings: Bindings): readonly Item[] {
  const words = teller.words.answer;
  const say = (node: Node): string => keep(teller.part(node, entry, bindings));
  if (entry.value !== undefined) return [{ text: teller.fill(words.gives, { value: say(entry.value.tree) }) }];
  return (entry.cases ?? []).map(({ when, value }) => ({
    text: teller.fill(words.givesIf, { value: say(value.tree), when: say(when.tree) }),
  }));
}

/** The trees that `givenItems` prints. */
export const givenNodes = ({ value, cases = [] }: Entry): readonly Node[] =>
  value !== undefined ? [value.tree] : cases.flatMap((one) => [one.when.tree, one.value.tree]);

/** What the names mean that printed trees mention, those that their meanings mention included. */
export function letsItems(
  teller: Formatter,
  entry: Entry,
  shown: readonly Node[],
  bindings: Bindings,
): readonly Item[] {
  const found = new Set<string>();
  const collect = (node: Node): void => {
    if (node.op !== 'name' || node.kind !== 'let' || found.has(node.name)) return;
    const meaning = Object.hasOwn(entry.let, node.name) ? entry.let[node.name] : undefined;
    if (meaning === undefined) return;
    found.add(node.name);
    walk(meaning.tree, collect);
  };
  for (const node of shown) walk(node, collect);
  const reader = teller.reader(entry, bindings);
  return [...found].flatMap((name) => {
    const text = letText(reader, name, (entry.let[name] as Entry['let'][string]).tree);
    return text === undefined ? [] : [{ text: teller.fill(teller.words.answer.where, { text: keep(text) }) }];
  });
}
