import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DiagnosticError, hasErrors, isDate } from 'tavolata/workspace';
import { written } from '../../../check/format/format.js';
import { editionsWith } from '../../../check/scaffold/edition.js';
import { changelogPart, withEdition } from '../../../editions/update/changelog.js';
import type { EditionStep } from '../../../editions/update/entry-updates.js';
import { loadProblems } from '../../../editions/update/loadable.js';
import { type EditionUpdate, prepareUpdate } from '../../../editions/update/prepare.js';
import { editionWork } from '../../../editions/update/work.js';
import { diagnostic } from '../../../messages/index.js';
import { corpusFile, corpusJson, readCorpus } from '../../../official/corpus.js';
import { filesToWrite, readDigests } from '../../../official/digest-files.js';
import type { EditionDigests } from '../../../official/digests.js';
import { type FoundText, readTextFiles, textsAt } from '../../../official/files.js';
import { numbersBorne, wholeSections } from '../../../official/make-digests.js';
import { fullnessOf, type OfficialText } from '../../../official/official.js';
import { type Call, command } from '../../command.js';
import { type Exit, exit } from '../../exit.js';
import { corpusOf } from '../../official-text.js';
import { type OpenRules, openRules, rulesFolder } from '../../opening.js';
import { refuse } from '../../refusing.js';
import { errorsOf, inJson, painted } from '../../reporting.js';
import { type Output, writeFiles } from '../../writing.js';
import { basisFor, lastCompared } from './basis.js';
import { WorkList } from './list.js';
import help from './new-edition.json' with { type: 'json' };
import texts from './words.json' with { type: 'json' };

const words = texts.newEdition;

export const newEdition = command(help.help, (call) =>
  isDate(call.positionals[0] ?? '') ? between(call) : carried(call),
);

/** Inserts an edition between two known ones, whose text is read later. */
function between(call: Call): Exit {
  const [date = ''] = call.positionals;
  const { documents } = openRules(call);
  const { file, text: read } = documents.editions.source;
  const more = editionsWith(documents.editions.value, date);
  if (more === undefined)
    throw new DiagnosticError([diagnostic('cli.edition-exists', { at: call.at(0), values: { date, file } })]);
  const text = written(more, 'editions');
  const outputs = [{ file, text, read }];
  writeFiles(outputs, { folders: true });
  if (call.json) call.printJson({ files: outputs.map((one) => one.file), diagnostics: [] });
  else call.print(...outputs.map((one) => call.say(words.written, { file: one.file })), call.say(words.then, { date }));
  return exit.fine;
}

/** Carries the rules over to the edition of an official text; exit code 1 if something is left to decide. */
function carried(call: Call): Exit {
  const { text, date } = textOf(call);
  const rules = openRules(call);
  const { rulebook, documents } = rules;
  const step = stepTo(call, rules, date);
  const digests = readDigests(rulesFolder(call));
  const { fates, without } = basisFor(call, digests, step, text);
  const update = prepareUpdate({ rulebook, documents, digests }, fates, text, step);
  const ours = new Set([
    ...Object.keys(update.digests.texts.en?.rules ?? {}),
    ...numbersBorne(rulebook, step.from).keys(),
  ]);
  const part = changelogPart(date, step.from, fates.all, (number) => ours.has(number));
  const outputs = outputsOf(call, update, digests, { text: { ...text, edition: date }, part });
  const problems = loadProblems(rulesFolder(call), update.files);
  refuse(problems);
  const isDry = call.flag('dry-run');
  if (!isDry && outputs.length > 0) writeFiles(outputs, { folders: true, force: true });
  const after = isDry || outputs.length === 0 ? rules : openRules(call);
  const asked = editionWork(after, fates, step, wholeSections(rulebook, step.from));
  // In a dry run nothing was carried over, which is not work left to do.
  const work = isDry ? { ...asked, carried: { ...asked.carried, left: [] } } : asked;
  const list = new WorkList(call, after, { work, step, without, since: lastCompared(digests, step.from) });
  const files = outputs.map(({ file }) => file);
  if (call.json)
    call.printJson({
      ...list.inJson(),
      ...inJsonForm(update),
      files,
      dryRun: isDry,
      diagnostics: inJson(text.problems, call.lang),
    });
  else {
    for (const one of text.problems) call.print(painted(one, call.lang, call.paint, 'line'));
    call.print(call.paint('bold', call.say(words.head, { ...step })), ...summary(call, update, files), '');
    list.print();
  }
  return work.items.every(({ isDone }) => isDone) ? exit.fine : exit.findings;
}

/** @throws DiagnosticError for anything but a whole English text with a date */
function textOf(call: Call): { readonly text: OfficialText; readonly date: string } {
  const [file = ''] = call.positionals;
  const at = call.at(0);
  if (!existsSync(file)) throw new DiagnosticError([diagnostic('file.not-found', { at, values: { file } })]);
  const [first, ...more] = textsAt(file);
  if (first === undefined || more.length > 0) {
    const values = { file, count: more.length + (first ? 1 : 0) };
    throw new DiagnosticError([diagnostic('editions.not-one-text', { at, values })]);
  }
  const found: FoundText = readTextFiles(first);
  if (hasErrors(found.text.problems)) throw new DiagnosticError(errorsOf(found.text.problems));
  const date = call.value('edition') ?? found.date;
  if (found.text.language !== 'en') throw new DiagnosticError([diagnostic('edition.not-english', { at })]);
  if (date === null) throw new DiagnosticError([diagnostic('official.no-date', { at })]);
  return { text: found.text, date };
}

/** @throws DiagnosticError unless the edition is the newest, whether or not it is already known */
function stepTo(call: Call, { rulebook }: OpenRules, date: string): EditionStep {
  const known = rulebook.editions.map((one) => one.date);
  const newest = known.at(-1) ?? '';
  const from = known.filter((one) => one < date).at(-1);
  const at = call.at(0);
  if (date < newest) throw new DiagnosticError([diagnostic('edition.not-newest', { at, values: { date, newest } })]);
  if (from === undefined)
    throw new DiagnosticError([diagnostic('edition.not-later', { at, values: { date, first: known[0] ?? '–' } })]);
  return { from, date };
}

/** The files that change. */
function outputsOf(
  call: Call,
  { files, digests }: EditionUpdate,
  known: readonly EditionDigests[],
  { text, part }: { readonly text: OfficialText; readonly part: string | undefined },
): readonly Output[] {
  const folder = rulesFolder(call);
  const { date } = digests;
  const changelog = join(dirname(resolve(folder)), 'CHANGELOG.md');
  const before = existsSync(changelog) ? readFileSync(changelog, 'utf8') : '';
  const after = part && withEdition(before, date, part);
  const corpus = corpusFile(corpusOf(call), { language: 'en', name: date });
  const isFuller = fullnessOf(text) > fullnessOf(readCorpus(corpusOf(call), { language: 'en', name: date }));
  return [
    ...files,
    ...filesToWrite(folder, [...known.filter((one) => one.date !== date), digests]),
    ...(isFuller ? [{ file: corpus, text: corpusJson(text) }] : []),
    ...(after === undefined ? [] : [{ file: changelog, read: before, text: after }]),
  ];
}

function summary(call: Call, update: EditionUpdate, files: readonly string[]): readonly string[] {
  const { stubs } = update;
  const written = { count: files.length, files: files.join(', ') };
  const template = files.length === 0 ? words.none : call.flag('dry-run') ? words.would : words.files;
  return [
    call.say(words.carried, countsOf(update)),
    ...(stubs.length === 0 ? [] : [call.say(words.stubs, { stubs: stubs.map(({ entry }) => entry['id']).join(', ') })]),
    call.say(template, written),
  ];
}

const countsOf = ({ updates }: EditionUpdate) => ({
  numbered: updates.filter(({ numbered }) => numbered !== undefined).length,
  see: updates.filter(({ see }) => see !== undefined).length,
});

const inJsonForm = ({ updates, stubs }: EditionUpdate) => ({
  updates: updates.map(({ entry, ...what }) => ({ id: entry.id, file: entry.source.file, ...what })),
  stubs: stubs.map(({ number, file, entry }) => ({ number, file, id: entry['id'] })),
});
