import { isNone, isOnly, negated } from '../../engine/explain/read-back/nodes.js';
import { nothingOf } from '../../engine/explain/read-back/persons.js';
import { choiceBelow, wholeClause } from '../../engine/explain/read-back/read-back-joints.js';
import type { Clause, ClauseReader } from '../../engine/explain/read-back/reader.js';
import { fill } from '../../engine/explain/words/template.js';
import type { IfNode, Node } from '../../engine/model/tree.js';
import { isList } from '../../engine/model/type.js';
import { type WordedConstruct, whether } from '../words-construct.js';

function noun(node: IfNode, reader: ClauseReader): string {
  if (isOnly(node.type, 'Boolean')) return whether(reader, node);
  const words = reader.words.readBack;
  // the branch that is not empty comes first: "the rivals are nobody if …, otherwise …" would be misread
  const turned = isNothing(node.then) && node.else !== undefined && !isNothing(node.else);
  const [first, second] = turned ? [node.else, node.then] : [node.then, node.else];
  const branch = (of: Node | undefined): string =>
    of === undefined || isNothing(of) ? nothingOfBranch(reader, node) : reader.embedded(of);
  const cases = choiceBelow(reader, node, branch);
  if (cases !== undefined) return cases;
  const test = reader.say(reader.clause(node.test, !turned));
  return fill(words.ifNoun, { test, yes: branch(first), no: branch(second) });
}

/** None, or an empty list. */
const isNothing = (node: Node): boolean => isNone(node) || (node.op === 'list' && node.items.length === 0);

/** How a branch without a value reads; it depends on the type of the other branch. */
function nothingOfBranch(reader: ClauseReader, node: IfNode): string {
  const { then: yes, else: no, type } = node;
  const something = [yes, no].find((branch) => branch !== undefined && !isNothing(branch));
  const word = nothingOf(reader, something?.type ?? type);
  return word === reader.words.readBack.nobody || isList(type) ? word : reader.words.readBack.none;
}

/** Without `else` the other branch is false, so that the whole is "test and then". */
function clause(node: IfNode, reader: ClauseReader, truth: boolean): Clause {
  if (node.else === undefined) {
    const parts = [node.test, node.then];
    const both: Node = { op: 'and', parts, at: node.at, type: node.type };
    return reader.clause(truth ? both : negated(both), true);
  }
  // a branch that is always true or false is written with "and" or "or": "otherwise this always holds" tells a reader
  // nothing
  const { test, then: yes, else: no } = node;
  const plain = (op: 'and' | 'or', ...parts: Node[]): Clause =>
    reader.clause({ op, parts, at: node.at, type: node.type }, truth);
  if (yes.op === 'literal') return yes.value === true ? plain('or', test, no) : plain('and', negated(test), no);
  if (no.op === 'literal') return no.value === true ? plain('or', negated(test), yes) : plain('and', test, yes);
  const say = (part: Node, as: boolean): string => reader.say(reader.clause(part, as));
  const cases = choiceBelow(reader, node, (part = no) => say(part, truth));
  if (cases !== undefined) return { predicate: cases, shape: 'joined' };
  const parts = { test: say(node.test, true), yes: say(node.then, truth), no: say(node.else, truth) };
  return { predicate: fill(reader.words.readBack.ifClause, parts), shape: 'open' };
}

function action(node: IfNode, reader: ClauseReader): string {
  const words = reader.words.readBack.action;
  const test = wholeClause(reader, node.test);
  if (node.else === undefined) return fill(words.if, { test, yes: reader.framed(node.then) });
  return fill(words.ifElse, { test, yes: reader.framed(node.then), no: reader.framed(node.else) });
}

const ifThen: WordedConstruct<'if'> = { noun, isWide: true, clause, action, isFramed: true };

export const words = { if: ifThen };
