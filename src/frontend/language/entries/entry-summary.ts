import type { Entry, Step } from '../../../engine/model/entry.js';
import { nodesIn } from '../../../engine/model/nodes.js';
import type { Span } from '../../text/source.js';
import type { EntryDraft } from './entry-drafts.js';
import { expressionsOf } from './entry-expressions.js';

/** A question that an entry asks. */
export interface QuestionAsked {
  readonly question: string;
  /** Where it is asked; worked out for a report only. */
  readonly at: () => Span;
}

type Named = 'overrides' | 'replaces' | 'before' | 'after';
type Shown = 'id' | 'layer' | 'since' | 'until' | 'hook' | 'of' | 'chosen' | 'labels' | Named;

/**
 * All that the checks across entries look at. No expression is among it: whatever an entry is about, they cost the same, and what they find
 * depends on nothing else of it.
 */
export interface EntrySummary extends Pick<Entry, Shown> {
  readonly file: string;
  /** Whether it holds only under a condition. */
  readonly conditional: boolean;
  readonly steps: readonly Pick<Step, 'name' | 'anchor'>[];
  readonly asks: readonly QuestionAsked[];
  /** Events that it makes. */
  readonly makes: ReadonlySet<string>;
}

/**
 * What of an entry the checks across entries look at.
 *
 * @param draft where its expressions stand; left out where nobody will look for what they ask and make
 */
export function summaryOf(entry: Entry, draft?: EntryDraft): EntrySummary {
  const { id, layer, since, until, hook, of, chosen, labels, overrides, replaces, before, after } = entry;
  return {
    ...{ id, layer, overrides, replaces, before, after },
    ...(since !== undefined && { since }),
    ...(until !== undefined && { until }),
    ...(hook !== undefined && { hook }),
    ...(of !== undefined && { of }),
    ...(chosen !== undefined && { chosen }),
    ...(labels !== undefined && { labels }),
    file: entry.source.file,
    ...logicSummary(entry, draft),
  };
}

/** What of the logic of an entry counts across entries; it may be that of another one. */
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
  const steps = (logic.steps ?? []).map(({ name, anchor }) => ({
    ...(name !== undefined && { name }),
    ...(anchor !== undefined && { anchor }),
  }));
  return { conditional: logic.when !== undefined, steps, asks, makes };
}
