import type { Entry } from '../../../engine/model/entry.js';
import { type Diagnostic, diagnostic, hasErrors } from '../../diagnostics/diagnostic.js';
import { type JsonPath, pointer } from '../../text/document.js';
import type { Span } from '../../text/source.js';
import type { Remark } from '../diagnostic-sink.js';
import type { EntryDraft } from './entry-drafts.js';
import type { EntrySummary } from './entry-summary.js';

/** What an entry is by itself, linked against the vocabulary alone. */
export interface EntryUnit {
  readonly draft: EntryDraft;
  /** There even if something is wrong with it. Logic that it has from another entry is not in it. */
  readonly entry: Entry;
  /** All that other entries may be compared with. */
  readonly summary: EntrySummary;
  /** What is wrong with it by itself; only where that is no error, the traps that it may hold as well. */
  readonly found: readonly Diagnostic[];
  /** Of a rulebook whose files are not at hand. */
  readonly standing?: boolean;
}

/** Where a part of an entry stands. */
export const placeIn = ({ draft: { document, path } }: EntryUnit, ...part: JsonPath): Span =>
  document.at(pointer(...path, ...part));

/** What the checks across entries find. */
export class CrossFindings {
  private readonly all: Diagnostic[] = [];
  private readonly wrong = new Set<EntryDraft>();

  /** @param units what is linked; those with errors of their own are broken from the start */
  constructor(units: readonly EntryUnit[]) {
    for (const { draft, found } of units) if (hasErrors(found)) this.wrong.add(draft);
  }

  get found(): readonly Diagnostic[] {
    return this.all;
  }

  /** Whether there is an error in an entry, by itself or beside others: traps that it seems to hold would be false alarms. */
  isBroken({ draft }: EntryUnit): boolean {
    return this.wrong.has(draft);
  }

  /** Reports about a part of an entry. */
  fault(unit: EntryUnit, code: string, part: JsonPath, remark: Remark = {}): void {
    this.report(unit, diagnostic(code, { ...remark, at: placeIn(unit, ...part) }));
  }

  /** Reports about an entry, wherever the place is. */
  report(unit: EntryUnit, one: Diagnostic): void {
    if (one.severity === 'error') this.wrong.add(unit.draft);
    if (unit.standing !== true) this.all.push(one);
    else if (one.code.endsWith('-cycle')) {
      // The rulebook was accepted as it stands; only a cycle that new entries close can be about one of its entries.
      const { at: _nowhere, ...placeless } = one;
      this.all.push(placeless);
    }
  }
}
