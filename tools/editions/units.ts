import { normalWords, referencesIn, withoutReferences } from '../official/normal.js';
import { type OfficialText, type Paragraph, sectionOf } from '../official/official.js';
import { wordsOf } from './tokens.js';

/**
 * A rule with its further paragraphs and examples, or the title of a section: what is compared between two editions.
 */
export interface Unit {
  readonly number: string;
  readonly kind: 'rule' | 'title';
  /** Its words verbatim, further paragraphs on lines of their own. */
  readonly text: string;
  readonly examples: readonly string[];
  /** Index in the text, from 0. */
  readonly order: number;
  /** The words in a normal form, regardless of quotes, dashes and spacing, references included. */
  readonly normal: string;
  /** The same with every reference replaced by `#`. */
  readonly bare: string;
  /** The rules, sections and parts that it refers to, except in examples. */
  readonly references: readonly string[];
  /** How often it contains each word, except in references. */
  readonly bag: ReadonlyMap<string, number>;
}

/**
 * The units of a text, in order.
 *
 * @param isWanted selects sections
 */
export function unitsOf(
  { paragraphs }: OfficialText,
  isWanted: (section: string) => boolean = () => true,
): readonly Unit[] {
  const found = new Map<string, { first: Paragraph; more: string[]; examples: string[] }>();
  for (const one of paragraphs) {
    const { number, kind, text } = one;
    if (number === null || number.length < 3 || !isWanted(sectionOf(number))) continue;
    const known = found.get(number);
    if (kind === 'rule' || kind === 'heading') {
      if (known === undefined) found.set(number, { first: one, more: [], examples: [] });
    } else if (kind === 'example') known?.examples.push(text);
    else if (kind === 'continuation') known?.more.push(text);
  }
  return [...found].map(([number, { first, more, examples }], order): Unit => {
    const text = [first.text, ...more].join('\n');
    const normal = normalWords(text);
    const bare = withoutReferences(normal);
    const bag = new Map<string, number>();
    for (const word of wordsOf(bare)) bag.set(word, (bag.get(word) ?? 0) + 1);
    const kind = first.kind === 'rule' ? 'rule' : 'title';
    // Most rules have no references, and finding them takes longer than everything else.
    const references = bare === normal ? [] : referencesIn(text);
    return { number, kind, text, examples, order, normal, bare, references, bag };
  });
}
