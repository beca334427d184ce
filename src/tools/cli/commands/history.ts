import { DiagnosticError, diagnostic } from '../../../frontend/diagnostics/diagnostic.js';
import { nearest } from '../../../frontend/text/spelling.js';
import { entriesUnder } from '../../check/numbers.js';
import { type EntryHistory, entryHistory, type TextChange } from '../../editions/history.js';
import { readDigests } from '../../official/digest-files.js';
import { columns } from '../columns.js';
import type { Call, Command } from '../command.js';
import { editionOf, editionOption, isNumber } from '../entries.js';
import { type Exit, exit } from '../exit.js';
import { type OpenRules, openRules, rulesFolder } from '../opening.js';

const words = {
  span: { en: '{from} … {to}', it: '{from} … {to}' },
  onwards: { en: 'from {from}', it: 'dal {from}' },
  unnumbered: { en: 'without a number', it: 'senza numero' },
  confirmed: { en: 'compared with the edition of {date}', it: "confrontata con l'edizione del {date}" },
} as const;

const changes = {
  words: { en: '{number}: other words from {edition}', it: '{number}: altre parole dal {edition}' },
  references: {
    en: '{number}: other references from {edition}, perhaps words too',
    it: '{number}: altri rimandi dal {edition}, forse anche parole',
  },
  examples: { en: '{number}: other examples from {edition}', it: '{number}: altri esempi dal {edition}' },
} as const satisfies { readonly [what in TextChange['what']]: object };

export const history: Command = {
  name: 'history',
  summary: { en: 'follow a rule through all its numbers', it: 'segui una regola attraverso tutti i suoi numeri' },
  usage: ['ID|NUMBER [--edition DATE]'],
  about: {
    en: 'Follows an entry, or those that stand under a number in an edition, through all editions: which numbers it had, and,\nwhere digests of the official texts are there, when those came out with other words. “find” follows a number instead.',
    it: "Segue una voce, o quelle che stanno sotto un numero in un'edizione, attraverso tutte le edizioni: quali numeri ha avuto\ne, dove ci sono le impronte dei testi ufficiali, quando questi hanno cambiato parole. «find» segue invece un numero.",
  },
  positionals: { names: ['ID|NUMBER'], least: 1, most: 1 },
  options: [editionOption],
  examples: [
    { line: 'tavolata history NUMBER', about: { en: 'all that stands there today', it: 'tutto ciò che sta lì oggi' } },
    { line: 'tavolata history ID', about: { en: 'one entry', it: 'una voce' } },
  ],
  run,
};

function run(call: Call): Exit {
  const rules = openRules(call);
  const digests = readDigests(rulesFolder(call));
  const found = idsOf(call, rules).map((id) => entryHistory(rules.rulebook, id, digests));
  if (call.json) {
    const histories = found.map(({ id, entry, runs }) => ({ id, confirmed: entry.confirmed ?? null, runs }));
    call.printJson({ histories, diagnostics: [] });
    return exit.fine;
  }
  const newest = rules.rulebook.editions.at(-1)?.date;
  for (const [index, one] of found.entries()) call.print(...(index === 0 ? [] : ['']), ...linesOf(call, one, newest));
  return exit.fine;
}

/** @throws DiagnosticError for an id, or a number, under which there is nothing */
function idsOf(call: Call, { rulebook }: OpenRules): readonly string[] {
  const [name = ''] = call.positionals;
  const edition = editionOf(call, rulebook);
  const ids = isNumber(name)
    ? entriesUnder(rulebook, name, edition).map(({ id }) => id)
    : rulebook.entries.filter(({ id }) => id === name).map(({ id }) => id);
  if (ids.length > 0) return [...new Set(ids)];
  const known = rulebook.entries.map(({ id }) => id);
  throw new DiagnosticError([
    isNumber(name)
      ? diagnostic('cli.no-entry-then', { at: call.at(0), values: { name, edition } })
      : diagnostic('cli.unknown-entry', { at: call.at(0), values: { name }, suggestion: nearest(name, known) }),
  ]);
}

function linesOf(call: Call, { id, entry, runs }: EntryHistory, newest: string | undefined): readonly string[] {
  const rows = runs.flatMap(({ from, to, numbers, changes: changed }) => {
    const when = to === newest ? call.say(words.onwards, { from }) : call.say(words.span, { from, to });
    const said = changed.map((one) => call.say(changes[one.what], { number: one.number, edition: one.edition }));
    const under = numbers.join(', ') || call.say(words.unnumbered);
    return [[when, under, said[0] ?? ''], ...said.slice(1).map((line) => ['', '', line])];
  });
  const { confirmed } = entry;
  return [
    `${call.paint('bold', entry.name[call.lang])} ${call.paint('dim', `[${id}]`)}`,
    ...columns(rows).map((line) => `  ${line.trimEnd()}`),
    ...(confirmed === undefined ? [] : [`  ${call.paint('dim', call.say(words.confirmed, { date: confirmed }))}`]),
  ];
}
