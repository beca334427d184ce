import type { Entry, Step } from '../model/entry.js';
import { numbersIn } from '../model/numbers.js';
import type { Change, Expression, Node } from '../model/tree.js';
import { atom, Body, word } from './body.js';
import { comment, literal } from './literals.js';
import { returning } from './returns.js';
import type { Workshop } from './workshop.js';
import { Sight, Writing } from './writing.js';

type Lets = { readonly [name: string]: Expression };

/** Where functions of one event entry find their names: the runtime keeps them in cells, in the order of the names. */
const PARAMETERS = ['event', 'thing', 'names', 'own'] as const;

/** Text of one function of an event entry, as a member of an object. */
const functionOf = (
  shop: Workshop,
  { entry, step }: { readonly entry?: Entry; readonly step?: Step },
  tree: Node,
  asTruth = false,
): string[] => {
  const local = shop.names.inside();
  const [event, thing, names, own] = PARAMETERS.map((name) => local.fresh(name)) as [string, string, string, string];
  const writing = new Writing(shop, new Body(local));
  const sight = new Sight().let('event', () => word(event));
  const cells = (lets: Lets, holder: string): void => {
    Object.keys(lets)
      .sort()
      .forEach((name, i) => {
        sight.let(name, () => atom(`${writing.tool('read')}(${holder}[${i}])`));
      });
  };
  if (entry?.each) sight.let(entry.each.name, () => word(thing));
  if (entry) cells(entry.let, names);
  if (step) cells(step.let, own);
  returning(writing, tree, sight, asTruth);
  return [`(${[event, thing, names, own].join(', ')}) => {`, ...writing.body.lines.map((line) => `  ${line}`), '}'];
};

/** `name: (…) => { … },` */
const membered = (name: string, lines: readonly string[]): string[] => {
  const [first = '', ...rest] = lines;
  const all = [`${name}: ${first}`, ...rest];
  return [...all.slice(0, -1), `${all.at(-1)},`];
};

const list = (name: string, items: readonly (readonly string[])[]): string[] =>
  items.length === 0
    ? [`${name}: [],`]
    : [
        `${name}: [`,
        ...items.flatMap((item) => [...item.slice(0, -1), `${item.at(-1)},`].map((line) => `  ${line}`)),
        '],',
      ];

/** An entry that does something to an event, as an object of functions. */
export const writeEventEntry = (shop: Workshop, entry: Entry): readonly string[] => {
  const of = (tree: Node, step?: Step, asTruth = false): string[] =>
    functionOf(shop, step ? { entry, step } : { entry }, tree, asTruth);
  const condition = (name: string, when: Expression | undefined, step?: Step): string[] =>
    when === undefined || shop.settledTruth(when.tree) === true ? [] : membered(name, of(when.tree, step, true));
  const lets = (all: Lets, step?: Step): string[][] =>
    Object.keys(all)
      .sort()
      .map((name) => [comment(name), ...of((all[name] as Expression).tree, step)]);
  const numbers = numbersIn(entry, shop.ruleset.edition).join(', ');
  const lines = [
    ...(entry.each ? membered('each', of(entry.each.in.tree)) : []),
    ...list('lets', lets(entry.let)),
    ...condition('when', entry.when),
    ...list(
      'actions',
      (entry.do ?? []).map((action) => of(action.tree)),
    ),
    ...list(
      'steps',
      (entry.steps ?? []).map((step) => [
        '{',
        ...[
          ...list('lets', lets(step.let, step)),
          ...condition('when', step.when, step),
          ...list(
            'actions',
            step.do.map((action) => of(action.tree, step)),
          ),
        ].map((line) => `  ${line}`),
        '}',
      ]),
    ),
  ];
  return [
    comment(`${entry.id}${numbers === '' ? '' : `: ${numbers}`} ${entry.hook} ${entry.of}`),
    `[${literal(entry.id)}, {`,
    ...lines.map((line) => `  ${line}`),
    '}],',
  ];
};

/** What an event does to the table. */
export const writeChanges = (shop: Workshop, event: string, changes: readonly Change[]): readonly string[] => {
  const of = (tree: Node): string[] => functionOf(shop, {}, tree);
  const written = changes.map((change): string[] => {
    const parts =
      change.op === 'create'
        ? list('facts', Object.values(change.make.args).map(of))
        : change.op === 'delete'
          ? membered('of', of(change.of))
          : [...membered('of', of(change.target.of)), ...membered('value', of(change.value))];
    return ['{', ...parts.map((line) => `  ${line}`), '}'];
  });
  return [
    `[${literal(event)}, [`,
    ...written.flatMap((one) => [...one.slice(0, -1), `${one.at(-1)},`]).map((line) => `  ${line}`),
    ']],',
  ];
};

/** What may bar an event. */
export const writePermission = (shop: Workshop, event: string, tree: Node): readonly string[] => {
  const [first = '', ...rest] = functionOf(shop, {}, tree);
  return [`[${literal(event)}, ${first}`, ...rest.slice(0, -1), `${rest.at(-1)}],`];
};
