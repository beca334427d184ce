import type { OfficialText, Paragraph } from '../../official/official.js';
import type { TextPair } from './finding.js';

/** A paragraph of one text that the other lacks. */
export interface Unpaired {
  readonly key: string;
  readonly number: string;
  readonly text: string;
}

/** Two official texts, paragraph by paragraph. */
export interface OfficialPairs {
  readonly pairs: readonly TextPair[];
  readonly missing: readonly Unpaired[];
  readonly added: readonly Unpaired[];
}

const kinds = new Set(['rule', 'example', 'heading', 'continuation']);

/** The key of a paragraph: its number, and which example or further paragraph of the rule it is. */
function keyed(
  paragraphs: readonly Paragraph[],
  sections: (section: string) => boolean,
): ReadonlyMap<string, Paragraph> {
  const found = new Map<string, Paragraph>();
  const counts = new Map<string, number>();
  for (const paragraph of paragraphs) {
    const { kind, number } = paragraph;
    if (number === null || !kinds.has(kind) || !sections(number.slice(0, 3))) continue;
    const name = kind === 'rule' || kind === 'heading' ? number : `${number} ${kind}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const key = kind === 'rule' || kind === 'heading' ? name : `${name} ${count}`;
    if (!found.has(key)) found.set(key, paragraph);
  }
  return found;
}

/** Pairs two official texts by number and kind; only the sections that the target has count. */
export function pairsByNumber(source: OfficialText, target: OfficialText): OfficialPairs {
  const sections = new Set(
    target.paragraphs.flatMap(({ kind, number }) => (kind === 'rule' && number !== null ? [number.slice(0, 3)] : [])),
  );
  const [here, there] = [source, target].map((text) => keyed(text.paragraphs, (section) => sections.has(section)));
  const alone = (from: ReadonlyMap<string, Paragraph>, to: ReadonlyMap<string, Paragraph>): readonly Unpaired[] =>
    [...from].filter(([key]) => !to.has(key)).map(([key, { number, text }]) => ({ key, number: number!, text }));
  return {
    pairs: [...there!].flatMap(([key, { number, text }]) => {
      const other = here!.get(key);
      return other === undefined ? [] : [{ key, number: number!, source: other.text, target: text }];
    }),
    missing: alone(here!, there!),
    added: alone(there!, here!),
  };
}
