import type { Random } from 'tavolata/internals';
import type { Json, TableJson } from 'tavolata/runtime';
import type { Draw, Pools } from '../compare/draw.js';
import { listsOf } from '../compare/shrink.js';
import type { Assertion } from './consistent.js';

type ThingFacts = { [fact: string]: Json };

/** What values are drawn from. */
interface DrawnFrom {
  readonly draw: Draw;
  readonly pools: Pools;
  readonly random: Random;
}

/** A table that is changed so that claims become true. */
export class WitnessTable {
  readonly table: { [collection: string]: Json };
  private readonly things = new Map<string, ThingFacts>();

  constructor(
    drawn: TableJson,
    private readonly from: DrawnFrom,
  ) {
    this.table = { ...(drawn as object) };
    for (const [key, list] of listsOf(drawn)) {
      const things = list.map((one) => ({ ...(typeof one === 'string' ? { id: one } : (one as ThingFacts)) }));
      for (const thing of things) this.things.set(String(thing['id']), thing);
      this.table[key] = things;
    }
  }

  /** Changes the table so that a claim about an argument, or about a fact of one, becomes true. */
  bend({ atom: { claim, node }, holds }: Assertion, args: { [name: string]: Json }): void {
    const target = node.op === 'fact' ? this.factsOf(node.of, args) : node.op === 'name' ? args : undefined;
    const name = node.op === 'fact' ? node.fact : node.op === 'name' ? node.name : '';
    if (target === undefined || (target === args && !Object.hasOwn(args, name))) return;
    const { draw, pools, random } = this.from;
    const before = target[name] ?? null;
    const fresh = (fits: (value: Json) => boolean): void => {
      for (let tries = 0; tries < 12; tries++) {
        const value = draw.value(node.type, pools);
        if (value !== undefined && fits(value)) {
          target[name] = value;
          return;
        }
      }
    };
    const list = Array.isArray(before) ? (before as readonly Json[]) : [];
    if (claim.kind === 'values') {
      if (holds) target[name] = random.oneOf(claim.values) ?? null;
      else if (claim.values.some((value) => value === before))
        fresh((value) => !claim.values.some((one) => one === value));
    } else if (claim.kind === 'entity') fresh((value) => (this.entityOf(value) === claim.entity) === holds);
    else if (claim.kind === 'has')
      target[name] = holds ? [...new Set([...list, claim.value])] : list.filter((one) => one !== claim.value);
    else if (claim.kind === 'list' && holds) target[name] = [...claim.items];
    else if (claim.kind === 'range') {
      const low = Math.max(claim.low, -2);
      const inside = low + random.below(Math.min(claim.high, low + 3) - low + 1);
      target[name] = holds ? inside : claim.low > -2 ? claim.low - 1 : claim.high + 1;
    }
  }

  private entityOf(value: Json): string | undefined {
    for (const [name, ids] of this.from.pools) if (ids.some((id) => id === value)) return name;
    return typeof value === 'object' && value !== null && 'is' in value ? String(value['is']) : undefined;
  }

  /** The facts of the thing that a path stands for, to be changed. */
  private factsOf(node: Assertion['atom']['node'], args: { [name: string]: Json }): ThingFacts | undefined {
    if (node.op === 'single') {
      this.table[node.name] ??= {};
      return this.table[node.name] as ThingFacts;
    }
    const value =
      node.op === 'name' ? args[node.name] : node.op === 'fact' ? this.factsOf(node.of, args)?.[node.fact] : undefined;
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as ThingFacts;
    return typeof value === 'string' ? this.things.get(value) : undefined;
  }
}
