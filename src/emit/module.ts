import { choicesOf } from '../arrange/alive.js';
import { format, settledFacts } from '../arrange/emitted.js';
import { narrowedToSetup } from '../arrange/narrow.js';
import { arrange, type Ruleset } from '../arrange/ruleset.js';
import { Fault } from '../model/fault.js';
import type { Rulebook } from '../model/rulebook.js';
import type { SetupJson } from '../model/table.js';
import { writeChanges, writeEventEntry, writePermission } from './events.js';
import { comment, data, literal } from './literals.js';
import { writeQuestion } from './questions.js';
import { Workshop } from './workshop.js';

/**
 * The rules of one setup as the text of an ES module without imports: a function for each question, functions for each entry that
 * does something to an event, and the rulebook that they were made from. `arrange` and `openEmitted` of the runtime take the module.
 *
 * @param rulebook the rulebook, whole or narrowed.
 * @param setup the one setup that the module is for: what it settles is worked out here.
 * @throws Fault as `arrange`.
 */
export const emitModule = (rulebook: Rulebook, setup: SetupJson): string => {
  const narrow = narrowedToSetup(rulebook, setup);
  return [
    emitFunctions(narrow, setup),
    `export const rulebook = ${data(narrow)};`,
    '',
    'export default { format, edition, layers, choices, settled, rulebook, bind };',
    '',
  ].join('\n');
};

/** The same without the rulebook, for whoever has it already. */
export const emitFunctions = (narrow: Rulebook, setup: SetupJson): string => {
  const ruleset = arrange(narrow, setup);
  const shop = new Workshop(ruleset);
  const questions = askable(ruleset);
  for (const name of questions) writeQuestion(shop, ruleset.question(name));
  const { vocabulary } = narrow;
  const events = ruleset.entries
    .filter(({ hook }) => hook !== undefined && hook !== 'answers')
    .flatMap((entry) => whereItCan(() => writeEventEntry(shop, entry)));
  const changes = Object.values(vocabulary.events)
    .filter((event) => event.changes.length > 0)
    .flatMap((event) => whereItCan(() => writeChanges(shop, event.name, event.changes)));
  const permissions = Object.values(vocabulary.events).flatMap(({ name, permittedBy }) =>
    permittedBy === undefined ? [] : whereItCan(() => writePermission(shop, name, permittedBy.tree)),
  );
  const answering = questions.map((name) => {
    const { answer, now, why, prepare } = shop.question(name);
    return `[${literal(name)}, { answer: ${answer}, now: ${now}, why: ${why}, prepare: ${prepare} }],`;
  });
  const inside = [
    ...(shop.tools() === '' ? [] : [`const { ${shop.tools()} } = kit;`]),
    ...shop.constants,
    '',
    ...shop.functions.flatMap((lines) => [...lines, '']),
    'return {',
    ...indented(['questions: [', ...indented(answering), '],']),
    ...indented(['entries: [', ...indented(events), '],']),
    ...indented(['changes: [', ...indented(changes), '],']),
    ...indented(['permissions: [', ...indented(permissions), '],']),
    '};',
  ];
  const choices = Object.fromEntries(choicesOf(narrow, setup));
  return `${[
    '// Made by `tavolata build --module`; do not edit. It needs nothing: hand it to `openEmitted` or `arrange` of tavolata/runtime.',
    comment(`Edition ${ruleset.edition}; ${[...ruleset.layers].sort().join(', ')}`),
    '/* biome-ignore-all lint: generated */',
    '',
    `export const format = ${format};`,
    `export const edition = ${literal(ruleset.edition)};`,
    `export const layers = ${data([...ruleset.layers].sort())};`,
    `export const choices = ${data(choices)};`,
    `export const settled = ${data(settledFacts(ruleset))};`,
    '',
    'export const bind = (kit) => {',
    ...indented(inside),
    '};',
  ].join('\n')}\n`;
};

const indented = (lines: readonly string[]): string[] => lines.map((line) => (line === '' ? '' : `  ${line}`));

/** Questions that can be asked: those that would need their own answer fail when they are asked, as they always do. */
const askable = (ruleset: Ruleset): readonly string[] =>
  Object.keys(ruleset.rulebook.vocabulary.questions).filter(
    (name) => whereItCan(() => [String(ruleset.question(name).rows)]).length > 0,
  );

/** Nothing where an expression asks what cannot be asked: the closures say so when it is reached. */
const whereItCan = (write: () => readonly string[]): readonly string[] => {
  try {
    return write();
  } catch (error) {
    if (error instanceof Fault) return [];
    throw error;
  }
};
