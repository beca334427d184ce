import { type Diagnostic, hasErrors } from '../diagnostics/diagnostic.js';
import { inReadingOrder } from '../diagnostics/order.js';
import type { Node } from '../model/tree.js';
import type { Vocabulary } from '../model/vocabulary.js';
import type { LocatedText } from '../text/located.js';
import { readExpression, type Wanted } from './expressions/expressions.js';
import { everything, type Things, withoutPicks } from './expressions/scope.js';
import { type Known, knownOf } from './types/known.js';

/** An expression that a user wrote for a table, or what is wrong with it. */
export interface ResolvedText {
  /** Missing if there are errors. Names of things are `thing` nodes in it. */
  readonly tree?: Node;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Resolves what a user asks of a table: mostly the call of a question, though any expression will do.
 *
 * Things of the table are named by their ids: as words (`bear`), or in quotes where the id is no word and a thing is expected
 * (`'Runeclaw Bear'`).
 *
 * @param text what the user wrote
 * @param things the things of the table, by their ids
 */
export function resolveQuestion(text: LocatedText, vocabulary: Vocabulary, things: Things): ResolvedText {
  return resolveText(text, vocabulary, things, { be: 'anything' });
}

/** As `resolveQuestion`, for what a user sends to a table: an event, or a list of events that happen at once. */
export function resolveEvents(text: LocatedText, vocabulary: Vocabulary, things: Things): ResolvedText {
  return resolveText(text, vocabulary, things, { be: 'action' });
}

function resolveText(text: LocatedText, vocabulary: Vocabulary, things: Things, wanted: Wanted): ResolvedText {
  const found: Diagnostic[] = [];
  const expression = readExpression(
    text,
    {
      known: prepared(vocabulary),
      locals: new Map(),
      allowed: wanted.be === 'action' ? everything : withoutPicks,
      report: (one) => found.push(one),
      // Suggestions may be looked for several times, and an iterator would be used up by the first.
      things: { entityOf: (id) => things.entityOf(id), all: [...things.all] },
    },
    wanted,
  );
  const diagnostics = inReadingOrder(found);
  return expression === undefined || hasErrors(diagnostics) ? { diagnostics } : { tree: expression.tree, diagnostics };
}

// Tables ask many small questions of one vocabulary; its look-ups are made once.
const knownBy = new WeakMap<Vocabulary, Known>();

function prepared(vocabulary: Vocabulary): Known {
  const known = knownBy.get(vocabulary) ?? knownOf(vocabulary);
  knownBy.set(vocabulary, known);
  return known;
}
