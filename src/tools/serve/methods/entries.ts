import { addEntries as added, removeEntries as removed } from '../../../engine/ruleset/extra-entries.js';
import { DiagnosticError } from '../../../frontend/diagnostics/diagnostic.js';
import { compileEntries } from '../../../frontend/load/entries.js';
import type { Method } from '../method.js';
import { beyond } from '../problem.js';
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
  parts: {
    table: tablePart,
    entries: {
      kind: 'string',
      required: true,
      about: { en: 'JSON text of a file of entries.', it: 'Testo JSON di un file di voci.' },
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
    const text = params['entries'] as string;
    const most = Math.min(MOST_CHARACTERS, limits.bytes);
    if (text.length > most) throw beyond('serve.too-many-items', text.length, most);
    const { rulebook } = holder.table.ruleset;
    held.refuseOwnRules(holder);
    const { extra, diagnostics } = compileEntries(rulebook, text);
    if (extra === undefined) throw new DiagnosticError(diagnostics);
    holder.moveUnder(added(rulebook, extra));
    return { entries: extra.entries.map(({ id }) => id) };
  },
};

export const removeEntries: Method = {
  name: 'removeEntries',
  about: {
    en: 'Puts a table under its rules without some entries that were added.',
    it: 'Mette un tavolo sotto le sue regole senza alcune delle voci aggiunte.',
  },
  parts: {
    table: tablePart,
    entries: { kind: 'strings', required: true, about: { en: 'Ids of entries.', it: 'Nomi di voci.' } },
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
