import { onceFor } from '../../engine/model/once.js';
import type { Node } from '../../engine/model/tree.js';
import type { Vocabulary } from '../../engine/model/vocabulary.js';
import { type Diagnostic, diagnostic, hasErrors } from '../diagnostics/diagnostic.js';
import { inReadingOrder } from '../diagnostics/order.js';
import type { LocatedText } from '../text/located.js';
import { type ExpectedType, type ExpressionContext, readExpression } from './expressions/expressions.js';
import { everything, type NamedThings, type ResolveObserver, withoutPicks } from './expressions/scope.js';
import { knownOf } from './types/known.js';

/** An expression that a user wrote for a table, or its faults. */
export interface ResolvedText {
  /** Missing if there are errors. Names of things are `thing` nodes in it. */
  readonly tree?: Node;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Resolves a user's question about a table: usually the call of a question, though any expression will do.
 *
 * Things of the table are named by their ids: as words (`bear`), or in quotes if the id is not a word and a thing is
 * expected (`'Runeclaw Bear'`).
 *
 * @param text what the user wrote
 * @param things the things of the table, by their ids
 * @param observe called with every part of the text
 */
export function resolveQuestion(
  text: LocatedText,
  vocabulary: Vocabulary,
  things: NamedThings,
  observe?: ResolveObserver,
): ResolvedText {
  const resolved = resolveText(text, vocabulary, things, { wanted: { be: 'anything' }, observe });
  const { tree } = resolved;
  if (tree?.op !== 'make' || tree.what !== 'event') return resolved;
  const values = { name: tree.name };
  return { diagnostics: [diagnostic('name.event-asked', { at: text.place(...tree.at), values })] };
}

/** As `resolveQuestion`, for what a user sends to a table: an event, or a list of simultaneous events. */
export const resolveEvents = (
  text: LocatedText,
  vocabulary: Vocabulary,
  things: NamedThings,
  observe?: ResolveObserver,
): ResolvedText => resolveText(text, vocabulary, things, { wanted: { be: 'action' }, observe });

function resolveText(
  text: LocatedText,
  vocabulary: Vocabulary,
  things: NamedThings,
  { wanted, observe }: { readonly wanted: ExpectedType; readonly observe: ResolveObserver | undefined },
): ResolvedText {
  const found: Diagnostic[] = [];
  const report = (one: Diagnostic): void => {
    found.push(one);
  };
  const around: ExpressionContext = {
    known: prepared(vocabulary),
    locals: new Map(),
    allowed: wanted.be === 'action' ? everything : withoutPicks,
    report,
    observe,
    // Suggestions may be computed several times, and the first would exhaust an iterator.
    things: { entityOf: (id) => things.entityOf(id), all: [...things.all] },
  };
  const { tree } = readExpression(text, around, wanted);
  const diagnostics = inReadingOrder(found);
  return hasErrors(diagnostics) ? { diagnostics } : { tree, diagnostics };
}

// Tables ask many small questions of one vocabulary, so its look-ups are prepared once.
const prepared = onceFor(knownOf);
