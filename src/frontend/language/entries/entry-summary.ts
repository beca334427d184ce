import { defined } from '../../../engine/model/defined.js';
import type { Entry, Step } from '../../../engine/model/entry.js';
import { nodesIn } from '../../../engine/model/nodes.js';
import type { Span } from '../../text/source.js';
import type { EntryDraft } from './entry-drafts.js';
import { expressionsOf } from './entry-expressions.js';

/** A question that an entry asks. */
export interface QuestionAsked {
  readonly question: string;
  /** Where it is asked; computed only for a report. */
  readonly at: () => Span;
}

type Named = 'overrides' | 'replaces' | 'before' | 'after';
type Shown = 'id' | 'layer' | 'since' | 'until' | 'hook' | 'of' | 'chosen' | 'labels' | Named;

/**
 * Everything that the checks across entries depend on. It holds no expression: their cost does not depend on what
 * entries say, and their findings depend on nothing else in an entry.
 */
export interface EntrySummary extends Pick<Entry, Shown> {
  readonly file: string;
  /** Whether it applies only under a condition. */
  readonly conditional: boolean;
  readonly steps: readonly Pick<Step, 'name' | 'anchor'>[];
  readonly asks: readonly QuestionAsked[];
  /** Events that it creates. */
  readonly makes: ReadonlySet<string>;
}

/**
 * The part of an entry that the checks across entries depend on.
 *
 * @param draft the places of its expressions; left out if nobody needs what they ask and create
 */
export function summaryOf(entry: Entry, draft?: EntryDraft): EntrySummary {
  const { id, layer, since, until, hook, of, chosen, labels, overrides, replaces, before, after } = entry;
  return defined({
    ...{ id, layer, overrides, replaces, before, after, since, until, hook, of, chosen, labels },
    file: entry.source.file,
    ...logicSummary(entry, draft),
  });
}

/** The part of an entry's logic that counts across entries; the logic may belong to another entry. */
export function logicSummary(
  logic: Pick<Entry, 'let'> & Partial<Entry>,
  draft?: EntryDraft,
): Pick<EntrySummary, 'conditional' | 'steps' | 'asks' | 'makes'> {
  const asks: QuestionAsked[] = [];
  const makes = new Set<string>();
  for (const { expression, text } of draft === undefined ? [] : expressionsOf(logic, draft)) {
    for (const node of nodesIn(expression.tree)) {
      if (node.op === 'ask') asks.push({ question: node.question, at: () => text().place(...node.at) });
      else if (node.op === 'make' && node.what === 'event') makes.add(node.name);
    }
  }
  const steps = (logic.steps ?? []).map(({ name, anchor }) => defined({ name, anchor }));
  return { conditional: logic.when !== undefined, steps, asks, makes };
}
