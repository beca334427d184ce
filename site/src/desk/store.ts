import type { Lang, Words } from 'tavolata/runtime';
import type {
  DeskAct,
  DeskData,
  DeskDetail,
  DeskFinding,
  DeskRow,
  SentenceBead,
} from '../../../tools/texts/desk/data.js';
import { Aids } from './aids.js';
import { type Draft, Kept, keep, read } from './drafts.js';
import { type Filter, rowsFor } from './filters.js';
import type { OfficialCopy } from './official/texts.js';
import { type Keeper, type Outcome, Refused, type SavedState } from './server.js';
import { type Say, sayIn, type Word } from './words.js';

/** The number of rows drawn at first, and added each time. */
const few = 40;

const byName = 'tavolata-desk-by';

/** The state of the desk and its actions. Each change calls `changed`, which redraws the page. */
export class Store {
  readonly aids: Aids;
  readonly source: Lang;
  readonly target: Lang;
  readonly rows: Map<string, DeskRow>;
  readonly drafts: Kept<Draft>;
  readonly details = new Map<string, DeskDetail>();
  /** Refusals by the key of the text. */
  readonly refusals = new Map<string, Words>();
  /** Keys of texts that are being saved. */
  readonly busy = new Set<string>();
  filter: Filter;
  /** The keys in the filter when it was chosen: a text stays in the list while it is edited. */
  list: readonly string[] = [];
  shown = few;
  current: string | undefined;
  isOpen = false;
  by: string;
  said = '';
  trouble: Words | undefined;
  isUnreached = false;
  acts: readonly DeskAct[] | undefined;
  copies: readonly OfficialCopy[] = [];
  /** A draft discarded in favour of another user's text; it can be restored. */
  dropped: { readonly key: string; readonly draft: Draft } | undefined;
  private revision: number;
  /** How many calls have not reached the server. */
  private failures = 0;
  /** Findings that the page itself has computed for texts. */
  private readonly looked = new Map<string, { readonly row: DeskRow; readonly found: readonly DeskFinding[] }>();

  constructor(
    readonly keeper: Keeper,
    data: DeskData,
    private readonly changed: () => void,
    /** Words a text in the reader's current language. */
    private readonly say: () => Say,
  ) {
    this.aids = new Aids(data);
    this.source = data.source;
    this.target = data.target;
    this.rows = new Map(data.rows.map((row) => [row.key, row]));
    this.drafts = new Kept(`tavolata-desk-draft ${keeper.writesFiles ? data.folder : ''}`);
    for (const [key, draft] of keeper.overtaken ?? []) if (!this.drafts.has(key)) this.drafts.set(key, draft);
    this.by = read<string>(byName) ?? data.by ?? '';
    this.revision = data.revision;
    this.filter = { task: 'first' };
    this.choose(this.filter);
    if (this.list.length === 0) this.choose({ task: 'all' });
  }

  // Reading

  /** A text including its draft. */
  rowAsWritten(key: string): DeskRow {
    const row = this.rows.get(key)!;
    const draft = this.drafts.get(key);
    return draft === undefined ? row : { ...row, [this.target]: draft.text };
  }

  /** Whether another user has changed a text with a draft; neither version is lost until one is chosen. */
  hasConflict = (key: string): boolean => {
    const [draft, row] = [this.drafts.get(key), this.rows.get(key)];
    return draft !== undefined && row !== undefined && (draft.seen.en !== row.seen.en || draft.seen.it !== row.seen.it);
  };

  /** The findings of a text including its draft. */
  findingsOf(key: string): readonly DeskFinding[] {
    const row = this.rowAsWritten(key);
    if (this.keeper.writesFiles && !this.drafts.has(key)) return row.findings ?? [];
    const known = this.looked.get(key);
    if (known !== undefined && known.row.en === row.en && known.row.it === row.it) return known.found;
    const saved = this.rows.get(key)!;
    const isAside = ({ check, language }: DeskFinding): boolean =>
      saved[language] === row[language] &&
      (saved.dismissed ?? []).some((one) => one.check === check && one.language === language);
    const found = this.aids.findings(row).filter((one) => !isAside(one));
    this.looked.set(key, { row, found });
    return found;
  }

  /** The finding that can be corrected automatically. */
  correctable = (key: string): DeskFinding | undefined =>
    this.findingsOf(key).find(({ fix, language }) => fix !== undefined && language === this.target);

  // Navigation

  choose(filter: Filter): void {
    this.filter = filter;
    this.list = rowsFor(this.rows.values(), filter, this.hasConflict).map(({ key }) => key);
    this.shown = few;
    if (this.current === undefined || !this.list.includes(this.current)) {
      this.current = this.list[0];
      this.isOpen = false;
    }
    this.changed();
  }

  more(): void {
    this.shown += few;
    this.changed();
  }

  /** Moves by a number of texts; does nothing at either end. */
  go(by: number): void {
    const at = this.current === undefined ? -1 : this.list.indexOf(this.current);
    const next = this.list[at + by];
    if (next === undefined) return;
    if (at + by >= this.shown) this.shown += few;
    this.to(next, this.isOpen);
  }

  to(key: string, isOpen: boolean): void {
    this.current = key;
    this.isOpen = isOpen;
    if (isOpen) void this.load(key);
    this.changed();
  }

  private async load(key: string): Promise<void> {
    const row = this.rows.get(key);
    if (row === undefined || this.details.has(key)) return;
    await this.calling(undefined, async () => {
      this.details.set(key, await this.keeper.detail(row));
      return {};
    });
  }

  // Actions

  write(key: string, text: string): void {
    const row = this.rows.get(key)!;
    const { seen, en, it } = this.drafts.get(key) ?? row;
    if (text === row[this.target] && !this.hasConflict(key)) this.drafts.delete(key);
    else this.drafts.set(key, { text, seen, en, it });
    this.changed();
  }

  /** Saves the draft; without a draft, marks the text in its current version. */
  async save(key: string, state: Exclude<SavedState, 'kept'>): Promise<boolean> {
    const draft = this.drafts.get(key);
    if (state === 'reviewed' && this.by === '') {
      this.refuse(key, 'whoAreYou');
      return false;
    }
    const row = this.rows.get(key)!;
    // There would be nothing to save, and a review should not be undone by accident.
    if (draft === undefined && state === 'translated' && (row.state === 'translated' || row.state === 'reviewed'))
      return true;
    const { seen } = draft ?? row;
    const isSaved = await this.calling(key, () =>
      draft === undefined
        ? this.keeper.mark({ ...this.seen(key, seen), state })
        : this.keeper.save({ ...this.seen(key, seen), text: draft.text, state }),
    );
    // Text typed during the save remains a draft, based on the saved text.
    if (isSaved && draft !== undefined) this.settle(key, draft);
    if (isSaved) this.tell('saidSaved', key);
    return isSaved;
  }

  /** Makes a safe correction: in the draft, or without one in the text itself. */
  async correct(key: string): Promise<void> {
    const fix = this.correctable(key)?.fix;
    if (fix === undefined) return;
    const text = this.rowAsWritten(key)[this.target];
    const better = text.slice(0, fix.start) + fix.text + text.slice(fix.end);
    if (this.drafts.has(key)) {
      this.write(key, better);
      this.tell('saidCorrected', key);
      return;
    }
    const { seen } = this.rows.get(key)!;
    const isSaved = await this.calling(key, () =>
      this.keeper.save({ ...this.seen(key, seen), text: better, state: 'kept' }),
    );
    if (isSaved) this.tell('saidCorrected', key);
  }

  async dismiss(key: string, { check, language }: DeskFinding, why: string): Promise<void> {
    const { seen } = this.rows.get(key)!;
    const isDone = await this.calling(key, () =>
      this.keeper.dismiss({ ...this.seen(key, seen), check, language, why }),
    );
    if (isDone) this.tell('saidDismissed', key);
  }

  async pair(key: string, beads: readonly SentenceBead[]): Promise<void> {
    if (this.by === '') {
      this.refuse(key, 'whoAreYou');
      return;
    }
    const { seen } = this.rows.get(key)!;
    const isDone = await this.calling(key, () => this.keeper.pair({ ...this.seen(key, seen), beads }));
    if (isDone) this.tell('saidPaired', key);
  }

  /** Resolves a conflict in favour of the draft. */
  async keepMine(key: string): Promise<void> {
    const [draft, row] = [this.drafts.get(key), this.rows.get(key)];
    if (draft === undefined || row === undefined) return;
    this.drafts.set(key, { text: draft.text, seen: row.seen, en: row.en, it: row.it });
    this.changed();
    await this.save(key, row.state === 'draft' ? 'draft' : 'translated');
  }

  /** Resolves a conflict in favour of the saved text. */
  takeTheirs(key: string): void {
    const draft = this.drafts.get(key);
    if (draft === undefined) return;
    this.dropped = { key, draft };
    this.drafts.delete(key);
    this.tell('saidTheirs', key);
  }

  /** Restores a discarded draft, otherwise undoes the last save. */
  async undo(): Promise<void> {
    const { dropped } = this;
    if (dropped !== undefined) {
      this.dropped = undefined;
      this.drafts.set(dropped.key, dropped.draft);
      this.to(dropped.key, true);
      this.tell('saidUndone', dropped.key);
      return;
    }
    let key: string | undefined;
    const isDone = await this.calling(undefined, async () => {
      const outcome = await this.keeper.undo(this.by === '' ? undefined : this.by);
      key = outcome.row?.key;
      return outcome;
    });
    if (key === undefined) this.announce('saidNothing');
    else if (isDone) {
      this.to(key, this.isOpen);
      this.tell('saidUndone', key);
    } else this.tell('saidChanged', key);
  }

  async checkAll(): Promise<void> {
    if (this.keeper.writesFiles) await this.calling(undefined, async () => this.keeper.check().then(() => ({})));
    else
      for (const [index, row] of [...this.rows.values()].entries()) {
        const found = this.findingsOf(row.key);
        if (!this.drafts.has(row.key)) this.take({ ...row, findings: found });
        // Keeps the page responsive.
        if (index % 100 === 0) await new Promise((resolve) => setTimeout(resolve));
      }
    this.announce('saidChecked');
  }

  async loadActs(): Promise<void> {
    await this.calling(undefined, async () => {
      this.acts = await this.keeper.acts();
      return {};
    });
  }

  setBy(by: string): void {
    this.by = by.trim();
    keep(byName, this.by === '' ? undefined : this.by);
    this.changed();
  }

  addCopy(copy: OfficialCopy): void {
    this.copies = [
      ...this.copies.filter(({ language, name }) => language !== copy.language || name !== copy.name),
      copy,
    ];
    this.announce('saidCopy', { name: copy.name });
  }

  /** Receives the changes of other users until the page is closed. */
  async follow(): Promise<void> {
    for (;;) {
      try {
        const { revision, rows, gone, trouble } = await this.reaching(() => this.keeper.changes(this.revision));
        this.revision = revision;
        this.trouble = trouble;
        for (const row of rows) this.take(row);
        for (const key of gone) this.rows.delete(key);
        if (gone.length > 0) this.list = this.list.filter((key) => this.rows.has(key));
        const met = rows.find(({ key }) => this.hasConflict(key));
        if (met !== undefined) this.tell('saidConflict', met.key);
        if (rows.length > 0 && this.acts !== undefined) await this.loadActs();
        this.changed();
      } catch {
        this.changed();
        await new Promise((resolve) => setTimeout(resolve, 2_000));
      }
    }
  }

  announce(word: Word, parts: { readonly [name: string]: string | number } = {}): void {
    this.said = this.say()(word, parts);
    this.changed();
  }

  private tell = (word: Word, key: string): void => this.announce(word, { key });

  private seen = (key: string, seen: DeskRow['seen']) => ({ key, seen, ...(this.by !== '' && { by: this.by }) });

  private take(row: DeskRow): void {
    const before = this.rows.get(row.key);
    this.rows.set(row.key, row);
    this.looked.delete(row.key);
    // Only this page computes findings here, so those computed during editing stay with the text.
    if (!this.keeper.writesFiles && row.findings === undefined)
      this.rows.set(row.key, { ...row, findings: this.findingsOf(row.key) });
    const draft = this.drafts.get(row.key);
    // The draft is already saved: by this user a moment ago, or by another with the same words.
    if (draft?.text === row[this.target] && draft[this.source] === row[this.source]) this.drafts.delete(row.key);
    if (before !== undefined && (before.en !== row.en || before.it !== row.it)) this.details.delete(row.key);
    if (before === undefined) this.list = [...this.list, row.key];
    if (row.key === this.current && this.isOpen) void this.load(row.key);
  }

  private settle(key: string, saved: Draft): void {
    const now = this.drafts.get(key);
    const { seen, en, it } = this.rows.get(key)!;
    if (now === undefined || now.text === saved.text) this.drafts.delete(key);
    else this.drafts.set(key, { text: now.text, seen, en, it });
  }

  private refuse(key: string, word: Word): void {
    this.refusals.set(key, { en: sayIn('en')(word), it: sayIn('it')(word) });
    this.announce(word);
  }

  /** Makes a call and notes whether it reached the server, unless a later call has failed since it was made. */
  private async reaching<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    const { failures } = this;
    try {
      const answer = await call();
      if (failures === this.failures) this.isUnreached = false;
      return answer;
    } catch (error) {
      if (!(error instanceof Refused)) {
        this.isUnreached = true;
        this.failures += 1;
      }
      throw error;
    }
  }

  /** Makes a call, for a text or in general; returns whether it succeeded. A refusal is shown with the text. */
  private async calling(key: string | undefined, call: () => Promise<Outcome>): Promise<boolean> {
    if (key !== undefined) {
      this.busy.add(key);
      this.refusals.delete(key);
    }
    this.changed();
    try {
      const { row, conflict } = await this.reaching(call);
      if (row !== undefined) this.take(row);
      if (conflict && row !== undefined) this.tell('saidConflict', row.key);
      return conflict !== true;
    } catch (error) {
      if (error instanceof Refused) {
        if (key === undefined) this.trouble = error.says;
        else this.refusals.set(key, error.says);
        this.announce('saidRefused');
      } else this.announce('saidUnreached');
      return false;
    } finally {
      if (key !== undefined) this.busy.delete(key);
      this.changed();
    }
  }
}
