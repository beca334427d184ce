import { type DeskData, type DeskRow, ownerOf } from '../../../tools/texts/desk/data.js';
import { today } from '../../../tools/texts/today.js';
import { unpacked } from '../packed.js';
import { Kept, keep, read } from './drafts.js';
import type { Keeper, Outcome, SavedState } from './server.js';

/** What `units.js` leaves behind: the texts of the build, gzipped, in base64. */
interface Delivered {
  tavolataUnits?: string;
}

/** Something done to a text without a server: it waits for an exchange file. */
export interface Done {
  readonly text: string;
  readonly state: DeskRow['state'];
  readonly by?: string;
  /** The row as the build has it. */
  readonly from: DeskRow;
  /** A file has it. */
  readonly isExported?: true;
}

const lastName = 'tavolata-desk-last';

/** Keeps what is done in the browser, until it leaves as an exchange file for `tavolata text import`. */
export class Alone implements Keeper {
  readonly writesFiles = false;
  readonly done = new Kept<Done>('tavolata-desk-done');
  private built: DeskData | undefined;
  private rows = new Map<string, DeskRow>();

  /** @throws Error where `units.js` was not loaded */
  async data(): Promise<DeskData> {
    const text = (globalThis as Delivered).tavolataUnits;
    if (text === undefined) throw new Error('units.js');
    const built = JSON.parse(await unpacked(text, 'gzip')) as DeskData;
    this.built = built;
    this.rows = new Map(built.rows.map((row) => [row.key, row]));
    for (const [key, { text, state, by, from }] of this.done.entries()) {
      const row = this.rows.get(key);
      // A later build that has the text otherwise: what was done waits, and the file says what it was made from.
      if (row !== undefined && row.seen.en === from.seen.en && row.seen.it === from.seen.it)
        this.rows.set(key, rowWith(row, built.target, text, state, by));
    }
    return { ...built, rows: [...this.rows.values()] };
  }

  detail: Keeper['detail'] = async (row) => {
    const reads = this.built?.reads?.[ownerOf(row.key)];
    return { ...(reads && { reads }), ...(row.before !== undefined && { before: row.before }), versions: [] };
  };

  save: Keeper['save'] = async ({ key, text, state, by }) => this.set(key, text, state, by);
  mark: Keeper['mark'] = async ({ key, state, by }) => this.set(key, undefined, state, by);
  // Decisions of other kinds than a text and its state have no place in an exchange file: the page does not offer them.
  dismiss: Keeper['dismiss'] = async () => ({});
  pair: Keeper['pair'] = async () => ({});
  acts: Keeper['acts'] = async () => [];
  changes: Keeper['changes'] = () => new Promise(() => {});
  async check(): Promise<void> {}

  undo: Keeper['undo'] = async () => {
    const { key, before } = read<{ readonly key: string; readonly before?: Done }>(lastName) ?? {};
    const done = key === undefined ? undefined : this.done.get(key);
    if (key === undefined || done === undefined || this.built === undefined) return {};
    if (before === undefined) this.done.delete(key);
    else this.done.set(key, before);
    keep(lastName, undefined);
    const row =
      before === undefined ? done.from : rowWith(done.from, this.built.target, before.text, before.state, before.by);
    this.rows.set(key, row);
    return { row };
  };

  private set(key: string, given: string | undefined, state: SavedState, by: string | undefined): Outcome {
    const row = this.rows.get(key);
    if (row === undefined || this.built === undefined) return {};
    const before = this.done.get(key);
    const { target } = this.built;
    const text = given ?? row[target];
    const now = state === 'kept' ? (row.state === 'reviewed' ? 'translated' : row.state) : state;
    this.done.set(key, { text, state: now, from: before?.from ?? row, ...(by !== undefined && { by }) });
    keep(lastName, { key, before });
    const fresh = rowWith(row, target, text, now, by);
    this.rows.set(key, fresh);
    return { row: fresh };
  }
}

/** A row with another text and state; it stands for the same text of the build, so its digests stay. */
function rowWith(
  { by: _, on: __, findings: ___, ...row }: DeskRow,
  target: 'en' | 'it',
  text: string,
  state: DeskRow['state'],
  by: string | undefined,
): DeskRow {
  const on = today();
  return { ...row, [target]: text, state, ...(state === 'reviewed' && by !== undefined && { by, on }) };
}
