import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from 'tavolata/compiler';
import type { Lang } from 'tavolata/runtime';
import { DiagnosticError, type IncrementalRulebook } from 'tavolata/workspace';
import { type Pairs, readPairs } from '../../../../editions/pairs.js';
import { diagnostic } from '../../../../messages/index.js';
import { type Dismissal, readDismissals, withoutDismissed } from '../../../../texts/checks/dismissals.js';
import { type Proof, proofread, termsOf } from '../../../../texts/checks/proof.js';
import type { DeskActName, DeskData, DeskRow } from '../../../../texts/desk/data.js';
import { rowsOf } from '../../../../texts/desk/rows.js';
import { ledgerFolders } from '../../../../texts/state/ledger.js';
import { otherLang } from '../../../../texts/state/states.js';
import type { TextUnit } from '../../../../texts/units/unit.js';
import { unitsOfRules } from '../../../../texts/units/units.js';
import { memoryOf, save, unread } from '../../../check-cache.js';
import type { Call } from '../../../command.js';
import { type OpenRules, openRules, rulesFolder } from '../../../opening.js';
import { type OpenTexts, textsOf, unitsFor } from '../open.js';
import { pairsFile } from '../pairs-file.js';
import { Journal } from './journal.js';

/** What has changed since a revision. */
export interface DeskChanges {
  readonly revision: number;
  readonly rows: readonly DeskRow[];
  /** Keys of texts that are no longer there. */
  readonly gone: readonly string[];
  /** What keeps the files on the disk from being read: the earlier state is shown. */
  readonly trouble: readonly Diagnostic[];
}

/** An act on a text, and how to take it back. */
export interface Undoable {
  readonly key: string;
  readonly by: string | undefined;
  /** The row after it: only in this state may it be taken back. */
  readonly after: DeskRow['seen'];
  back(): void;
}

/** The texts of the folder of a call as they are on the disk, for a page that people use for hours. */
export class DeskSession {
  readonly folder: string;
  readonly journal: Journal;
  readonly undoable: Undoable[] = [];
  /** The rules as last read, so that a save reads only what it changes. */
  readonly book: IncrementalRulebook;
  open: OpenTexts;
  decided: Pairs;
  dismissed: readonly Dismissal[];
  proof: Proof;
  trouble: readonly Diagnostic[] = [];
  private readonly cache;
  private stamp: string;
  private rows: ReadonlyMap<string, DeskRow> = new Map();
  /** The revision in which the row of a key last changed. */
  private readonly since = new Map<string, number>();
  private revision = 1;

  /** @throws DiagnosticError for rules or records that cannot be read */
  constructor(
    readonly call: Call,
    readonly target: Lang,
  ) {
    this.folder = rulesFolder(call);
    this.journal = new Journal(this.folder);
    const memory = memoryOf(call);
    this.cache = memory?.cache;
    this.book = unread(memory);
    this.open = textsOf(openRules(call, this.book), this.folder);
    this.stamp = this.stampNow();
    this.decided = readPairs(pairsFile(call));
    this.dismissed = readDismissals(this.folder);
    this.proof = this.proofNow();
    if (memory !== undefined) save(memory);
    this.noteChanges();
  }

  /** The initial data of a page. */
  data(by: string | undefined): DeskData {
    return {
      source: otherLang(this.target),
      target: this.target,
      rows: [...this.rows.values()],
      terms: termsOf(this.open.documents),
      folder: this.folder,
      ...(by !== undefined && { by }),
      revision: this.revision,
    };
  }

  row = (key: string): DeskRow | undefined => this.rows.get(key);

  /**
   * The row of a text as it is on the disk.
   *
   * @throws DiagnosticError if there is no such text, or the files cannot be read
   */
  rowNow(key: string): DeskRow {
    this.refresh();
    if (this.trouble.length > 0) throw new DiagnosticError(this.trouble);
    const row = this.rows.get(key);
    if (row === undefined) throw new DiagnosticError([diagnostic('text.unknown-key', { values: { key } })]);
    return row;
  }

  textOf = (key: string) => this.open.texts.find(({ unit, lang }) => unit.key === key && lang === this.target);

  changesAfter(revision: number): DeskChanges {
    const keys = [...this.since].flatMap(([key, at]) => (at > revision ? [key] : []));
    const rows = keys.flatMap((key) => this.rows.get(key) ?? []);
    const gone = keys.filter((key) => !this.rows.has(key));
    return { revision: this.revision, rows, gone, trouble: this.trouble };
  }

  /**
   * Reads the folder again if a file in it has changed.
   *
   * @returns whether one has
   */
  refresh(): boolean {
    const stamp = this.stampNow();
    if (stamp === this.stamp) return false;
    this.stamp = stamp;
    try {
      this.take(openRules(this.call, this.book));
      this.proof = this.proofNow();
      this.trouble = [];
    } catch (error) {
      if (!(error instanceof DiagnosticError)) throw error;
      // Somebody is in the middle of an edit: the earlier state stays until the files can be read again.
      this.trouble = error.diagnostics;
      this.revision++;
      return true;
    }
    this.noteChanges();
    return true;
  }

  /**
   * Takes over what was just written.
   *
   * @param rules those already open, if texts of rules were written
   * @param files the files with changed texts; all others are unchanged
   */
  adopt(rules: OpenRules = this.open, files: ReadonlySet<string> = new Set()): void {
    this.take(rules, files);
    this.stamp = this.stampNow();
  }

  private take(rules: OpenRules, files: ReadonlySet<string> = new Set()): void {
    this.open = textsOf(rules, this.folder, this.unitsWith(rules, files));
    this.decided = readPairs(pairsFile(this.call));
    this.dismissed = readDismissals(this.folder);
  }

  /**
   * Checks everything again: only this finds what compares all texts, and what a phrase of the vocabulary means for
   * others.
   */
  check(): void {
    this.proof = this.proofNow();
    this.noteChanges();
  }

  /** Checks one text again, which takes milliseconds. */
  checkText(key: string): void {
    const { documents, rulebook, units } = this.open;
    const texts = new Map(units.map((unit) => [unit.key, unit]));
    const own = proofread(documents, this.dismissed, { units: units.filter((unit) => unit.key === key), rulebook });
    const found = [...this.proof.found.filter((one) => one.key !== key), ...own.found];
    this.proof = { texts, found, ...withoutDismissed(found, this.dismissed, (unit) => texts.get(unit)) };
  }

  /** Marks rows that differ as changed. */
  noteChanges(): void {
    const { rulebook, texts } = this.open;
    const { dismissed, decided, proof } = this;
    const all = rowsOf({ rulebook, texts, open: proof.open, dismissed, decided: decided.all }, this.target);
    const rows = new Map(all.map((row) => [row.key, row]));
    const changed = all.filter((row) => JSON.stringify(row) !== JSON.stringify(this.rows.get(row.key)));
    const gone = [...this.rows.keys()].filter((key) => !rows.has(key));
    this.rows = rows;
    this.revision++;
    for (const key of [...changed.map((row) => row.key), ...gone]) this.since.set(key, this.revision);
  }

  /** Records an act, for the others. */
  did(by: string | undefined, what: DeskActName, of: string): void {
    this.journal.add({ by: by ?? '', at: new Date().toISOString(), what, of });
  }

  private proofNow(): Proof {
    const { documents, rulebook, units } = this.open;
    return proofread(documents, this.dismissed, { units, rulebook, cleanResults: this.cache?.clean });
  }

  /** All texts after some files were rewritten: the rest need not be collected again. */
  private unitsWith(rules: OpenRules, files: ReadonlySet<string>): readonly TextUnit[] {
    const { units } = this.open;
    if (files.size === 0) return rules === this.open ? units : unitsFor(rules, this.folder);
    const fresh = unitsOfRules(rules.documents, ({ source }) => files.has(source.file));
    const byKey = new Map(fresh.map((unit) => [unit.key, unit]));
    const isOther = ({ file, key }: TextUnit): boolean => files.has(file) && !byKey.has(key);
    // Texts of the program are next to the rules.
    if (units.some(isOther)) return unitsFor(rules, this.folder);
    return units.map((unit) => (files.has(unit.file) ? byKey.get(unit.key)! : unit));
  }

  /**
   * Names, sizes and times of all files that the desk reads: checking takes milliseconds and, unlike watchers, misses
   * no change.
   */
  private stampNow(): string {
    const { program } = ledgerFolders(this.folder);
    const files = new Set(this.open.units.map(({ file }) => file));
    for (const folder of [this.folder, program])
      for (const name of namesIn(folder)) if (/\.(json|cases|txt)$/i.test(name)) files.add(join(folder, name));
    return [...files].map(stampOf).join('\n');
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch {
    // A rulebook by itself has no program next to it.
    return [];
  }
}

function stampOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found === undefined ? `${file} –` : `${file} ${found.size} ${found.mtimeMs}`;
}
