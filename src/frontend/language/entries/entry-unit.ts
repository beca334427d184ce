import type { Entry } from '../../../engine/model/entry.js';
import { type Diagnostic, diagnostic, hasErrors } from '../../diagnostics/diagnostic.js';
import { type JsonPath, pointer } from '../../text/document.js';
import type { Span } from '../../text/source.js';
import type { Remark } from '../diagnostic-sink.js';
import type { EntryDraft } from './entry-drafts.js';
import type { EntrySummary } from './entry-summary.js';

/** An entry by itself, linked against the vocabulary alone. */
export interface EntryUnit {
  readonly draft: EntryDraft;
  /** Present even if it has mistakes. Logic shared from another entry is not in it. */
  readonly entry: Entry;
  /** Everything that other entries may be compared with. */
  readonly summary: EntrySummary;
  /** The mistakes in the entry itself and, only if none is an error, its possible traps. */
  readonly found: readonly Diagnostic[];
  /** True for an entry of a rulebook whose files are not available. */
  readonly standing?: boolean;
}

/** The place of a part of an entry. */
export const placeIn = ({ draft: { document, path } }: EntryUnit, ...part: JsonPath): Span =>
  document.at(pointer(...path, ...part));

/** The findings of the checks across entries. */
export class CrossFindings {
  private readonly all: Diagnostic[] = [];
  private readonly wrong = new Set<EntryDraft>();

  /** @param units the linked entries; those with errors of their own are broken from the start */
  constructor(units: readonly EntryUnit[]) {
    for (const { draft, found } of units) if (hasErrors(found)) this.wrong.add(draft);
  }

  get found(): readonly Diagnostic[] {
    return this.all;
  }

  /** Whether an entry has an error, by itself or together with others: traps reported for it would be false alarms. */
  isBroken({ draft }: EntryUnit): boolean {
    return this.wrong.has(draft);
  }

  /** Reports a fault in a part of an entry. */
  fault(unit: EntryUnit, code: string, part: JsonPath, remark: Remark = {}): void {
    this.report(unit, diagnostic(code, { ...remark, at: placeIn(unit, ...part) }));
  }

  /** Reports a finding about an entry, wherever its place is. */
  report(unit: EntryUnit, one: Diagnostic): void {
    if (one.severity === 'error') this.wrong.add(unit.draft);
    if (unit.standing !== true) this.all.push(one);
    else if (one.code.endsWith('-cycle')) {
      // The rulebook was accepted as it stands; only a cycle closed by new entries can be about one of its entries.
      const { at: _nowhere, ...placeless } = one;
      this.all.push(placeless);
    }
  }
}
