import type { Diagnostic } from 'tavolata/compiler';
import type { UnknownRecord } from 'tavolata/internals';
import { pointer } from 'tavolata/workspace';
import type { ForcedPair } from '../../editions/matching.js';
import type { DecidedPair, Pairs } from '../../editions/pairs.js';
import { unitsOf } from '../../editions/units.js';
import { diagnostic } from '../../messages/index.js';
import type { NamedText } from '../../official/corpus.js';

/** The valid decisions about two texts, and warnings about those that are no longer valid. */
export interface Decisions {
  readonly forced: readonly ForcedPair[];
  readonly void: readonly Diagnostic[];
}

const numbersOf = ({ text }: NamedText): ReadonlySet<string> => new Set(unitsOf(text).map(({ number }) => number));

/** The decisions about an Italian text and an English one; one about a rule that its text lacks no longer counts. */
export function decisionsAbout({ document, all }: Pairs, it: NamedText, en: NamedText): Decisions {
  const sides = [
    { side: 'old', text: it, numbers: numbersOf(it) },
    { side: 'new', text: en, numbers: numbersOf(en) },
  ] as const;
  const forced: ForcedPair[] = [];
  const warnings: Diagnostic[] = [];
  for (const [index, pair] of all.entries()) {
    if (!isAbout(pair, it, en)) continue;
    const gone = sides.find(({ side, numbers }) => pair[side] !== null && !numbers.has(pair[side]));
    if (gone === undefined) forced.push({ old: pair.old, new: pair.new });
    else {
      const values = { pair: `${pair.old ?? ''}=${pair.new ?? ''}`, number: pair[gone.side]!, text: gone.text.name };
      const at = document?.at(pointer('pairs', index));
      warnings.push(diagnostic('align.void', { severity: 'warning', at, values }));
    }
  }
  return { forced, void: warnings };
}

const isAbout = ({ language, from, to }: DecidedPair, it: NamedText, en: NamedText): boolean =>
  language === 'it-en' && from === it.name && to === en.name;

/** The file of some pairs, one a line; what else stands in it stays. */
export function pairsJson({ document }: Pairs, pairs: readonly DecidedPair[]): string {
  const line = (value: unknown): string => JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ');
  const { pairs: _, ...rest } = (document?.value ?? {}) as UnknownRecord;
  const others = Object.entries(rest).map(([key, value]) => `  ${JSON.stringify(key)}: ${line(value)},\n`);
  return `{\n${others.join('')}  "pairs": [\n${pairs.map((pair) => `    ${line(pair)}`).join(',\n')}\n  ]\n}\n`;
}
