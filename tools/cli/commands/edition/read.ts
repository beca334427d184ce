import { existsSync } from 'node:fs';
import { hasErrors, render } from 'tavolata/workspace';
import { strayReferences } from '../../../editions/stray-references.js';
import { diagnostic } from '../../../messages/index.js';
import { besideDigests } from '../../../official/beside-digests.js';
import { corpusFile, corpusJson, nameOfText, readCorpus } from '../../../official/corpus.js';
import { datingOf, editionFollowed, isMisdated } from '../../../official/dating.js';
import { readDigests } from '../../../official/digest-files.js';
import type { EditionDigests } from '../../../official/digests.js';
import { type FoundText, readTextFiles, textsAt } from '../../../official/files.js';
import { countsBySection, fullnessOf, type OfficialText } from '../../../official/official.js';
import { type Call, command } from '../../command.js';
import { type Exit, exit } from '../../exit.js';
import { corpusOf } from '../../official-text.js';
import { rulesFolder } from '../../opening.js';
import { progressOf } from '../../progress.js';
import { refuse } from '../../refusing.js';
import { inJson, painted } from '../../reporting.js';
import { writeFiles } from '../../writing.js';
import texts from './read.json' with { type: 'json' };
import { spanOf } from './span.js';

const { words, english, italian } = texts;
const languages = { en: english, it: italian } as const;

export const read = command(texts.help, run);

function run(call: Call): Exit {
  const missing = call.positionals.flatMap((file, index) =>
    existsSync(file) ? [] : [diagnostic('file.not-found', { at: call.at(index), values: { file } })],
  );
  const date = call.value('edition');
  if (date !== undefined && !/^\d{4}-\d\d-\d\d$/.test(date))
    missing.push(diagnostic('official.bad-date', { at: call.atOption('edition'), values: { date } }));
  refuse(missing);
  const all = call.positionals.flatMap(textsAt);
  const progress = progressOf(call);
  const digests = readDigests(rulesFolder(call));
  const found: unknown[] = [];
  let stored = 0;
  let flawed = 0;
  for (const [index, files] of all.entries()) {
    progress.tick(index, all.length);
    const one = compared(withDate(readTextFiles(files, { isRepaired: call.flag('repair') }), date), digests);
    const done = store(call, one);
    progress.done();
    if (done.file !== null) stored += 1;
    if (hasErrors(done.text.problems)) flawed += 1;
    if (call.json) found.push(inJsonForm(call, done));
    else printResult(call, done);
  }
  if (call.json) call.printJson({ texts: found });
  else call.print(call.paint('bold', call.say(words.total, { texts: all.length, stored, refused: flawed })));
  return flawed > 0 ? exit.findings : exit.fine;
}

/** A date given by the user is used, and replaces the findings about others. */
function withDate(found: FoundText, date: string | undefined): FoundText {
  if (date === undefined) return found;
  const settled = ['official.no-date', 'official.other-date', 'official.several-dates'];
  const problems = found.text.problems.filter(({ code }) => !settled.includes(code));
  return { ...found, date, text: { ...found.text, edition: date, problems } };
}

/**
 * The text, with a warning if it is of another edition than that of its date, or differs from what is known about the
 * edition.
 */
function compared(found: FoundText, digests: readonly EditionDigests[]): FoundText {
  const { text, date, shown } = found;
  const dating = hasErrors(text.problems) ? null : datingOf(text, digests);
  const dates = digests.map((one) => one.date);
  if (dating === null) return found;
  const isOfOther = isMisdated(dating, date, dates);
  const follows = editionFollowed(dating, date);
  if (follows === undefined) {
    // Its words are those of no edition: nothing can be compared.
    const values = { first: dates[0]!, editions: spanOf(dates) };
    const strange = diagnostic('official.of-no-edition', { severity: 'warning', values });
    const older = diagnostic('official.older', { severity: 'advice', values });
    return isOfOther || date === null
      ? { ...found, text: { ...text, problems: [...text.problems, strange] } }
      : { ...found, text: { ...text, decisions: [...text.decisions, older] } };
  }
  const values = { file: shown, date: date ?? '', edition: spanOf(dating.follows) };
  const problems = isOfOther
    ? [diagnostic('official.misdated', { severity: 'warning', values })]
    : besideDigests(text, date ?? follows, digests);
  const edition = isOfOther || text.language !== 'en' ? follows : (date ?? follows);
  const strays = strayReferences(text, edition, digests);
  return { ...found, text: { ...text, problems: [...text.problems, ...problems, ...strays] } };
}

interface Imported extends FoundText {
  readonly file: string | null;
}

function store(call: Call, found: FoundText): Imported {
  const { text, date, shown } = found;
  if (hasErrors(text.problems)) return { ...found, file: null };
  const corpus = corpusOf(call);
  const name = { language: text.language, name: nameOfText(date, shown) };
  const [here, there] = [fullnessOf(text), fullnessOf(readCorpus(corpus, name))];
  if (there > here) {
    const kept = diagnostic('official.more-there', { severity: 'warning', values: { here, there } });
    return { ...found, file: null, text: { ...text, problems: [...text.problems, kept] } };
  }
  const file = corpusFile(corpus, name);
  if (!call.flag('dry-run')) {
    writeFiles([{ file, text: corpusJson({ ...text, edition: date }) }], { force: true, folders: true });
  }
  return { ...found, file: call.flag('dry-run') ? null : file };
}

function printResult(call: Call, { shown, text, date, file }: Imported): void {
  const values = { file: shown, language: languages[text.language][call.lang], date: date ?? call.say(words.undated) };
  call.print(call.paint('bold', call.say(words.head, values)));
  for (const one of text.decisions) call.print(`  ${call.paint('dim', messageOf(call, one))}`);
  for (const one of text.problems) call.print(`  ${painted(one, call.lang, call.paint, 'line')}`);
  if (text.paragraphs.length > 0) call.print(...counted(call, text));
  if (file !== null) call.print(`  ${call.say(words.stored, { file })}`);
  else if (hasErrors(text.problems)) call.print(`  ${call.say(words.refused)}`);
  call.print('');
}

/** The text of a decision, without its severity and code: there are many. */
const messageOf = (call: Call, one: OfficialText['decisions'][number]): string =>
  render(one, call.lang, 'line').replace(/^[^:]*: (.*) \[[^\]]*\]$/s, '$1');

function counted(call: Call, text: OfficialText): readonly string[] {
  const sections = [...countsBySection(text)].map(
    ([section, { rules, examples }]) => `${section} ${rules}/${examples}`,
  );
  const lines: string[] = [];
  for (let at = 0; at < sections.length; at += 9)
    lines.push(
      `    ${sections
        .slice(at, at + 9)
        .map((one) => one.padEnd(11))
        .join('')}`.trimEnd(),
    );
  return [
    `  ${call.say(words.counts, totalsOf(text))}`,
    ...(lines.length === 0 ? [] : [`  ${call.say(words.sections)}`, ...lines]),
  ];
}

function totalsOf({ paragraphs }: OfficialText) {
  const count = (wanted: string): number => paragraphs.filter(({ kind }) => kind === wanted).length;
  return { rules: count('rule'), examples: count('example'), more: count('continuation'), terms: count('glossary') };
}

const inJsonForm = (call: Call, { shown, text, date, file }: Imported) => ({
  file: shown,
  language: text.language,
  edition: date,
  ...totalsOf(text),
  sections: Object.fromEntries(countsBySection(text)),
  decisions: inJson(text.decisions, call.lang),
  problems: inJson(text.problems, call.lang),
  stored: file,
});
