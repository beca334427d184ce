import type { ExtraEntries, Rulebook } from '../../../engine/model/rulebook.js';
import { addEntries as added, removeEntries as removed } from '../../../engine/ruleset/extra-entries.js';
import { DiagnosticError } from '../../../frontend/diagnostics/diagnostic.js';
import { compileEntries } from '../../../frontend/load/entries.js';
import type { Method, Params } from '../method.js';
import { beyond, codes, problem } from '../problem.js';
import { tablePart } from '../shapes.js';

const nothing = { type: 'object', maxProperties: 0 };

/** Characters of one text of entries. */
const MOST_CHARACTERS = 200_000;

export const addEntries: Method = {
  name: 'addEntries',
  about: {
    en: 'Puts a table under further entries, such as the effect of a card: JSON text as in a file of rules.',
    it: "Mette un tavolo sotto altre voci, come l'effetto di una carta: testo JSON come in un file di regole.",
  },
  script: { in: 'both', parts: ['table', 'extra'] },
  parts: {
    table: tablePart,
    entries: {
      kind: 'string',
      about: { en: 'JSON text of a file of entries.', it: 'Testo JSON di un file di voci.' },
    },
    extra: {
      kind: 'object',
      about: { en: 'Instead: the same compiled.', it: 'Oppure: lo stesso, compilato.' },
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
          name: { en: 'No attacks', it: 'Niente attacchi' },
          answers: 'mayAttack',
          verdict: 'deny',
          text: { en: 'Nobody can attack.', it: 'Nessuno può attaccare.' },
        },
      ],
    }),
  },
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
  about: {
    en: 'Puts a table under its rules without some entries that were added.',
    it: 'Mette un tavolo sotto le sue regole senza alcune delle voci aggiunte.',
  },
  script: { in: 'both' },
  parts: {
    table: tablePart,
    entries: { kind: 'strings', required: true, about: { en: 'Ids of entries.', it: 'Identificativi di voci.' } },
  },
  example: { table: 't1', entries: ['host.no-attacks'] },
  result: nothing,
  run: (params, { held }) => {
    const holder = held.table(params['table'] as string);
    held.refuseOwnRules(holder);
    holder.moveUnder(removed(holder.table.ruleset.rulebook, params['entries'] as readonly string[]));
    return {};
  },
};
