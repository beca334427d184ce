import { join } from 'node:path';
import type { Diagnostic } from 'tavolata/compiler';
import { DiagnosticError } from 'tavolata/workspace';
import type { ForcedPair } from '../../../editions/matching.js';
import { type Pairs, readPairs } from '../../../editions/pairs.js';
import { diagnostic } from '../../../messages/index.js';
import type { NamedText } from '../../../official/corpus.js';
import { type Decisions, decided, decisionsAbout, pairsJson } from '../../../texts/align/decisions.js';
import { today } from '../../../texts/today.js';
import type { Call } from '../../command.js';
import { rulesFolder } from '../../opening.js';
import { type Output, writeFiles } from '../../writing.js';

/** The file of decided pairs. */
export const pairsFile = (call: Call): string => join(rulesFolder(call), 'editions', 'pairs.json');

/**
 * The decisions about two texts, after storing those of `--pair`.
 *
 * @throws DiagnosticError for a pair that is not in the texts, and without a name
 */
export function decisionsFor(call: Call, it: NamedText, en: NamedText): Decisions {
  const file = pairsFile(call);
  const before = readPairs(file);
  const given = call.values('pair');
  if (given.length === 0) return decisionsAbout(before, it, en);
  const by = call.value('by');
  if (by === undefined) throw new DiagnosticError([diagnostic('align.who', { at: call.atOption('pair') })]);
  const why = call.value('why');
  const decider = { by, on: today(), ...(why !== undefined && { why }) };
  let { all } = before;
  const wrong: Diagnostic[] = [];
  for (const [nth, text] of given.entries()) {
    const pair = pairIn(text);
    const more = pair === undefined ? undefined : decided(all, pair, { it, en }, decider);
    if (more === undefined)
      wrong.push(diagnostic('align.no-pair', { at: call.atOption('pair', nth), values: { given: text } }));
    else all = more;
  }
  if (wrong.length > 0) throw new DiagnosticError(wrong);
  writeFiles([pairsOutput(call, before, all)], { folders: true });
  return decisionsAbout(readPairs(file), it, en);
}

/** The file of decided pairs with others in it; it does not overwrite changes made since it was read. */
export function pairsOutput(call: Call, before: Pairs, all: Pairs['all']): Output {
  const read = before.document?.source.text;
  return { file: pairsFile(call), text: pairsJson(before, all), ...(read !== undefined && { read }) };
}

/** `801.15=801.17`; one side is empty for a rule without a counterpart. */
function pairIn(text: string): ForcedPair | undefined {
  const [, old = '', fresh = ''] = /^\s*(\d{3}(?:\.\w+)?)?\s*=\s*(\d{3}(?:\.\w+)?)?\s*$/.exec(text) ?? [];
  return old + fresh === '' ? undefined : { old: old || null, new: fresh || null };
}
