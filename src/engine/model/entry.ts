import type { Expression } from './tree.js';
import type { EditionDate, Words } from './words.js';

export type EntryKind =
  | 'definition'
  | 'configuration'
  | 'parameter'
  | 'permission'
  | 'prohibition'
  | 'requirement'
  | 'replacement'
  | 'procedure'
  | 'order'
  | 'state-based'
  | 'information'
  | 'reference';

/** What entries can do to an event in one of its phases. */
interface EventHook {
  /** The key of an entry that names the event. */
  readonly hook: string;
  /** The key that says what happens. */
  readonly needs: 'do' | 'steps' | 'nothing';
  /** The kinds of entries that may do it. */
  readonly kinds: readonly EntryKind[];
}

/**
 * What entries do to an event, phase after phase; entries of one phase can get in each other's way. `EventRules` has
 * them under the name of their phase.
 */
export const PHASES = [
  { phase: 'rewrites', hooks: [{ hook: 'rewrites', needs: 'do', kinds: ['replacement'] }] },
  { phase: 'forbids', hooks: [{ hook: 'forbids', needs: 'nothing', kinds: ['prohibition'] }] },
  {
    phase: 'procedures',
    hooks: [
      { hook: 'expands', needs: 'steps', kinds: ['procedure', 'state-based'] },
      { hook: 'joins', needs: 'steps', kinds: ['procedure', 'order', 'state-based'] },
    ],
  },
  { phase: 'follows', hooks: [{ hook: 'follows', needs: 'do', kinds: ['procedure', 'state-based'] }] },
] as const satisfies readonly { readonly phase: string; readonly hooks: readonly EventHook[] }[];

export type EventPhase = (typeof PHASES)[number]['phase'];
/** What an entry is about: a question that it answers, or an event and what it does to it. */
export type Hook = 'answers' | (typeof PHASES)[number]['hooks'][number]['hook'];

const hooksOf = (phases: typeof PHASES): readonly Hook[] => [
  'answers',
  ...phases.flatMap(({ hooks }) => hooks.map(({ hook }) => hook)),
];
/** All that there are: the one of questions, then those of events, phase after phase. */
export const HOOKS = /* @__PURE__ */ hooksOf(PHASES);

export type EntryVerdict = 'deny' | 'allow' | 'require';
export type ProblemSeverity = 'illegal' | 'advice';

/** One of several answers, tried in order: the first that holds decides. */
export interface Case {
  /** Missing: `else`, which only the last case may be. */
  readonly when?: Expression;
  readonly value: Expression;
}

export interface Step {
  readonly name?: string;
  /**
   * What a joined step is anchored to: it happens together with the named step of the procedure, or just before or
   * after it.
   */
  readonly anchor?: { readonly place: 'with' | 'before' | 'after'; readonly step: string };
  readonly when?: Expression;
  readonly let: { readonly [name: string]: Expression };
  /** Empty: the step exists only for others to be anchored to. */
  readonly do: readonly Expression[];
}

/** The text of an entry in one language. */
export interface EntryText {
  readonly says: string;
  /** Edition whose wording this text follows. */
  readonly follows?: EditionDate;
}

/** A text in both languages. */
export type EntryTexts = { readonly en: EntryText; readonly it: EntryText };

export interface Entry {
  readonly id: string;
  readonly kind: EntryKind;
  readonly layer: string;
  readonly name: Words;
  /** The newest text; `textIn` gives that of an edition. */
  readonly text: EntryTexts;
  /** Edition → the text from then on, if the words changed and the meaning did not. */
  readonly texts?: { readonly [date: EditionDate]: EntryTexts };
  /** The entry whose logic this one shares. */
  readonly logicOf?: string;
  /** Names of groups, which `overrides` and similar keys can name as `#label`. */
  readonly labels?: readonly string[];
  /** Edition → the rule numbers of the entry from then on. */
  readonly numbered: { readonly [date: EditionDate]: readonly string[] };
  /** First edition in which the entry is active; missing: from the first edition known. */
  readonly since?: EditionDate;
  /** First edition in which it is no longer active. */
  readonly until?: EditionDate;
  /** Last edition against which the entry was checked, if another than the rulebook's. */
  readonly confirmed?: EditionDate;
  /** Our answer where the rules are silent: active only while the setup takes this choice. */
  readonly chosen?: { readonly matter: string; readonly choice: string };

  readonly hook?: Hook;
  /** The question or event of the hook. */
  readonly of?: string;
  readonly when?: Expression;
  readonly each?: { readonly name: string; readonly in: Expression };
  readonly let: { readonly [name: string]: Expression };
  readonly verdict?: EntryVerdict;
  /** The verdict if `when` does not hold. */
  readonly else?: EntryVerdict;
  readonly value?: Expression;
  readonly cases?: readonly Case[];
  readonly severity?: ProblemSeverity;
  /** Template of a problem's reason; `{name}` is a `let`, an `each` name or a parameter. */
  readonly reason?: Words;
  /** Template of the nearest legal change. */
  readonly remedy?: Words;
  readonly do?: readonly Expression[];
  readonly steps?: readonly Step[];

  /** Overridden while this entry applies; `all`: everything else (only for entries of a host, rule 101.1). */
  readonly overrides: readonly string[] | 'all';
  /** Overridden while this entry is active. */
  readonly replaces: readonly string[];
  readonly before: readonly string[];
  readonly after: readonly string[];

  /** Why a reference decides nothing. */
  readonly why?: Words;
  /** File and JSON pointer of the source, for messages. */
  readonly source: { readonly file: string; readonly pointer: string };
}

/** A matter on which the rules are silent, with the answers that a table can choose from. */
export interface Matter {
  readonly id: string;
  /** Number in the list of house answers. */
  readonly number?: number;
  readonly names: Words;
  readonly default: string;
  readonly choices: { readonly [choice: string]: Words };
}

/**
 * An entry with all parts as own properties, for copying: in a packed rulebook parts are getters, which spreads and
 * rest patterns leave out.
 */
export const wholeEntry = (entry: Entry & { toJSON?(): Entry }): Entry => entry.toJSON?.() ?? entry;

type Lifetime = Partial<Pick<Entry, 'since' | 'until'>>;

/** Whether two entries are both in force in some edition; two with one id are two meanings of it, one after the other. */
export const overlap = (a: Lifetime, b: Lifetime): boolean =>
  (a.since ?? '') < (b.until ?? '9999') && (b.since ?? '') < (a.until ?? '9999');

/** The order of the entries of a rulebook. */
export const byIdAndDate = (a: Entry, b: Entry): number =>
  a.id === b.id ? ((a.since ?? '') < (b.since ?? '') ? -1 : 1) : a.id < b.id ? -1 : 1;
