import { join } from 'node:path';
import { compareTexts } from '../../../tools/editions/compare.js';
import { datingOf } from '../../../tools/official/dating.js';
import { readDigests } from '../../../tools/official/digest-files.js';
import { ROOT } from '../../architecture/sources.js';
import known from './known-faults.json' with { type: 'json' };
import { foundByChecks, italianTexts, readText } from './official.js';

/** Why no tool can find a fault. */
const reasons: { readonly [reason: string]: string } = {
  meaning: 'a whole sentence that says something else in the same terms: only a reader sees it',
  clause: 'a word or clause is missing, and the sentence stands without it: only a reader sees it',
  words: 'older wording of the same form',
  spelling: 'a slip of spelling that is not one of accents or articles: no dictionary is used',
  grammar: 'a slip of grammar',
};

/** A fault of an official Italian text, as readers numbered them, and what finds it. */
export interface KnownFault {
  readonly fault: number;
  readonly text: string;
  /** `CHECK PLACE` of proofread, `date RULE`, or `since RULE`: the English was reworded or refers elsewhere since the edition that the text follows. */
  readonly found: readonly string[];
  readonly missed: readonly string[];
  /** Why nothing finds it, and where it is. */
  readonly not?: string;
  readonly at?: string;
}

/** @returns each known fault with what finds it, on the texts at hand */
export function knownFaults(): readonly KnownFault[] {
  const found = new Set([...foundByChecks(), ...foundByDating(), ...changedSince()]);
  return known.faults.map(({ fault, text, by = [], at, not }): KnownFault => {
    const place = (one: string): string => one.replace(' ', ` ${text} `);
    return {
      fault,
      text,
      found: by.filter((one) => found.has(place(one))),
      missed: by.filter((one) => !found.has(place(one))),
      ...(at !== undefined && { at }),
      ...(not !== undefined && { not: reasons[not]! }),
    };
  });
}

function foundByDating(): readonly string[] {
  const digests = readDigests(join(ROOT, 'rules'));
  return italianTexts.flatMap(([italian]) => {
    const dating = datingOf(readText('it', italian), digests);
    const numbers = [...(dating?.missing ?? []), ...(dating?.deviations ?? []).map(({ number }) => number)];
    return numbers.map((number) => `date ${italian} ${number}`);
  });
}

/** The newest edition of which the whole text is at hand. */
const NEWEST = '20260417';

const changedSince = (): readonly string[] =>
  italianTexts.flatMap(([italian, english]) =>
    compareTexts(readText('en', english), readText('en', NEWEST)).changes.flatMap(({ kind, old }) =>
      kind === 'reworded' || kind === 'references' ? [`since ${italian} ${old}`] : [],
    ),
  );
