import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import difference from 'lodash/difference.js';
import type { Rulebook } from '../../../engine/model/rulebook.js';
import { digest } from '../../../frontend/cache/digest.js';
import {
  type Diagnostic,
  DiagnosticError,
  diagnostic,
  hasErrors,
  type Severity,
} from '../../../frontend/diagnostics/diagnostic.js';
import { inReadingOrder } from '../../../frontend/diagnostics/order.js';
import { type FolderFiles, filesIn, wholeText } from '../../../frontend/read/folder.js';
import { behind } from '../../check/against.js';
import { analyse } from '../../check/analysis/analyse.js';
import { scenarioShown } from '../../check/analysis/shown.js';
import type { CheckCache, Totals } from '../../check/cache/check-cache.js';
import { coverageOf } from '../../check/coverage.js';
import { departing, departureFindings, departures } from '../../check/departures.js';
import { editionFindings } from '../../check/editions.js';
import { failuresOf } from '../../check/failures.js';
import { notLaidOut } from '../../check/format/laid-out.js';
import { holes, sameWords } from '../../check/lives.js';
import { codesOfPlay, datedNumbers, scenarioReferences, uncovered } from '../../check/reach.js';
import { repeats } from '../../check/repeats.js';
import { bySameCause } from '../../check/same-cause.js';
import { namedIn } from '../../check/scenarios/named.js';
import { unreadable } from '../../check/scenarios/readable.js';
import { schemaPaths } from '../../check/schema-paths.js';
import { prepareSimulation } from '../../check/simulate/prepare.js';
import { withoutMeant } from '../../check/suppressions.js';
import { textNumbers } from '../../check/text-numbers.js';
import { unwritten } from '../../check/to-fill.js';
import { verdictForms } from '../../check/verdict-forms.js';
import { readDigests } from '../../official/digest-files.js';
import type { EditionDigests } from '../../official/digests.js';
import { readTextFiles } from '../../official/files.js';
import { readDismissals } from '../../texts/checks/dismissals.js';
import { proofFindings } from '../../texts/checks/proof.js';
import { stateFindings } from '../../texts/state/findings.js';
import { hasLedger, readLedger } from '../../texts/state/ledger.js';
import type { TextUnit } from '../../texts/units/unit.js';
import { memoryOf, readingOf, rememberedPlays, save } from '../check-cache.js';
import type { Call, Command } from '../command.js';
import { type Exit, exit } from '../exit.js';
import { formatOption, formOf, printReport, wantsJson } from '../formats/format.js';
import { type OpenRules, readRules, rulesFolder } from '../opening.js';
import { progressOf } from '../progress.js';
import { errorsOf, inJson, painted } from '../reporting.js';
import { ownUnits, textsRead } from '../text/open.js';
import { watching } from '../watching.js';

const words = {
  total: {
    en: '{entries} {entries?entry:entries}, {scenarios} {scenarios?scenario:scenarios}: {errors} {errors?error:errors}, {warnings} {warnings?warning:warnings}, {advice} {advice?piece:pieces} of advice',
    it: '{entries} {entries?voce:voci}, {scenarios} {scenarios?scenario:scenari}: {errors} {errors?errore:errori}, {warnings} {warnings?avviso:avvisi}, {advice} {advice?consiglio:consigli}',
  },
  broken: {
    en: 'The rules cannot be linked: {errors} {errors?error:errors}',
    it: 'Le regole non si possono collegare: {errors} {errors?errore:errori}',
  },
} as const;

export const check: Command = {
  name: 'check',
  summary: { en: 'check the rules themselves', it: 'controlla le regole stesse' },
  usage: ['[--quick] [--watch] [--fresh] [--format FORM] [--against FILE]'],
  about: {
    en: "Checks everything that can be known without a table of one's own: files, their forms and layout, names and types, dates,\ndisplacement, known traps, texts that no longer match what they were translated from, simulations. Reasons about all\neditions and legal setups: answers that contradict each other, entries that never have a say, words that nobody uses.\nThen plays the scenarios: do they hold, and do they show every entry at work?",
    it: "Controlla tutto ciò che si può sapere senza un tavolo proprio: i file, la loro forma e l'impaginazione, nomi e tipi,\ndate, prevalenze, insidie note, testi che non corrispondono più a ciò da cui sono tradotti, simulazioni. Ragiona su\ntutte le edizioni e le preparazioni regolari: risposte che si contraddicono, voci che non hanno mai voce in capitolo,\nparole che nessuno usa. Poi gioca gli scenari: reggono, e mostrano ogni voce all'opera?",
  },
  positionals: { names: [], least: 0, most: 0 },
  options: [
    {
      name: 'against',
      value: 'FILE',
      about: {
        en: 'an official text: fail when the rules are behind it',
        it: 'un testo ufficiale: fallisci se le regole sono rimaste indietro',
      },
    },
    {
      name: 'fresh',
      about: {
        en: 'look again also at what held before and is untouched',
        it: 'guarda di nuovo anche ciò che reggeva ed è intatto',
      },
    },
    { name: 'quick', about: { en: 'without playing the scenarios', it: 'senza giocare gli scenari' } },
    formatOption,
    { name: 'watch', about: { en: 'again after every change', it: 'di nuovo dopo ogni modifica' } },
    {
      name: 'line',
      about: { en: 'the same as --format line', it: 'lo stesso di --format line' },
    },
  ],
  examples: [
    { line: 'tavolata check', about: { en: 'before a change is handed in', it: 'prima di consegnare una modifica' } },
    {
      line: 'tavolata check --house my.json --quick',
      about: { en: 'a house rule while it is written', it: 'una regola della casa mentre si scrive' },
    },
    {
      line: 'tavolata check --quick --against downloads/20260925.txt',
      about: { en: 'has the data been brought up to this edition?', it: 'i dati sono aggiornati a questa edizione?' },
    },
  ],
  run,
};

function run(call: Call): Exit {
  if (!call.flag('watch')) return look(call);
  const official = call.values('against');
  watching(
    call,
    [rulesFolder(call), ...call.values('house'), ...official],
    () => look(call),
    (name) => /\.json$/i.test(name) || official.some((file) => basename(file) === name),
  );
  return exit.fine;
}

function look(call: Call): Exit {
  const memory = call.flag('fresh') ? undefined : memoryOf(call);
  const cache = memory?.cache;
  const files = filesIn(rulesFolder(call));
  // The same files under the same program: there is still nothing to find.
  const name = cache && nameOf(call, files);
  const sound = name === undefined ? undefined : cache?.cleanTotalsOf(name);
  if (sound !== undefined) return tell(call, [], sound);
  const { rules, documents, readable, diagnostics } = readRules(call, files, memory && readingOf(memory));
  // A file that is not there is no finding about the rules.
  const missing = diagnostics.filter(
    ({ code, values }) => code === 'file.not-found' && call.values('house').includes(String(values['file'])),
  );
  if (missing.length > 0) throw new DiagnosticError(missing);
  const each = rules === undefined ? diagnostics : [...diagnostics, ...readOff(call, rules, cache)];
  const read = bySameCause(each, readable);
  // Who has just saved an entry is told at once what reading it shows; reasoning about everything that depends on it takes longer.
  const early = documents && isStepwise(call) ? inReadingOrder(withoutMeant(read, documents, 'all')) : [];
  if (early.length > 0) printFindings(call, early);
  const all = rules === undefined ? read : [...read, ...bySameCause(reasonedAndPlayed(call, rules, cache), documents)];
  const unseen = rules === undefined ? 'all' : call.flag('quick') ? codesOfPlay : [];
  const isDeparture = all.some(({ code }) => code === 'check.departs' || code.startsWith('test.'));
  const skipped = isDeparture ? codesOfPlay : unseen;
  const found = inReadingOrder(documents === undefined ? all : withoutMeant(all, documents, skipped));
  const scenarios = (rules?.documents.scenarios ?? []).reduce((sum, { value }) => sum + scenariosIn(value), 0);
  const totals = { entries: rules?.rulebook.entries.length ?? 0, scenarios };
  if (name !== undefined && found.length === 0) cache?.setCleanTotals(name, totals);
  if (memory !== undefined) save(memory);
  return tell(call, found, totals, { broken: rules === undefined, early });
}

/** Going on with a form in which findings can be told one by one. */
const isStepwise = (call: Call): boolean =>
  call.flag('watch') && !wantsJson(call) && ['line', 'github', undefined].includes(formOf(call));

interface Telling {
  readonly broken?: boolean;
  /** What has been told already. */
  readonly early?: readonly Diagnostic[];
}

function tell(
  call: Call,
  found: readonly Diagnostic[],
  { entries, scenarios }: Totals,
  { broken = false, early = [] }: Telling = {},
): Exit {
  const count = (severity: Severity) => found.filter((one) => one.severity === severity).length;
  const [errors, warnings, advice] = [count('error'), count('warning'), count('advice')];
  const totals = { entries, scenarios, errors, warnings, advice };
  if (wantsJson(call)) call.printJson({ ...totals, diagnostics: inJson(found, call.lang) });
  else printFindings(call, difference(found, early));
  if (!wantsJson(call) && formOf(call) === undefined) {
    const total = broken ? words.broken : words.total;
    call.print(call.paint(['bold', errors + warnings > 0 ? 'red' : 'green'], call.say(total, totals)));
  }
  return errors + warnings > 0 ? exit.findings : exit.fine;
}

function printFindings(call: Call, findings: readonly Diagnostic[]): void {
  if (printReport(call, { command: 'check', findings })) return;
  for (const one of findings) call.print(painted(one, call.lang, call.paint), ...shown(call, one));
}

/** What a check of these files is kept under; none where it depends on more than the folder of rules. */
function nameOf(call: Call, files: FolderFiles): string | undefined {
  if (call.values('house').length > 0 || call.value('against') !== undefined || files.problems.length > 0)
    return undefined;
  return digest(`${call.flag('quick') ? 'quick' : 'whole'}\n${wholeText(files)}`);
}

/** The scenario that shows a finding, ready to be copied. */
const shown = (call: Call, one: Diagnostic): readonly string[] => [
  ...scenarioShown(one).map((line) => call.paint('dim', line)),
  '',
];

const scenariosIn = (value: unknown): number => (value as { readonly scenarios: readonly unknown[] }).scenarios.length;

/** What the files show besides what linking looks at. */
function readOff(call: Call, { rulebook, documents }: OpenRules, cache: CheckCache | undefined): readonly Diagnostic[] {
  const folder = rulesFolder(call);
  const digests = readDigests(folder);
  const units = textsRead({ documents }, folder);
  return [
    ...textFindings(rulebook, ownUnits(units, folder), folder),
    ...editionFindings(rulebook, documents, digests),
    ...textNumbers(rulebook, documents, digests),
    ...againstFindings(call, rulebook, digests),
    ...unwritten([...documents.entries, ...documents.scenarios]),
    ...repeats(documents.entries),
    ...holes(rulebook, documents.entries),
    ...sameWords(rulebook.entries, documents.entries),
    ...verdictForms(rulebook, documents.scenarios),
    ...proofFindings(documents, readDismissals(folder), { units, quiet: cache?.clean }),
    ...scenarioReferences(rulebook, documents),
    ...datedNumbers(rulebook, documents.scenarios, digests),
    ...documents.simulations.flatMap((simulation) => prepareSimulation(rulebook, simulation).diagnostics),
    ...(call.flag('quick') || call.flag('watch') ? unreadable(rulebook, documents.scenarios, cache?.clean) : []),
    ...schemaPaths(documents, join(folder, 'schema')),
    ...notLaidOut(documents, cache?.clean),
  ];
}

/** What follows from all entries together, and from the scenarios. */
function reasonedAndPlayed(
  call: Call,
  { rulebook, documents }: OpenRules,
  cache: CheckCache | undefined,
): readonly Diagnostic[] {
  const progress = progressOf(call);
  const reasoned = analyse(rulebook, documents, { progress: progress.tick, quiet: cache?.clean });
  progress.done();
  if (call.flag('quick')) return reasoned;
  const memory = rememberedPlays(rulebook, cache);
  const { covered, plays } = coverageOf(rulebook, documents.scenarios, { progress: progress.tick, ...memory });
  progress.done();
  const departed = departures(rulebook, plays);
  const explained = new Set(departed.flatMap((one) => one.plays));
  const house = new Set(departing(rulebook));
  // Where scenarios come out otherwise, what they show of the printed rules is not seen.
  const shows = explained.size === 0 ? covered : new Map([...covered].filter(([entry]) => house.has(entry)));
  const left = plays.filter((play) => !explained.has(play));
  const failures = left.flatMap((play) => failuresOf(rulebook, play, call.lang)).map(({ diagnostic }) => diagnostic);
  const changed = departureFindings(departed, documents.entries);
  // What a failing scenario names would be shown by it, were it right.
  const failing = new Set(left.filter((play) => play.failures.length > 0).flatMap(({ scenario }) => namedIn(scenario)));
  const unshown = new Map([...shows].filter(([{ id }]) => !failing.has(id)));
  return [...reasoned, ...failures, ...changed, ...uncovered(unshown, documents.entries)];
}

/** Where texts and what is recorded of them disagree; a rulebook that keeps no records is asked for none. */
const textFindings = (rulebook: Rulebook, units: readonly TextUnit[], folder: string): readonly Diagnostic[] =>
  hasLedger(folder) ? stateFindings(rulebook, units, readLedger(folder)) : [];

/** @throws DiagnosticError for a copy that cannot be used */
function againstFindings(call: Call, rulebook: Rulebook, digests: readonly EditionDigests[]): readonly Diagnostic[] {
  const file = call.value('against');
  if (file === undefined) return [];
  if (!existsSync(file))
    throw new DiagnosticError([diagnostic('file.not-found', { at: call.atOption('against'), values: { file } })]);
  const found = readTextFiles({ shown: file, files: [file] });
  if (hasErrors(found.text.problems)) throw new DiagnosticError(errorsOf(found.text.problems));
  return behind(rulebook, digests, found);
}
