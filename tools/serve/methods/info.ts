import { choicesFor, PROTOCOL } from 'tavolata/internals';
import { describeRules, describeVocabulary, type TableJson } from 'tavolata/runtime';
import { methodsOf } from '../method.js';
import { belongingIn } from '../shapes.js';
import declared from './info.json' with { type: 'json' };

export const info = methodsOf(declared, {
  info: (_, { rulebook, version, limits, held }) => ({
    name: 'tavolata',
    version,
    protocol: PROTOCOL,
    editions: rulebook.editions.map(({ date }) => date),
    variants: choicesFor(rulebook, 'variants'),
    options: choicesFor(rulebook, 'options'),
    limits,
    tables: held.size,
  }),
  describeVocabulary: ({ table }, { rulebook, held }) =>
    describeVocabulary(table === undefined ? rulebook : held.table(table as string).table.ruleset.rulebook),
  describeRules: ({ table, ...wanted }, { rulebook, held }) =>
    describeRules(table === undefined ? rulebook : held.table(table as string).table.ruleset.rulebook, wanted),
  openTable: (params, { held, connection }) => {
    const { handle, held: opened } = held.open(params['table'] as TableJson, belongingIn(params, connection));
    const { assumed, ruleset } = opened.table;
    return { table: handle, edition: ruleset.edition, assumed, notices: ruleset.notices };
  },
});
