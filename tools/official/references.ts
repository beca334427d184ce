import type { Diagnostic } from 'tavolata/compiler';
import { listed } from 'tavolata/workspace';
import { diagnostic } from '../messages/index.js';
import { normalWords, referencesIn } from './normal.js';
import { type Paragraph, sectionOf } from './official.js';
import { ruleOrSection } from './rule-number.js';

/** “rule 801, “Limited Range of Influence Option.””, in either language, with the sentence's point or comma inside the quotes. */
export const quotedTitle = new RegExp(
  String.raw`(?<![\d.])(${ruleOrSection}),?\s*["“«]\s*([^"”»]+?)\s*[.,;]?\s*["”»]`,
  'g',
);

/** References of a text without a target in it, and titles quoted differently from their headings. */
export function wrongReferences(paragraphs: readonly Paragraph[]): readonly Diagnostic[] {
  const titles = new Map<string, string>();
  for (const { kind, number, text } of paragraphs)
    if (number !== null && (kind === 'heading' || kind === 'rule') && !titles.has(number)) titles.set(number, text);
  const sections = new Set([...titles.keys()].filter((number) => number.includes('.')).map(sectionOf));
  const isWhole = paragraphs.some(({ kind }) => kind === 'glossary');
  const [dangling, misquoted] = [new Set<string>(), new Set<string>()];
  for (const { kind, number, text } of paragraphs) {
    if (kind === 'other' || kind === 'heading') continue;
    const from = number ?? text.split('\n')[0]!;
    for (const to of referencesIn(text))
      if (to.length > 1 && (isWhole || sections.has(sectionOf(to))) && !sections.has(to) && !titles.has(to))
        dangling.add(`${from} → ${to}`);
    for (const [, to, title] of text.matchAll(quotedTitle)) {
      const there = titles.get(to!);
      if (there !== undefined && !isSameTitle(title!, there)) misquoted.add(`${from} → ${to}`);
    }
  }
  const reported = (code: string, found: ReadonlySet<string>): readonly Diagnostic[] =>
    found.size === 0
      ? []
      : [diagnostic(code, { severity: 'warning', values: { references: listed([...found], 24), count: found.size } })];
  return [...reported('official.dangling', dangling), ...reported('official.misquoted', misquoted)];
}

/** A title may be shortened; rules that are sentences have none. */
function isSameTitle(quotedTitle: string, there: string): boolean {
  const [one, other] = [quotedTitle, there].map((text) => normalWords(text).toLowerCase());
  return other!.startsWith(one!) || /[.:]["']?$/.test(other!);
}
