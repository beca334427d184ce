import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Lang } from '../../../src/engine/model/words.js';
import {
  type Diagnostic,
  DiagnosticError,
  diagnostic,
  hasErrors,
} from '../../../src/frontend/diagnostics/diagnostic.js';
import { readDocumentFile } from '../../../src/frontend/read/document-file.js';
import type { JsonDocument } from '../../../src/frontend/text/document.js';
import { pointer } from '../../../src/frontend/text/document.js';
import { written } from '../../check/format/format.js';
import { type TextArea, textAreas } from '../units/unit.js';

/** What somebody has said of a text in one language. */
export interface TextRecord {
  /** Missing: translated, and reviewed by nobody. */
  readonly state?: 'draft' | 'reviewed';
  /** `en:1a2b3c4d`: language and digest of the text that it was made from; missing for a text that others are made from. */
  readonly from?: string;
  /** Of a reviewed text: who read it, and on which day. */
  readonly by?: string;
  readonly on?: string;
  /** Of a reviewed text: its own digest, since a text that changes is no longer reviewed. */
  readonly text?: string;
  /** What people note for each other. */
  readonly note?: string;
}

export type UnitRecords = { readonly [lang in Lang]?: TextRecord };

/** What is recorded of the texts of a rulebook, by their keys. */
export interface Ledger {
  readonly records: ReadonlyMap<string, UnitRecords>;
  /** The area of each record. */
  readonly areas: ReadonlyMap<string, TextArea>;
  /** The files by area, for the places of records. */
  readonly documents: ReadonlyMap<TextArea, JsonDocument>;
}

/** Where the records of a folder of rules lie; a rulebook that keeps none has no such folder. */
const ledgerFolder = (rules: string): string => join(rules, 'texts');

export const ledgerFile = (rules: string, area: TextArea): string => join(ledgerFolder(rules), `${area}.json`);

/** Whether anything is recorded of the texts of a folder of rules. */
export const hasLedger = (rules: string): boolean =>
  existsSync(ledgerFolder(rules)) &&
  textAreas.some((area) => readdirSync(ledgerFolder(rules)).includes(`${area}.json`));

/**
 * The records of a folder of rules.
 *
 * @throws DiagnosticError for a file of another form: records are never read by half
 */
export function readLedger(rules: string): Ledger {
  const documents = new Map<TextArea, JsonDocument>();
  const problems: Diagnostic[] = [];
  for (const area of textAreas) {
    const file = ledgerFile(rules, area);
    if (!existsSync(file)) continue;
    const { document, diagnostics } = readDocumentFile(file, 'texts');
    problems.push(...diagnostics);
    if (document === undefined) continue;
    documents.set(area, document);
    problems.push(...incomplete(document));
  }
  if (hasErrors(problems)) throw new DiagnosticError(problems.filter(({ severity }) => severity === 'error'));
  const records = new Map([...documents.values()].flatMap((document) => Object.entries(unitsIn(document))));
  const areas = new Map(
    [...documents].flatMap(([area, document]) => Object.keys(unitsIn(document)).map((key) => [key, area] as const)),
  );
  return { records, areas, documents };
}

const unitsIn = ({ value }: JsonDocument): { readonly [key: string]: UnitRecords } =>
  (value as { readonly units: { readonly [key: string]: UnitRecords } }).units;

/** Whoever calls a text reviewed says who read it, when, and what. */
const incomplete = (document: JsonDocument): readonly Diagnostic[] =>
  Object.entries(unitsIn(document)).flatMap(([unit, records]) =>
    Object.entries(records).flatMap(([lang, { state, by, on, text }]) =>
      state === 'reviewed' && [by, on, text].some((one) => one === undefined)
        ? [diagnostic('text.no-reviewer', { at: document.at(pointer('units', unit, lang)), values: { unit } })]
        : [],
    ),
  );

/** A file of records in the order of keys, so that the changes of two people merge. */
export function ledgerJson(records: ReadonlyMap<string, UnitRecords>): string {
  const units = Object.fromEntries([...records].sort(([a], [b]) => (a < b ? -1 : 1)));
  return written({ $schema: '../schema/texts.json', units }, 'texts');
}
