import { dirname, join, relative } from 'node:path';
import groupBy from 'lodash/groupBy.js';
import uniqBy from 'lodash/uniqBy.js';
import type { Entry, UnknownRecord } from 'tavolata/internals';
import type { EditionDate } from 'tavolata/runtime';
import { type JsonDocument, pointer, type Span } from 'tavolata/workspace';
import { type TextEdit, withEdits } from '../../check/format/edits.js';
import { format, written } from '../../check/format/format.js';
import { layOutAt } from '../../check/format/lay-out.js';
import { type EditionsFile, editionsWith } from '../../check/scaffold/edition.js';
import type { EditionStep, EntryUpdate } from './entry-updates.js';
import type { Stub } from './stubs.js';

/** A file with its old and its new text. */
export interface RewrittenFile {
  readonly file: string;
  /** Its previous text; missing for a new file. */
  readonly read?: string;
  readonly text: string;
}

/** The files of entries with updates and stubs written into them; nothing else in them changes. */
export function rewrittenEntries(
  documents: readonly JsonDocument[],
  updates: readonly EntryUpdate[],
  stubs: readonly Stub[],
  step: DatedStep,
): readonly RewrittenFile[] {
  const known = new Set(documents.map(({ source }) => source.file));
  const fresh = groupBy(
    stubs.filter(({ file }) => !known.has(file)),
    ({ file }) => file,
  );
  return [
    ...documents.flatMap((document) => {
      const isIn = (file: string): boolean => file === document.source.file;
      // A table of choices is one object of the file and several entries.
      const own = uniqBy(
        updates.filter(({ entry }) => isIn(entry.source.file)),
        ({ entry }) => entry.source.pointer,
      );
      const more = stubs.filter(({ file }) => isIn(file));
      return own.length + more.length === 0 ? [] : [rewrittenFile(document, own, more, step)];
    }),
    ...Object.entries(fresh).map(([file, own]): RewrittenFile => ({ file, text: newFile(file, own) })),
  ];
}

/** Includes the first edition, from which on an undated reference holds in an entry without a date. */
export interface DatedStep extends EditionStep {
  readonly first: EditionDate;
}

function newFile(file: string, stubs: readonly Stub[]): string {
  const schema = relative(dirname(file), join(dirname(dirname(file)), 'schema', 'entries.json')).replaceAll('\\', '/');
  return written({ $schema: schema, entries: stubs.map(({ entry }) => entry) }, 'entries');
}

function rewrittenFile(
  document: JsonDocument,
  updates: readonly EntryUpdate[],
  stubs: readonly Stub[],
  step: DatedStep,
): RewrittenFile {
  const { file, text: read } = document.source;
  const edits: TextEdit[] = [];
  for (const update of updates) writeUpdate(document, edits, update, step);
  if (stubs.length > 0) appendEntries(document, edits, stubs);
  return { file, read, text: laidOutAs(document, withEdits(read, edits)) };
}

/** A file that was laid out stays so; in any other, only the edited places change. */
function laidOutAs({ source }: JsonDocument, text: string): string {
  const isLaidOut = format(source, 'entries').text === source.text;
  return isLaidOut ? (format({ file: source.file, text }, 'entries').text ?? text) : text;
}

function writeUpdate(document: JsonDocument, edits: TextEdit[], update: EntryUpdate, { date, first }: DatedStep): void {
  const { entry, numbered, see } = update;
  const at = (key: string) => document.at(`${entry.source.pointer}/${key}`);
  if (numbered !== undefined) {
    const value = numbered.length === 1 ? numbered[0] : numbered;
    edits.push(editAt(at('numbered'), inFile({ ...rawOf(document, entry, 'numbered'), [date]: value })));
  }
  if (update.dropsConfirmed) dropConfirmed(edits, at('confirmed'));
  if (see !== undefined) edits.push(editAt(at('see'), inFile({ ...datedSee(document, entry, first), [date]: see })));
}

const editAt = ({ start, end }: Span, text: string): TextEdit => ({ start, end, text });

function dropConfirmed(edits: TextEdit[], { source, start, end }: Span): void {
  const { text } = source;
  const key = text.lastIndexOf('"confirmed"', start);
  const after = /^\s*,\s*/.exec(text.slice(end));
  const from = after === null ? text.lastIndexOf(',', key) : key;
  edits.push({ start: from, end: end + (after?.[0].length ?? 0), text: '' });
}

/** A value as written in an entry, for files with a layout of their own. */
const inFile = (value: object): string => layOutAt(value, 4, 6);

const rawOf = ({ value }: JsonDocument, { source }: Entry, key: string): object =>
  (value as EntriesFile).entries[Number(source.pointer.split('/').at(-1))]![key] as object;

interface EntriesFile {
  readonly entries: readonly UnknownRecord[];
}

/** References without a date hold from the beginning of the entry. */
function datedSee(document: JsonDocument, entry: Entry, first: EditionDate): object {
  const raw = rawOf(document, entry, 'see');
  if (!Array.isArray(raw)) return raw;
  return { [entry.since ?? Object.keys(entry.numbered).sort()[0] ?? first]: raw };
}

function appendEntries(document: JsonDocument, edits: TextEdit[], stubs: readonly Stub[]): void {
  const { entries } = document.value as EntriesFile;
  const last = document.at(pointer('entries', entries.length - 1));
  const more = stubs.map(({ entry }) => `,\n    ${inFile(entry)}`).join('');
  edits.push({ start: last.end, end: last.end, text: more });
}

/**
 * The list of editions with a new one in it; undefined if nothing changes.
 *
 * @param isConfirmed whether all entries are compared with it
 */
export function rewrittenEditions(
  { source, value }: JsonDocument,
  date: EditionDate,
  isConfirmed: boolean,
): RewrittenFile | undefined {
  const given = value as EditionsFile;
  const more = editionsWith(given, date);
  const isNews = isConfirmed && given.confirmed !== date;
  if (more === undefined && !isNews) return undefined;
  const editions = { ...given, ...more, ...(isConfirmed && { confirmed: date }) };
  return { file: source.file, read: source.text, text: written(editions, 'editions') };
}
