import type { Entry } from '../../model/entry.js';
import { walk } from '../../model/nodes.js';
import type { Node } from '../../model/tree.js';
import type { ExplanationPart } from '../explanation-part.js';
import { letText } from '../read-back/read-entry-lines.js';
import type { ReadBackBindings } from '../read-back/scope.js';
import { verbatim } from '../words/template.js';
import type { Formatter } from './formatter.js';

/**
 * What an entry gives to a question with values: its value, or the value of the case that held.
 *
 * @param held index of that case; if it is unknown, all are reported.
 */
export function givenItems(
  formatter: Formatter,
  entry: Entry,
  bindings: ReadBackBindings,
  held?: number,
): readonly ExplanationPart[] {
  const words = formatter.words.answer;
  const say = (node: Node): string => verbatim(formatter.part(node, entry, bindings));
  if (entry.value !== undefined) {
    const { tree } = entry.value;
    return [formatter.textPart('gives', formatter.fill(words.gives, { value: say(tree) }), [tree], bindings)];
  }
  const template = held === undefined ? words.givesIf : words.givesSince;
  return casesOf(entry, held).map(({ when, value }) => {
    const text =
      when === undefined
        ? formatter.fill(words.givesElse, { value: say(value.tree) })
        : formatter.fill(template, { value: say(value.tree), when: say(when.tree) });
    return formatter.textPart('gives', text, [value.tree, ...(when === undefined ? [] : [when.tree])], bindings);
  });
}

const casesOf = ({ cases = [] }: Entry, held: number | undefined): NonNullable<Entry['cases']> =>
  held === undefined ? cases : cases.slice(held, held + 1);

/** The trees that `givenItems` prints. */
export const givenNodes = (entry: Entry, held?: number): readonly Node[] =>
  entry.value !== undefined
    ? [entry.value.tree]
    : casesOf(entry, held).flatMap(({ when, value }) => [...(when === undefined ? [] : [when.tree]), value.tree]);

/** The meanings of names mentioned by printed trees, including those mentioned in these meanings. */
export function letsItems(
  formatter: Formatter,
  entry: Entry,
  shown: readonly Node[],
  bindings: ReadBackBindings,
): readonly ExplanationPart[] {
  const found = new Set<string>();
  const collect = (node: Node): void => {
    if (node.op !== 'name' || node.kind !== 'let' || found.has(node.name)) return;
    const meaning = Object.hasOwn(entry.let, node.name) ? entry.let[node.name] : undefined;
    if (meaning === undefined) return;
    found.add(node.name);
    walk(meaning.tree, collect);
  };
  for (const node of shown) walk(node, collect);
  const reader = formatter.reader(entry, bindings);
  return [...found].flatMap((name) => {
    const { tree } = entry.let[name] as Entry['let'][string];
    const text = letText(reader, name, tree);
    if (text === undefined) return [];
    return [
      formatter.textPart(
        'where',
        formatter.fill(formatter.words.answer.where, { text: verbatim(text) }),
        [tree],
        bindings,
      ),
    ];
  });
}
