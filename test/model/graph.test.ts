import { describe, expect, it } from 'vitest';
import {
  closure,
  componentOf,
  cyclesIn,
  graphOf,
  reachableFrom,
  reversed,
  shortestPath,
} from '../../src/engine/model/graph.js';

/** `a>b b>c` as a graph. */
const read = (edges: string) => graphOf(edges.split(' ').map((edge) => edge.split('>') as [string, string]));

describe('closure', () => {
  it('holds the starts and everything that edges lead to, each once', () => {
    const visited: number[] = [];
    const divisors = closure([12, 6], (n) => {
      visited.push(n);
      return [2, 3].flatMap((d) => (n % d === 0 ? [n / d] : []));
    });
    expect([...divisors]).toEqual([12, 6, 4, 3, 2, 1]);
    expect(visited).toEqual([12, 6, 4, 3, 2, 1]);
  });

  it('takes nodes without edges', () => {
    expect([...closure(['a'], () => undefined)]).toEqual(['a']);
  });
});

describe('reachableFrom', () => {
  it('holds the start only where a cycle leads back to it', () => {
    const graph = read('a>b b>c c>b c>d');
    expect([...reachableFrom('a', graph)].sort()).toEqual(['b', 'c', 'd']);
    expect([...reachableFrom('b', graph)].sort()).toEqual(['b', 'c', 'd']);
    expect([...reachableFrom('d', graph)]).toEqual([]);
    expect([...reachableFrom('e', read('e>e'))]).toEqual(['e']);
  });
});

describe('reversed', () => {
  it('turns every edge', () => {
    expect(reversed(read('a>c b>c c>a'))).toEqual(read('c>a c>b a>c'));
  });
});

describe('componentOf', () => {
  it('holds the nodes that share a cycle', () => {
    const graph = read('a>b b>a b>c c>d d>c');
    expect([...componentOf('a', graph)].sort()).toEqual(['a', 'b']);
    expect([...componentOf('d', graph)].sort()).toEqual(['c', 'd']);
    expect(componentOf('x', graph).size).toBe(0);
  });
});

describe('shortestPath', () => {
  it('takes the fewest edges, and the alphabet between equals', () => {
    expect(shortestPath('a', 'z', read('a>d a>b b>z d>z a>c c>e e>z'))).toEqual(['a', 'b', 'z']);
  });

  it('walks at least one edge', () => {
    expect(shortestPath('a', 'a', read('a>b b>a'))).toEqual(['a', 'b', 'a']);
    expect(shortestPath('a', 'a', read('a>b'))).toBeUndefined();
  });
});

describe('cyclesIn', () => {
  it('shows each component by a shortest cycle through its first node', () => {
    expect(cyclesIn(read('c>a a>b b>c b>a x>y z>z'))).toEqual([['a', 'b'], ['z']]);
  });

  it('does not depend on the order of edges', () => {
    const edges = 'd>a a>b b>c c>d c>a e>f f>e f>a'.split(' ');
    const forwards = cyclesIn(read(edges.join(' ')));
    expect(cyclesIn(read(edges.reverse().join(' ')))).toEqual(forwards);
    expect(forwards).toEqual([
      ['a', 'b', 'c'],
      ['e', 'f'],
    ]);
  });
});
