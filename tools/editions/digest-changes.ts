import isEqual from 'lodash/isEqual.js';
import { byNumber } from '../check/numbers.js';
import { isSameRule, type RuleDigest, type TextDigests, wordsDigest } from '../official/digests.js';
import { isListed } from '../official/number-lists.js';
import { kindOf } from './compare.js';
import type { RuleFate } from './fates.js';
import type { ForcedPair } from './matching.js';

interface DigestUnit {
  readonly number: string;
  readonly rule: RuleDigest;
  /** Equal for rules with the same words, apart from references. */
  readonly key: string;
}

/**
 * The change of each rule, as far as digests alone show it: one with the same words is found under any number; one with
 * other words only under its own number, or alone between matched neighbours. What only one edition has digests of may
 * still be in the other.
 */
export function changesByDigests(
  old: TextDigests,
  fresh: TextDigests,
  forced: readonly ForcedPair[] = [],
): readonly RuleFate[] {
  const [before, after] = [unitsIn(old), unitsIn(fresh)];
  const pairs = new Pairing(before, after);
  for (const pair of forced) pairs.force(pair);
  pairs.sameWords();
  pairs.sameNumber();
  pairs.betweenNeighbours();
  // Of a number that the edition before had without a digest, nothing is known.
  const isUnreported = ({ number }: DigestUnit): boolean =>
    old.rules[number] === undefined && number.includes('.') && isListed(old.numbers, number);
  const telling = after.filter((unit) => pairs.from.has(unit) || !isUnreported(unit));
  const found: RuleFate[] = telling.map((unit) => fateOf(pairs.from.get(unit) ?? undefined, unit));
  const gone = before.filter((unit) => !pairs.to.get(unit));
  return [...found, ...gone.map((unit) => fateOf(unit, undefined))];
}

/** Whether a text has the section of a rule, with or without the rule. */
export const hasSectionOf = ({ sections }: TextDigests, number: string): boolean =>
  sections === 'all' || sections.includes(number.slice(0, 3));

/** What a part of an edition does not contain has not been removed: only its own sections are compared. */
export const inSections = (before: TextDigests, after: TextDigests): TextDigests => ({
  ...before,
  rules: Object.fromEntries(Object.entries(before.rules).filter(([number]) => hasSectionOf(after, number))),
});

const unitsIn = ({ rules }: TextDigests): readonly DigestUnit[] =>
  Object.keys(rules)
    .sort(byNumber)
    .map((number) => {
      const rule = rules[number]!;
      return { number, rule, key: `${unitKind(number)} ${wordsDigest(rule)}` };
    });

const unitKind = (number: string): RuleFate['unit'] => (number.includes('.') ? 'rule' : 'title');

class Pairing {
  /** For each unit its counterpart; null: none, by decision. */
  readonly to = new Map<DigestUnit, DigestUnit | null>();
  readonly from = new Map<DigestUnit, DigestUnit | null>();

  constructor(
    private readonly before: readonly DigestUnit[],
    private readonly after: readonly DigestUnit[],
  ) {}

  private pair(one: DigestUnit, other: DigestUnit): void {
    this.to.set(one, other);
    this.from.set(other, one);
  }

  force({ old, new: fresh }: ForcedPair): void {
    const one = this.before.find(({ number }) => number === old);
    const other = this.after.find(({ number }) => number === fresh);
    if (one !== undefined) this.to.set(one, other ?? null);
    if (other !== undefined) this.from.set(other, one ?? null);
  }

  /** Matches equal texts: those with the same number first, the rest in order. */
  sameWords(): void {
    const news = new Map<string, DigestUnit[]>();
    for (const unit of this.after) if (!this.from.has(unit)) news.set(unit.key, [...(news.get(unit.key) ?? []), unit]);
    const stood = new Set(this.before.map(({ number, key }) => `${number} ${key}`));
    for (const isWanted of [
      (one: DigestUnit, other: DigestUnit) => one.number === other.number,
      (_: DigestUnit, { number, key }: DigestUnit) => !stood.has(`${number} ${key}`),
    ])
      for (const one of this.before) {
        if (this.to.has(one)) continue;
        const other = news.get(one.key)?.find((unit) => !this.from.has(unit) && isWanted(one, unit));
        if (other !== undefined) this.pair(one, other);
      }
  }

  sameNumber(): void {
    const byNumbers = new Map(this.after.map((unit) => [unit.number, unit]));
    for (const one of this.before) {
      const other = byNumbers.get(one.number);
      if (!this.to.has(one) && other !== undefined && !this.from.has(other)) this.pair(one, other);
    }
  }

  /** Matches units between the same two neighbours, in order, if there are equally many on both sides. */
  betweenNeighbours(): void {
    for (let at = 0; at < this.before.length; at++) {
      if (this.to.has(this.before[at]!)) continue;
      let end = at;
      while (end < this.before.length && !this.to.has(this.before[end]!)) end++;
      const [left, right] = [this.before[at - 1], this.before[end]].map((unit) => unit && this.to.get(unit));
      const start = left ? this.after.indexOf(left) : -1;
      const stop = right ? this.after.indexOf(right) : -1;
      const between = this.after.slice(start + 1, stop);
      const isGap = start >= 0 && stop > start && between.length === end - at;
      if (isGap && between.every((unit) => !this.from.has(unit)))
        for (const [index, other] of between.entries()) this.pair(this.before[at + index]!, other);
      at = end;
    }
  }
}

function fateOf(one: DigestUnit | undefined, other: DigestUnit | undefined): RuleFate {
  const unit = unitKind((one ?? other)!.number);
  if (one === undefined) return { kind: 'new', unit, new: other!.number };
  if (other === undefined) return { kind: 'gone', unit, old: one.number };
  const wording = wordingOf(one, other);
  const kind = kindOf(wording, one.number !== other.number);
  return { kind, unit, old: one.number, new: other.number, wording };
}

function wordingOf(one: DigestUnit, other: DigestUnit): 'same' | 'references' | 'examples' | 'words' {
  if (isSameRule(one.rule, other.rule)) return 'same';
  if (one.key !== other.key) return 'words';
  return isEqual(one.rule.examples, other.rule.examples) ? 'references' : 'examples';
}
