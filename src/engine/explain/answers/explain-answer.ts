import type { Answer, Considered } from '../../model/answer.js';
import { own } from '../../model/own.js';
import type { Rulebook } from '../../model/rulebook.js';
import type { Node } from '../../model/tree.js';
import { isList } from '../../model/type.js';
import type { Lang } from '../../model/words.js';
import { type ExplanationPart, type PartKind, section } from '../explanation-part.js';
import { isOnly } from '../read-back/nodes.js';
import type { ThingNames } from '../read-back/reader.js';
import type { ReadBackBindings } from '../read-back/scope.js';
import { askNode, valueNode } from '../read-back/value-nodes.js';
import { sentence, verbatim } from '../words/template.js';
import { argumentBindings } from './bindings.js';
import { consideredItem, nearestFirst } from './explain-considered.js';
import { givenItems, givenNodes, letsItems } from './explain-given.js';
import { noticeItems, unknownItems } from './explain-notices.js';
import { problemItem } from './explain-problems.js';
import { valueClause } from './explain-reads.js';
import { Formatter } from './formatter.js';

/**
 * Explains an answer: what was asked, the answer, which entries decided and why, which were overridden, what nearly
 * applied, what is missing. Without a trace it names the deciding entries and their conditions.
 *
 * @param answer as the runtime returns it; asked with a trace, it can be explained in full.
 * @param rulebook the one that gave the answer; ids that it lacks are printed as they are.
 */
export function answerSections(
  answer: Answer,
  rulebook: Rulebook,
  lang: Lang,
  names?: ThingNames,
): readonly ExplanationPart[] {
  const formatter = new Formatter(rulebook, answer.edition, lang, { numbers: answer.numbers, names });
  const node = askedNode(formatter, answer);
  const words = formatter.words.answer;
  const question = formatter.fill(words.asked, { edition: answer.edition, question: formatter.value(node) });
  const said = formatter.fill(words.answer, { answer: sentence(answerText(formatter, answer, node)) });
  return [
    formatter.textPart('asked', question, [node]),
    formatter.textPart('answer', said, [node, answeredNode(formatter, answer, node)]),
    ...problemSection(formatter, answer),
    ...decisionSections(formatter, answer),
    ...restSection(formatter, answer),
    ...unknownItems(formatter, answer.unknown),
    ...noticeItems(formatter, answer.notices),
  ];
}

/** The value of an answer as a node. */
const answeredNode = ({ vocabulary }: Formatter, { value = null, question }: Answer, { type }: Node): Node =>
  valueNode(value, own(vocabulary.questions, question)?.result ?? type, vocabulary);

function askedNode({ vocabulary }: Formatter, answer: Answer): Node {
  const parameters = own(vocabulary.questions, answer.question)?.parameters ?? [];
  const args = parameters.map(({ name }) => answer.arguments[name] ?? null);
  return askNode(answer.question, args, vocabulary);
}

function answerText(formatter: Formatter, { verdict, value, problems, question }: Answer, node: Node): string {
  const words = formatter.words.answer;
  if (verdict !== undefined) {
    const clause = verbatim(formatter.clause(node, verdict !== 'denied'));
    return formatter.fill(words.verdicts[verdict], { clause });
  }
  if (problems !== undefined) {
    if (problems.length === 0) return words.noProblems;
    return formatter.fill(words.problems[problems.length === 1 ? 'one' : 'many'], { count: String(problems.length) });
  }
  if (value === undefined) return words.valueUnknown;
  const { result = node.type } = own(formatter.vocabulary.questions, question) ?? {};
  if (isList(result) && !isList(result.list) && result.list.one.every((name) => own(formatter.vocabulary.events, name)))
    return formatter.fill(words.listed, {
      question: formatter.value(node),
      values: verbatim(formatter.value(valueNode(value, result, formatter.vocabulary))),
    });
  const clause = valueClause(formatter, node, value, result);
  if (typeof value !== 'boolean' || !isOnly(result, 'Boolean')) return clause;
  return formatter.fill(value ? words.yes : words.no, { clause: verbatim(clause) });
}

function problemSection(formatter: Formatter, { problems = [] }: Answer): readonly ExplanationPart[] {
  const below = problems.map((problem) => problemItem(formatter, problem));
  return section('found', formatter.words.answer.found, below);
}

/** Entries of higher layers behind the deciding ones. */
function restSection(formatter: Formatter, { restsOn = [] }: Answer): readonly ExplanationPart[] {
  const below = restsOn.map((id) => formatter.about(id));
  return section('restsOn', formatter.words.answer.restsOn, below);
}

function decisionSections(formatter: Formatter, answer: Answer): readonly ExplanationPart[] {
  const words = formatter.words.answer;
  const bindings = argumentBindings(formatter, answer.question, answer.arguments);
  if (answer.trace === undefined) return untraced(formatter, answer, bindings);
  const { considered } = answer.trace;
  const deciding = (one: Considered): boolean => answer.because.includes(one.entry);
  const group = (is: PartKind, text: string, found: readonly Considered[]) =>
    section(
      is,
      text,
      found.map((one) => consideredItem(formatter, one, bindings)),
    );
  const those = (...outcomes: readonly Considered['outcome'][]) =>
    considered.filter(({ outcome }) => outcomes.includes(outcome));
  const open = answer.unknown.length > 0;
  const silent = answer.because.length === 0 && !open && answer.problems === undefined;
  const rest = considered.filter(({ outcome, nearMiss }) => outcome === 'not met' && !nearMiss).length;
  const others = formatter.fill(words.others[rest === 1 ? 'one' : 'many'], { count: String(rest) });
  const applied = those('applied');
  const beside = applied.filter((one) => !deciding(one));
  return [
    ...group('decided', words.decided, applied.filter(deciding)),
    ...(silent ? [{ is: 'silence' as const, text: words.decidedBySilence }] : []),
    ...(open ? group('unsettled', words.unsettled, beside) : group('also', words.also, beside)),
    ...group('overridden', words.overridden, those('overridden', 'outranked')),
    ...group('near', words.near, nearestFirst(those('not met'))),
    ...group('perhaps', words.perhaps, those('unknown')),
    ...(rest === 0 ? [] : [{ is: 'others' as const, text: others }]),
  ];
}

/** Without a trace: the conditions of the deciding entries as they are written. */
function untraced(formatter: Formatter, answer: Answer, bindings: ReadBackBindings): readonly ExplanationPart[] {
  const words = formatter.words.answer;
  const below = answer.because.map((id): ExplanationPart => {
    const entry = formatter.entry(id);
    if (entry === undefined) return formatter.about(id);
    const when = entry.when === undefined ? [] : [entry.when.tree];
    const condition = when.map((tree) => {
      const clause = verbatim(formatter.part(tree, entry, bindings));
      return formatter.textPart('condition', formatter.fill(words.condition, { clause }), [tree], bindings);
    });
    const lets = letsItems(formatter, entry, [...when, ...givenNodes(entry)], bindings);
    const below = [...condition, ...givenItems(formatter, entry, bindings), ...lets];
    return formatter.about(id, below.length === 0 ? [{ is: 'unconditional', text: words.unconditional }] : below);
  });
  return section('decided', words.decided, below);
}
