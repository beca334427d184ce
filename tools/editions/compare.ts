import { completeSections } from '../official/digests.js';
import { normalWords, withoutReferences } from '../official/normal.js';
import { type OfficialText, sectionOf } from '../official/official.js';
import { type ForcedPair, matched, type UnitPair } from './matching.js';
import { type MovedTo, type Stray, straysIn } from './strays.js';
import { type Unit, unitsOf } from './units.js';
import { type WordRun, wordRuns } from './words-diff.js';

/** How the words of a rule changed, from least to most. */
export type Wording = 'same' | 'typography' | 'references' | 'examples' | 'words';

/** Kinds of changes to a rule or title between two editions. */
export const changeKinds = [
  'unchanged',
  'typography',
  'references',
  'renumbered',
  'reworded',
  'renumbered-and-reworded',
  'new',
  'gone',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** The change of one rule or title between two editions. */
export interface RuleChange {
  readonly kind: ChangeKind;
  readonly unit: Unit['kind'];
  readonly old?: string;
  readonly new?: string;
  readonly wording?: Wording;
  /** The share of their words in common, from 0 to 1. */
  readonly similarity: number;
  /**
   * The words of the rule; those of a new or removed one are all in one text. Missing if neither the words nor the
   * number changed.
   */
  readonly runs?: readonly WordRun[];
  /** Examples that changed, or were added or removed. */
  readonly examples?: readonly (readonly WordRun[])[];
  /** Its references that lead to something else than before, whether or not any of its words changed. */
  readonly strays?: readonly Stray[];
  /** True if an editor decided the pair. */
  readonly forced?: true;
}

/** Rules that moved together: each of the first became the one at the same index of the second. */
export interface Block {
  readonly old: readonly string[];
  readonly new: readonly string[];
}

/** The result of comparing the official texts of two editions. */
export interface TextComparison {
  readonly changes: readonly RuleChange[];
  readonly blocks: readonly Block[];
  readonly counts: { readonly [kind in ChangeKind]: number };
  /** How many rules and titles of a whole text were not compared, since the other is a part without their sections. */
  readonly leftOut: number;
}

export interface TextOptions {
  readonly isWanted?: (section: string) => boolean;
  readonly forced?: readonly ForcedPair[];
}

/** The changes from one official text to another in the same language, in the order of the second. */
export function compareTexts(old: OfficialText, fresh: OfficialText, options: TextOptions = {}): TextComparison {
  const { isWanted = () => true, forced = [] } = options;
  // All rules are matched, so that moves between sections are found.
  const pairs = matched(unitsOf(old), unitsOf(fresh), forced);
  const wanted = pairs.filter(({ old: was, new: is }) =>
    [was, is].some((unit) => unit !== undefined && isWanted(sectionOf(unit.number))),
  );
  const [before, after] = [completeSections(old), completeSections(fresh)];
  const has = (sections: typeof after, number: string): boolean =>
    sections === 'all' || sections.includes(sectionOf(number));
  // Nothing is known about what a part of an edition does not contain.
  const isReported = ({ old: was, new: is }: UnitPair): boolean =>
    was === undefined
      ? after !== 'all' || has(before, is!.number)
      : is !== undefined || before !== 'all' || has(after, was.number);
  const reported = wanted.filter(isReported);
  const moved = new Map(
    pairs.flatMap(({ old: was, new: is }) =>
      was !== undefined && (is !== undefined || has(after, was.number)) ? [[was.number, is?.number ?? null]] : [],
    ),
  );
  const changes = reported.map((pair) => changeOf(pair, (number) => moved.get(number)));
  const counts = Object.fromEntries(
    changeKinds.map((kind) => [kind, changes.filter((one) => one.kind === kind).length]),
  );
  return {
    changes,
    blocks: blocksOf(reported),
    counts: counts as TextComparison['counts'],
    leftOut: wanted.length - reported.length,
  };
}

function changeOf({ old, new: fresh, similarity, forced }: UnitPair, movedTo: MovedTo): RuleChange {
  const unit = (fresh ?? old)!.kind;
  const decided = forced === undefined ? {} : { forced };
  if (old === undefined || fresh === undefined) {
    const [where, there] = old === undefined ? (['new', fresh!] as const) : (['old', old] as const);
    const runs = [{ in: where, text: there.text }];
    const examples = there.examples.map((text) => [{ in: where, text }]);
    const kind = where === 'new' ? 'new' : 'gone';
    return {
      kind,
      unit,
      [where]: there.number,
      similarity,
      runs,
      ...(examples.length > 0 && { examples }),
      ...decided,
    };
  }
  const examples = exampleChanges(old.examples, fresh.examples);
  const wording = wordingOf(old, fresh, examples.length > 0);
  const strays = straysIn(old.references, fresh.references, movedTo, old.bare === fresh.bare);
  return {
    kind: kindOf(wording, old.number !== fresh.number),
    unit,
    old: old.number,
    new: fresh.number,
    wording,
    similarity,
    ...((old.text !== fresh.text || old.number !== fresh.number) && { runs: wordRuns(old.text, fresh.text) }),
    ...(examples.length > 0 && { examples }),
    ...(strays.length > 0 && { strays }),
    ...decided,
  };
}

/** The smallest change that explains the difference. */
function wordingOf(old: Unit, fresh: Unit, examplesDiffer: boolean): Wording {
  if (old.normal === fresh.normal) {
    if (examplesDiffer) return 'examples';
    const written = ({ text, examples }: Unit): string => [text, ...examples].join('\n');
    return written(old) === written(fresh) ? 'same' : 'typography';
  }
  if (old.bare === fresh.bare) return examplesDiffer ? 'examples' : 'references';
  return 'words';
}

/** @param moved whether the number changed */
export function kindOf(wording: Wording, moved: boolean): ChangeKind {
  const reworded = wording === 'words' || wording === 'examples';
  if (moved) return reworded ? 'renumbered-and-reworded' : 'renumbered';
  if (reworded) return 'reworded';
  return wording === 'same' ? 'unchanged' : wording;
}

/** Examples that changed, apart from references; equal ones are paired first, the rest in order. */
function exampleChanges(old: readonly string[], fresh: readonly string[]): readonly (readonly WordRun[])[] {
  const form = (text: string): string => withoutReferences(normalWords(text));
  const left = [...fresh];
  const gone = old.filter((text) => {
    const at = left.findIndex((other) => form(other) === form(text));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return Array.from({ length: Math.max(gone.length, left.length) }, (_, index) => {
    const [was, is] = [gone[index], left[index]];
    if (was === undefined) return [{ in: 'new', text: is! }];
    return is === undefined ? [{ in: 'old', text: was }] : wordRuns(was, is);
  });
}

/** Runs of at least two neighbours that moved and stayed neighbours. */
function blocksOf(pairs: readonly UnitPair[]): readonly Block[] {
  const found: { old: Unit[]; new: Unit[] }[] = [];
  for (const { old, new: fresh } of pairs) {
    if (old === undefined || fresh === undefined || old.number === fresh.number) continue;
    const last = found.at(-1);
    const joins = last?.old.at(-1)?.order === old.order - 1 && last.new.at(-1)?.order === fresh.order - 1;
    if (last !== undefined && joins) {
      last.old.push(old);
      last.new.push(fresh);
    } else found.push({ old: [old], new: [fresh] });
  }
  const numbers = (units: readonly Unit[]): readonly string[] => units.map(({ number }) => number);
  return found.filter((one) => one.old.length > 1).map((one) => ({ old: numbers(one.old), new: numbers(one.new) }));
}
