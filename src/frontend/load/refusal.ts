import { need } from '../../engine/model/given.js';
import { own } from '../../engine/model/own.js';
import type { Rulebook } from '../../engine/model/rulebook.js';
import { nearest } from '../../engine/model/spelling.js';
import type { Refusal } from '../../engine/table/accept.js';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.js';
import type { JsonDocument } from '../text/document.js';

/**
 * Refusals as diagnostics, with their places below `base` and what was probably meant. Refusals of several places
 * become one: if they are the same, or if they are about different ids that resemble nothing of a kind that the table
 * has no list of.
 */
export function located(
  rulebook: Rulebook,
  document: JsonDocument,
  refusals: readonly Refusal[],
  base = '',
): readonly Diagnostic[] {
  const groups = new Map<string, Diagnostic[]>();
  for (const refusal of refusals) {
    const found = locatedOne(rulebook, document, refusal, base);
    const { code, values, candidates } = refusal;
    const { id: _, ...others } = values;
    const isNoneThere = 'expected' in values && !('entity' in values) && candidates.length === 0;
    const key = JSON.stringify([code, isNoneThere ? others : values, found.suggestion]);
    groups.set(key, [...(groups.get(key) ?? []), found]);
  }
  return [...groups.values()].map(([first, ...others]) => {
    const also = others.flatMap(({ at }) => (at === undefined ? [] : [{ at, label: 'also' }]));
    return also.length === 0 ? first! : { ...first!, also };
  });
}

function locatedOne(rulebook: Rulebook, document: JsonDocument, refusal: Refusal, base: string): Diagnostic {
  const pointer = `${base}${refusal.pointer}`;
  const at = refusal.code === 'table.unknown-key' ? document.keyAt(pointer) : document.at(pointer);
  return { ...refusalDiagnostic(rulebook, refusal), at };
}

/** A refusal (`tryOpenTable`) as a diagnostic without a place in a file: what is wrong, and what was probably meant. */
export function refusalDiagnostic(rulebook: Rulebook, refusal: Refusal): Diagnostic {
  need(rulebook, 'rulebook', 'refusalDiagnostic');
  need(refusal, 'refusal', 'refusalDiagnostic');
  const { code, values, candidates } = refusal;
  const meant = values['key'] ?? values['id'] ?? values['value'];
  const like = typeof meant === 'string' ? nearest(meant, candidates) : undefined;
  const isOfOtherType = code === 'table.wrong-type';
  const suggestion = isOfOtherType ? inRightForm(String(values['got']), String(values['expected'])) : like;
  const { entities } = rulebook.vocabulary;
  const lists = String(values['expected'] ?? '')
    .split(' | ')
    .flatMap((name) => own(entities, name)?.collection ?? []);
  return diagnostic(code, { values: { ...values, lists: lists.join('\n') || '…' }, suggestion });
}

/** What was written, in a form that is allowed there. */
function inRightForm(got: string, expected: string): string | undefined {
  if (got.includes('…')) return undefined;
  if (expected.startsWith('[') && /^["\d]/.test(got)) return `[${got}]`;
  if (/^Number\??$/.test(expected) && /^"-?\d+"$/.test(got)) return got.slice(1, -1);
  if (/^Boolean\??$/.test(expected) && /^"(true|false)"$/.test(got)) return got.slice(1, -1);
  if (/^\[("[^"]*"|-?\d+)\]$/.test(got) && /^[A-Z]\w*\??$/.test(expected)) return got.slice(1, -1);
  return undefined;
}
