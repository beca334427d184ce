import type { Diagnostic } from 'tavolata/compiler';
import type { Entry } from 'tavolata/internals';
import { diagnostic } from '../../messages/index.js';
import { Implications } from './comparable.js';
import { prevails } from './conflicts.js';
import type { AnalysisContext } from './context.js';
import { negated } from './formula.js';
import { grouped } from './grouped.js';
import type { Places } from './places.js';
import type { Situation } from './situations.js';
import { solve } from './solve.js';
import { termOf } from './terms.js';

/**
 * Entries of one question, or that forbid one event, that are active together with the same condition and the same
 * result.
 */
export function duplicates(
  scene: AnalysisContext,
  group: readonly Entry[],
  situations: readonly Situation[],
  places: Places,
): readonly Diagnostic[] {
  const byText = grouped(group, (entry) => [textOf(scene, entry, { conditions: true })]);
  return [...byText.values()].flatMap((same) =>
    same.flatMap((entry, index) => {
      const other = same
        .slice(0, index)
        .find(
          (before) =>
            !twoRules(entry, before) && (needless(entry, before, situations) || needless(before, entry, situations)),
        );
      if (other === undefined) return [];
      const values = { entry: entry.id, other: other.id };
      const also = places.also(other, 'also');
      return [diagnostic('check.said-twice', { at: places.condition(entry), severity: 'warning', also, values })];
    }),
  );
}

/** Entries with the same answer, and which of their conditions may follow from which. */
interface AlikeEntries {
  readonly same: readonly Entry[];
  readonly implied: Implications;
}

/**
 * Subsumed entries: another one is active whenever this one is, has a weaker condition and the same result, is
 * overridden by nothing that does not override this one as well, and this one overrides nothing more.
 */
export function saidWithin(
  scene: AnalysisContext,
  group: readonly Entry[],
  situations: readonly Situation[],
  places: Places,
): readonly Diagnostic[] {
  const { vocabulary } = scene.rulebook;
  const alike = new Map<Entry, AlikeEntries>();
  for (const same of grouped(group, (entry) => [textOf(scene, entry, { conditions: false })]).values()) {
    const one = {
      same,
      implied: new Implications(
        same.map((entry) => scene.condition(entry)),
        vocabulary,
      ),
    };
    for (const entry of same) alike.set(entry, one);
  }
  return group.flatMap((entry) => {
    if (
      entry.when === undefined ||
      entry.each !== undefined ||
      entry.else !== undefined ||
      (entry.hook !== 'answers' && entry.hook !== 'forbids')
    )
      return [];
    // An entry that can never apply is reported elsewhere.
    if (solve([scene.active(entry), scene.ownCondition(entry)], vocabulary) === undefined) return [];
    const condition = scene.condition(entry);
    const { same, implied } = alike.get(entry) as AlikeEntries;
    const wider = implied
      .of(condition)
      .map((index) => same[index] as Entry)
      .find(
        (other) =>
          other !== entry &&
          !ruleOfItsOwn(entry, other) &&
          scene.condition(other) !== condition &&
          needless(entry, other, situations) &&
          solve([condition, negated(scene.condition(other))], vocabulary) === undefined &&
          solve([scene.condition(other), negated(condition)], vocabulary) !== undefined &&
          stands(group, entry, other),
      );
    if (wider === undefined) return [];
    const values = { entry: entry.id, other: wider.id };
    const also = places.also(wider, 'also');
    return [diagnostic('check.said-within', { at: places.condition(entry), severity: 'warning', also, values })];
  });
}

/** Whether one entry does everything that another does in the order of a group, so that the other could be removed. */
function stands(group: readonly Entry[], narrow: Entry, wide: Entry): boolean {
  const overridden = group.filter((other) => other !== wide && prevails(narrow, other));
  const overriding = group.filter((other) => other !== narrow && prevails(other, wide));
  return (
    !prevails(narrow, wide) &&
    overridden.every((other) => prevails(wide, other)) &&
    overriding.every((other) => prevails(other, narrow))
  );
}

/** Condition and answer as text, without what the layer adds: an option may repeat the base. */
function textOf(scene: AnalysisContext, entry: Entry, { conditions }: { readonly conditions: boolean }): string {
  const env = scene.names(entry);
  const term = (tree: Parameters<typeof termOf>[0] | undefined) =>
    tree === undefined ? '' : termOf(tree, env, scene.definitions);
  const cases = (entry.cases ?? []).map(
    ({ when, value }) => `${when === undefined ? 'else' : term(when.tree)} -> ${term(value.tree)}`,
  );
  return [
    entry.hook,
    entry.of,
    term(entry.each?.in.tree),
    conditions ? term(entry.when?.tree) : '',
    term(entry.value?.tree),
    ...cases,
  ]
    .concat([
      entry.verdict,
      entry.else,
      entry.severity,
      (entry.do ?? []).map(({ tree }) => term(tree)).join('; '),
      JSON.stringify(entry.steps),
    ])
    .join(' | ');
}

/** True if one entry is active wherever the other is: then it adds nothing. */
function needless(one: Entry, other: Entry, situations: readonly Situation[]): boolean {
  const having = situations.filter(({ active }) => active.has(one));
  return having.length > 0 && having.every(({ active }) => active.has(other));
}

/** Two rules with different numbers may well be the same. */
function twoRules(one: Entry, other: Entry): boolean {
  const [own, others] = [one, other].map(({ numbered }) => Object.values(numbered).flat());
  return own !== undefined && own.length > 0 && !!others?.length && !own.some((number) => others.includes(number));
}

/** A numbered rule may repeat what another one, or an assumption of ours, says about more cases. */
function ruleOfItsOwn(one: Entry, other: Entry): boolean {
  const [own = [], others = []] = [one, other].map(({ numbered }) => Object.values(numbered).flat());
  return own.length > 0 && !own.some((number) => others.includes(number));
}
