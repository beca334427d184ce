import type { ConjunctTrace, Considered } from '../../model/answer.js';
import type { Entry } from '../../model/entry.js';
import { conjuncts, expressionsOf } from '../../model/nodes.js';
import type { Node } from '../../model/tree.js';
import type { ExplanationPart } from '../explanation-part.js';
import { negated } from '../read-back/nodes.js';
import type { ReadBackBindings } from '../read-back/scope.js';
import { verbatim } from '../words/template.js';
import { givenItems, givenNodes, letsItems } from './explain-given.js';
import { readItem } from './explain-reads.js';
import type { Formatter } from './formatter.js';

/** An entry with its outcome: which entries overrode it, and the outcome of each part of its condition. */
export function consideredItem(
  formatter: Formatter,
  considered: Considered,
  bindings: ReadBackBindings,
): ExplanationPart {
  const words = formatter.words.answer;
  const entry = formatter.entry(considered.entry);
  const { by, outcome } = considered;
  const template = outcome === 'overridden' ? words.overriddenBy : words.outrankedBy;
  const overridden: readonly ExplanationPart[] =
    by.length === 0 ? [] : [{ is: 'by', text: formatter.fill(template, { entries: formatter.ids(by) }) }];
  const near = isNear(considered);
  const parts = considered.conjuncts.map((conjunct) => conjunctItem(formatter, conjunct, near, { entry, bindings }));
  const given =
    entry === undefined || !speaks(considered) ? [] : givenItems(formatter, entry, bindings, considered.case);
  const lets = entry === undefined ? [] : letsItems(formatter, entry, shownNodes(entry, considered), bindings);
  const below = [...overridden, ...parts, ...given, ...lets];
  const silent = below.length === 0 && entry !== undefined && entry.when === undefined;
  return formatter.about(considered.entry, silent ? [{ is: 'unconditional', text: words.unconditional }] : below);
}

const isNear = ({ outcome, nearMiss }: Considered): boolean => outcome === 'not met' && nearMiss;

/**
 * The entries that nearly applied, nearest first: those whose failed part read fewer facts, then those in which it
 * asked fewer questions. An entry that read nothing failed because of the arguments, which nothing at the table
 * changes, so it comes last.
 */
export function nearestFirst(considered: readonly Considered[]): readonly Considered[] {
  const distance = ({ conjuncts: parts }: Considered): number => {
    const reads = parts.filter(({ truth }) => truth === false).flatMap((part) => part.reads);
    const asked = reads.filter((read) => 'question' in read).length;
    return reads.length === 0 ? Number.POSITIVE_INFINITY : reads.length + asked * 100;
  };
  return considered.filter(isNear).sort((a, b) => (distance(a) < distance(b) ? -1 : distance(a) > distance(b) ? 1 : 0));
}

function conjunctItem(
  formatter: Formatter,
  conjunct: ConjunctTrace,
  isNearMiss: boolean,
  { entry, bindings }: { readonly entry: Entry | undefined; readonly bindings: ReadBackBindings },
): ExplanationPart {
  const is = kindOf(conjunct, isNearMiss);
  const node = entry === undefined ? undefined : nodeAt(entry, conjunct);
  const say = (of: Node): string => (entry === undefined ? '' : formatter.part(of, entry, bindings));
  const clause = node === undefined ? conjunct.text : say(node);
  const printed = node === undefined ? [] : [clause, say(negated(node))];
  const text = formatter.fill(formatter.words.answer[is], { clause: verbatim(clause) });
  const below = conjunct.reads.flatMap((read) => readItem(formatter, read, printed));
  return { ...formatter.textPart(is, text, node === undefined ? [] : [node], bindings), clause, below };
}

function kindOf({ truth }: ConjunctTrace, isNearMiss: boolean): 'open' | 'holds' | 'wouldApply' | 'fails' {
  if (truth === null) return 'open';
  return truth ? 'holds' : isNearMiss ? 'wouldApply' : 'fails';
}

/**
 * The node of a traced part: in the condition, or in any other expression of the entry with this text at that place.
 */
function nodeAt(entry: Entry, { at: [start, end], text }: ConjunctTrace): Node | undefined {
  for (const { expression } of expressionsOf(entry)) {
    const found = conjuncts(expression.tree).find(({ at }) => at[0] === start && at[1] === end);
    if (found !== undefined && expression.text.slice(start, end) === text) return found;
  }
  return undefined;
}

/** What an entry gives is worth saying only if it applies. */
const speaks = ({ outcome }: Considered): boolean => outcome === 'applied';

/** The trees printed for an entry, whose names need to be explained. */
function shownNodes(entry: Entry, considered: Considered): readonly Node[] {
  const parts = considered.conjuncts.flatMap((conjunct) => nodeAt(entry, conjunct) ?? []);
  return speaks(considered) ? [...parts, ...givenNodes(entry, considered.case)] : parts;
}
