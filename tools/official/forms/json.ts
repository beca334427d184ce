import { labelOf } from '../labels.js';
import type { Line } from '../lines.js';
import { byNumber, isSubrule, ruleOrSection } from '../rule-number.js';
import { linesOfHtml } from './html.js';

type JsonTree = null | boolean | number | string | readonly JsonTree[] | { readonly [key: string]: JsonTree };

const label = new RegExp(String.raw`^${ruleOrSection}\.?$|^\d\.$`);

export const isJson = (text: string): boolean => /^\s*[[{]/.test(text) && parsed(text) !== null;

function parsed(text: string): JsonTree {
  for (const whole of [text, `[${text.trim().replace(/\s*\n\s*/g, ',')}]`])
    try {
      const value: JsonTree = JSON.parse(whole);
      if (typeof value === 'object') return value;
    } catch {
      // It may be one value per line.
    }
  return null;
}

/** One rule, heading or entry of the glossary, as lines. */
interface Found {
  readonly number: string | null;
  readonly lines: string[];
}

/** The rules of a list of objects, strings or pairs, or of a map from numbers, in their own order. */
export function linesOfJson(text: string): readonly Line[] {
  const places = placesOf(text);
  const found: Found[] = [];
  collect(parsed(text), found);
  const rules = found.filter(({ number }) => number !== null).sort((a, b) => byNumber(a.number!, b.number!));
  const terms = found.filter(({ number }) => number === null);
  const body = rules.flatMap(({ number, lines }) =>
    lines.map((one) => ({ text: one, number: places.get(number!) ?? 1 })),
  );
  const entries = terms.flatMap(({ lines }) => ['', ...lines].map((one) => ({ text: one, number: 1 })));
  return terms.length === 0 ? body : [...body, { text: 'Glossary', number: 1 }, ...entries];
}

type JsonObject = { readonly [key: string]: JsonTree };
const isRecord = (value: JsonTree): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: JsonTree): value is readonly JsonTree[] => Array.isArray(value);
const isLabel = (value: JsonTree | undefined): value is string => typeof value === 'string' && label.test(value);

const named = (value: JsonObject, pattern: RegExp): JsonTree =>
  Object.entries(value).find(([key]) => pattern.test(key))?.[1] ?? null;

/** Names of lists of references. */
const references = /^(?:see|see_?also|refs?|references?|related|links?)$/i;

function collect(value: JsonTree, found: Found[]): void {
  if (isList(value)) collectList(value, found);
  if (!isRecord(value)) return;
  const number = numberOf(value);
  const term = named(value, /^term$/i);
  const beside = besideOf(value);
  if (beside !== null) addTo(found, beside, number, value);
  else if (number !== null) found.push(ruleOf(number, value));
  else if (typeof term === 'string')
    found.push({ number: null, lines: [term, ...textsOf(named(value, /^(?:definitions?|text|body)$/i))] });
  for (const [key, one] of Object.entries(value)) {
    if (label.test(key)) {
      found.push(ruleOf(key, one));
      // The contents may name the same number again.
      if (isRecord(one))
        for (const inside of Object.values(one)) if (typeof inside === 'object') collect(inside, found);
    } else {
      if (/^glossary$/i.test(key) && isRecord(one)) glossary(one, found);
      if (typeof one === 'object' && !references.test(key)) collect(one, found);
    }
  }
}

/** A list of objects; of a number, its words and examples; or of lines as in a text. */
function collectList(value: readonly JsonTree[], found: Found[]): void {
  const [number, text, ...rest] = value;
  if (isLabel(number) && typeof text === 'string' && !isLabel(text))
    found.push(ruleOf(number, { text, examples: rest }));
  else if (isLabel(number) && value.length === 2 && typeof text === 'object') found.push(ruleOf(number, text));
  else
    for (const one of value) {
      const line = typeof one === 'string' ? labelOf(one) : null;
      if (line?.kind === 'rule' || line?.kind === 'section')
        found.push({ number: line.number, lines: [one as string] });
      else if (line?.kind === 'example') addExample(found.at(-1), one as string);
      else collect(one, found);
    }
}

/** The words of a rule may have been everything inside, including its examples. */
function addExample(rule: Found | undefined, line: string): void {
  if (rule?.lines.includes(line.trim()) === false) rule.lines.push(line);
}

/** The number of a rule, under any name, except those of the next or the containing rule. */
function numberOf(value: JsonObject): string | null {
  const usual = named(value, /^(?:id|number|rule_?number|num|key)$/i);
  if (isLabel(usual)) return usual;
  const other = Object.entries(value).find(
    ([key, one]) => isLabel(one) && one.includes('.') && !/prev|next|parent|section|chapter|see|ref/i.test(key),
  );
  return (other?.[1] as string | undefined) ?? null;
}

type Beside = 'example' | 'continuation' | 'glossary' | 'other';

/**
 * Some lists, like the texts of the corpus, have examples and further paragraphs next to their rules, and say what they
 * are.
 */
function besideOf(value: JsonObject): Beside | null {
  const kind = named(value, /^(?:type|kind)$/i);
  if (typeof kind !== 'string') return null;
  if (/^(?:example|esempio)/i.test(kind)) return 'example';
  if (/^(?:text|paragraph|continuation)/i.test(kind)) return 'continuation';
  return kind === 'glossary' || kind === 'other' ? kind : null;
}

/** @param number the rule that it belongs to; null: the last one */
function addTo(found: Found[], kind: Beside, number: string | null, value: JsonObject): void {
  const texts = textsOf(wordsOf(value));
  if (kind === 'glossary') found.push({ number: null, lines: texts.flatMap((one) => one.split('\n')) });
  const rule = number === null ? found.at(-1) : found.findLast((one) => one.number === number);
  if (kind === 'glossary' || kind === 'other' || rule === undefined || rule.number === null) return;
  for (const one of texts) rule.lines.push(kind === 'example' ? asExample(one) : one);
}

function glossary(value: JsonObject, found: Found[]): void {
  for (const [term, one] of Object.entries(value)) {
    const lines = textsOf(one);
    if (lines.length > 0) found.push({ number: null, lines: [term, ...lines] });
  }
}

const textKey = /^(?:body|text|rule_?text|content|description|title|name|rule)$/i;

/** The words of a rule: its own, or else everything inside. */
const wordsOf = (value: JsonObject): JsonTree => ownWordsOf(value) ?? glued(textsInside(value));

/** Under a usual name, or else the longest text. */
function ownWordsOf(value: JsonObject): JsonTree {
  const usual = Object.entries(value).find(
    ([key, one]) => textKey.test(key) && !isLabel(one) && textsOf(one).length > 0,
  );
  if (usual !== undefined) return usual[1];
  const others = Object.values(value).filter((one) => typeof one === 'string' && !isLabel(one)) as readonly string[];
  return others.length === 0 ? null : others.reduce((a, b) => (b.length > a.length ? b : a));
}

/** All texts inside, in order, except examples and references, which are read by their names. */
function textsInside(value: JsonTree): readonly string[] {
  if (typeof value === 'string') return isLabel(value) ? [] : [value];
  if (isList(value)) return value.flatMap(textsInside);
  if (!isRecord(value) || besideOf(value) !== null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    exampleKey.test(key) || references.test(key) || label.test(key) || key === 'id' ? [] : textsInside(one),
  );
}

/** Joins what was split within a sentence, or word by word. */
function glued(pieces: readonly string[]): readonly string[] {
  if (pieces.every((one) => !/\s/.test(one.trim()))) return pieces.length === 0 ? [] : [pieces.join(' ')];
  const texts: string[] = [];
  for (const one of pieces) {
    const last = texts.at(-1);
    const isOpen = last !== undefined && (!/[.!?:][)”"’']*$/.test(last) || /^\s/.test(one));
    if (isOpen)
      texts[texts.length - 1] = /\s$/.test(last) || /^[\s.,;:!?)”’]/.test(one) ? last + one : `${last} ${one}`;
    else texts.push(one);
  }
  return texts;
}

const asExample = (text: string): string => `Example: ${text.replace(/^(?:Example|Esempio):\s*/i, '')}`;

/** A rule as lines: its own text and further paragraphs, then the examples, whatever their names and separators. */
function ruleOf(written: string, value: JsonTree): Found {
  const number = written.replace(/\.$/, '');
  const texts = textsOf(isRecord(value) ? wordsOf(value) : value);
  const examples = textsOf(isRecord(value) ? named(value, exampleKey) : null)
    .flatMap((one) => one.split(/\s*(?:Example|Esempio):\s*/i))
    .filter((one) => one !== '');
  const own = texts.flatMap((one) => one.split(/\s*\n\s*/)).filter((one) => one !== '');
  const first = (own[0] ?? '').startsWith(number)
    ? (own[0] ?? '')
    : `${number}${isSubrule(number) ? '' : '.'} ${own[0] ?? ''}`;
  const further = isRecord(value) ? furtherOf(value) : [];
  return { number, lines: [first, ...own.slice(1), ...further, ...examples.map(asExample)] };
}

const exampleKey = /^(?:ex|examples?|es|esempi?o?)$/i;
const sentence = /^\p{L}.{20,}[.!?][)”"’']*$/su;

/** Lists of sentences under unknown names: further paragraphs, so that no words are lost. */
function furtherOf(value: JsonObject): readonly string[] {
  const own = ownWordsOf(value);
  return Object.entries(value).flatMap(([key, one]) => {
    if (own === null || !isList(one) || exampleKey.test(key) || one === own) return [];
    const texts = one.filter((each) => typeof each === 'string');
    const isLabelled = texts.some((each) => labelOf(each) !== null);
    return texts.length === one.length && !isLabelled && texts.every((each) => sentence.test(each)) ? texts : [];
  });
}

const element = /<\/?(?:p|br|i|em|b|strong|span|div|li)\b[^<>]*>/i;

const textsOf = (value: JsonTree): readonly string[] =>
  typeof value === 'string'
    ? element.test(value)
      ? linesOfHtml(value).flatMap(({ text }) => (text === '' ? [] : [text]))
      : [value.trim()]
    : isList(value)
      ? value.flatMap((one) => textsOf(isRecord(one) && numberOf(one) === null ? wordsOf(one) : one))
      : [];

/** The line on which each number is named first. */
function placesOf(text: string): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  let line = 1;
  for (const [token, number] of text.matchAll(/\n|"(\d{1,3}(?:\.\d{1,3}[a-z]{0,2})?)\.?"/g)) {
    if (token === '\n') line += 1;
    else if (!places.has(number!)) places.set(number!, line);
  }
  return places;
}
