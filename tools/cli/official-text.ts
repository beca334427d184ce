import { existsSync } from 'node:fs';
import type { Lang } from 'tavolata/runtime';
import { DiagnosticError, hasErrors, listed } from 'tavolata/workspace';
import { type NumberRange, rangeOf } from '../check/numbers.js';
import { diagnostic } from '../messages/index.js';
import { corpusNames, type NamedText, nameOfText, readCorpus, usualCorpus } from '../official/corpus.js';
import { readTextFiles, textsAt } from '../official/files.js';
import { isRuleNumber } from '../official/rule-number.js';
import type { Call } from './command.js';
import { errorsOf } from './reporting.js';

/** Where imported texts lie. */
export const corpusOf = (call: Call): string => call.value('corpus') ?? usualCorpus;

/**
 * The official text that a positional argument names: a file or folder, or the date of an imported one.
 *
 * @param language of texts named by date
 * @throws DiagnosticError for one that does not exist, or is damaged
 */
export function officialText(call: Call, positional: number, language: Lang = languageOf(call)): NamedText {
  const name = call.positionals[positional] ?? '';
  const at = call.at(positional);
  if (existsSync(name)) {
    const [files, ...more] = textsAt(name);
    if (files === undefined || more.length > 0)
      throw new DiagnosticError([
        diagnostic('editions.not-one-text', { at, values: { file: name, count: more.length + (files ? 1 : 0) } }),
      ]);
    const { text, date, shown } = readTextFiles(files);
    if (hasErrors(text.problems)) throw new DiagnosticError(errorsOf(text.problems));
    return { name: nameOfText(date, shown), text, file: shown };
  }
  const corpus = corpusOf(call);
  const there = corpusNames(corpus).flatMap((one) => (one.language === language ? [one.name] : []));
  const text = there.includes(name) ? readCorpus(corpus, { language, name }) : undefined;
  if (text !== undefined) return { name, text };
  const values = { name, corpus, there: there.length === 0 ? '–' : listed(there, 30) };
  throw new DiagnosticError([diagnostic('editions.no-text', { at, values })]);
}

function languageOf(call: Call): Lang {
  const given = call.value('language') ?? 'en';
  if (given === 'en' || given === 'it') return given;
  throw new DiagnosticError([
    diagnostic('cli.unknown-lang', { at: call.atOption('language'), values: { lang: given } }),
  ]);
}

/**
 * The sections of `--sections`, as `104,800-811`; all by default.
 *
 * @throws DiagnosticError for any other form
 */
export function sectionsOf(call: Call): (section: string) => boolean {
  const given = call.value('sections');
  if (given === undefined) return () => true;
  const ranges = given.split(',').map((part) => /^\s*(\d{3})(?:\s*[-–]\s*(\d{3}))?\s*$/.exec(part));
  if (ranges.some((range) => range === null))
    throw new DiagnosticError([
      diagnostic('editions.bad-sections', { at: call.atOption('sections'), values: { given } }),
    ]);
  return (section) =>
    ranges.some((range) => range !== null && section >= range[1]! && section <= (range[2] ?? range[1]!));
}

/**
 * The rules of `--sections`: sections, rules with their letters, and ranges of either, as `104,801.12,802.2-802.4`; all
 * by default.
 *
 * @throws DiagnosticError for any other form
 */
export function rulesWanted(call: Call): (number: string) => boolean {
  const given = call.value('sections');
  if (given === undefined) return () => true;
  const ranges = given.split(',').map((part) => rangeOf(part.trim()) ?? ruleOf(part.trim()));
  if (ranges.some((range) => range === undefined))
    throw new DiagnosticError([diagnostic('editions.bad-rules', { at: call.atOption('sections'), values: { given } })]);
  return (number) => ranges.some((range) => range?.holds(number));
}

/** One rule with its letters. */
const ruleOf = (text: string): Pick<NumberRange, 'holds'> | undefined =>
  isRuleNumber(text)
    ? { holds: (number) => number === text || (number.startsWith(text) && /^[a-z]/.test(number.slice(text.length))) }
    : undefined;
