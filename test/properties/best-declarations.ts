import { ask } from '../../src/engine/ask/ask.js';
import type { Rulebook } from '../../src/engine/model/rulebook.js';
import type { Json } from '../../src/engine/model/table.js';
import { openTable, type Table } from '../../src/engine/table/table.js';
import { type Declaration, type DeclarationBoard, declaredOf, everyDeclaration, Judge } from './declarations.js';

type Declared = { readonly creature: string; readonly attacking?: string; readonly blocks?: readonly string[] };

const read = (value: Json | undefined): Declaration =>
  new Map(
    (value as unknown as readonly Declared[]).map(({ creature, attacking, blocks }) => [
      creature,
      blocks ?? [attacking as string],
    ]),
  );

/** Asks about attacks or blocks alike. */
class Asking {
  constructor(
    private readonly table: Table,
    private readonly board: DeclarationBoard,
    private readonly player: string,
  ) {}

  private get isAttack(): boolean {
    return this.board.action === 'attack';
  }

  private value(attack: string, block: string, more: { readonly [name: string]: Json } = {}): Json {
    const args = this.isAttack ? { turn: 't', ...more } : { player: this.player, ...more };
    const { value, unknown } = ask(this.table, this.isAttack ? attack : block, args);
    if (value === undefined) throw new Error(`unknown: ${JSON.stringify(unknown)}`);
    return value;
  }

  private declared(declared: Declaration): { readonly [name: string]: Json } {
    return { [this.isAttack ? 'attacks' : 'blocks']: declaredOf(this.board, declared) };
  }

  may = (creature: string) => (target: string) => {
    const args = this.isAttack ? { creature, defender: target } : { creature, attacker: target };
    return ask(this.table, this.isAttack ? 'mayAttack' : 'mayBlock', args).verdict === 'allowed';
  };

  most = () => this.value('mostRequirementsMet', 'mostBlockRequirementsMet') as number;
  best = () => read(this.value('bestAttack', 'bestBlocks'));
  instead = (declared: Declaration) => read(this.value('attackInstead', 'blocksInstead', this.declared(declared)));

  /** What the rules themselves say of a declaration: limits broken, and requirements met. */
  judged(declared: Declaration): readonly [broken: number, met: number] {
    const player = this.isAttack ? {} : { player: this.player };
    const count = (question: string): number => {
      const { value } = ask(this.table, question, { ...player, ...this.declared(declared) });
      return Array.isArray(value) ? value.length : (value as number);
    };
    return this.isAttack
      ? [count('restrictionsBroken'), count('requirementsMet')]
      : [count('blockRestrictionsBroken'), count('blockRequirementsMet')];
  }

  isRefused(declared: Declaration): boolean {
    const question = this.isAttack ? 'attackProblems' : 'blockProblems';
    const player = this.isAttack ? 'A' : this.player;
    const { problems } = ask(this.table, question, { player, ...this.declared(declared) });
    if (problems === undefined) throw new Error('unknown');
    return problems.length > 0;
  }
}

const changes = (one: Declaration, other: Declaration, creatures: Iterable<string>): number =>
  [...creatures].filter((id) => [...(one.get(id) ?? [])].sort().join() !== [...(other.get(id) ?? [])].sort().join())
    .length;

/**
 * What is wrong about what the rules say of a board; null: nothing.
 *
 * @param draw one of several declarations
 */
export function wrongOn(
  rulebook: Rulebook,
  board: DeclarationBoard,
  draw: (all: readonly Declaration[]) => Declaration,
): string | null {
  const judge = new Judge(board);
  const player = board.action === 'block' ? ([...board.creatures.values()][0] as string) : 'A';
  const asking = new Asking(openTable(rulebook, board.json), board, player);
  const ways = new Map([...board.creatures.keys()].map((id) => [id, judge.ways(id, asking.may(id))]));
  let most = 0;
  const all: Declaration[] = [];
  const best: Declaration[] = [];
  for (const declared of everyDeclaration(ways)) {
    if (!judge.isLegal(declared)) continue;
    const obeyed = judge.obeyed(declared);
    if (obeyed > most) best.length = 0;
    most = Math.max(most, obeyed);
    if (obeyed === most) best.push(declared);
    all.push(declared);
  }
  if (asking.most() !== most) return `${asking.most()} instead of ${most}`;
  const found = asking.best();
  if (!judge.isLegal(found) || judge.obeyed(found) !== most) return 'the best is not the best';
  const [broken, met] = asking.judged(found);
  if (broken > 0 || met !== most)
    return `the best breaks ${broken} and meets ${met} of ${most} by the rules themselves`;
  const declared = draw(all);
  const isShort = judge.obeyed(declared) < most;
  if (asking.isRefused(declared) !== isShort)
    return `${isShort ? 'allowed' : 'refused'}: ${JSON.stringify([...declared])}`;
  if (!isShort) return null;
  const near = asking.instead(declared);
  if (!judge.isLegal(near) || judge.obeyed(near) !== most) return 'the nearest is not the best';
  const least = Math.min(...best.map((one) => changes(one, declared, board.creatures.keys())));
  const changed = changes(near, declared, board.creatures.keys());
  return changed === least ? null : `${changed} changes instead of ${least}`;
}
