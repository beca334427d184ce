import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.js';
import { listed } from '../diagnostics/fill.js';
import { type JsonDocument, pointer, pointerPath } from '../text/document.js';

/** What every vocabulary has, in any of its files. */
const needed = ['tiers', 'layers', 'enumerations', 'entities', 'questions', 'events'];

/** Whether a path inside of a rulebook is a file of its vocabulary: one file, or a folder of them. */
export const isVocabulary = (path: string): boolean => /^vocabulary(?:\/[^/]+)?\.json$/.test(path);

/**
 * The files of a vocabulary as one document, in which each place leads to its own file.
 *
 * @param files accepted by their schema, in order of path; at least one
 */
export function joinedVocabulary(files: readonly JsonDocument[]): JsonDocument {
  const [first] = files;
  if (first === undefined) throw new Error('a vocabulary has a file at least');
  if (files.length === 1) return first;
  const holders = new Map(
    files.toReversed().flatMap((file) => Object.keys(Object(file.value)).map((key) => [key, file] as const)),
  );
  const around = (place: string): JsonDocument => holders.get(pointerPath(place)[0] ?? '') ?? first;
  return {
    source: first.source,
    value: Object.assign(Object.create(null), ...files.toReversed().map(({ value }) => value)),
    at: (place) => around(place).at(place),
    keyAt: (place) => around(place).keyAt(place),
    text: (place) => around(place).text(place),
  };
}

/** Faults of the files of a vocabulary as a whole: a part that is missing from all files, or that two of them have. */
export function vocabularyDiagnostics(files: readonly JsonDocument[]): readonly Diagnostic[] {
  const keys = files.flatMap((file) => Object.keys(Object(file.value)).map((key) => ({ key, file })));
  const twice = keys
    .filter(({ key }) => key !== '$schema')
    .flatMap(({ key, file }, index) => {
      const before = keys.slice(0, index).find((one) => one.key === key);
      if (before === undefined) return [];
      const also = [{ at: before.file.keyAt(pointer(key)), label: 'also' }];
      return [diagnostic('rulebook.vocabulary-twice', { at: file.keyAt(pointer(key)), also, values: { key } })];
    });
  const lacking = needed.filter((key) => !keys.some((one) => one.key === key));
  const [first] = files;
  if (lacking.length === 0 || first === undefined) return twice;
  const at = { source: first.source, start: 0, end: 0 };
  return [...twice, diagnostic('rulebook.vocabulary-lacks', { at, values: { keys: listed(lacking) } })];
}
