import { ask } from '../../src/engine/ask/ask.js';
import type { Problem } from '../../src/engine/model/answer.js';
import type { Rulebook } from '../../src/engine/model/rulebook.js';
import type { Json, TableJson } from '../../src/engine/model/table.js';
import type { Ruleset } from '../../src/engine/ruleset/ruleset.js';
import type { Random } from '../../src/engine/setup/random.js';
import { openTable, type Table } from '../../src/engine/table/table.js';
import { likely, pick } from '../moments/draw.js';
import { type Attack, Attacks } from './attacks.js';
import { type Block, Blocks } from './blocks.js';
import { attackersIn, blockDemandsIn } from './fights.js';
import { type Facts, idOf, listOf, World } from './world.js';

/** Where the rulebook and the plain reading of the official text part. */
export interface Parting {
  readonly what: string;
  readonly rules: Json;
  readonly text: Json;
  readonly table: TableJson;
}
export interface Compared {
  readonly compared: number;
  readonly parting?: Parting;
}

const TRIES = 6;

/** Some creature attacks something, or not; mostly what is allowed. */
const attackOf = (chance: Random, attacks: Attacks): readonly Attack[] =>
  attacks.creatures.flatMap((creature): readonly Attack[] => {
    const able = attacks.defenders.filter((defender) => attacks.may(creature, defender));
    if (able.length > 0 && likely(chance, 70)) return [[idOf(creature), pick(chance, able)]];
    return likely(chance, 4) ? [[idOf(creature), pick(chance, attacks.defenders)]] : [];
  });

const allowed = (table: Table, question: string, args: { readonly [name: string]: Json }): boolean =>
  ['allowed', 'required'].includes(ask(table, question, args).verdict ?? '');

const problemsOf = (table: Table, question: string, args: { readonly [name: string]: Json }): readonly Problem[] => {
  const { problems, unknown } = ask(table, question, args);
  if (problems === undefined) throw new Error(`${question} is unknown: ${JSON.stringify(unknown)}`);
  return problems;
};

/** Compares all single attacks and a few whole ones. */
export const attacksCompared = (chance: Random, rulebook: Rulebook, json: TableJson, ruleset: Ruleset): Compared => {
  const table = openTable(rulebook, json, ruleset);
  const attacks = new Attacks(new World(json), listOf(json, 'turns')[0] as Facts);
  let compared = 0;
  const parting = (what: string, rules: Json, text: Json): Compared => ({
    compared,
    parting: { what, rules, text, table: json },
  });
  for (const creature of attacks.creatures)
    for (const defender of attacks.defenders) {
      const [rules, text] = [
        allowed(table, 'mayAttack', { creature: idOf(creature), defender }),
        attacks.may(creature, defender),
      ];
      compared++;
      if (rules !== text) return parting(`mayAttack(${idOf(creature)}, ${defender})`, rules, text);
    }
  for (let i = 0; i < TRIES; i++) {
    const attack = i === 0 ? [] : attackOf(chance, attacks);
    const declared = attack.map(([creature, attacking]) => ({ is: 'Attacker', creature, attacking }));
    const problems = problemsOf(table, 'attackProblems', { attacks: declared });
    const [rules, text] = [!problems.some(({ severity }) => severity === 'illegal'), attacks.legal(attack)];
    compared++;
    if (rules !== text)
      return parting(`attack ${JSON.stringify(attack)} ${problems.map(({ entry }) => entry).join()}`, rules, text);
  }
  return { compared };
};

/** Makes a legal attack on the table and compares the blocks against it. */
export const blocksCompared = (chance: Random, rulebook: Rulebook, plain: TableJson, ruleset: Ruleset): Compared => {
  const attackers = attackersIn(chance, plain);
  const json = { ...plain, attackers, constraints: blockDemandsIn(chance, plain, attackers) } as unknown as TableJson;
  const table = openTable(rulebook, json, ruleset);
  const world = new World(json);
  let compared = 0;
  const parting = (what: string, rules: Json, text: Json): Compared => ({
    compared,
    parting: { what, rules, text, table: json },
  });
  const attacked = attackers.map(({ attacking }) => world.answering(attacking as string) ?? '');
  for (const player of new Set(attacked)) {
    const blocks = new Blocks(world, player);
    const creatures = world.objects.filter((object) => world.is(object, 'creature'));
    for (const creature of creatures.filter((one) => blocks.side.includes(world.controller(one))))
      for (const { creature: attacker } of attackers) {
        const rules = allowed(table, 'mayBlock', { creature: idOf(creature), attacker: attacker as string });
        const text = blocks.may(creature, attacker as string);
        compared++;
        if (rules !== text) return parting(`mayBlock(${idOf(creature)}, ${String(attacker)})`, rules, text);
      }
    for (let i = 0; i < TRIES; i++) {
      const block = i === 0 ? [] : blockOf(chance, blocks, creatures);
      const declared = block.map(([creature, ones]) => ({ is: 'Blocker', creature, blocks: ones }));
      const problems = problemsOf(table, 'blockProblems', { player, blocks: declared });
      const [rules, text] = [!problems.some(({ severity }) => severity === 'illegal'), blocks.legal(block)];
      compared++;
      if (rules !== text)
        return parting(
          `${player} blocks ${JSON.stringify(block)} ${problems.map(({ entry }) => entry).join()}`,
          rules,
          text,
        );
    }
  }
  return { compared };
};

const blockOf = (chance: Random, blocks: Blocks, creatures: readonly Facts[]): readonly Block[] =>
  creatures.flatMap((creature): readonly Block[] => {
    const able = blocks.attackers.filter((attacker) => blocks.may(creature, attacker));
    if (able.length > 0 && likely(chance, 70)) {
      const first = pick(chance, able);
      // A block of nothing and a block of two now and then.
      if (likely(chance, 4)) return [[idOf(creature), []]];
      return [[idOf(creature), likely(chance, 8) ? able : [first]]];
    }
    return [];
  });
