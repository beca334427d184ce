import { type Notation, withSeatings } from '../../src/frontend/read/cases/notation.js';
import { type CasesReading, readCases } from '../../src/frontend/read/cases/reader.js';
import type { Scenario } from '../../tools/check/scenarios/model.js';
import { loaded } from '../rules/rulebook.js';

const seatings = `scene all-six-range
table: A B C D E F
  setup: variants free-for-all options attack-multiple limited-range

scene giants-four
table: A1 A2 B1 B2
  setup: variants two-headed-giant options shared-team-turns
  team A, B
  player A1, A2: team A
  player B1, B2: team B

scene emperor-six
table: Ag1 AE Ag2 Bg1 BE Bg2
  setup: variants emperor options deploy-creatures limited-range
  team TA, TB
  player Ag1, Ag2: team TA, role general
  player AE: team TA, role emperor
  player Bg1, Bg2: team TB, role general
  player BE: team TB, role emperor
`;

/** The notation of the shipped rules with two scenes of our own, so that nothing depends on those that are shipped. */
export const notation: Notation = withSeatings(
  loaded.documents!.notation,
  readCases({ file: 'seatings.cases', text: seatings }, loaded.documents!.notation).seatings,
);

export const read = (text: string, file = 'some.cases'): CasesReading => readCases({ file, text }, notation);

/** Scenarios without what is the same by definition: spans and editions, empty lists, things that are their id alone. */
export function normal(scenario: Scenario): unknown {
  const { editions, kinds } = notation;
  const copy = JSON.parse(JSON.stringify(scenario));
  if (copy.since === undefined && copy.until !== undefined) copy.since = editions.first;
  if (copy.since !== undefined) copy.table.setup.edition = editions.last;
  if (copy.official === false) delete copy.official;
  for (const [key, value] of Object.entries(copy.table.setup)) {
    if (Array.isArray(value) && value.length === 0) delete copy.table.setup[key];
    else if (Array.isArray(value)) value.sort();
    else if (typeof value === 'object' && Object.keys(Object(value)).length === 0) delete copy.table.setup[key];
  }
  for (const { collection = '' } of kinds.values()) {
    const things = copy.table[collection];
    if (things?.length === 0) delete copy.table[collection];
    else if (things !== undefined)
      copy.table[collection] = things.map((one: unknown) => (typeof one === 'string' ? { id: one } : one));
  }
  return copy;
}
