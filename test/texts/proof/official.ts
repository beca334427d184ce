import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOfficial } from '../../../src/tools/official/read.js';
import { type CheckName, checkNames } from '../../../src/tools/texts/checks/finding.js';
import { proofreadOfficial } from '../../../src/tools/texts/checks/official.js';
import { type Term, termbaseOf } from '../../../src/tools/texts/terms/termbase.js';
import { ROOT } from '../../architecture/sources.js';
import { haveTexts } from '../official.js';
import known from './official-faults.json' with { type: 'json' };

const { faults } = known;

const FOLDER = join(ROOT, '../shared/texts');

/** The Italian texts with the English editions that they follow. */
const TEXTS = [
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

/** Compares what the checks find on the official texts with what readers know to be wrong there; undefined without the texts. */
export function measure(): readonly Measured[] | undefined {
  if (!haveTexts) return undefined;
  const read = (folder: string, start: string) => {
    const file = readdirSync(join(FOLDER, folder)).find((name) => name.startsWith(start))!;
    return readOfficial(readFileSync(join(FOLDER, folder, file)));
  };
  const { terms } = JSON.parse(readFileSync(join(ROOT, 'rules/terms.json'), 'utf8')) as {
    readonly terms: readonly Term[];
  };
  const termbase = termbaseOf(terms);
  const found = new Set(
    TEXTS.flatMap(([italian, english]) =>
      proofreadOfficial(read('en', english), read('it', italian), termbase).found.map(
        ({ key, check }) => `${check} ${italian} ${key}`,
      ),
    ),
  );
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
