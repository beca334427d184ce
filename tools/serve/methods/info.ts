import { choicesFor, furtherCalls, PROTOCOL } from 'tavolata/internals';
import type { TableJson } from 'tavolata/runtime';
import { asInScripts, methodsOf } from '../method.js';
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
  describeVocabulary: asInScripts(furtherCalls.describeVocabulary),
  describeRules: asInScripts(furtherCalls.describeRules),
  openTable: (params, { held, connection }) => {
    const { handle, held: opened } = held.open(params['table'] as TableJson, belongingIn(params, connection));
    const { assumed, ruleset } = opened.table;
    return { table: handle, edition: ruleset.edition, assumed, notices: ruleset.notices };
  },
});
