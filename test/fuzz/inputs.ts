import type { Json } from '../../src/engine/model/table.js';
import type { Vocabulary } from '../../src/engine/model/vocabulary.js';
import type { Random } from '../../src/engine/setup/random.js';

const odd = [
  '"',
  '\\',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '\u0000',
  '\ud800',
  '\ufeff',
  '\u2028',
  'é',
  '🂡',
  '1e999',
  '-',
  '00',
  '\\u12',
  'null',
  "'",
  '//',
  '\n',
  '\t',
  ' ',
];

/** A text with some of it cut out, doubled, replaced or moved. */
export const mutatedText = (random: Random, text: string, pieces: readonly string[] = odd): string => {
  let out = text;
  for (let times = 1 + random.below(4); times > 0; times--) {
    const at = random.below(out.length + 1);
    const to = Math.min(out.length, at + random.below(12));
    switch (random.below(5)) {
      case 0:
        out = out.slice(0, at) + out.slice(to);
        break;
      case 1:
        out = out.slice(0, to) + out.slice(at);
        break;
      case 2:
        out = out.slice(0, at) + random.pick(pieces) + out.slice(to);
        break;
      case 3:
        out = out.slice(0, at) + String.fromCharCode(random.below(0x3000)) + out.slice(at);
        break;
      default:
        out = out.slice(0, at) + random.pick(pieces).repeat(1 + random.below(3)) + out.slice(at);
    }
  }
  return out;
};

const strange: readonly (() => Json)[] = [
  () => null,
  () => true,
  () => -1,
  () => 1.5,
  () => Number.MAX_SAFE_INTEGER,
  () => 1e300,
  () => '',
  () => 'constructor',
  () => '__proto__',
  () => 'x'.repeat(5_000),
  () => [],
  () => ({}),
  () => ({ is: 'constructor' }),
  () => JSON.parse('{"__proto__":{"is":"Player"}}') as Json,
  () => ({ is: 'Attacker', creature: { is: 'Object' } }),
  () => nested(40),
];

const nested = (depth: number): Json =>
  depth === 0 ? [] : depth % 2 === 0 ? [nested(depth - 1)] : { is: nested(depth - 1) };

const keys = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'setup', 'id', 'is', 'players', ''];

/** JSON with one part replaced by something else, taken out, doubled, or given another key. */
export const mutatedJson = (random: Random, json: Json): Json => {
  const places = count(json);
  let left = random.below(places);
  const go = (part: Json): Json => {
    if (left-- === 0) return random.below(3) === 0 ? [part, part] : random.pick(strange)();
    if (Array.isArray(part)) return (part as readonly Json[]).map(go);
    if (typeof part !== 'object' || part === null) return part;
    const members = Object.entries(part).flatMap(([key, value]) => {
      if (left === 0 && random.below(2) === 0) {
        left--;
        return random.below(2) === 0 ? [] : [[random.pick(keys), value] as const];
      }
      return [[key, go(value)] as const];
    });
    // Defined, not set, so that a key called __proto__ is a key.
    const made = {};
    for (const [key, value] of members)
      Object.defineProperty(made, key, { value, enumerable: true, configurable: true, writable: true });
    return made;
  };
  return go(json);
};

const count = (json: Json): number =>
  typeof json !== 'object' || json === null
    ? 1
    : 1 + Object.values(json).reduce((all: number, part) => all + count(part as Json), 0);

/** Makes texts of the rule language: mostly well formed, names of the vocabulary, types left to chance. */
export class Writer {
  private readonly facts: readonly string[];
  private readonly names: readonly string[];
  private readonly calls: readonly { readonly name: string; readonly arity: number }[];

  constructor(vocabulary: Vocabulary, ids: readonly string[]) {
    const entities = Object.values(vocabulary.entities);
    this.facts = entities.flatMap(({ facts }) => Object.keys(facts));
    this.names = [
      ...entities.flatMap(({ collection, single }) => collection ?? single ?? []),
      ...ids,
      'x',
      'y',
      'event',
      'this',
    ];
    const functions = [
      'size',
      'distinct',
      'common',
      'flat',
      'reverse',
      'nth',
      'take',
      'position',
      'sum',
      'least',
      'min',
      'numbers',
      'fromSeat',
      'leftOf',
      'stepsLeft',
      'oneOf',
      'just',
      'picked',
      'bestChoice',
      'betterChoice',
    ];
    this.calls = [
      ...Object.values(vocabulary.questions).map(({ name, parameters }) => ({ name, arity: parameters.length })),
      ...Object.values(vocabulary.events).map(({ name, fields }) => ({ name, arity: fields.length })),
      ...entities.map(({ name }) => ({ name, arity: 1 })),
      ...functions.map((name) => ({ name, arity: 1 + (name.length % 3) })),
    ];
  }

  text(random: Random, depth = 4): string {
    const sub = (): string => this.text(random, depth - 1);
    if (depth <= 0 || random.below(6) === 0)
      return random.pick([
        random.pick(this.names),
        random.pick(this.names),
        `${random.below(5)}`,
        'true',
        'none',
        "'life'",
        `${Number.MAX_SAFE_INTEGER}`,
        "'it''s'",
      ]);
    switch (random.below(12)) {
      case 0:
        return `if ${sub()} then ${sub()} else ${sub()}`;
      case 1:
        return `${sub()} ${random.pick(['and', 'or', 'otherwise'])} ${sub()}`;
      case 2:
        return `(${sub()}) ${random.pick(['is', 'is not', 'in', 'not in', 'within', '<', '<=', '>', '>='])} (${sub()})`;
      case 3:
        return `(${sub()}) ${random.pick(['+', '-', '*', 'div', 'with', 'without'])} (${sub()})`;
      case 4:
        if (random.below(4) === 0) return `(${sub()}) ${random.pick(['is permitted', 'is not permitted'])}`;
        return `${random.pick(['each', 'first', 'any', 'count'])} x in (${sub()}) where (${sub()})`;
      case 5:
        return `each y in (${sub()}): ${sub()}`;
      case 6:
        if (random.below(3) === 0) return `(follow w from (${sub()}): ${sub()})`;
        return random.below(2) === 0 ? `(let z be (${sub()}): ${sub()})` : `every x in (${sub()}) satisfies (${sub()})`;
      case 7:
        return `[${sub()}, ${sub()}]`;
      case 8:
        return `${random.pick(['not ', '-', '(', ''])}(${sub()})`;
      case 9:
        return `(${sub()}).${random.pick(this.facts)}`;
      default: {
        const { name, arity } = random.pick(this.calls);
        const args = Array.from({ length: arity }, () => (random.below(3) === 0 ? sub() : random.pick(this.names)));
        return `${name}(${args.join(', ')})`;
      }
    }
  }
}

/** Texts that have gone wrong elsewhere: deep, long, or with names that every object has. */
export const nasty: readonly string[] = [
  '('.repeat(10_000),
  '['.repeat(10_000),
  `${'('.repeat(59)}1${')'.repeat(59)}`,
  'not '.repeat(900),
  `${'1 + '.repeat(900)}1`,
  '-'.repeat(3_900),
  `'${'a'.repeat(3_990)}'`,
  '9'.repeat(400),
  'constructor',
  '__proto__',
  'toString()',
  'game.constructor',
  'game.__proto__',
  'hasOwnProperty(game)',
  'Player(__proto__: 1)',
  'each constructor in players: constructor.constructor',
  'numbers(1, 9007199254740991)',
  'numbers(0 - 9007199254740991, 9007199254740991)',
  'size(numbers(1, 20000))',
  "bestChoice([Decision(among: each x in numbers(1, 9999): Alternative(tallies: [Tally(role: 'scope')]))], [])",
  'sum(each x in numbers(1, 999): size(numbers(1, 999)))',
  ...[
    'sum(each x in N: sum(each y in N: sum(each z in N: x)))',
    'size(each x in N: each y in N: [x, y])',
    'size(distinct(each x in N: Damage(amount: x)))',
    'count x in N where N is N or N within N or x in N',
    'every x in N satisfies any y in N where y > 19998',
    'size(each x in N: reverse(N without N))',
    'each x in N: each y in N: each player in players: turnMissed(player)',
  ].map((text) => text.replaceAll('N', 'numbers(1, 19999)')),
];
