import type { Diagnostic } from 'tavolata/compiler';
import type { Lang } from 'tavolata/runtime';
import { listed } from 'tavolata/workspace';
import { diagnostic } from '../messages/index.js';
import { datesStated } from './dates.js';
import { labelOf } from './labels.js';
import type { Line } from './lines.js';
import { losses } from './losses.js';
import type { Paragraph } from './official.js';
import { wrongReferences } from './references.js';
import { isSubrule } from './rule-number.js';
import { RuleOrder } from './rule-order.js';
import { isGlossary, type Zone, zonesOf } from './zones.js';

/** From this many words with a final apostrophe on, they are no slips. */
const LEAST_APART = 5;

/** Signs that a copy is not what it should be: cut off, out of order, with two dates. */
export const problemsOf = (
  lines: readonly Line[],
  paragraphs: readonly Paragraph[],
  text: string,
  language: Lang,
): readonly Diagnostic[] => [
  ...withoutRules(paragraphs),
  ...cutOff(lines, paragraphs),
  ...secondCopy(lines, paragraphs),
  ...severalDates(text),
  ...disorder(paragraphs),
  ...repeated(paragraphs),
  ...glossaryTwice(paragraphs),
  ...runTogether(paragraphs),
  ...lostCase(paragraphs),
  ...(language === 'it' ? lostAccents(paragraphs) : []),
  ...wrongReferences(paragraphs),
  ...losses(lines, paragraphs),
];

function withoutRules(paragraphs: readonly Paragraph[]): readonly Diagnostic[] {
  const count = (...kinds: readonly Paragraph['kind'][]): number =>
    paragraphs.filter(({ kind }) => kinds.includes(kind)).length;
  const [rules, others] = [count('rule', 'example'), count('continuation')];
  if (rules === 0) return [diagnostic('official.no-rules')];
  return others > 3 * rules ? [diagnostic('official.not-rules', { values: { rules, others } })] : [];
}

/** A text with contents has the credits after the glossary, and a heading for each section listed. */
function cutOff(lines: readonly Line[], paragraphs: readonly Paragraph[]): readonly Diagnostic[] {
  const zones = zonesOf(lines);
  if (!zones.includes('contents')) return [...headless(paragraphs), ...openEnd(zones, paragraphs)];
  const inContents = lines.filter((_, index) => zones[index] === 'contents');
  const headings = new Set(paragraphs.flatMap(({ kind, number }) => (kind === 'heading' ? [number] : [])));
  const missing = inContents.flatMap(({ text }) => {
    const label = labelOf(text);
    return label?.kind === 'section' && !headings.has(label.number) ? [label.number] : [];
  });
  const isPromised = inContents.some(isGlossary) && zones.includes('credits');
  return [
    ...(zones.includes('credits') ? [] : [diagnostic('official.cut-off', { values: { line: lines.at(-1)!.number } })]),
    ...(isPromised && !zones.includes('glossary') ? [diagnostic('official.no-glossary', { severity: 'warning' })] : []),
    ...(missing.length > 0 ? [diagnostic('official.missing-sections', { values: { numbers: listed(missing) } })] : []),
  ];
}

/**
 * A text with a glossary has all the rules before it: the first is neither a subrule nor a third one, unless a part
 * begins with it.
 */
function headless(paragraphs: readonly Paragraph[]): readonly Diagnostic[] {
  const at = paragraphs.findIndex(({ kind }) => kind === 'rule');
  const first = paragraphs[at]?.number ?? '';
  const hasPart = paragraphs
    .slice(0, Math.max(at, 0))
    .some(({ kind, number }) => kind === 'heading' && number?.length === 1);
  if (first === '' || /\.1$/.test(first) || hasPart || !paragraphs.some(({ kind }) => kind === 'glossary')) return [];
  return [diagnostic('official.headless', { values: { number: first } })];
}

/** The last rule of a part of the rules ends in the middle of a sentence. */
function openEnd(zones: readonly Zone[], paragraphs: readonly Paragraph[]): readonly Diagnostic[] {
  const last = paragraphs.findLast(({ kind }) => kind === 'rule' || kind === 'example' || kind === 'continuation');
  if (zones.at(-1) !== 'body' || last === undefined || !/[\p{L}\p{N},;–—-]$/u.test(last.text)) return [];
  // A rule may be a title alone.
  if (last.text.split(' ').length < 6) return [];
  return [diagnostic('official.open-end', { severity: 'warning', values: { number: last.number! } })];
}

/** Nearly all rules begin with a capital letter, and contain lower-case ones. */
function lostCase(paragraphs: readonly Paragraph[]): readonly Diagnostic[] {
  const rules = paragraphs.filter(({ kind }) => kind === 'rule').map(({ text }) => text);
  const odd = rules.filter((text) => /^\P{L}*\p{Ll}/u.test(text) || !/\p{Ll}/u.test(text)).length;
  return rules.length < 5 || odd * 2 < rules.length ? [] : [diagnostic('official.lost-case', { severity: 'warning' })];
}

// “e'”, “piu'”, “abilita'”, “finira'”: not elisions, which stand before a letter.
const accentApart =
  /(?<!\p{L})(?:e|piu|puo|gia|cosi|cio|perche|poiche|finche|\p{L}+(?:[aeinlr]ta|[aei]ra))['’`](?!\p{L})/giu;

/** No Italian text of some length lacks “è”; on some keyboards it is typed with an apostrophe. */
function lostAccents(paragraphs: readonly Paragraph[]): readonly Diagnostic[] {
  const rules = paragraphs.filter(({ kind }) => kind === 'rule').map(({ text }) => text);
  const text = rules.join(' ').normalize('NFC');
  const count = text.match(accentApart)?.length ?? 0;
  if (count >= LEAST_APART) return [diagnostic('official.accents-apart', { severity: 'warning', values: { count } })];
  if (rules.length < 5 || /[àèéìòù]/iu.test(text)) return [];
  return [diagnostic('official.lost-accents', { severity: 'warning' })];
}

/** The rules of another copy begin after the credits of a text, or among the entries of its glossary. */
function secondCopy(lines: readonly Line[], paragraphs: readonly Paragraph[]): readonly Diagnostic[] {
  const zones = zonesOf(lines);
  const known = new Set(paragraphs.flatMap(({ kind, number }) => (kind === 'rule' ? [number] : [])));
  const again = lines.filter(({ text }, index) => {
    const label = zones[index] === 'credits' || zones[index] === 'glossary' ? labelOf(text) : null;
    return label?.kind === 'rule' && known.has(label.number);
  });
  // A line of the glossary may begin with a number that it refers to.
  return again.length < 5
    ? []
    : [diagnostic('official.second-copy', { severity: 'warning', values: { line: again[0]!.number } })];
}

function severalDates(text: string): readonly Diagnostic[] {
  const dates = datesStated(text);
  if (dates.length < 2) return [];
  return [diagnostic('official.several-dates', { severity: 'warning', values: { dates: listed(dates) } })];
}

const warned = (code: string, numbers: readonly string[]): readonly Diagnostic[] =>
  numbers.length === 0
    ? []
    : [diagnostic(code, { severity: 'warning', values: { numbers: listed(numbers), count: numbers.length } })];

/** Numbers that occur twice or too early, or between which one is missing. */
function disorder(paragraphs: readonly Paragraph[]): readonly Diagnostic[] {
  const order = new RuleOrder();
  const seen = new Set<string>();
  // For a whole text, “headless” reports it.
  const hasGlossary = paragraphs.some(({ kind }) => kind === 'glossary');
  const [twice, early, gaps]: [string[], string[], string[]] = [[], [], []];
  for (const { kind, number } of paragraphs) {
    if (number === null || (kind !== 'rule' && kind !== 'heading')) continue;
    const isEarly = !order.follows(number);
    if (seen.has(number)) twice.push(number);
    else if (isEarly) early.push(number);
    // What follows a late heading is in order again.
    if (!seen.has(number) && (!isEarly || kind === 'heading')) {
      const isFirst = seen.size === 0 && !hasGlossary && !/\.1$/.test(number);
      if (kind === 'rule' && (isFirst || !order.isNext(number))) gaps.push(number);
      order.accept(number);
    }
    seen.add(number);
  }
  return [
    ...warned('official.twice', twice),
    ...warned('official.out-of-order', early),
    ...warned('official.gaps', gaps),
  ];
}

/** Examples and further paragraphs that occur twice under a rule. */
function repeated(paragraphs: readonly Paragraph[]): readonly Diagnostic[] {
  const seen = new Set<string>();
  const twice = paragraphs.flatMap(({ kind, number, text }) => {
    if (kind !== 'example' && kind !== 'continuation') return [];
    const key = `${number} ${text}`;
    return seen.size === seen.add(key).size ? [number!] : [];
  });
  return warned('official.repeated', [...new Set(twice)]);
}

function glossaryTwice(paragraphs: readonly Paragraph[]): readonly Diagnostic[] {
  const seen = new Set<string>();
  const terms = paragraphs.flatMap(({ kind, text }) =>
    kind === 'glossary' && seen.size === seen.add(text).size ? [text.split('\n')[0]!] : [],
  );
  if (terms.length === 0) return [];
  return [
    diagnostic('official.glossary-twice', {
      severity: 'warning',
      values: { terms: listed(terms), count: terms.length },
    }),
  ];
}

/** Entries of a glossary without blank lines between them cannot be separated. */
function runTogether(paragraphs: readonly Paragraph[]): readonly Diagnostic[] {
  const entries = paragraphs.filter(({ kind }) => kind === 'glossary').map(({ text }) => text.split('\n').length);
  const lines = entries.reduce((sum, one) => sum + one, 0);
  if (lines < 30 || Math.max(...entries) * 2 < lines) return [];
  return [diagnostic('official.glossary-in-one', { severity: 'warning', values: { lines } })];
}

/** Labels in an unusual form: a rule without its point, a subrule with one. */
export function labelDecisions(lines: readonly Line[]): readonly Diagnostic[] {
  const zones = zonesOf(lines);
  const labels = lines.flatMap((line, index) => {
    const label = zones[index] === 'body' ? labelOf(line.text) : null;
    return label?.kind === 'rule' ? [label] : [];
  });
  const rules = labels.filter(({ number }) => !isSubrule(number));
  const pointless = rules.filter(({ written }) => !written.endsWith('.'));
  // A page may omit the points of all its rules.
  const unusual =
    pointless.length * 2 > rules.length ? rules.filter(({ written }) => written.endsWith('.')) : pointless;
  const found = [...unusual, ...labels.filter(({ number, written }) => isSubrule(number) && written.endsWith('.'))];
  if (found.length === 0) return [];
  const values = { labels: listed(found.map(({ written }) => written)), count: found.length };
  return [diagnostic('official.labels', { severity: 'advice', values })];
}
