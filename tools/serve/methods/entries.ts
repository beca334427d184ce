import { compileEntries } from 'tavolata/compiler';
import { addEntries as added, type ExtraEntries, type Rulebook, removeEntries as removed } from 'tavolata/runtime';
import { DiagnosticError } from 'tavolata/workspace';
import { methodsOf, type Params } from '../method.js';
import { beyond, codes, problem } from '../problem.js';
import declared from './entries.json' with { type: 'json' };

/** Most characters of a text of entries. */
const MOST_CHARACTERS = 200_000;

const { addEntries } = declared;
const text = JSON.stringify(addEntries.example.entries);

export const entries = methodsOf(
  { ...declared, addEntries: { ...addEntries, example: { ...addEntries.example, entries: text } } },
  {
    addEntries: (params, { held, limits }) => {
      const holder = held.table(params['table'] as string);
      const { rulebook } = holder.table.ruleset;
      const extra = extraIn(params, rulebook, Math.min(MOST_CHARACTERS, limits.bytes));
      held.refuseOwnRules(holder);
      holder.moveUnder(added(rulebook, extra));
      return { entries: extra.entries.map(({ id }) => id) };
    },
    removeEntries: (params, { held }) => {
      const holder = held.table(params['table'] as string);
      held.refuseOwnRules(holder);
      holder.moveUnder(removed(holder.table.ruleset.rulebook, params['entries'] as readonly string[]));
      return {};
    },
  },
);

/** @throws Problem, or DiagnosticError for a faulty text */
function extraIn({ entries, extra: compiled }: Params, rulebook: Rulebook, most: number): ExtraEntries {
  if ((entries === undefined) === (compiled === undefined))
    throw problem(codes.params, 'serve.one-of', { method: 'addEntries', parts: 'entries\nextra' });
  if (compiled !== undefined) return compiled as unknown as ExtraEntries;
  const text = entries as string;
  if (text.length > most) throw beyond('serve.too-many-items', text.length, most);
  const { extra, diagnostics } = compileEntries(rulebook, text);
  if (extra === undefined) throw new DiagnosticError(diagnostics);
  return extra;
}
