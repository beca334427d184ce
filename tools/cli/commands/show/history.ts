import { comparedWith, nearest } from 'tavolata/internals';
import type { EditionDate, Rulebook } from 'tavolata/runtime';
import { DiagnosticError, harmless } from 'tavolata/workspace';
import { entriesUnder, historyOf, type NumberSpan } from '../../../check/numbers.js';
import { type EntryHistory, entryHistory } from '../../../editions/history.js';
import { diagnostic } from '../../../messages/index.js';
import { readDigests } from '../../../official/digest-files.js';
import { isRuleOrSection } from '../../../official/rule-number.js';
import { columns } from '../../columns.js';
import type { Call } from '../../command.js';
import { editionOf } from '../../entries.js';
import { type Exit, exit } from '../../exit.js';
import { type OpenRules, openRest, rulesFolder } from '../../opening.js';
import texts from './history.json' with { type: 'json' };

const { words, changes } = texts;

/** The history of a number, and of an entry through all its numbers. */
export function showHistory(call: Call): Exit {
  const rules = openRest(call);
  const { rulebook } = rules;
  // The official text has a point after the number of a rule.
  const name = (call.positionals[0] ?? '').replace(/^(\d.*)\.$/, '$1');
  const spans = isRuleOrSection(name) ? historyOf(rulebook, name) : undefined;
  if (spans?.every(({ entries }) => entries.length === 0)) return neverStood(call, rulebook, name);
  const digests = readDigests(rulesFolder(call));
  const { edition, ids } = namedIn(call, rules, name);
  const found = ids.map((id) => entryHistory(rulebook, id, digests));
  if (call.json) {
    const histories = found.map(({ id, entry, runs }) => ({
      id,
      confirmed: comparedWith(rulebook, entry) ?? null,
      runs,
    }));
    const under = spans?.map(({ from, to, entries }) => ({ from, to, entries: entries.map(({ id }) => id) }));
    call.printJson({ edition, ...(under && { number: name, under }), histories, diagnostics: [] });
    return exit.fine;
  }
  const newest = rulebook.editions.at(-1)?.date;
  if (spans !== undefined) call.print(...numberLines(call, name, spans, newest), '');
  for (const [index, one] of found.entries()) call.print(...(index === 0 ? [] : ['']), ...linesOf(call, one, rulebook));
  return exit.fine;
}

function neverStood(call: Call, { editions }: Rulebook, number: string): Exit {
  const [first = '', last = ''] = [editions[0]?.date, editions.at(-1)?.date];
  if (call.json) call.printJson({ number, under: [], histories: [], diagnostics: [] });
  else call.print(call.say(words.never, { number, first, last }));
  return exit.findings;
}

/** The entries with a number, from the first edition on. */
function numberLines(call: Call, number: string, spans: readonly NumberSpan[], newest = ''): readonly string[] {
  const rows = spans.flatMap(({ from, to, entries }) => {
    const when = to === newest ? call.say(words.onwards, { from }) : call.say(words.span, { from, to });
    if (entries.length === 0) return [[when, call.paint('dim', call.say(words.empty))]];
    return entries.map((entry, index) => [
      index === 0 ? when : '',
      `${harmless(entry.name[call.lang])} ${call.paint('dim', `[${entry.id}]`)}`,
    ]);
  });
  const { columns: width } = call.surroundings;
  return [call.paint('bold', call.say(words.under, { number })), ...columns(rows, { indent: 2, width })];
}

/**
 * What an id or a number stands for, and in which edition: for a number, by default the last one with entries for it.
 *
 * @throws DiagnosticError if there is nothing
 */
function namedIn(
  call: Call,
  { rulebook }: OpenRules,
  name: string,
): { readonly edition: EditionDate; readonly ids: readonly string[] } {
  const edition = editionOf(call, rulebook);
  const asked = call.value('edition') === undefined ? rulebook.editions.map(({ date }) => date).reverse() : [edition];
  const under = (date: EditionDate) => entriesUnder(rulebook, name, date);
  const last = isRuleOrSection(name) ? asked.find((date) => under(date).length > 0) : undefined;
  const entries = isRuleOrSection(name) ? under(last ?? edition) : rulebook.entries.filter(({ id }) => id === name);
  if (entries.length > 0) return { edition: last ?? edition, ids: [...new Set(entries.map(({ id }) => id))] };
  const known = rulebook.entries.map(({ id }) => id);
  throw new DiagnosticError([
    isRuleOrSection(name)
      ? diagnostic('cli.no-entry-then', { at: call.at(0), values: { name, edition } })
      : diagnostic('cli.unknown-entry', { at: call.at(0), values: { name }, suggestion: nearest(name, known) }),
  ]);
}

function linesOf(call: Call, { id, entry, runs }: EntryHistory, rulebook: Rulebook): readonly string[] {
  const newest = rulebook.editions.at(-1)?.date;
  const rows = runs.flatMap(({ from, to, numbers, changes: changed }) => {
    const when = to === newest ? call.say(words.onwards, { from }) : call.say(words.span, { from, to });
    const said = changed.map((one) => call.say(changes[one.what], { number: one.number, edition: one.edition }));
    const under = numbers.join(', ') || call.say(words.unnumbered);
    return [[when, under, said[0] ?? ''], ...said.slice(1).map((line) => ['', '', line])];
  });
  const confirmed = comparedWith(rulebook, entry);
  return [
    `${call.paint('bold', entry.name[call.lang])} ${call.paint('dim', `[${id}]`)}`,
    ...columns(rows).map((line) => `  ${line.trimEnd()}`),
    ...(confirmed === undefined ? [] : [`  ${call.paint('dim', call.say(words.confirmed, { date: confirmed }))}`]),
  ];
}
