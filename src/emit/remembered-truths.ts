import { parametersOf } from '../arrange/hoist.js';
import type { Entry } from '../model/entry.js';
import { nodesIn } from '../model/nodes.js';
import type { LogicNode, Node } from '../model/tree.js';
import { atom, type Js } from './body.js';
import type { QuestionWriter, WrittenRow } from './questions.js';
import { remembered } from './remembering.js';
import { returning } from './returns.js';
import { Sight } from './writing.js';

/**
 * Writes a truth about one argument of a question, or about the table alone, as a function that remembers it for as long as nothing
 * changes (see `arrange/hoist.ts`), and gives the call of it.
 *
 * @param about the parameter; '' for none.
 * @param nodes everything that it looks at.
 * @param inside writes what gives back the truth, with the rows of the writer that it is handed.
 */
export const rememberedTruth = (
  writer: QuestionWriter,
  about: string,
  nodes: readonly Node[],
  inside: (writer: QuestionWriter) => void,
): Js => {
  const { shop, compiled } = writer;
  const at = compiled.question.parameters.findIndex(({ name }) => name === about);
  const own = writer.parameters[at];
  const name = shop.names.fresh(shop.question(compiled.question.name).answer, own === undefined ? '$table' : `$${own}`);
  const now = shop.names.fresh(name, '$now');
  const number = shop.names.fresh(name, '$number');
  shop.constants.push(`const ${number} = ${shop.tool('nextNumber')}();`);
  const looksAt = shop.places(name, shop.ruleset.dependencies.marksIn(nodes));
  const apart = writer.apart();
  inside(apart);
  const parameter = apart.parameters[at];
  const given = parameter ?? '';
  shop.functions.push(apart.written(now, parameter === undefined ? [] : [parameter]));
  const keeper = parameter ?? 'world';
  shop.functions.push([
    `function ${name}(${given}) {`,
    ...(parameter === undefined
      ? []
      : [`  if (${shop.notOfTable(compiled.question, at, parameter)}) return ${now}(${given});`]),
    `  const { world } = ${shop.tool('runtime')};`,
    ...remembered(keeper, number, looksAt, `${now}(${given})`),
    '}',
  ]);
  return atom(`${name}(${own ?? ''})`);
};

const ENOUGH = 6;

/** How much there is to do, roughly: an answer that is looked up costs as much as `ENOUGH`. */
const effort = (node: Node): number => {
  let sum = 0;
  for (const { op, ...part } of nodesIn(node)) {
    if (op === 'literal' || op === 'name') continue;
    if (op === 'ask') sum += 4;
    else if ('in' in part) sum += ENOUGH;
    else sum += 'sign' in part && (part.sign === 'in' || part.sign === 'not in') ? 3 : 1;
  }
  return sum;
};

export const isSlight = (nodes: readonly Node[]): boolean =>
  nodes.reduce((sum, node) => sum + effort(node), 0) < ENOUGH;

/** The names of an entry, as far as they are worked out of anything. */
export const letsOf = (entry: Entry): readonly Node[] => Object.values(entry.let).map(({ tree }) => tree);

/** The one parameter that a condition looks at; null when there are several, or none. */
const soleOf = (node: Node, { let: lets }: Entry): string | null => {
  const names = [...parametersOf(node, lets)];
  return names.length === 1 ? (names[0] as string) : null;
};

/** The condition of a row in which parts that look at the same one argument, one after the other, are a truth that is remembered. */
export const hoisted = (
  writer: QuestionWriter,
  { row }: WrittenRow,
  when: Node,
  sight: Sight,
): { readonly when: Node; readonly sight: Sight } => {
  if (when.op !== 'and' || writer.parameters.length < 2 || writer.reasons || writer.inner || row.entry.each)
    return { when, sight };
  const parts: Node[] = [];
  const inner = new Sight(sight);
  const open = when.parts.filter((part) => writer.shop.settledTruth(part) !== true);
  for (let i = 0; i < open.length; ) {
    const about = soleOf(open[i] as Node, row.entry);
    let end = i + 1;
    while (about !== null && end < open.length && soleOf(open[end] as Node, row.entry) === about) end++;
    const run = open.slice(i, end);
    i = end;
    if (about === null || isSlight(run)) {
      parts.push(...run);
      continue;
    }
    const together: LogicNode = { ...when, parts: run };
    const call = rememberedTruth(writer, about, [together, ...letsOf(row.entry)], (apart) => {
      const same = apart.rows.find((other) => other.row === row) as WrittenRow;
      apart.head(row);
      returning(apart.writing, together, same.lets.sight(apart.writing, apart.sight), true);
    });
    const name = `${parts.length} hoisted`;
    inner.let(name, () => call);
    parts.push({ op: 'name', name, kind: 'let', at: when.at, type: when.type });
  }
  return { when: parts.length === 1 ? (parts[0] as Node) : { ...when, parts }, sight: inner };
};
