import type { ReadDocuments } from 'tavolata/workspace';
import type { TextUnit } from '../units/unit.js';
import type { PairFinding } from './across.js';
import { type CheckName, finding, type TextFinding } from './finding.js';
import { numbersIn, saysOtherwise } from './numbers.js';
import { matches, wholeWords } from './words.js';

interface EntryJson {
  readonly id: string;
  readonly kind?: string;
  readonly when?: string | readonly string[];
  readonly value?: unknown;
  readonly let?: { readonly [name: string]: unknown };
  readonly cases?: readonly { readonly [part: string]: unknown }[];
  readonly severity?: 'illegal' | 'advice';
  readonly [key: string]: unknown;
}

/** Members of an entry that people read; the program runs all others. */
const readable = new Set(['id', 'name', 'text', 'texts', 'reason', 'reasons', 'remedy', 'why', 'numbered']);

const denial = wholeWords("can['’]t|cannot|may not|must not|mustn['’]t");
const anyLimit = wholeWords(
  "not|\\p{L}+n['’]t|no|nobody|none|nothing|neither|nor|never|without|unless|only|alone|illegal|out|stays?|free of|keeps?|ha(?:s|ve) to|one|together|first|themselves|same|unknown|those",
);
const leave = wholeWords("can(?! not|['’]t)|may(?! not)|allowed|free|able");

const duty = wholeWords("must|ha(?:s|ve) to|needs?|required?|illegal|can['’]t|cannot|only|no|none|nobody|nothing");
const advice = wholeWords('should|ought to|advi[cs]\\p{L}+|recommended|better|usual\\p{L}*|unusual|default|normally');

/**
 * Whether the text of an entry agrees with what the entry does: a permission that only denies, a prohibition that only
 * allows, advice worded as a duty or the reverse; a number of the condition, a case or the answer that the text lacks;
 * a variant that the text names and the entry does not; an exception of the condition that the text lacks.
 */
export function meaning(documents: ReadDocuments, texts: Iterable<TextUnit>): readonly PairFinding[] {
  const named = setupNames(documents);
  const byEntry = new Map<string, EntryJson>();
  for (const { value, source } of documents.entries)
    for (const [index, entry] of ((value as { readonly entries?: readonly EntryJson[] }).entries ?? []).entries())
      byEntry.set(`${source.file} ${index}`, entry);
  return [...texts].flatMap((text) => {
    const place = /^\/entries\/(\d+)\/texts?(?:\/|$)/.exec(text.pointers.en);
    const entry = place === null ? undefined : byEntry.get(`${text.document.source.file} ${place[1]}`);
    if (entry === undefined) return [];
    return findingsIn(entry, text.en, named).map((one) => ({ ...one, key: text.key }));
  });
}

function findingsIn(entry: EntryJson, text: string, named: ReadonlyMap<string, string>): readonly TextFinding[] {
  const reported = (code: string, values: TextFinding['values']): TextFinding =>
    finding('meaning' satisfies CheckName, 'en', [0, text.length], { values, code });
  const found: TextFinding[] = [];
  if (entry.kind === 'permission' && matches(text, denial) && !matches(text, leave))
    found.push(reported('meaning-kind', { kind: entry.kind }));
  if (entry.kind === 'prohibition' && matches(text, leave) && !matches(text, anyLimit))
    found.push(reported('meaning-kind', { kind: entry.kind }));
  if (entry.kind === 'requirement' && matches(text, leave) && !matches(text, anyLimit) && !matches(text, duty))
    found.push(reported('meaning-kind', { kind: entry.kind }));
  const { severity } = entry;
  const advises = matches(text, advice);
  if (
    (severity === 'advice' && matches(text, duty) && !advises) ||
    (severity === 'illegal' && advises && !matches(text, duty))
  )
    found.push(reported('meaning-severity', { severity }));
  const when = [entry.when ?? ''].flat().join(' ');
  const said = new Set(numbersIn(text, 'en').map(({ value }) => value));
  for (const from of [when, ...answersOf(entry)])
    for (const { number, near } of numbersOf(from))
      if (![number, near].some((one) => said.has(one) || saysOtherwise(text, one, 'en')))
        found.push(reported('meaning-number', { number, when: from }));
  const runs = JSON.stringify(Object.entries(entry).filter(([key]) => !readable.has(key)));
  for (const [value, name] of named)
    if (/^\p{Lu}/u.test(name) && text.includes(name) && !runs.includes(value))
      found.push(reported('meaning-name', { name }));
  for (const value of exceptionsOf(when)) {
    const name = named.get(value);
    if (name !== undefined && !text.toLowerCase().includes(name.toLowerCase()))
      found.push(reported('meaning-exception', { name, when }));
  }
  return found;
}

/** Variants, options and additions whose absence a condition requires. */
const exceptionsOf = (when: string): readonly string[] =>
  [...when.matchAll(/'([\w-]+)' not in setup|not '([\w-]+)' in setup/g)].map(([, one, other]) => (one ?? other)!);

/** What an entry computes and answers, unless a table of choices says it. */
const answersOf = ({ value, cases = [], let: named = {} }: EntryJson): readonly string[] =>
  [value, ...Object.values(named), ...cases.flatMap((one) => Object.values(one))].flatMap((from) =>
    from === undefined || (typeof from === 'object' && !Array.isArray(from)) ? [] : [[from].flat().join(' ')],
  );

interface NumberBound {
  readonly number: number;
  /** A near number by which a text may say it: “more than two” is “three or more”. */
  readonly near: number;
}

/**
 * Numbers of a condition, from two on: one and none are said in many ways. A list counts once, with its greatest
 * number.
 */
function numbersOf(when: string): readonly NumberBound[] {
  // “div 2” is a half or the middle in texts.
  const plain = when
    .replace(/'[^']*'|\bdiv \d+/g, '')
    .replace(/\[([\d, ]+)\]/g, (_, list: string) => list.split(',').at(-1)!);
  return [...plain.matchAll(/(>=|<=|>|<)?\s*(?<![\w.])(\d+)(?!\w)/g)].flatMap(([, sign, digits]) => {
    const number = Number(digits);
    const near = number + (sign === '>' || sign === '<=' ? 1 : sign === '<' || sign === '>=' ? -1 : 0);
    return number > 1 ? [{ number, near }] : [];
  });
}

/**
 * The values that conditions look for in the setup, with their English names; only capitalized ones cannot be mistaken
 * for other words.
 */
function setupNames({ vocabulary, entries }: ReadDocuments): ReadonlyMap<string, string> {
  const asked = new Set(
    entries.flatMap(({ value }) =>
      [...JSON.stringify(value).matchAll(/'([\w-]+)' (?:not )?in setup\./g)].map(([, name]) => name!),
    ),
  );
  const { enumerations } = vocabulary.value as {
    readonly enumerations: {
      readonly [name: string]: { readonly values?: { readonly [value: string]: { readonly en?: string } | undefined } };
    };
  };
  const ofSetup = Object.values(enumerations).filter(({ values = {} }) =>
    Object.keys(values).some((value) => asked.has(value)),
  );
  const names = ofSetup.flatMap(({ values = {} }) =>
    Object.entries(values).flatMap(([value, name]) => (name?.en === undefined ? [] : [[value, name.en] as const])),
  );
  // “Emperor” is a variant, “emperor” a role: for a value with two names, the capitalized one counts.
  const isName = ([, name]: readonly [string, string]): boolean => /^\p{Lu}/u.test(name);
  return new Map([...names.filter((one) => !isName(one)), ...names.filter(isName)]);
}
