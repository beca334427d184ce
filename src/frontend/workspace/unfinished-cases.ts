import * as T from '../../../grammar/cases/tokens.js';
import { onceFor } from '../../engine/model/once.js';
import type { Known } from '../language/types/known.js';
import type { Notation } from '../read/cases/notation.js';
import { readCases } from '../read/cases/reader.js';
import { partOf, plainText } from '../text/located.js';
import type { Source } from '../text/source.js';
import { type CaseText, thingsOf } from './case-texts.js';

const statements = onceFor(({ text }: Source) => T.statementsOf(text));

/** The tables of a file of cases; valid as long as it is read with the same words. */
const tablesOf = onceFor((notation: Notation) => onceFor((source: Source) => readCases(source, notation).tables));

/**
 * The expression of a line at a place, even if its case has faults: while a case is written, much of it is missing. The
 * expression can name what is at the table of the case.
 */
export function unfinishedCaseText(
  source: Source,
  offset: number,
  notation: Notation,
  known: Known,
): CaseText | undefined {
  const line = statements(source).findLast(([word]) => word!.startOffset <= offset);
  const found = line?.find(({ tokenType, startOffset, image }) => {
    return tokenType === T.Expression && startOffset <= offset && offset <= startOffset + image.length;
  });
  const [id] = [...source.text.slice(0, offset).matchAll(/^case[ \t]+([^\s:;]+)/gm)].at(-1)?.slice(1) ?? [];
  if (line === undefined || found === undefined || id === undefined) return undefined;
  const table = tablesOf(notation)(source).get(id) ?? {};
  return {
    text: partOf(plainText(source), found.startOffset, found.startOffset + found.image.length),
    as: line[0]?.tokenType === T.Ask ? 'question' : 'events',
    things: thingsOf(table, known),
    isLater: true,
  };
}
