import type { Rulebook } from '../../../src/engine/model/rulebook.js';
import { nearest } from '../../../src/engine/model/spelling.js';
import type { EditionDate } from '../../../src/engine/model/words.js';
import { comparedWith } from '../../../src/engine/ruleset/active.js';
import { type Diagnostic, DiagnosticError, diagnostic } from '../../../src/frontend/diagnostics/diagnostic.js';
import { entriesUnder } from '../../check/numbers.js';
import { type EntryHistory, entryHistory } from '../../editions/history.js';
import { readDigests } from '../../official/digest-files.js';
import { isRuleOrSection } from '../../official/rule-number.js';
import { columns } from '../columns.js';
import { type Call, command } from '../command.js';
import { editionOf } from '../entries.js';
import { type Exit, exit } from '../exit.js';
import { printReport, wantsJson } from '../formats/format.js';
import { type OpenRules, openRest, rulesFolder } from '../opening.js';
import { onceOrWatchingRules } from '../watching.js';
import texts from './history.json' with { type: 'json' };

const { words, changes } = texts;

export const history = command(texts.help, (call) => onceOrWatchingRules(call, tell));

function tell(call: Call): Exit {
  const rules = openRest(call);
  const digests = readDigests(rulesFolder(call));
  const { edition, ids } = namedIn(call, rules);
  const found = ids.map((id) => entryHistory(rules.rulebook, id, digests));
  const findings = found.flatMap((one) => findingsOf(rules, one));
  if (printReport(call, { command: 'history', findings })) return exit.fine;
  if (wantsJson(call)) {
    const histories = found.map(({ id, entry, runs }) => ({
      id,
      confirmed: comparedWith(rules.rulebook, entry) ?? null,
      runs,
    }));
    call.printJson({ edition, histories, diagnostics: [] });
    return exit.fine;
  }
  const newest = rules.rulebook.editions.at(-1)?.date;
  if (edition !== newest && call.value('edition') === undefined)
    call.print(call.say(words.stood, { name: call.positionals[0]!, edition }), '');
  for (const [index, one] of found.entries())
    call.print(...(index === 0 ? [] : ['']), ...linesOf(call, one, rules.rulebook));
  return exit.fine;
}

/** Each change of the official words, at the numbers of the entry that it concerns. */
function findingsOf({ documents }: OpenRules, { id, entry, runs }: EntryHistory): readonly Diagnostic[] {
  const document = documents.entries.find(({ source }) => source.file === entry.source.file);
  const at = document?.at(`${entry.source.pointer}/numbered`);
  return runs.flatMap((one) =>
    one.changes.map(({ what, number, edition }) =>
      diagnostic(`edition.history-${what}`, { at, severity: 'advice', values: { entry: id, number, edition } }),
    ),
  );
}

/**
 * What an id or a number names, and in which edition: of a number, where none is given, in the last one in which something stands under it.
 *
 * @throws DiagnosticError for one under which there is nothing
 */
function namedIn(
  call: Call,
  { rulebook }: OpenRules,
): { readonly edition: EditionDate; readonly ids: readonly string[] } {
  const [given = ''] = call.positionals;
  // The official text has a point behind the number of a rule.
  const name = /^\d.*\.$/.test(given) ? given.slice(0, -1) : given;
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
