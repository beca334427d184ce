import { type DeskAct, type DeskData, type DeskRow, ownerOf } from '../../../tools/texts/desk/data.js';
import type { ExchangeDecisions } from '../../../tools/texts/exchange/decisions.js';
import { today } from '../../../tools/texts/today.js';
import { unpacked } from '../packed.js';
import { digestIn } from './digest.js';
import { type Draft, Kept, keep, read } from './drafts.js';
import { type Keeper, type Outcome, Refused } from './server.js';
import { sayIn } from './words.js';

/** Set by `units.js`: the texts of the build, gzipped, in base64. */
interface Delivered {
  tavolataUnits?: string;
}

/** An edit made without a server, waiting for an exchange file. */
export interface Done extends ExchangeDecisions {
  readonly text: string;
  readonly state: DeskRow['state'];
  /** The row in the build. */
  readonly from: DeskRow;
  /** Whether it was written to a file. */
  readonly isExported?: true;
}

/** A text before an edit; without `before` it had not been edited. */
interface Undone {
  readonly key: string;
  readonly before?: Done;
}

const undoName = 'tavolata-desk-undo';
/** The number of steps that can be undone, and the number of actions shown. */
const [mostUndone, mostActs] = [50, 200];

/** Stores edits in the browser until they are exported as an exchange file for `tavolata text import`. */
export class Alone implements Keeper {
  readonly writesFiles = false;
  readonly done = new Kept<Done>('tavolata-desk-done');
  /** Edits of texts that differ in a later build: conflicts until the user chooses. */
  readonly overtaken = new Map<string, Draft>();
  private readonly told = new Kept<DeskAct>('tavolata-desk-act');
  private built: DeskData | undefined;
  private rows = new Map<string, DeskRow>();

  /** @throws Error if `units.js` was not loaded */
  async data(): Promise<DeskData> {
    const text = (globalThis as Delivered).tavolataUnits;
    if (text === undefined) throw new Error('units.js');
    const built = JSON.parse(await unpacked(text, 'gzip')) as DeskData;
    this.built = built;
    const { target } = built;
    this.rows = new Map(built.rows.map((row) => [row.key, row]));
    for (const [key, done] of this.done.entries()) {
      const row = this.rows.get(key);
      if (row === undefined) continue;
      if (row.seen.en === done.from.seen.en && row.seen.it === done.from.seen.it)
        this.rows.set(key, rowOf(done, target));
      else if (row[target] !== done.text && done.text !== done.from[target]) {
        const { seen, en, it } = done.from;
        this.overtaken.set(key, { text: done.text, seen, en, it });
        this.done.delete(key);
      }
    }
    return { ...built, rows: [...this.rows.values()] };
  }

  /** Edits that have not been written to a file. */
  get waiting(): number {
    return this.done.entries().filter(([, { isExported }]) => !isExported).length;
  }

  /** Records that all edits have been written to a file. */
  exported(): void {
    for (const [key, one] of this.done.entries()) this.done.set(key, { ...one, isExported: true });
  }

  detail: Keeper['detail'] = async (row) => {
    const reads = this.built?.reads?.[ownerOf(row.key)];
    return { ...(reads && { reads }), ...(row.before !== undefined && { before: row.before }), versions: [] };
  };

  save: Keeper['save'] = async ({ key, text, state: given, by }) => {
    const { state } = this.rows.get(key) ?? {};
    const kept = state === undefined || state === 'reviewed' ? 'translated' : state;
    return this.put(key, by, given === 'kept' ? 'corrected' : 'saved', {
      text,
      state: given === 'kept' ? kept : given,
    });
  };

  mark: Keeper['mark'] = async ({ key, state, by }) => this.put(key, by, 'marked', { state });

  dismiss: Keeper['dismiss'] = async ({ key, check, language, why, by }) => {
    const row = this.rows.get(key);
    if (row === undefined) return {};
    const text = await trustedDigest(row[language]);
    const others = (this.done.get(key)?.dismissed ?? []).filter(
      (one) => one.check !== check || one.language !== language,
    );
    return this.put(key, by, 'dismissed', { dismissed: [...others, { check, language, text, why: why.trim() }] });
  };

  pair: Keeper['pair'] = async ({ key, beads, by = '' }) => {
    const row = this.rows.get(key);
    if (row === undefined) return {};
    const texts = { en: await trustedDigest(row.en), it: await trustedDigest(row.it) };
    return this.put(key, by, 'paired', { pairs: { beads, by, on: today(), texts } });
  };

  acts: Keeper['acts'] = async () =>
    this.told
      .entries()
      .map(([, act]) => act)
      .toSorted((a, b) => (a.at < b.at ? 1 : -1));

  changes: Keeper['changes'] = () => new Promise(() => {});
  async check(): Promise<void> {}

  undo: Keeper['undo'] = async (by) => {
    const undoable = read<readonly Undone[]>(undoName) ?? [];
    const last = undoable.at(-1);
    keep(undoName, undoable.slice(0, -1));
    const done = last === undefined ? undefined : this.done.get(last.key);
    if (last === undefined || done === undefined || this.built === undefined) return {};
    const { key, before } = last;
    if (before === undefined) this.done.delete(key);
    else this.done.set(key, before);
    const row = before === undefined ? done.from : rowOf(before, this.built.target);
    this.rows.set(key, row);
    this.tell({ by: by ?? '', at: new Date().toISOString(), what: 'undone', of: key });
    return { row };
  };

  /** Edits a text. Decisions about a text that has since changed are dropped. */
  private put(key: string, by: string | undefined, what: DeskAct['what'], change: Partial<Done>): Outcome {
    const row = this.rows.get(key);
    if (row === undefined || this.built === undefined) return {};
    const { target } = this.built;
    const before = this.done.get(key);
    const at = new Date().toISOString();
    const {
      isExported: _,
      pairs,
      dismissed = [],
      ...rest
    } = before ?? { text: row[target], state: row.state, from: row };
    const isSame = change.text === undefined || change.text === row[target];
    const state = change.state ?? rest.state;
    const now: Done = {
      ...rest,
      dismissed: isSame ? dismissed : dismissed.filter(({ language }) => language !== target),
      ...(isSame && pairs && { pairs }),
      ...change,
      state,
      // A decision does not change who reviewed the text.
      ...(by !== undefined && change.state !== undefined && { last: { at, state, by } }),
    };
    this.done.set(key, now);
    keep(undoName, [...(read<readonly Undone[]>(undoName) ?? []), { key, before }].slice(-mostUndone));
    this.tell({ by: by ?? '', at, what, of: key });
    const fresh = rowOf(now, target);
    this.rows.set(key, fresh);
    return { row: fresh };
  }

  private tell(act: DeskAct): void {
    this.told.set(`${act.at} ${act.of}`, act);
    const names = this.told.entries().map(([name]) => name);
    for (const name of names.toSorted().slice(0, -mostActs)) this.told.delete(name);
  }
}

/** @throws Refused if the browser cannot compute digests */
async function trustedDigest(text: string): Promise<string> {
  const digest = await digestIn(text);
  if (digest === undefined) throw new Refused({ en: sayIn('en')('untrusted'), it: sayIn('it')('untrusted') });
  return digest;
}

/** A row with its edits; it refers to the same text of the build, so its digests stay. */
function rowOf({ from, text, state, last, dismissed, pairs }: Done, target: 'en' | 'it'): DeskRow {
  const { by, on, findings: _, pairs: known, dismissed: before = [], ...row } = from;
  const isSame = text === from[target];
  const review = isSame && state === from.state ? { by, on } : { by: last?.by, on: last?.at.slice(0, 10) };
  const paired = pairs ?? (isSame ? known : undefined);
  return {
    ...row,
    [target]: text,
    state,
    ...(state === 'reviewed' && review.by !== undefined && { by: review.by, on: review.on ?? '' }),
    dismissed: [...before.filter(({ language }) => isSame || language !== target), ...dismissed],
    ...(paired && { pairs: paired }),
  };
}
