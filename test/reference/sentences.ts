import type { Vocabulary } from '../../src/engine/model/vocabulary.js';
import type { Random } from '../../src/engine/setup/random.js';

/** What a generated expression is: a truth, a number, a player or none, a list of players. */
type Kind = 'truth' | 'number' | 'player' | 'players';
type Part = () => string;

const kindOf = (written: string): Kind | undefined =>
  (({ Boolean: 'truth', Number: 'number', Player: 'player', '[Player]': 'players' }) as const)[written];

/** Writes well-typed expressions about players, most of them about facts that a table may leave open. */
export class Sentences {
  private names: readonly string[] = [];
  private count = 0;
  private readonly facts = new Map<Kind, readonly string[]>();
  private readonly asked = new Map<Kind, readonly string[]>();

  constructor(
    vocabulary: Vocabulary,
    private readonly random: Random,
    private readonly ids: readonly string[],
  ) {
    const written = (type: object): string =>
      'list' in type ? `[${written(type.list as object)}]` : (type as { one: readonly string[] }).one.join('|');
    for (const { name, type } of Object.values(vocabulary.entities['Player']?.facts ?? {}))
      this.note(this.facts, kindOf(written(type)), name);
    for (const { name, parameters, result } of Object.values(vocabulary.questions))
      if (parameters.length === 1 && written(parameters[0]?.type ?? {}) === 'Player')
        this.note(this.asked, kindOf(written(result)), name);
  }

  private note(where: Map<Kind, readonly string[]>, kind: Kind | undefined, name: string): void {
    if (kind) where.set(kind, [...(where.get(kind) ?? []), name]);
  }

  write(kind: Kind, depth: number): string {
    const of = (inner: Kind) => this.write(inner, depth - 1);
    const about = (kinds: Map<Kind, readonly string[]>, text: (name: string) => string): readonly Part[] =>
      kinds.has(kind) ? [() => text(this.random.pick(kinds.get(kind) ?? []))] : [];
    const parts: readonly Part[] = [
      ...this.plain(kind),
      ...(depth <= 0
        ? []
        : [
            ...this.joined(kind, of, depth),
            () => `(if ${of('truth')} then ${of(kind)} else ${of(kind)})`,
            () => this.named(of, kind),
          ]),
      ...(depth <= 0 ? [] : about(this.facts, (name) => `(${of('player')}).${name}`)),
      ...(depth <= 0 ? [] : about(this.asked, (name) => `${name}(${of('player')})`)),
    ];
    return this.random.pick(parts)();
  }

  private plain(kind: Kind): readonly Part[] {
    const { random } = this;
    const whose = [...this.ids, ...this.names];
    const player = () => random.pick(whose);
    switch (kind) {
      case 'truth':
        return [
          () => `${player()}.inGame`,
          () => `${player()}.life > ${random.below(25)}`,
          () => `${random.below(4) > 0}`,
        ];
      case 'number':
        return [() => `${random.below(5)}`, () => `${player()}.life`];
      case 'player':
        return [player, player];
      default:
        return [() => 'players', () => `${player()}.reach`];
    }
  }

  /** A loop: what is inside knows its name. */
  private loop(word: string, of: (inner: Kind) => string, end: (name: string) => string): string {
    const list = of('players');
    const name = `x${this.count++}`;
    const before = this.names;
    this.names = [...before, name, name, name];
    const text = `(${word} ${name} in (${list})${end(name)})`;
    this.names = before;
    return text;
  }

  /** What is reached from a player or from several, by players or lists of them. */
  private followed(of: (inner: Kind) => string): string {
    const start = of(this.random.below(2) === 0 ? 'player' : 'players');
    const name = `x${this.count++}`;
    const before = this.names;
    this.names = [...before, name, name, name];
    const text = `(follow ${name} from (${start}): ${of(this.random.below(3) === 0 ? 'players' : 'player')})`;
    this.names = before;
    return text;
  }

  /** A name for a player: what stands behind the colon knows it. */
  private named(of: (inner: Kind) => string, kind: Kind): string {
    const value = of('player');
    const name = `x${this.count++}`;
    const before = this.names;
    this.names = [...before, name, name, name];
    const text = `(let ${name} be (${value}): ${of(kind)})`;
    this.names = before;
    return text;
  }

  private joined(kind: Kind, of: (inner: Kind) => string, depth: number): readonly Part[] {
    const where = () => ` where ${of('truth')}`;
    const by = () => (this.random.below(2) === 0 ? ` by ${of('number')}` : '');
    const sign = (...signs: readonly string[]) => this.random.pick(signs);
    switch (kind) {
      case 'truth':
        return [
          () => `(${of('truth')} ${sign('and', 'or')} ${of('truth')})`,
          () => `not (${of('truth')})`,
          () => `(${of('number')}) ${sign('<', '<=', '>', '>=', 'is', 'is not')} (${of('number')})`,
          () => `(${of('player')}) ${sign('is', 'is not')} (${of('player')})`,
          () => `(${of('player')}) ${sign('in', 'not in')} (${of('players')})`,
          () => `(${of('players')}) ${sign('within', 'is')} (${of('players')})`,
          () => this.loop('any', of, where),
          () => this.loop('every', of, () => `${this.random.below(2) === 0 ? where() : ''} satisfies ${of('truth')}`),
        ];
      case 'number':
        return [
          () => `(${of('number')} ${sign('+', '-', '*', 'div')} ${of('number')})`,
          () => `-(${of('number')})`,
          () => `size(${of('players')})`,
          () => this.loop('count', of, where),
          () => `${sign('sum', 'least', 'greatest')}(${this.loop('each', of, () => `: ${of('number')}`)})`,
          () => `stepsLeft(${of('player')}, ${of('player')}, ${of('players')})`,
          () => `(position(${of('player')}, ${of('players')}) otherwise ${of('number')})`,
        ];
      case 'player':
        return [
          () => this.loop('first', of, () => `${where()}${by()}`),
          () => `nth(${of('players')}, ${of('number')})`,
          () => `${sign('leftOf', 'rightOf')}(${of('player')}, ${of('number')}, ${of('players')})`,
          () => `(nth(${of('players')}, ${depth}) otherwise ${of('player')})`,
        ];
      default:
        return [
          () => this.loop('each', of, () => `${where()}${by()}`),
          () => `(${of('players')} ${sign('with', 'without')} ${of('players')})`,
          () => `common(${of('players')}, ${of('players')})`,
          () => `[${of('player')}, ${of('player')}]`,
          () => `${sign('fromSeat', 'afterSeat')}(${of('player')}, ${of('players')})`,
          () => `${sign('reverse', 'distinct')}(${of('players')})`,
          () => `flat(${this.loop('each', of, () => `: ${of('players')}`)})`,
          () => `take(${of('players')}, ${of('number')})`,
          () => this.followed(of),
        ];
    }
  }
}
