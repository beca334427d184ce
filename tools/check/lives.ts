import groupBy from 'lodash/groupBy.js';
import type { Diagnostic } from 'tavolata/compiler';
import type { Entry } from 'tavolata/internals';
import type { EditionDate, Rulebook } from 'tavolata/runtime';
import type { JsonDocument } from 'tavolata/workspace';
import { diagnostic } from '../messages/index.js';

/** Editions between two meanings of an entry in which it is not in force. */
export interface Hole {
  readonly id: string;
  readonly after: Entry;
  readonly next: Entry;
  readonly from: EditionDate;
  readonly to: EditionDate;
}

/** Where an entry ends, and resumes only some editions later. */
const holesIn = ({ entries, editions }: Rulebook): readonly Hole[] =>
  Object.entries(groupBy(entries, ({ id }) => id)).flatMap(([id, meanings]) => {
    const inOrder = meanings.toSorted((a, b) => (bornOn(a) < bornOn(b) ? -1 : 1));
    return inOrder.slice(1).flatMap((next, index) => {
      const after = inOrder[index];
      const from = after?.until;
      if (after === undefined || from === undefined || from >= bornOn(next)) return [];
      const inside = editions.filter(({ date }) => date >= from && date < bornOn(next));
      return inside.length === 0 ? [] : [{ id, after, next, from, to: bornOn(next) }];
    });
  });

/** The first day of an entry: `since`, else that of its first number. */
const bornOn = ({ since, numbered = {} }: Entry): EditionDate => since ?? Object.keys(numbered).sort()[0] ?? '';

/** Gaps in the lives of entries: seldom intended, and otherwise visible only by what fails there. */
export const holes = (rulebook: Rulebook, documents: readonly JsonDocument[]): readonly Diagnostic[] =>
  holesIn(rulebook).flatMap(({ id, after, next, from, to }) => {
    const place = (entry: Entry, key: string) => {
      const document = documents.find(({ source }) => source.file === entry.source.file);
      return document?.at(`${entry.source.pointer}/${key}`);
    };
    const end = place(after, 'until');
    const also = end === undefined ? [] : [{ at: end, label: 'with' }];
    const values = { id, from, to };
    return [diagnostic('check.hole-in-life', { at: place(next, 'id'), also, severity: 'warning', values })];
  });

/** Texts with the same words in both languages: one of them has been forgotten. */
export const sameWords = (entries: readonly Entry[], documents: readonly JsonDocument[]): readonly Diagnostic[] =>
  entries.flatMap(({ text, source }) => {
    const words = text.en.says.trim();
    if (!words.includes(' ') || words !== text.it.says.trim()) return [];
    const at = documents.find(({ source: { file } }) => file === source.file)?.at(`${source.pointer}/text/it/says`);
    return [diagnostic('check.same-words', { at, severity: 'warning' })];
  });
