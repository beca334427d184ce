import type { Answer, Considered } from '../../model/answer.js';
import { own } from '../../model/own.js';
import type { Rulebook } from '../../model/rulebook.js';
import type { Node } from '../../model/tree.js';
import { isList } from '../../model/type.js';
import type { Lang } from '../../model/words.js';
import { type Item, layOut } from '../layout.js';
import { isOnly } from '../read-back/nodes.js';
import type { ReadBackBindings } from '../read-back/scope.js';
import { askNode, valueNode } from '../read-back/value-nodes.js';
import { keep, sentence } from '../words/template.js';
import { argumentBindings } from './bindings.js';
import { consideredItem } from './explain-considered.js';
import { givenItems, givenNodes, letsItems } from './explain-given.js';
import { noticeItems, unknownItems } from './explain-notices.js';
import { problemItem } from './explain-problems.js';
import { valueClause } from './explain-reads.js';
import { Formatter } from './formatter.js';

/**
 * Explains an answer in plain text: what was asked, the answer, which entries decided and why, who was overridden, what
 * nearly applied, what is missing. Lines have at most 100 characters. Without a trace it says who decided and on what condition.
 *
 * @param answer as the runtime gives it; asked with a trace, it can be explained in full.
 * @param rulebook the one that gave the answer; ids that it lacks are printed as they are.
 */
export function explainAnswer(answer: Answer, rulebook: Rulebook, lang: Lang): string {
  const formatter = new Formatter(rulebook, answer.edition, lang, answer.numbers);
  const node = askedNode(formatter, answer);
  const words = formatter.words.answer;
  const head: Item[] = [
    { text: formatter.fill(words.asked, { edition: answer.edition, question: formatter.value(node) }) },
    { text: formatter.fill(words.answer, { answer: sentence(answerText(formatter, answer, node)) }) },
  ];
  const sections = [
    ...problemSection(formatter, answer),
    ...decisionSections(formatter, answer),
    ...restSection(formatter, answer),
    ...unknownItems(formatter, answer.unknown),
    ...noticeItems(formatter, answer.notices),
  ];
  return layOut([...head, ...sections.flatMap((section) => [{ text: '' }, section])]);
}

function askedNode({ vocabulary }: Formatter, answer: Answer): Node {
  const parameters = own(vocabulary.questions, answer.question)?.parameters ?? [];
  const args = parameters.map(({ name }) => answer.arguments[name] ?? null);
  return askNode(answer.question, args, vocabulary);
}

function answerText(formatter: Formatter, { verdict, value, problems, question }: Answer, node: Node): string {
  const words = formatter.words.answer;
  if (verdict !== undefined) {
    const clause = keep(formatter.clause(node, verdict !== 'denied'));
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
      values: keep(formatter.value(valueNode(value, result, formatter.vocabulary))),
    });
  const clause = valueClause(formatter, node, value, result);
  if (typeof value !== 'boolean' || !isOnly(result, 'Boolean')) return clause;
  return formatter.fill(value ? words.yes : words.no, { clause: keep(clause) });
}

function problemSection(formatter: Formatter, { problems = [] }: Answer): readonly Item[] {
  if (problems.length === 0) return [];
  return [{ text: formatter.words.answer.found, below: problems.map((problem) => problemItem(formatter, problem)) }];
}

/** Entries of higher layers behind those that decided. */
function restSection(formatter: Formatter, { restsOn = [] }: Answer): readonly Item[] {
  const below = restsOn.map((id) => ({ text: formatter.head(id) }));
  return below.length === 0 ? [] : [{ text: formatter.words.answer.restsOn, below }];
}

function decisionSections(formatter: Formatter, answer: Answer): readonly Item[] {
  const words = formatter.words.answer;
  const bindings = argumentBindings(formatter, answer.question, answer.arguments);
  if (answer.trace === undefined) return untraced(formatter, answer, bindings);
  const { considered } = answer.trace;
  const deciding = (one: Considered): boolean => answer.because.includes(one.entry);
  const item = (one: Considered): Item => consideredItem(formatter, one, bindings);
  const group = (text: string, wanted: (one: Considered) => boolean): readonly Item[] => {
    const found = considered.filter(wanted);
    return found.length === 0 ? [] : [{ text, below: found.map(item) }];
  };
  const open = answer.unknown.length > 0;
  const silent = answer.because.length === 0 && !open && answer.problems === undefined;
  const rest = considered.filter(({ outcome, nearMiss }) => outcome === 'not met' && !nearMiss).length;
  const others = formatter.fill(words.others[rest === 1 ? 'one' : 'many'], { count: String(rest) });
  return [
    ...group(words.decided, (one) => one.outcome === 'applied' && deciding(one)),
    ...(silent ? [{ text: words.decidedBySilence }] : []),
    ...group(open ? words.unsettled : words.also, (one) => one.outcome === 'applied' && !deciding(one)),
    ...group(words.overridden, ({ outcome }) => outcome === 'overridden' || outcome === 'outranked'),
    ...group(words.near, ({ outcome, nearMiss }) => outcome === 'not met' && nearMiss),
    ...group(words.perhaps, ({ outcome }) => outcome === 'unknown'),
    ...(rest === 0 ? [] : [{ text: others }]),
  ];
}

/** Without a trace: the conditions of those that decided, as they stand. */
function untraced(formatter: Formatter, answer: Answer, bindings: ReadBackBindings): readonly Item[] {
  const words = formatter.words.answer;
  const below = answer.because.map((id): Item => {
    const entry = formatter.entry(id);
    if (entry === undefined) return { text: formatter.head(id) };
    const clause = entry.when === undefined ? undefined : formatter.part(entry.when.tree, entry, bindings);
    const condition = clause === undefined ? [] : [{ text: formatter.fill(words.condition, { clause: keep(clause) }) }];
    const shown = [...(entry.when === undefined ? [] : [entry.when.tree]), ...givenNodes(entry)];
    const lets = letsItems(formatter, entry, shown, bindings);
    const below = [...condition, ...givenItems(formatter, entry, bindings), ...lets];
    return { text: formatter.head(id), below: below.length === 0 ? [{ text: words.unconditional }] : below };
  });
  return below.length === 0 ? [] : [{ text: words.decided, below }];
}
