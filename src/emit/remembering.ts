import type { CompiledQuestion } from '../arrange/question.js';
import { nodesIn } from '../model/nodes.js';
import { isList } from '../model/type.js';
import type { Workshop } from './workshop.js';

/**
 * The function that entries ask with: for a question about one thing or about none the answer is remembered with the thing or the
 * table, as `CompiledQuestion.call` does, and kept for as long as nothing that it looks at was written.
 */
export const remembering = (shop: Workshop, compiled: CompiledQuestion): readonly (readonly string[])[] => {
  const { name, parameters } = compiled.question;
  const { answer, now } = shop.question(name);
  const given = parameters.map((parameter, i) =>
    shop.names.inside().fresh(i === 0 ? parameter.name : `${parameter.name}_`),
  );
  const list = given.join(', ');
  if (parameters.length > 1 || isSlight(compiled)) return [[`const ${answer} = ${now};`]];
  const number = Object.keys(shop.vocabulary.questions).indexOf(name);
  const looksAt = shop.places(answer, shop.ruleset.dependencies.marks(name));
  const world = `const { world } = ${shop.tool('runtime')};`;
  const keep = shop.tool('keep');
  const about = parameters.length === 0 ? 'world' : list;
  return [
    [
      `function ${answer}(${list}) {`,
      ...(parameters.length === 0
        ? []
        : [`  if (${shop.notOfTable(compiled.question, 0, list)}) return ${now}(${list});`]),
      `  ${world}`,
      ...remembered(about, String(number), looksAt, `${keep}(${now}(${list}))`),
      '}',
    ],
  ];
};

/** Statements that give back what is remembered under a number, worked out anew if anything that it looks at was written since. */
export const remembered = (about: string, number: string, looksAt: string, work: string): readonly string[] => [
  `  const { version } = world;`,
  `  const stamp = ${about}.stamps[${number}];`,
  `  if (stamp === version) return ${about}.memo[${number}];`,
  `  if (!world.holds(stamp, ${number}, ${looksAt})) ${about}.memo[${number}] = ${work};`,
  `  ${about}.stamps[${number}] = version;`,
  `  return ${about}.memo[${number}];`,
];

/** The function that a host asks with, over and over again, about one world. */
export const preparing = (shop: Workshop, { question }: CompiledQuestion): readonly string[] => {
  const { answer, prepare } = shop.question(question.name);
  const local = shop.names.inside();
  const [world, failed, steps, error] = ['world', 'failed', 'steps', 'error'].map((name) => local.fresh(name));
  const given = question.parameters.map(({ name }) => local.fresh(name));
  return [
    `function ${prepare}(${world}, ${failed}, ${steps}) {`,
    `  return (${given.map((name) => `${name} = null`).join(', ')}) => {`,
    `    ${shop.tool('runtime')}.world = ${world};`,
    `    ${shop.tool('runtime')}.budget.left = ${steps};`,
    '    try {',
    `      return ${answer}(${given.join(', ')});`,
    `    } catch (${error}) {`,
    `      return ${failed}(${error}, [${given.join(', ')}]);`,
    '    }',
    '  };',
    '}',
  ];
};

const FEW = 9;

/** As quick to work out as to look up. */
const isSlight = ({ rows, question }: CompiledQuestion): boolean => {
  const [row] = rows;
  const tree = rows.length === 1 && question.policy === 'value' && row?.single ? row.entry.value?.tree : undefined;
  if (tree === undefined || isList(question.result)) return false;
  const parts = [...nodesIn(tree)];
  return parts.length <= FEW && parts.every(({ op }) => SLIGHT.has(op));
};

const SLIGHT: ReadonlySet<string> = new Set([
  'literal',
  'name',
  'fact',
  'compare',
  'is a',
  'if',
  'otherwise',
  'not',
  'and',
  'or',
]);
