import { type TextEdit, withEdits } from '../../check/format/edits.js';
import type { PairFinding } from './across.js';
import { type Proof, placeIn } from './proof.js';

/** A file after corrections. */
export interface FixedFile {
  readonly file: string;
  readonly text: string;
  /** Its text before. */
  readonly read: string;
  readonly fixes: number;
}

/** The files of a rulebook with the safe corrections of some findings; of two that overlap, the first. */
export function fixedFiles({ texts }: Proof, found: readonly PairFinding[]): readonly FixedFile[] {
  const edits = new Map<string, { readonly read: string; readonly list: TextEdit[] }>();
  for (const { key, language, fix } of found) {
    const text = texts.get(key);
    if (fix === undefined || text === undefined) continue;
    const { source, start, end } = placeIn(text, language, fix.start, fix.end);
    const file = edits.get(source.file) ?? { read: source.text, list: [] };
    file.list.push({ start, end, text: JSON.stringify(fix.text).slice(1, -1) });
    edits.set(source.file, file);
  }
  return [...edits].map(([file, { read, list }]) => {
    const made = list
      .toSorted((a, b) => a.start - b.start)
      .filter((edit, index, all) => index === 0 || edit.start >= all[index - 1]!.end);
    return { file, text: withEdits(read, made), read, fixes: made.length };
  });
}
