import { join } from 'node:path';
import { DiagnosticError } from 'tavolata/workspace';
import {
  type ChangeKind,
  changeKinds,
  compareTexts,
  type RuleChange,
  type TextComparison,
} from '../../../editions/compare.js';
import { pairsBetween, readPairs } from '../../../editions/pairs.js';
import { kindCounts, kindNames, numbersOf, onlyExamples, straysSaid } from '../../../editions/words.js';
import { differ } from '../../../editions/words-diff.js';
import { diagnostic } from '../../../messages/index.js';
import { type Call, command } from '../../command.js';
import { type Exit, exit } from '../../exit.js';
import { officialText, sectionsOf } from '../../official-text.js';
import { rulesFolder } from '../../opening.js';
import { inlineRuns } from '../../word-runs.js';
import texts from './diff.json' with { type: 'json' };

const words = texts.words;

export const diff = command(texts.help, run);

function run(call: Call): Exit {
  const isWanted = sectionsOf(call);
  const [old, fresh] = [officialText(call, 0), officialText(call, 1)];
  const { language } = old.text;
  if (fresh.text.language !== language)
    throw new DiagnosticError([diagnostic('editions.two-languages', { at: call.at(1) })]);
  const pairs = readPairs(join(rulesFolder(call), 'editions', 'pairs.json'));
  const forced = pairsBetween(pairs.all, language, old.name, fresh.name);
  const comparison = compareTexts(old.text, fresh.text, { isWanted, forced });
  const names = { old: old.name, new: fresh.name };
  // A reference with another target is shown whatever happened to the words.
  const changes = comparison.changes.filter(({ kind, strays }) => !same.has(kind) || strays !== undefined);
  if (call.json) call.printJson({ ...names, language, ...comparison, changes });
  else {
    call.print(call.paint('bold', call.say(words.head, names)));
    print(call, comparison, changes);
  }
  return changes.length === 0 ? exit.fine : exit.findings;
}

/** What happened to rules that still say the same. */
const same: ReadonlySet<ChangeKind> = new Set(['unchanged', 'typography']);

function print(call: Call, { counts, blocks, leftOut }: TextComparison, changes: readonly RuleChange[]): void {
  call.print(
    changeKinds
      .flatMap((kind) => (counts[kind] === 0 ? [] : [call.say(kindCounts[kind], { count: counts[kind] })]))
      .join(', '),
  );
  if (leftOut > 0) call.print(call.paint('dim', call.say(words.leftOut, { count: leftOut })));
  const inBlock = new Set<string>();
  for (const { old, new: fresh } of blocks) {
    const span = (numbers: readonly string[]): string => `${numbers[0]}–${numbers.at(-1)}`;
    call.print('', call.say(words.block, { old: span(old), new: span(fresh), count: old.length }));
    for (const number of fresh) inBlock.add(number);
  }
  for (const one of changes) {
    if (one.kind === 'renumbered' && inBlock.has(one.new ?? '') && one.strays === undefined) continue;
    call.print('', lineOf(call, one));
    if (differ(one.runs) && one.wording !== 'typography') call.print(`    ${inlineRuns(call, one.runs!)}`);
    for (const example of one.examples ?? [])
      call.print(`    ${call.paint('dim', `${call.say(words.example)}:`)} ${inlineRuns(call, example)}`);
  }
}

function lineOf(call: Call, change: RuleChange): string {
  const { kind, wording, similarity, forced, strays = [] } = change;
  const how = [
    kindNames[kind][call.lang],
    ...(wording === 'examples' ? [onlyExamples[call.lang]] : []),
    ...(wording === 'words' ? [`${Math.round(similarity * 100)} %`] : []),
    ...(forced ? [call.say(words.forced)] : []),
    ...straysSaid(strays, call.lang).map((one) => call.paint('yellow', one)),
  ];
  return `${call.paint('cyan', numbersOf(change))}  ${how.join(', ')}`;
}
