import type { EditionDate } from 'tavolata/runtime';
import type { JsonDocument } from 'tavolata/workspace';
import { written } from '../../check/format/format.js';
import type { RewrittenFile } from './write-update.js';

/** Found only at the newest edition: nothing is left to suppress once it has a successor. */
const ofNewest: readonly string[] = ['check.edition-in-part', 'check.edition-without-text'];

interface Suppression {
  readonly code: string;
  readonly at: readonly string[];
}

/**
 * The suppressed findings without those of editions that are no longer the newest; undefined if there are none of
 * these.
 */
export function rewrittenSuppressions(
  findings: JsonDocument | undefined,
  date: EditionDate,
): RewrittenFile | undefined {
  if (findings === undefined) return undefined;
  const given = findings.value as { readonly suppressed?: readonly Suppression[] };
  const isOver = (code: string, name: string): boolean => ofNewest.includes(code) && name < date;
  const { suppressed = [] } = given;
  if (!suppressed.some(({ code, at }) => at.some((name) => isOver(code, name)))) return undefined;
  const left = suppressed.flatMap((one) => {
    const at = one.at.filter((name) => !isOver(one.code, name));
    return at.length === 0 ? [] : [{ ...one, at }];
  });
  const { file, text: read } = findings.source;
  return { file, read, text: written({ ...given, suppressed: left }, 'findings') };
}
