import type { Diagnostic } from 'tavolata/compiler';
import type { UnknownRecord } from 'tavolata/internals';
import { pointer } from 'tavolata/workspace';
import type { ForcedPair } from '../../editions/matching.js';
import type { DecidedPair, Pairs } from '../../editions/pairs.js';
import { type Unit, unitsOf } from '../../editions/units.js';
import { diagnostic } from '../../messages/index.js';
import type { NamedText } from '../../official/corpus.js';
import { digestOf } from '../units/digest.js';

/** The valid decisions about two texts, and warnings about those that are no longer valid. */
export interface Decisions {
  readonly forced: readonly ForcedPair[];
  readonly void: readonly Diagnostic[];
}

const sides = ['old', 'new'] as const;

const digestOfRule = ({ text, examples }: Unit): string => digestOf([text, ...examples].join('\n'));

const rulesByNumber = ({ text }: NamedText): ReadonlyMap<string, Unit> =>
  new Map(unitsOf(text).map((unit) => [unit.number, unit]));

/** The decisions about an Italian text and an English one; valid as long as both rules are unchanged. */
export function decisionsAbout({ document, all }: Pairs, it: NamedText, en: NamedText): Decisions {
  const rules = { old: rulesByNumber(it), new: rulesByNumber(en) };
  const about = [...all.entries()].filter(([, pair]) => isAbout(pair, it, en));
  const outcomes = about.map(([index, pair]) => {
    const changed = sides.find((side) => {
      const [number, digest] = [pair[side], pair.texts?.[side]];
      if (number === null) return false;
      const rule = rules[side].get(number);
      return rule === undefined || (digest !== undefined && digestOfRule(rule) !== digest);
    });
    if (changed === undefined) return { pair };
    const values = {
      pair: `${pair.old ?? ''}=${pair.new ?? ''}`,
      number: pair[changed]!,
      text: changed === 'old' ? it.name : en.name,
    };
    return {
      warning: diagnostic('align.void', { severity: 'warning', at: document?.at(pointer('pairs', index)), values }),
    };
  });
  return {
    forced: outcomes.flatMap(({ pair }) => (pair === undefined ? [] : [{ old: pair.old, new: pair.new }])),
    void: outcomes.flatMap(({ warning }) => warning ?? []),
  };
}

const isAbout = ({ language, from, to }: DecidedPair, it: NamedText, en: NamedText): boolean =>
  language === 'it-en' && from === it.name && to === en.name;

/** Who decided, on which day, and why. */
export interface Decider {
  readonly by: string;
  readonly on: string;
  readonly why?: string;
}

/**
 * The pairs with one more decision, which replaces earlier ones about the same rules; undefined if a text lacks the
 * rule.
 *
 * @param pair `old` is the Italian number, `new` the English
 */
export function decided(
  all: readonly DecidedPair[],
  pair: ForcedPair,
  { it, en }: { readonly it: NamedText; readonly en: NamedText },
  decider: Decider,
) {
  const [one, other] = [rulesByNumber(it).get(pair.old ?? ''), rulesByNumber(en).get(pair.new ?? '')];
  if ((one === undefined && pair.old !== null) || (other === undefined && pair.new !== null)) return undefined;
  const isSame = (before: DecidedPair): boolean =>
    isAbout(before, it, en) && sides.some((side) => pair[side] !== null && before[side] === pair[side]);
  const { by, on, why } = decider;
  const decision: DecidedPair = {
    language: 'it-en',
    from: it.name,
    to: en.name,
    old: pair.old,
    new: pair.new,
    ...(why !== undefined && { why }),
    by,
    on,
    texts: { ...(one && { old: digestOfRule(one) }), ...(other && { new: digestOfRule(other) }) },
  };
  return [...all.filter((before) => !isSame(before)), decision];
}

/** The file of some pairs, one per line; everything else in it stays. */
export function pairsJson({ document }: Pairs, pairs: readonly DecidedPair[]): string {
  const line = (value: unknown): string => JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ');
  const { pairs: _, ...rest } = (document?.value ?? {}) as UnknownRecord;
  const others = Object.entries(rest).map(([key, value]) => `  ${JSON.stringify(key)}: ${line(value)},\n`);
  return `{\n${others.join('')}  "pairs": [\n${pairs.map((pair) => `    ${line(pair)}`).join(',\n')}\n  ]\n}\n`;
}
