import groupBy from 'lodash/groupBy.js';
import { overlap } from '../../../engine/model/entry.js';
import { graphOf, reachableFrom } from '../../../engine/model/graph.js';
import { shapeOf } from '../../../engine/model/nodes.js';
import type { Node } from '../../../engine/model/tree.js';
import type { Vocabulary } from '../../../engine/model/vocabulary.js';
import { type EntryUnit, placeIn } from '../entries/entry-unit.js';
import { eitherPrevails, type Linking } from '../entries/linking.js';
import type { EventGraph } from './lint-events.js';

/**
 * Consequences of one event happen at the same time unless anchored. If one of them can end the game and another
 * cannot, the other would still begin at the same moment, which is hardly intended.
 */
export function lintConsequences(linking: Linking, { edges }: EventGraph): void {
  const { vocabulary, findings } = linking;
  const final = new Set(Object.values(vocabulary.events).flatMap((event) => (event.final ? [event.name] : [])));
  const canEnd = ({ summary }: EntryUnit): boolean =>
    [...summary.makes].some((made) => final.has(made) || [...reachableFrom(made, edges)].some((one) => final.has(one)));
  const consequences = linking.units.filter(({ summary: { hook } }) => hook === 'follows');
  for (const [event, following] of Object.entries(groupBy(consequences, ({ summary }) => summary.of))) {
    const earlier = orderOf(following);
    const ending = following.filter(canEnd);
    const others = following.filter((unit) => !ending.includes(unit) && !findings.isBroken(unit));
    for (const end of ending) {
      if (findings.isBroken(end)) continue;
      for (const other of others) {
        const [a, b] = [end.summary, other.summary];
        if (earlier(a.id, b.id) || earlier(b.id, a.id) || !overlap(a, b)) continue;
        if (exclusive(vocabulary, a.layer, b.layer) || eitherPrevails(a, b)) continue;
        const also = [{ at: placeIn(end, 'id'), label: 'also' }];
        const values = { event, entry: b.id, other: a.id };
        findings.fault(other, 'lint.unordered-consequences', ['follows'], { values, severity: 'warning', also });
      }
    }
  }
}

/** Whether the first id comes before the second by their anchors, directly or through others. */
function orderOf(following: readonly EntryUnit[]): (first: string, second: string) => boolean {
  const edges = graphOf(
    following.flatMap(({ summary: { id, after, before } }) => [
      ...after.map((other) => [other, id] as const),
      ...before.map((other) => [id, other] as const),
    ]),
  );
  return (first, second) => reachableFrom(first, edges).has(second);
}

/**
 * True for two layers that are never both active: their conditions compare the same fact with two different constants.
 * Other kinds of exclusion are not detected.
 */
function exclusive({ layers }: Vocabulary, a: string, b: string): boolean {
  if (a === b || !Object.hasOwn(layers, a) || !Object.hasOwn(layers, b)) return false;
  const [left, right] = [sameness(layers[a]!.when?.tree), sameness(layers[b]!.when?.tree)];
  return left !== undefined && right !== undefined && left.of === right.of && left.value !== right.value;
}

/** `setup.fact is constant`, as texts to compare; undefined for every other condition. */
function sameness(node: Node | undefined): { readonly of: string; readonly value: string } | undefined {
  if (node?.op !== 'compare' || node.sign !== 'is' || !isConstant(node.right)) return undefined;
  return { of: shapeOf(node.left), value: shapeOf(node.right) };
}

const isConstant = (node: Node): boolean =>
  node.op === 'literal' || (node.op === 'list' && node.items.every((item) => isConstant(item)));
