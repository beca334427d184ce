import { withoutWrapping } from 'tavolata/internals';
import { git } from '../../../../check/git.js';
import type { DeskAct, DeskDetail, DeskVersion } from '../../../../texts/desk/data.js';
import { earlierTexts } from '../../../../texts/state/earlier.js';
import type { StatedText } from '../../../../texts/state/states.js';
import type { OpenTexts } from '../open.js';
import { readsOf, sourceBefore, unitsOfVersion } from '../show.js';

/** Most versions of a text that are shown, and most of its file that are read: git takes milliseconds for each. */
const [mostShown, mostRead] = [12, 60];

/** The details of an open text: what its rule does, its source, and its history. */
export function detailOf(open: OpenTexts, text: StatedText): DeskDetail {
  const reads = readsOf(open, text);
  const before = text.state === 'stale' ? sourceBefore(open, text) : undefined;
  return {
    ...(reads && { reads: { en: withoutWrapping(reads.en), it: withoutWrapping(reads.it) } }),
    ...(before !== undefined && { before }),
    versions: versionsOf(open, text),
  };
}

function versionsOf(open: OpenTexts, { unit }: StatedText): readonly DeskVersion[] {
  const found: DeskVersion[] = [];
  let read = 0;
  for (const { unit: earlier, by, on } of earlierTexts(unit, (document) => unitsOfVersion(open, unit, document))) {
    const { en, it } = earlier;
    const last = found.at(-1);
    // Of commits with the same text, the earliest one made it.
    if (last?.en === en && last.it === it) found[found.length - 1] = { by, on, en, it };
    else if (found.length === mostShown) break;
    else found.push({ by, on, en, it });
    if (++read === mostRead) break;
  }
  return found;
}

/** Recent commits to the folder of rules, latest first; none without git. */
export const commitsIn = (folder: string): readonly DeskAct[] =>
  (git(folder, 'log', '-n30', '--format=%an%x09%aI%x09%s', '--', '.') ?? '').split('\n').flatMap((line) => {
    const [by = '', at = '', ...subject] = line.split('\t');
    return at === '' ? [] : [{ by, at, what: 'committed' as const, of: subject.join(' ') }];
  });
