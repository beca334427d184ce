import { join } from 'node:path';
import { pairsBetween, readPairs } from '../../../editions/pairs.js';
import { type Basis, basisOf } from '../../../editions/update/basis.js';
import type { EditionStep } from '../../../editions/update/entry-updates.js';
import { readCorpus } from '../../../official/corpus.js';
import type { EditionDigests } from '../../../official/digests.js';
import type { OfficialText } from '../../../official/official.js';
import type { Call } from '../../command.js';
import { corpusOf } from '../../official-text.js';
import { rulesFolder } from '../../opening.js';

/**
 * What became of the rules in a new edition, including the pairs decided by an editor.
 *
 * @param fresh its text, if it is not in the corpus
 */
export function basisFor(
  call: Call,
  digests: readonly EditionDigests[],
  step: EditionStep,
  fresh?: OfficialText,
): Basis {
  const pairs = readPairs(join(rulesFolder(call), 'editions', 'pairs.json'));
  const forced = pairsBetween(pairs.all, 'en', step.from, step.date);
  const textOf = (date: string): OfficialText | undefined =>
    date === step.date && fresh !== undefined ? fresh : readCorpus(corpusOf(call), { language: 'en', name: date });
  return basisOf({ digests, textOf, forced }, step);
}

/** The last edition up to one that has digests: the one a later edition was compared with. */
export const lastCompared = (digests: readonly EditionDigests[], upTo: string): string =>
  digests.findLast(({ date }) => date <= upTo)?.date ?? upTo;
