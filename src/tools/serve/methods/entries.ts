import type { ExtraEntries, Rulebook } from '../../../engine/model/rulebook.js';
import { addEntries as added, removeEntries as removed } from '../../../engine/ruleset/extra-entries.js';
import { DiagnosticError } from '../../../frontend/diagnostics/diagnostic.js';
import { compileEntries } from '../../../frontend/load/entries.js';
import type { Method, Params } from '../method.js';
import { beyond, codes, problem } from '../problem.js';
import { tablePart } from '../shapes.js';
import texts from './entries.json' with { type: 'json' };

const nothing = { type: 'object', maxProperties: 0 };

/** Characters of one text of entries. */
const MOST_CHARACTERS = 200_000;

export const addEntries: Method = {
  name: 'addEntries',
  about: texts.addEntries.about,
  script: { in: 'both', parts: ['table', 'extra'] },
  parts: {
    table: tablePart,
    entries: {
      kind: 'string',
      about: texts.addEntries.parts.entries,
    },
    extra: {
      kind: 'object',
      about: texts.addEntries.parts.extra,
    },
  },
  example: {
    table: 't1',
    entries: JSON.stringify({
      entries: [
        {
          id: 'host.no-attacks',
          kind: 'prohibition',
          layer: 'host',
          name: texts.addEntries.example.entries.entries.name,
          answers: 'mayAttack',
          verdict: 'deny',
          text: texts.addEntries.example.entries.entries.text,
        },
      ],
    }),
  },
  libraryResult: 'Rulebook, for underRules',
  result: {
    type: 'object',
    required: ['entries'],
    properties: { entries: { type: 'array', items: { type: 'string' } } },
  },
  run: (params, { held, limits }) => {
    const holder = held.table(params['table'] as string);
    const { rulebook } = holder.table.ruleset;
    const extra = extraIn(params, rulebook, Math.min(MOST_CHARACTERS, limits.bytes));
    held.refuseOwnRules(holder);
    holder.moveUnder(added(rulebook, extra));
    return { entries: extra.entries.map(({ id }) => id) };
  },
};

/** @throws Problem, or DiagnosticError for a text that is wrong */
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

export const removeEntries: Method = {
  name: 'removeEntries',
  about: texts.removeEntries.about,
  script: { in: 'both' },
  parts: {
    table: tablePart,
    entries: { kind: 'strings', required: true, about: texts.removeEntries.parts.entries },
  },
  example: { table: 't1', entries: ['host.no-attacks'] },
  libraryResult: 'Rulebook, for underRules',
  result: nothing,
  run: (params, { held }) => {
    const holder = held.table(params['table'] as string);
    held.refuseOwnRules(holder);
    holder.moveUnder(removed(holder.table.ruleset.rulebook, params['entries'] as readonly string[]));
    return {};
  },
};
