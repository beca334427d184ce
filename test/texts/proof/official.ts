import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OfficialText } from '../../../tools/official/official.js';
import { readOfficial } from '../../../tools/official/read.js';
import { type CheckName, checkNames } from '../../../tools/texts/checks/finding.js';
import { proofreadOfficial } from '../../../tools/texts/checks/official.js';
import { ROOT } from '../../architecture/sources.js';
import { haveTexts } from '../official.js';
import known from './official-faults.json' with { type: 'json' };
import { checkedWords } from './words.js';

const { faults } = known;

const FOLDER = join(ROOT, '../shared/texts');

/** The Italian texts with the English editions that they follow. */
export const italianTexts = [
  ['000', '20210422'],
  ['002', '20250919'],
  ['003', '20241108'],
] as const;

/** What one check did on the official texts: places with a fault that it found, or missed, and places without one. */
export interface Measured {
  readonly check: CheckName;
  readonly hits: readonly string[];
  /** Of the hits, those that a reader had written down before. */
  readonly known: number;
  readonly misses: readonly string[];
  readonly alarms: readonly string[];
}

/** An official text, by the folder of its language and the beginning of its name. */
export function readText(language: 'en' | 'it', start: string): OfficialText {
  const file = readdirSync(join(FOLDER, language)).find((name) => name.startsWith(start))!;
  return readOfficial(readFileSync(join(FOLDER, language, file)));
}

/** Where the checks find something in the official Italian texts: `CHECK TEXT PLACE`. */
export function foundByChecks(): ReadonlySet<string> {
  return new Set(
    italianTexts.flatMap(([italian, english]) =>
      proofreadOfficial(readText('en', english), readText('it', italian), checkedWords).found.map(
        ({ key, check }) => `${check} ${italian} ${key}`,
      ),
    ),
  );
}

/** Compares what the checks find on the official texts with what readers know to be wrong there; undefined without the texts. */
export function measure(): readonly Measured[] | undefined {
  if (!haveTexts) return undefined;
  const found = foundByChecks();
  const placeOf = ({ text, at, check }: (typeof faults)[number]): string => `${check} ${text} ${at}`;
  const expected = new Map(faults.map((fault) => [placeOf(fault), fault]));
  return checkNames.map((check) => {
    const own = (places: Iterable<string>): readonly string[] =>
      [...places].filter((place) => place.startsWith(`${check} `));
    const hits = own(expected.keys()).filter((place) => found.has(place));
    return {
      check,
      hits,
      known: hits.filter((place) => expected.get(place)!.known).length,
      misses: own(expected.keys()).filter((place) => !found.has(place)),
      alarms: own(found).filter((place) => !expected.has(place)),
    };
  });
}
