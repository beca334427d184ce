import type { Node } from '../../src/engine/model/tree.js';
import { chosen } from './choices.js';
import { functions, seatFunctions, signs } from './functions.js';
import type { State } from './state.js';
import { isRecord, list, type M, many, U, type V } from './values.js';

/** What the nodes mean that are functions of the values of their parts, at a table. */
export const plain = (node: Node, vs: readonly V[], state: State): M => {
  const [a = null, b = null] = vs;
  switch (node.op) {
    case 'literal':
      return node.value;
    case 'thing':
      return state.isHere(node.id) ? node.id : null;
    case 'collection':
      return state.lists[node.name] ?? [];
    case 'single':
      return state.singles[node.name] ?? null;
    case 'fact':
      return state.fact(a, node.fact);
    case 'call':
      return call(node.fn, vs, state);
    case 'list':
      return vs;
    case 'make':
      return state.made(node.what, node.name, Object.keys(node.args), vs);
    case 'minus':
      return signs['-'](0, a);
    case 'sum':
    case 'set':
    case 'compare':
      return signs[node.sign](a, b);
    case 'is a':
      return (state.record(a)?.['is'] === node.entity) !== node.negated;
    default:
      throw new Error(`${node.op} is no function of its parts`);
  }
};

const call = (fn: string, args: readonly V[], state: State): M => {
  const [a = null, b = null, c = null] = args;
  if (fn === 'picked') return state.picked(String(a), list(b), typeof c === 'string' ? c : null);
  if (fn === 'oneOf') return state.make('Selection', { among: list(a), by: b });
  if (fn === 'just') return state.make('Selection', { among: many(a), by: null });
  if (fn === 'bestChoice' || fn === 'betterChoice') {
    if (fn === 'betterChoice' && typeof c !== 'number') return [];
    const found = chosen(a, b, c);
    return isRecord(found) && 'undecided' in found ? state.lacks(`${fn}.${String(found['undecided'])}`) : (found as V);
  }
  const seats = [...state.things.keys()];
  const seat = (x: V) => (state.record(x) ? seats.indexOf(x as string) : undefined);
  const v = seatFunctions[fn]?.(seat, a, b, c) ?? functions[fn]?.(a, b, c) ?? null;
  return v === U ? state.lacks(`${fn}.20000`) : v;
};
