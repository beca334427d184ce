import { adapters, type LoadPackage } from '../peers/adapters.js';
import { FrameTable } from '../peers/frame.js';
import { attackRules } from '../peers/rules.js';
import type { HandCreature, HandPlayer } from '../state.js';
import { caseOf } from '../streams.js';

/*
 * A whole process of a peer up to its first answer.
 *
 *   node peer-answer.mjs PEER PACKAGES
 */

const [peer, packages] = process.argv.slice(2) as [keyof typeof adapters, string];
const { load } = (await import(packages)) as { readonly load: LoadPackage };
const asker = await adapters[peer].load(attackRules, load);
const table = new FrameTable(caseOf(4, 1));
const frame = table.about(table.creatures[0] as HandCreature, table.players[1] as HandPlayer);
process.stdout.write(`${await asker.ask(frame)}\n`);
