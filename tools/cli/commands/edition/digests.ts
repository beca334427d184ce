import { DiagnosticError } from 'tavolata/workspace';
import { diagnostic } from '../../../messages/index.js';
import { type CorpusName, corpusNames, readCorpus } from '../../../official/corpus.js';
import { filesToWrite, readDigests } from '../../../official/digest-files.js';
import type { EditionDigests } from '../../../official/digests.js';
import { digestsFor, editionOfText, withText } from '../../../official/make-digests.js';
import { allSeen } from '../../../official/see.js';
import { type Call, command } from '../../command.js';
import { type Exit, exit } from '../../exit.js';
import { corpusOf } from '../../official-text.js';
import { openRules, rulesFolder } from '../../opening.js';
import { writeFiles } from '../../writing.js';
import texts from './digests.json' with { type: 'json' };

const words = texts.words;

export const digests = command(texts.help, run);

function run(call: Call): Exit {
  const { rulebook, documents } = openRules(call);
  const seen = allSeen(documents.entries);
  const folder = rulesFolder(call);
  const corpus = corpusOf(call);
  const names = corpusNames(corpus);
  if (names.length === 0) throw new DiagnosticError([diagnostic('official.no-corpus', { values: { file: corpus } })]);
  const before = new Map(readDigests(folder).map((one) => [one.date, one]));
  const after = new Map<string, EditionDigests>();
  const unknown: CorpusName[] = [];
  const placed = new Set<string>();
  for (const name of names) {
    const text = readCorpus(corpus, name)!;
    const edition = text.edition === null ? undefined : editionOfText(rulebook, name.language, text.edition);
    if (edition === undefined) unknown.push(name);
    else {
      const place = `${edition} ${name.language}`;
      const made = after.get(edition) ?? before.get(edition) ?? { date: edition, texts: {} };
      after.set(
        edition,
        withText(made, name.language, digestsFor(rulebook, text, edition, { others: seen }), !placed.has(place)),
      );
      placed.add(place);
    }
  }
  const all = [...new Map([...before, ...after]).values()];
  const due = filesToWrite(folder, all);
  if (!call.flag('dry-run') && due.length > 0) writeFiles(due, { force: true, folders: true });
  const isDue = new Set(due.map(({ date }) => date));
  const named = all.filter(({ date }) => after.has(date) || isDue.has(date));
  printResult(call, named, isDue, unknown);
  return call.flag('dry-run') && due.length > 0 ? exit.findings : exit.fine;
}

function printResult(
  call: Call,
  all: readonly EditionDigests[],
  isDue: ReadonlySet<string>,
  unknown: readonly CorpusName[],
): void {
  const found = [...all]
    .sort((a, b) => (a.date < b.date ? -1 : 1))
    .map((one) => ({
      edition: one.date,
      languages: Object.keys(one.texts),
      rules: Object.values(one.texts).reduce((sum, { rules }) => sum + Object.keys(rules).length, 0),
      changed: isDue.has(one.date),
    }));
  if (call.json) {
    call.printJson({ editions: found, unknown });
    return;
  }
  for (const { edition, languages, rules, changed: isNew } of found) {
    const state = call.say(!isNew ? words.same : call.flag('dry-run') ? words.due : words.written);
    call.print(call.say(words.line, { edition, languages: languages.join(', '), rules, state }));
  }
  for (const { language, name } of unknown)
    call.print(call.paint('yellow', call.say(words.unknown, { language, name })));
}
