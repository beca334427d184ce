import type { Lang, Words } from 'tavolata/runtime';
import type { CheckName } from '../../../tools/texts/checks/finding.js';
import type { DeskAct, DeskData, DeskDetail, DeskRow, SentenceBead } from '../../../tools/texts/desk/data.js';
import type { Draft } from './drafts.js';

/** What the writer had before them, and who they are. */
export interface Seen {
  readonly key: string;
  readonly seen: DeskRow['seen'];
  readonly by?: string;
}

export type SavedState = 'draft' | 'translated' | 'reviewed' | 'kept';

/** The row as it is now; `conflict`: nothing was written, since the text was another one than the writer had seen. */
export interface Outcome {
  readonly row?: DeskRow;
  readonly conflict?: true;
}

export interface Changes {
  readonly revision: number;
  readonly rows: readonly DeskRow[];
  readonly gone: readonly string[];
  /** What keeps the files from being read. */
  readonly trouble?: Words;
}

/** Whoever keeps the texts of the desk: the server of `tavolata text desk`, or the page itself. */
export interface Keeper {
  /** It writes into files; otherwise what was done leaves as an exchange file. */
  readonly writesFiles: boolean;
  /** What was done earlier to texts that are others now: drafts in conflict. */
  readonly overtaken?: ReadonlyMap<string, Draft>;
  data(): Promise<DeskData>;
  detail(row: DeskRow): Promise<DeskDetail>;
  save(what: Seen & { readonly text: string; readonly state: SavedState }): Promise<Outcome>;
  mark(what: Seen & { readonly state: Exclude<SavedState, 'kept'> }): Promise<Outcome>;
  dismiss(what: Seen & { readonly check: CheckName; readonly language: Lang; readonly why: string }): Promise<Outcome>;
  pair(what: Seen & { readonly beads: readonly SentenceBead[] }): Promise<Outcome>;
  /** Takes back the last save of somebody; without a row where there is none. */
  undo(by: string | undefined): Promise<Outcome>;
  check(): Promise<void>;
  acts(): Promise<readonly DeskAct[]>;
  /** Waits for changes after a revision; never answers where nobody else can make any. */
  changes(after: number): Promise<Changes>;
}

/** A call that was refused, in words. */
export class Refused extends Error {
  constructor(readonly says: Words) {
    super(says.en);
  }
}

/** The server did not answer, or not to us. */
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
    // 409: somebody else was first; what they wrote comes along.
    if (response.ok || response.status === 409) return (await response.json()) as Answered;
    if (response.status !== 422) throw new Unreached(String(response.status));
    throw new Refused(((await response.json()) as { readonly refused: Words }).refused);
  }
}
