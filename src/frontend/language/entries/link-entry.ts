import { defined } from '../../../engine/model/defined.js';
import type { Entry } from '../../../engine/model/entry.js';
import { nearest } from '../../../engine/model/spelling.js';
import type { Parameter } from '../../../engine/model/vocabulary.js';
import { hasErrors } from '../../diagnostics/diagnostic.js';
import { pointer } from '../../text/document.js';
import { type ExpressionContext, readActions } from '../expressions/expressions.js';
import { everything, type Local, type ResolveObserver, withoutPicks } from '../expressions/scope.js';
import { lintEntry } from '../lint/lint-entry.js';
import type { Known } from '../types/known.js';
import { one } from '../types/type-text.js';
import { checkSteps, readSteps } from './entry-actions.js';
import { type Answering, checkReasons, readAnswer, readWhen } from './entry-answers.js';
import { readDates } from './entry-dates.js';
import { type EntryDraft, type OpenDraft, openDraft } from './entry-drafts.js';
import { declareNames } from './entry-names.js';
import { summaryOf } from './entry-summary.js';
import { readTexts } from './entry-texts.js';
import type { EntryUnit } from './entry-unit.js';

export interface LinkEntryOptions {
  /** True for an entry of a host, which cannot add words to the vocabulary: traps about missing words are left out. */
  readonly ofHost?: boolean;
  readonly observe?: ResolveObserver;
}

/**
 * Links one entry: names, types, dates. A pure function of its arguments, so its result stays valid whatever becomes of
 * other entries; what entries say about each other is checked once all are linked.
 *
 * @param draft the entry as written in its file
 * @param known the vocabulary
 * @param editions dates of the editions known, ascending
 */
export function linkEntry(
  draft: EntryDraft,
  known: Known,
  editions: readonly string[],
  { ofHost = false, observe }: LinkEntryOptions = {},
): EntryUnit {
  const { open, found } = openDraft(draft);
  const entry = readEntry(open, known, editions, observe);
  // Shared logic is checked where it is written. Of an entry with errors, traps would be false alarms.
  if (entry.logicOf === undefined && !hasErrors(found)) lintEntry(entry, open, ofHost ? undefined : known.vocabulary);
  return { draft, entry, summary: summaryOf(entry, draft), found };
}

/** An entry that `linkEntry` returned before without any finding; it may have moved. */
export function movedEntry(draft: EntryDraft, before: Entry): EntryUnit {
  const entry = { ...before, source: sourceOf(draft) };
  return { draft, entry, summary: summaryOf(entry, draft), found: [] };
}

const sourceOf = ({ document, path }: EntryDraft): Entry['source'] => ({
  file: document.source.file,
  pointer: pointer(...path),
});

function readEntry(draft: OpenDraft, known: Known, editions: readonly string[], observe?: ResolveObserver): Entry {
  const { raw } = draft;
  const { id, kind, layer, name, logicOf, labels, verdict, severity, reason, remedy, why } = raw;
  const dates = readDates(draft, editions);
  checkSteps(draft);
  return defined({
    ...{ id, kind, layer, name },
    ...readTexts(draft, dates.since, editions),
    ...dates,
    ...{ logicOf, labels, chosen: raw.chosen === undefined ? undefined : chosen(raw.chosen) },
    ...{ hook: draft.hook, of: draft.of },
    ...(logicOf === undefined ? readRule(draft, known, observe) : noRule(draft, known)),
    ...{ verdict, else: raw.else, severity, reason, remedy, why },
    overrides: raw.overrides ?? [],
    replaces: raw.replaces ?? [],
    before: raw.before ?? [],
    after: raw.after ?? [],
    source: sourceOf(draft),
  });
}

type Rule = Answering & Pick<Entry, 'let'> & Partial<Pick<Entry, 'when' | 'each' | 'do' | 'steps'>>;

/** An entry with shared logic receives it once all entries are linked; only its question or event must be known now. */
function noRule(draft: OpenDraft, known: Known): Rule {
  givenNames(draft, known);
  return { let: {} };
}

/** Resolves the expressions of an entry. */
export function readRule(draft: OpenDraft, known: Known, observe?: ResolveObserver): Rule {
  const { raw, sink, path } = draft;
  const given = givenNames(draft, known);
  const event = draft.hook !== undefined && draft.hook !== 'answers';
  const outer: ExpressionContext = {
    known,
    locals: given,
    allowed: event ? everything : withoutPicks,
    report: sink.report,
    observe,
  };
  const { locals, let: lets, each } = declareNames(raw, path, sink, outer);
  const { when, narrowed } = readWhen(raw, path, sink, { ...outer, locals });
  checkReasons(draft, [...locals.keys()]);
  const question = draft.hook === 'answers' && draft.of !== undefined ? known.question(draft.of) : undefined;
  return defined({
    when,
    each,
    let: lets,
    ...(question !== undefined && readAnswer(draft, question, narrowed)),
    do: raw.do === undefined ? undefined : readActions(sink.text([...path, 'do']), narrowed),
    steps: raw.steps && readSteps(draft, narrowed),
  });
}

/** The parameters of the entry's question, or `event`; an unknown question or event is reported. */
function givenNames({ sink, path, hook, of }: OpenDraft, known: Known): ReadonlyMap<string, Local> {
  if (hook === undefined || of === undefined) return new Map();
  const [question, event] = [known.question(of), known.event(of)];
  const isQuestion = hook === 'answers';
  const isOther = isQuestion ? event !== undefined : question !== undefined;
  const { questions, events } = known.vocabulary;
  const isKnown = (isQuestion ? question : event) !== undefined;
  const suggestion = isKnown || isOther ? undefined : nearest(of, Object.keys(isQuestion ? questions : events));
  if (!isKnown) {
    const [wrong, unknown] = isQuestion
      ? ['event-as-question', 'unknown-question']
      : ['question-as-event', 'unknown-event'];
    sink.fault(`entry.${isOther ? wrong : unknown}`, [...path, hook], { values: { name: of }, suggestion });
  }
  // The rest is checked against the one that was probably meant.
  const meant = question ?? known.question(suggestion ?? '');
  const type = one(event === undefined ? [] : [of]);
  return new Map([
    ...(isQuestion ? (meant?.parameters ?? []) : []).map(givenBy),
    ...(isQuestion && !isOther ? [] : [['event', { kind: 'event', type }] as const]),
  ]);
}

const givenBy = ({ name, type }: Parameter): readonly [string, Local] => [name, { kind: 'parameter', type }];

function chosen(text: string): NonNullable<Entry['chosen']> {
  const [matter = '', choice = ''] = text.split(':', 2);
  return { matter, choice };
}
