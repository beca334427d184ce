import type { Node } from 'tavolata/internals';
import { DiagnosticError, hasErrors, plainText, resolveEvents, resolveQuestion } from 'tavolata/workspace';
import type { HeldTable } from './held-table.js';

/**
 * A question, or any other expression, that a client wrote in the rule language.
 *
 * @throws DiagnosticError for what cannot be read
 */
export const questionIn = (text: string, held: HeldTable): Node =>
  read(text, held, { resolve: resolveQuestion, mark: '?' });

/** As `questionIn`, for simultaneous events. */
export const eventsIn = (text: string, held: HeldTable): Node =>
  read(text, held, { resolve: resolveEvents, mark: '!' });

/** @param as `mark` distinguishes texts that are parsed in different ways */
function read(
  text: string,
  held: HeldTable,
  { resolve, mark }: { readonly resolve: typeof resolveQuestion; readonly mark: string },
): Node {
  const known = held.tree(mark + text);
  if (known !== undefined) return known;
  const { world, ruleset } = held.table;
  const things = { entityOf: (id: string) => world.byId.get(id)?.entity, all: [...world.byId.keys()] };
  const { tree, diagnostics } = resolve(plainText({ file: 'text', text }), ruleset.rulebook.vocabulary, things);
  if (tree === undefined || hasErrors(diagnostics)) throw new DiagnosticError(diagnostics);
  held.cacheTree(mark + text, tree);
  return tree;
}
