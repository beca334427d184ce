import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Diagnostic } from 'tavolata/compiler';
import { readDocumentFile } from 'tavolata/files';
import type { Lang } from 'tavolata/runtime';
import { DiagnosticError, hasErrors, type JsonDocument, pointer } from 'tavolata/workspace';
import { written } from '../../check/format/format.js';
import { diagnostic } from '../../messages/index.js';
import { programAreas, type TextUnit } from '../units/unit.js';
import { SeenPairs } from './pairs.js';

/** What is recorded about a text in one language. */
export interface TextRecord {
  /** Missing: translated and not reviewed. */
  readonly state?: 'draft' | 'reviewed';
  /**
   * `en:1a2b3c4d`: language and digest of the text that it was made from; missing for a text that others are made from.
   */
  readonly from?: string;
  /** For a reviewed text: who read it, and on which day. */
  readonly by?: string;
  readonly on?: string;
  /** For a reviewed text: its own digest, since a changed text is no longer reviewed. */
  readonly text?: string;
  /** What people note for each other. */
  readonly note?: string;
}

/** The records of a text in each language. */
export type UnitRecords = { readonly [lang in Lang]?: TextRecord };

/** The records of texts, by key. */
export interface Ledger {
  readonly records: ReadonlyMap<string, UnitRecords>;
  /** Keys of the records that are spelled out, whether or not such texts exist. */
  readonly spelledOut: readonly string[];
}

/**
 * The folders of the ledger of the rules and of the program beside them; a rulebook without a ledger has no such
 * folder.
 */
export const ledgerFolders = (rules: string): { readonly rules: string; readonly program: string } => ({
  rules: join(rules, 'texts'),
  program: join(dirname(rules), 'tools', 'ledger'),
});

const pairsFile = (folder: string): string => join(folder, 'pairs.txt');
const recordsFile = (folder: string): string => join(folder, 'records.json');

/** Whether anything is recorded about the texts of a folder of rules. */
export function hasLedger(rules: string): boolean {
  const folder = ledgerFolders(rules).rules;
  return [pairsFile, recordsFile].some((file) => existsSync(file(folder)));
}

/**
 * The records of the texts of a folder of rules and of the program beside it.
 *
 * @throws DiagnosticError for a file of another form: records are never read in part
 */
export function readLedger(rules: string, units: readonly TextUnit[]): Ledger {
  const problems: Diagnostic[] = [];
  const read = shares(rules, units).map(({ folder, own }) => {
    const pairs = SeenPairs.in(pairsFile(folder), problems);
    const spelledOut = existsSync(recordsFile(folder)) ? recordsIn(recordsFile(folder), problems) : {};
    const records = own.flatMap((unit) => {
      const said = spelledOut[unit.key];
      const from = said?.it === undefined ? pairs.sourceOf(unit) : undefined;
      return from || said ? [[unit.key, { ...said, ...(from && { it: { from } }) }] as const] : [];
    });
    return { records, spelledOut: Object.keys(spelledOut) };
  });
  if (hasErrors(problems)) throw new DiagnosticError(problems.filter(({ severity }) => severity === 'error'));
  return {
    records: new Map<string, UnitRecords>(read.flatMap(({ records }) => records)),
    spelledOut: read.flatMap(({ spelledOut }) => spelledOut),
  };
}

/** The texts by the folder of their ledger. A part without any text is left out: its files are not available. */
function shares(rules: string, units: readonly TextUnit[]) {
  const folders = ledgerFolders(rules);
  return (['rules', 'program'] as const).flatMap((part) => {
    const own = units.filter(({ area }) => programAreas.has(area) === (part === 'program'));
    return own.length === 0 ? [] : [{ folder: folders[part], own }];
  });
}

type RecordsByKey = { readonly [key: string]: UnitRecords };

function recordsIn(file: string, problems: Diagnostic[]): RecordsByKey {
  const { document, diagnostics } = readDocumentFile(file, 'texts');
  problems.push(...diagnostics, ...(document === undefined ? [] : incomplete(document)));
  return document === undefined ? {} : unitsIn(document);
}

const unitsIn = ({ value }: JsonDocument): RecordsByKey => (value as { readonly units: RecordsByKey }).units;

/** A reviewed text needs a record of who read it, when, and what. */
const incomplete = (document: JsonDocument): readonly Diagnostic[] =>
  Object.entries(unitsIn(document)).flatMap(([unit, records]) =>
    Object.entries(records).flatMap(([lang, { state, by, on, text }]) =>
      state === 'reviewed' && [by, on, text].some((one) => one === undefined)
        ? [diagnostic('text.no-reviewer', { at: document.at(pointer('units', unit, lang)), values: { unit } })]
        : [],
    ),
  );

/**
 * The files of a ledger: pairs of texts that were seen together, and records spelled out because they say more. Texts
 * that no longer exist are in neither.
 */
export const ledgerFiles = (
  rules: string,
  units: readonly TextUnit[],
  records: ReadonlyMap<string, UnitRecords>,
): readonly { readonly file: string; readonly text: string }[] =>
  shares(rules, units).flatMap(({ folder, own }) => {
    const pairs = new SeenPairs();
    const spelledOut: (readonly [key: string, UnitRecords])[] = [];
    for (const unit of own) {
      const { it, ...others } = records.get(unit.key) ?? {};
      const isPair = it !== undefined && pairs.add(unit, it);
      const left = isPair ? others : { ...others, ...(it && { it }) };
      if (Object.keys(left).length > 0) spelledOut.push([unit.key, left]);
    }
    const file = recordsFile(folder);
    const hasRecords = spelledOut.length > 0 || existsSync(file);
    const byKey = Object.fromEntries(spelledOut.sort(([a], [b]) => (a < b ? -1 : 1)));
    const $schema = `${folder === ledgerFolders(rules).rules ? '..' : '../../rules'}/schema/texts.json`;
    const text = written({ $schema, units: byKey }, 'texts');
    return [{ file: pairsFile(folder), text: pairs.text() }, ...(hasRecords ? [{ file, text }] : [])];
  });
