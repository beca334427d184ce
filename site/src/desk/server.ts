import type { Lang, Words } from 'tavolata/runtime';
import type { CheckName } from '../../../tools/texts/checks/finding.js';
import type { DeskAct, DeskData, DeskDetail, DeskRow, SentenceBead } from '../../../tools/texts/desk/data.js';
import type { Draft } from './drafts.js';

/** What the writer saw before an edit, and who the writer is. */
export interface Seen {
  readonly key: string;
  readonly seen: DeskRow['seen'];
  readonly by?: string;
}

/** The state to save a text in; `kept` leaves its state unchanged. */
export type SavedState = 'draft' | 'translated' | 'reviewed' | 'kept';

/**
 * The row in its current state; `conflict` means that nothing was written, since the text was no longer the one the
 * writer had seen.
 */
export interface Outcome {
  readonly row?: DeskRow;
  readonly conflict?: true;
}

/** The changes by other users since a revision: changed rows, and keys of removed texts. */
export interface Changes {
  readonly revision: number;
  readonly rows: readonly DeskRow[];
  readonly gone: readonly string[];
  /** Why the files cannot be read. */
  readonly trouble?: Words;
}

/** The storage of the desk's texts: the server of `tavolata text desk`, or the page itself. */
export interface Keeper {
  /** Whether it writes into files; otherwise edits are exported as an exchange file. */
  readonly writesFiles: boolean;
  /** Earlier edits of texts that have changed since: drafts in conflict. */
  readonly overtaken?: ReadonlyMap<string, Draft>;
  data(): Promise<DeskData>;
  detail(row: DeskRow): Promise<DeskDetail>;
  save(what: Seen & { readonly text: string; readonly state: SavedState }): Promise<Outcome>;
  mark(what: Seen & { readonly state: Exclude<SavedState, 'kept'> }): Promise<Outcome>;
  dismiss(what: Seen & { readonly check: CheckName; readonly language: Lang; readonly why: string }): Promise<Outcome>;
  pair(what: Seen & { readonly beads: readonly SentenceBead[] }): Promise<Outcome>;
  /** Undoes the last save by a user; without a row if there is none. */
  undo(by: string | undefined): Promise<Outcome>;
  check(): Promise<void>;
  acts(): Promise<readonly DeskAct[]>;
  /** Waits for changes after a revision; never resolves if nobody else can make changes. */
  changes(after: number): Promise<Changes>;
}

/** A refused call, with the reason in words. */
export class Refused extends Error {
  constructor(readonly says: Words) {
    super(says.en);
  }
}

/** The server did not answer, or refused access. */
export class Unreached extends Error {}

/** The server of this page. */
export class Server implements Keeper {
  readonly writesFiles = true;

  constructor(private readonly token: string) {}

  data = () => this.get<DeskData>('data');
  detail = ({ key }: DeskRow) => this.get<DeskDetail>(`text?key=${encodeURIComponent(key)}`);
  acts = () => this.get<readonly DeskAct[]>('acts');
  save: Keeper['save'] = (what) => this.post('save', what);
  mark: Keeper['mark'] = (what) => this.post('mark', what);
  dismiss: Keeper['dismiss'] = (what) => this.post('dismiss', what);
  pair: Keeper['pair'] = (what) => this.post('pairs', what);
  undo: Keeper['undo'] = (by) => this.post('undo', { by });

  async check(): Promise<void> {
    await this.post('check', {});
  }

  changes = (after: number) => this.get<Changes>(`changes?after=${after}`);

  private get<Answered>(path: string): Promise<Answered> {
    return this.call<Answered>(path, {});
  }

  private post(path: string, body: unknown): Promise<Outcome> {
    return this.call<Outcome>(path, { method: 'POST', body: JSON.stringify(body) });
  }

  private async call<Answered>(path: string, init: RequestInit): Promise<Answered> {
    const headers = { Authorization: `Bearer ${this.token}`, 'Content-Type': 'application/json' };
    let response: Response;
    try {
      response = await fetch(`/api/${path}`, { ...init, headers });
    } catch {
      throw new Unreached();
    }
    // 409: another user saved first; the response contains their text.
    if (response.ok || response.status === 409) return (await response.json()) as Answered;
    if (response.status !== 422) throw new Unreached(String(response.status));
    throw new Refused(((await response.json()) as { readonly refused: Words }).refused);
  }
}
