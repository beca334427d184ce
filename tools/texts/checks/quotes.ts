import { matchesIn } from '../terms/forms.js';
import {
  type CheckContext,
  finding,
  type PairCheck,
  type PairText,
  type QuoteStyle,
  sides,
  type TextFinding,
  type TextPair,
} from './finding.js';

const styles: { readonly [style in QuoteStyle]: RegExp } = {
  angle: /[«»]/g,
  curly: /[“”]/g,
  straight: /"/g,
  single: /‘(?=\p{L}[^‘’]*’(?!\p{L}))/gu,
};
const names = Object.keys(styles) as readonly QuoteStyle[];

/** The quotes that most of some texts use; undefined if they have none. */
export function usualQuotes(texts: readonly string[]): QuoteStyle | undefined {
  const counts = names.map(
    (style) => [style, texts.reduce((sum, text) => sum + (text.match(styles[style])?.length ?? 0), 0)] as const,
  );
  const [style, count] = counts.sort((a, b) => b[1] - a[1])[0]!;
  return count === 0 ? undefined : style;
}

const pairs: { readonly [open: string]: string } = { '(': ')', '[': ']', '{': '}', '«': '»', '“': '”' };
const closing = new Map(Object.entries(pairs).map(([open, close]) => [close, open]));

/** Brackets and quotes close what they open, and no bracket is directly inside another of its kind. */
export const brackets: PairCheck = (pair, context) =>
  sides(pair, context).flatMap(({ lang, text }) => {
    const found: TextFinding[] = [];
    const open: { readonly sign: string; readonly index: number }[] = [];
    for (const { 0: sign, index } of matchesIn(text, /[()[\]{}«»“”]/g)) {
      if (Object.hasOwn(pairs, sign)) {
        if (sign === '(' && open.some((one) => one.sign === '('))
          found.push(finding('brackets', lang, [index, index + 1], { values: { sign }, code: 'bracket-nested' }));
        open.push({ sign, index });
      } else if (open.at(-1)?.sign === closing.get(sign)) open.pop();
      else found.push(finding('brackets', lang, [index, index + 1], { values: { sign }, code: 'bracket-unopened' }));
    }
    found.push(
      ...open.map(({ sign, index }) =>
        finding('brackets', lang, [index, index + 1], { values: { sign }, code: 'bracket-unclosed' }),
      ),
    );
    const straight = matchesIn(text, /"/g);
    if (straight.length % 2 === 1) {
      const { index } = straight.at(-1)!;
      found.push(finding('brackets', lang, [index, index + 1], { values: { sign: '"' }, code: 'bracket-unclosed' }));
    }
    return found;
  });

/** Quotes of one kind, without blanks inside them and, in Italian, without a comma of the sentence inside them. */
export function quotes(pair: TextPair, context: CheckContext): readonly TextFinding[] {
  const { source, target, quotes: usual, isOfficial } = context;
  const there = quotesIn({ lang: target, text: pair.target }, usual);
  // Of official texts only the translation is checked; our own have “ ” in English, or " in both.
  if (isOfficial === true || usual === undefined) return there;
  const english = pair.target.includes('"') ? pair.source.replaceAll('"', ' ') : pair.source;
  return [...quotesIn({ lang: source, text: english }, 'curly'), ...there];
}

function quotesIn({ lang, text }: PairText, usual: QuoteStyle | undefined): readonly TextFinding[] {
  const found: TextFinding[] = [];
  if (usual !== undefined)
    for (const style of names) {
      if (style === usual) continue;
      const first = matchesIn(text, styles[style])[0];
      if (first !== undefined)
        found.push(
          finding('quotes', lang, [first.index, first.index + 1], { values: { quote: first[0] }, code: 'quote-other' }),
        );
    }
  for (const { 0: whole, index } of matchesIn(text, /[“«]\s+|\s+[”»]/g)) {
    const fix = { start: index, end: index + whole.length, text: whole.trim() };
    found.push(finding('quotes', lang, [index, index + whole.length], { code: 'quote-blank', fix }));
  }
  if (lang === 'it')
    for (const { 0: whole, index } of matchesIn(text, /(?<=[\p{L}\d])[,;]\s*[”»]/gu))
      found.push(finding('quotes', lang, [index, index + whole.length], { code: 'quote-comma' }));
  const [curved, straight] = [/(?<=\p{L})’(?=\p{L})/gu, /(?<=\p{L})'(?=\p{L})/gu].map((pattern) =>
    matchesIn(text, pattern),
  );
  const fewer = curved!.length > straight!.length ? straight! : curved!;
  if (curved!.length > 0 && straight!.length > 0) {
    const { index } = fewer[0]!;
    found.push(
      finding('quotes', lang, [index, index + 1], {
        code: 'apostrophe-mixed',
        fix: { start: index, end: index + 1, text: fewer === curved ? "'" : '’' },
      }),
    );
  }
  return found;
}

const end = /([.:;!?…])[”"»)\]]*\s*$/;

/** Both end with the same kind of mark; no mark is doubled, and no blank precedes one. */
export function punctuation(pair: TextPair, context: CheckContext): readonly TextFinding[] {
  const found: TextFinding[] = [];
  const [here, there] = [end.exec(pair.source)?.[1], end.exec(pair.target)?.[1]];
  const at = pair.target.trimEnd().length;
  if (here !== there && pair.source !== '' && pair.target !== '')
    found.push(
      finding('punctuation', context.target, [Math.max(0, at - 1), at], {
        values: { expected: here ?? '', found: there ?? '' },
        code: there === undefined ? 'end-missing' : here === undefined ? 'end-added' : 'end-other',
      }),
    );
  for (const { 0: whole, index } of matchesIn(pair.target, /[.!?][)”"»]+\.(?!\.)(?=\s|$)|(?<![.])\.\.(?!\.)|,,|;;/g)) {
    if (/^[.!?][”"»)]*[”"»]\.$/.test(whole) && !whole.includes(')')) continue;
    found.push(
      finding('punctuation', context.target, [index, index + whole.length], {
        values: { sign: whole },
        code: 'mark-twice',
      }),
    );
  }
  for (const { 0: whole, index } of matchesIn(
    pair.target,
    /(?<=[^\s\])}.,:]) +[,;.](?=\s|$)|(?<=[\p{L}\d])[,;](?=\p{L})|(?<=\S) {2,}(?=\S)/gu,
  )) {
    // Blanks that the source has as well are layout; an example such as “A=Anna,Bruno” is the same in both.
    if (pair.source.includes(whole.trim() === '' ? whole : pair.target.slice(index - 4, index + whole.length + 4)))
      continue;
    found.push(
      finding('punctuation', context.target, [index, index + whole.length], {
        values: { sign: whole },
        code: 'blank-wrong',
      }),
    );
  }
  return found;
}
