import { resolve, sep } from 'node:path';
import { filesIn } from 'tavolata/files';
import { DiagnosticError } from 'tavolata/workspace';
import { diagnostic } from '../../../../messages/index.js';
import type { DeskRow } from '../../../../texts/desk/data.js';
import { type Merged, merge } from '../../../../texts/exchange/merge.js';
import { takenFiles, takenRecords } from '../../../../texts/exchange/take.js';
import type { TextRecord, UnitRecords } from '../../../../texts/state/ledger.js';
import { marked, withoutReview } from '../../../../texts/state/mark.js';
import { otherLang, type StatedText } from '../../../../texts/state/states.js';
import { today } from '../../../../texts/today.js';
import { type OpenRules, readRules } from '../../../opening.js';
import { errorsOf } from '../../../reporting.js';
import { type Output, writeFiles } from '../../../writing.js';
import { recordFiles } from '../mark.js';
import type { DeskSession } from './session.js';

/** What the writer saw while writing. */
export interface SeenText {
  readonly key: string;
  /** Digests of both texts, as a row has them. */
  readonly seen: DeskRow['seen'];
  readonly by?: string;
}

interface SavedFiles {
  readonly records: readonly Output[];
  readonly files?: readonly Output[];
  /** The rules with these files. */
  readonly rules?: OpenRules | undefined;
}

/** A request to save a text. */
export interface Saving extends SeenText {
  readonly text: string;
  /** `kept`: a correction of form, which says nothing of how far the text has come. */
  readonly state: 'draft' | 'translated' | 'reviewed' | 'kept';
}

/** A request to change the state of a text. */
export interface DeskMarking extends SeenText {
  readonly state: 'draft' | 'translated' | 'reviewed';
}

/**
 * The outcome of a call: the present row; `conflict` if the text differs from what the writer saw, in which case
 * nothing was written.
 */
export interface DeskOutcome {
  readonly row: DeskRow;
  readonly conflict?: true;
}

/** Saves the work of people at the desk, with the same steps as `text import` and `text mark`. */
export class Saves {
  constructor(private readonly session: DeskSession) {}

  /** @throws DiagnosticError for what cannot be saved: nothing is written then */
  save({ key, text, seen, state, by }: Saving): DeskOutcome {
    const row = this.session.rowNow(key);
    if (!isAsSeen(row, seen)) return { row, conflict: true };
    const ours = this.ours(key);
    const { unit, lang } = ours;
    const base = { key, from: otherLang(lang), into: lang, source: seen[otherLang(lang)], target: seen[lang] };
    const given = {
      key,
      source: unit[otherLang(lang)],
      target: text,
      context: [],
      state: state === 'kept' ? ('translated' as const) : state,
      base: { ...base, state: ours.state },
    };
    const merged = merge(given, ours, { prefer: 'file', on: today(), ...(by !== undefined && { by }) });
    if (merged.isAnonymous) throw new DiagnosticError([diagnostic('text.who')]);
    if (merged.outcome === 'empty' || merged.outcome === 'fixed')
      throw new DiagnosticError([diagnostic(`text.desk-${merged.outcome}`, { values: { key } })]);
    const { record, ...rest } = merged;
    const kept = state === 'kept' ? withoutReview(ours.record) : record;
    this.write(ours, { ...rest, ...(kept && { record: kept }) }, by);
    this.session.did(by, state === 'kept' ? 'corrected' : 'saved', key);
    return { row: this.row(key) };
  }

  /** @throws DiagnosticError for a review without a name */
  mark({ key, seen, state, by }: DeskMarking): DeskOutcome {
    const row = this.session.rowNow(key);
    if (!isAsSeen(row, seen)) return { row, conflict: true };
    const ours = this.ours(key);
    if (state === 'reviewed' && by === undefined) throw new DiagnosticError([diagnostic('text.who')]);
    const { ledger, units } = this.session.open;
    const records = marked(ledger, [ours], { state, on: today(), ...(by !== undefined && { by }) });
    this.writeAll(ours, by, { records: recordFiles(this.session.call, units, records) });
    this.session.did(by, 'marked', key);
    return { row: this.row(key) };
  }

  /**
   * Takes back somebody's last act.
   *
   * @returns undefined if there is none
   */
  undo(by: string | undefined): DeskOutcome | undefined {
    const { session } = this;
    const { undoable } = session;
    const at = undoable.findLastIndex((one) => one.by === by);
    const last = undoable[at];
    if (last === undefined) return undefined;
    const row = session.rowNow(last.key);
    if (!isAsSeen(row, last.after)) return { row, conflict: true };
    last.back();
    undoable.splice(at, 1);
    session.did(by, 'undone', last.key);
    return { row: this.row(last.key) };
  }

  /** Restores a text and its record as they were before a save. */
  private back(key: string, before: string, record: TextRecord | undefined): void {
    const { session } = this;
    const ours = this.ours(key);
    const { unit, lang } = ours;
    const records = new Map(session.open.ledger.records);
    const { [lang]: _, ...others } = records.get(key) ?? {};
    records.set(key, record === undefined ? others : ({ ...others, [lang]: record } as UnitRecords));
    const text = { unit: emptyUnit, ours, outcome: 'taken' as const, text: before };
    const files = before === unit[lang] ? [] : takenFiles([text]);
    const units = session.open.units.map((one) => (one.key === key ? { ...one, [lang]: before } : one));
    const rules = this.rulesWith(files);
    writeFiles([...files, ...recordFiles(session.call, units, records)], { folders: true });
    this.adopt(key, files, rules);
  }

  private row = (key: string): DeskRow => this.session.row(key)!;

  /** The text of a row that is there. */
  private ours = (key: string): StatedText => this.session.textOf(key)!;

  private write(ours: StatedText, merged: Merged, by: string | undefined): void {
    const { session } = this;
    const files = takenFiles([merged]);
    const rules = this.rulesWith(files);
    const { units, records } = takenRecords(session.open.ledger, session.open.units, [merged]);
    this.writeAll(ours, by, { records: recordFiles(session.call, units, records), files, rules });
  }

  private writeAll(ours: StatedText, by: string | undefined, { records, files = [], rules }: SavedFiles): void {
    if (records.length + files.length === 0) return;
    writeFiles([...files, ...records], { folders: true });
    const { unit, lang, record } = ours;
    const { key } = unit;
    this.adopt(key, files, rules);
    this.session.undoable.push({
      key,
      by,
      after: this.row(key).seen,
      back: () => this.back(key, unit[lang], record),
    });
  }

  private adopt(key: string, files: readonly Output[], rules: OpenRules | undefined): void {
    this.session.adopt(rules, new Set(files.map(({ file }) => file)));
    if (files.length > 0) this.session.checkText(key);
    this.session.noteChanges();
  }

  /**
   * The rules after the save, so that nothing is written that would keep them from being read.
   *
   * @returns undefined if no text of the rules changes
   */
  private rulesWith(files: readonly { readonly file: string; readonly text: string }[]): OpenRules | undefined {
    const { call, folder, book } = this.session;
    const fresh = new Map(files.map(({ file, text }) => [resolve(file), text]));
    if (![...fresh.keys()].some((file) => file.startsWith(resolve(folder) + sep))) return undefined;
    const before = filesIn(folder);
    const rewritten = before.files.map(({ path, source }) => {
      const text = fresh.get(resolve(source.file));
      return text === undefined ? { path, source } : { path, source: { ...source, text } };
    });
    const { rules, diagnostics } = readRules(call, book, { ...before, files: rewritten });
    if (rules === undefined)
      throw new DiagnosticError([diagnostic('text.desk-would-not-load'), ...errorsOf(diagnostics)]);
    return rules;
  }
}

const emptyUnit = { source: '', target: '', context: [] };

/** Whether a text is unchanged since the writer saw it. */
export const isAsSeen = (row: DeskRow, seen: DeskRow['seen']): boolean =>
  row.seen.en === seen.en && row.seen.it === seen.it;
