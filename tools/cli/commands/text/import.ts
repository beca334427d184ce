import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Diagnostic } from 'tavolata/compiler';
import { openFile } from 'tavolata/files';
import { DiagnosticError, hasErrors, type Span } from 'tavolata/workspace';
import { type Pairs, readPairs } from '../../../editions/pairs.js';
import { loadProblems } from '../../../editions/update/loadable.js';
import { diagnostic } from '../../../messages/index.js';
import { dismissalFiles, readDismissals } from '../../../texts/checks/dismissals.js';
import { severityOf } from '../../../texts/checks/own.js';
import { symbols } from '../../../texts/checks/symbols.js';
import type { Exchange, ExchangeUnit } from '../../../texts/exchange/exchange.js';
import { readExchange } from '../../../texts/exchange/formats.js';
import type { Merged, MergeOutcome, Taking } from '../../../texts/exchange/merge.js';
import { type MergedExchange, mergeAll, takenFiles, takenRecords } from '../../../texts/exchange/take.js';
import { type Decided, type TakenDecisions, takeDecisions } from '../../../texts/exchange/take-decisions.js';
import { otherLang } from '../../../texts/state/states.js';
import { today } from '../../../texts/today.js';
import { placeOf } from '../../../texts/units/unit.js';
import { columns } from '../../columns.js';
import { type Call, command } from '../../command.js';
import { type Exit, exit } from '../../exit.js';
import { rulesFolder } from '../../opening.js';
import { inJson, report } from '../../reporting.js';
import { type Output, writeFiles } from '../../writing.js';
import { shortened } from '../list/texts.js';
import { chosenTexts } from './choose.js';
import { Journal } from './desk/journal.js';
import help from './import.json' with { type: 'json' };
import { recordFiles } from './mark.js';
import { openTexts } from './open.js';
import { pairsFile, pairsOutput } from './pairs-file.js';
import texts from './words.json' with { type: 'json' };

const { words, outcomeNames } = texts.import;

export const importCommand = command(help.help, run);

/** Takes back the work of translators: a text that has changed here in the meantime is not overwritten. */
function run(call: Call): Exit {
  const taking = takingOf(call);
  const [file = ''] = call.positionals;
  const { exchange, warnings } = readExchangeFile(file, call.at(0));
  const open = openTexts(call);
  const wanted = new Set(chosenTexts(call, open, [], { first: 1, lang: exchange.target }).map(({ unit }) => unit.key));
  const result = mergeAll(exchange, open.texts, taking, ({ unit }) => wanted.has(unit.key));
  const { merged } = result;
  const files = takenFiles(merged);
  const folder = resolve(rulesFolder(call));
  const rewritten = files.filter(({ file }) => resolve(file).startsWith(folder));
  const problems = rewritten.length === 0 ? [] : loadProblems(rulesFolder(call), rewritten);
  if (hasErrors(problems)) throw new DiagnosticError(problems);
  const { units, records } = takenRecords(open.ledger, open.units, merged);
  const isTaken = merged.some(({ record }) => record !== undefined);
  const pairs = readPairs(pairsFile(call));
  const before = { dismissed: readDismissals(rulesFolder(call)), pairs: pairs.all };
  const decisions = takeDecisions(merged, before, taking);
  const outputs = [
    ...files,
    ...(isTaken ? recordFiles(call, units, records) : []),
    ...decisionFiles(call, pairs, before, decisions),
  ];
  if (outputs.length > 0 && !call.flag('dry-run')) {
    writeFiles(outputs, { folders: true });
    noteWho(rulesFolder(call), merged);
  }
  const found = [...warnings, ...findings(result), ...decisions.left.map(leftDecision)];
  printResult(call, result, decisions, found);
  return found.length > 0 ? exit.findings : exit.fine;
}

/** @throws DiagnosticError for an option with an empty value */
function takingOf(call: Call): Taking {
  const prefer = call.value('prefer');
  const by = call.value('by');
  if (prefer === undefined || prefer === 'file' || prefer === 'ours')
    return { ...(prefer !== undefined && { prefer }), ...(by !== undefined && { by }), on: today() };
  throw new DiagnosticError([
    diagnostic('exchange.unknown-side', { at: call.atOption('prefer'), values: { side: prefer } }),
  ]);
}

/** Records, for the others, who had the texts that were taken, and when. */
function noteWho(folder: string, merged: readonly Merged[]): void {
  const journal = new Journal(folder);
  for (const { unit, ours, outcome, text } of merged) {
    const last = unit.decisions?.last;
    if (outcome !== 'taken' || last === undefined) continue;
    journal.add({ by: last.by, at: last.at, what: text === undefined ? 'marked' : 'saved', of: ours.unit.key });
  }
}

/** The files of dismissed findings and of pairs, if the exchange file changes them. */
function decisionFiles(call: Call, pairs: Pairs, before: Decided, after: Decided): readonly Output[] {
  const aside = after.dismissed === before.dismissed ? [] : dismissalFiles(rulesFolder(call), after.dismissed);
  return [
    ...aside.map((one) => ({ ...one, ...(existsSync(one.file) && { read: readFileSync(one.file, 'utf8') }) })),
    ...(after.pairs === before.pairs ? [] : [pairsOutput(call, pairs, after.pairs)]),
  ];
}

function printResult(
  call: Call,
  { merged, unknown }: MergedExchange,
  { taken: decided }: TakenDecisions,
  found: readonly Diagnostic[],
): void {
  const counted = (outcome: MergeOutcome): readonly Merged[] => merged.filter((one) => one.outcome === outcome);
  const file = call.positionals[0] ?? '';
  if (call.json) {
    const both = ({ unit, ours }: Merged) => ({ key: ours.unit.key, file: unit.target, ours: ours.unit[ours.lang] });
    call.printJson({
      file,
      counts: Object.fromEntries(outcomes.map((outcome) => [outcome, counted(outcome).length])),
      taken: counted('taken').map(({ ours }) => ours.unit.key),
      decided,
      conflicts: counted('conflict').map(both),
      unknown: unknown.map(({ key, source }) => ({ ...(key !== undefined && { key }), source })),
      diagnostics: inJson(found, call.lang),
    });
    return;
  }
  if (found.length > 0) report(found, call.lang, call.surroundings, call);
  const said = outcomes.flatMap((outcome) => {
    const count = counted(outcome).length;
    return count === 0 ? [] : [call.say(outcomeNames[outcome], { count })];
  });
  if (decided.length > 0) said.push(call.say(words.decided, { count: decided.length }));
  const values = { count: merged.length + unknown.length, file, outcomes: said.join(', ') || call.say(words.none) };
  call.print(call.paint('bold', call.say(words.total, values)));
  if (!call.flag('dry-run')) return;
  const rows = counted('taken').map(({ ours, text }) => [ours.unit.key, shortened(text ?? ours.unit[ours.lang])]);
  call.print(...columns(rows, { indent: 2, width: call.surroundings.columns }), call.say(words.would));
}

const outcomes: readonly MergeOutcome[] = ['taken', 'same', 'kept', 'conflict', 'empty', 'partial', 'fixed'];

/** What needs a person's attention. */
const findings = ({ merged, unknown }: MergedExchange): readonly Diagnostic[] => [
  ...merged.flatMap(oddities),
  ...unknown.map(({ key, source, at }) =>
    diagnostic('exchange.unknown-text', { severity: 'warning', at, values: { key: key ?? source } }),
  ),
];

function oddities(merged: Merged): readonly Diagnostic[] {
  const { unit, ours, outcome, rival, left } = merged;
  const at = placeOf(ours.unit, ours.lang);
  const also = [rival, unit].flatMap((one) => (one?.at === undefined ? [] : [{ at: one.at, label: 'in-file' }]));
  const theirs = left ?? unit.target;
  const texts = { key: ours.unit.key, theirs, ours: ours.unit[ours.lang], other: rival?.target ?? '' };
  const say = (code: string): Diagnostic => diagnostic(code, { severity: 'warning', at, also, values: texts });
  return [
    ...(outcome === 'conflict' ? [say(conflictCode(rival, unit))] : []),
    ...(outcome === 'partial' ? [say('exchange.partial')] : []),
    ...(merged.isAnonymous === true ? [say('exchange.anonymous')] : []),
    ...(merged.hasOtherSource === true ? [say('exchange.other-source')] : []),
    ...(merged.isFromEarlier === true ? [say('exchange.earlier-source')] : []),
    ...lostSymbols(merged),
  ];
}

/** What has to be the same in both texts, and is not in one that was taken: `text check` would find it, too. */
function lostSymbols({ unit, ours, text }: Merged): readonly Diagnostic[] {
  if (text === undefined) return [];
  const languages = { source: otherLang(ours.lang), target: ours.lang };
  const pair = { key: ours.unit.key, source: ours.unit[languages.source], target: text };
  const at = unit.at ?? placeOf(ours.unit, ours.lang);
  return symbols(pair, languages).map(({ check, code, values }) =>
    diagnostic(code, { severity: severityOf(check), at, values }),
  );
}

/** A decision in the file that was not taken. */
function leftDecision({ merged: { unit, ours }, why }: TakenDecisions['left'][number]): Diagnostic {
  const also = unit.at === undefined ? [] : [{ at: unit.at, label: 'in-file' }];
  const at = placeOf(ours.unit, ours.lang);
  return diagnostic(`exchange.decision-${why}`, { severity: 'warning', at, also, values: { key: ours.unit.key } });
}

const conflictCode = (rival: ExchangeUnit | undefined, { base }: ExchangeUnit): string =>
  rival !== undefined ? 'exchange.doubled' : base === undefined ? 'exchange.differs' : 'exchange.conflict';

/**
 * A file of the programs of translators, with what is odd about it.
 *
 * @param at where the command line names the file
 * @throws DiagnosticError for a file that cannot be read, as a whole or in parts
 */
function readExchangeFile(
  file: string,
  at: Span,
): { readonly exchange: Exchange; readonly warnings: readonly Diagnostic[] } {
  const { source, problem } = openFile(file, file, { takesUtf16: true });
  if (source === undefined) throw new DiagnosticError([{ ...problem, at: problem.at ?? at }]);
  const { exchange, diagnostics } = readExchange(source);
  if (exchange === undefined || hasErrors(diagnostics)) throw new DiagnosticError(diagnostics);
  return { exchange, warnings: diagnostics };
}
