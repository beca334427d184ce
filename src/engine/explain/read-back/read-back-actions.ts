import type { IfNode, Node } from '../../model/tree.js';
import { fill } from '../words/template.js';
import { isNone, nameOf } from './nodes.js';
import { eventClause } from './phrases.js';
import { iterationAction } from './read-back-iterations.js';
import { wholeClause } from './read-back-joints.js';
import type { ClauseReader } from './reader.js';

/** Any node as something that happens: an event, several, none, or those that a name or a list holds. */
export function actionOfNode(reader: ClauseReader, node: Node): string {
  const words = reader.words.readBack.action;
  if (isNone(node)) return words.nothing;
  switch (node.op) {
    case 'make':
      return eventClause(reader, node);
    case 'if':
      return conditional(reader, node);
    case 'let': {
      const named = { name: reader.noun(nameOf(node)), value: reader.embedded(node.value) };
      return fill(words.let, { ...named, action: reader.action(node.body) });
    }
    case 'list':
      return node.items.length === 0 ? words.nothing : node.items.map((item) => framed(reader, item)).join('; ');
    case 'otherwise':
      return fill(words.otherwise, { left: framed(reader, node.left), right: framed(reader, node.right) });
    case 'set':
      if (node.sign === 'with') return `${framed(reader, node.left)}; ${framed(reader, node.right)}`;
      break;
    case 'call':
      // lists of events lose their levels by themselves, so that saying so would only distract
      if (node.fn === 'flat' && node.args[0] !== undefined) return reader.action(node.args[0]);
      break;
    default:
  }
  const iteration = node.op === 'each' ? iterationAction(reader, node) : undefined;
  if (iteration !== undefined) return iteration;
  const what = reader.noun(node);
  return fill(words.happens[reader.grammar.isMany(what) ? 'many' : 'one'], { what });
}

function conditional(reader: ClauseReader, node: IfNode): string {
  const words = reader.words.readBack.action;
  const test = wholeClause(reader, node.test);
  if (node.else === undefined) return fill(words.if, { test, yes: framed(reader, node.then) });
  return fill(words.ifElse, { test, yes: framed(reader, node.then), no: framed(reader, node.else) });
}

/** Several events, or a conditional one, inside of something else: in parentheses. */
function framed(reader: ClauseReader, node: Node): string {
  const text = reader.action(node);
  return node.op === 'list' || node.op === 'if' || node.op === 'let' || node.op === 'each' || node.op === 'otherwise'
    ? `(${text})`
    : text;
}
