import get from 'lodash/get.js';
import mapValues from 'lodash/mapValues.js';
import { type Entry, wholeEntry } from '../../../engine/model/entry.js';
import type { ExtraEntries, Rulebook } from '../../../engine/model/rulebook.js';
import { nearest } from '../../../engine/model/spelling.js';
import type { Expression } from '../../../engine/model/tree.js';
import { type Diagnostic, hasErrors } from '../../diagnostics/diagnostic.js';
import { listed } from '../../diagnostics/fill.js';
import { inReadingOrder } from '../../diagnostics/order.js';
import { type JsonDocument, pointerPath } from '../../text/document.js';
import { plainText } from '../../text/located.js';
import { DiagnosticSink } from '../diagnostic-sink.js';
import { lintExpressions } from '../lint/lint-expressions.js';
import { lintLets } from '../lint/lint-lets.js';
import { knownOf } from '../types/known.js';
import { furtherWords, withFurtherWords } from '../vocabulary/further-words.js';
import { checkIntervals } from './entry-dates.js';
import { draftsOf, type EntryDraft } from './entry-drafts.js';
import { checkReferences } from './entry-overrides.js';
import { checkProcedures } from './entry-procedures.js';
import { linkEntry } from './link-entry.js';
import { checkChosen, linkMatters } from './link-matters.js';
import { type Linked, linkingOf } from './linked.js';

export interface LinkedExtra {
  /** Missing if there are errors. Plain JSON. */
  readonly extra?: ExtraEntries;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Links entries onto a rulebook that is already linked, with all the checks that they would have had inside it.
 * The files of the rulebook are not needed, so that a host can link the effect of a card while a game is on.
 */
export function linkExtraEntries(rulebook: Rulebook, documents: readonly JsonDocument[]): LinkedExtra {
  const found: Diagnostic[] = [];
  const report = (one: Diagnostic): void => {
    found.push(one);
  };
  const vocabulary = withFurtherWords(rulebook.vocabulary, documents, report);
  const known = knownOf(vocabulary);
  const dates = rulebook.editions.map(({ date }) => date);
  const matters = linkMatters(documents, report);
  const linked = draftsOf(documents, report).map((draft) => ({ entry: linkEntry(draft, known, dates), draft }));
  for (const one of linked) checkLayer(one, Object.keys(vocabulary.layers));
  const linking = linkingOf(known, [...rulebook.entries.map((entry) => standing(entry, report)), ...linked]);
  const all = linking.linked;
  const own = all.slice(rulebook.entries.length);
  checkIntervals(all);
  const offered = Object.entries(rulebook.matters).map(
    ([id, matter]) => [id, { matter, sink: foreignSink(undefined, report), path: [] }] as const,
  );
  checkChosen(all, new Map([...offered, ...matters]));
  checkReferences(linking);
  checkProcedures(linking);
  if (!hasErrors(found)) {
    for (const one of linked) {
      if (one.entry.logicOf !== undefined) continue;
      lintExpressions(one);
      lintLets(one);
    }
  }
  const diagnostics = inReadingOrder(found);
  if (hasErrors(diagnostics)) return { diagnostics };
  const words = furtherWords(vocabulary, documents);
  const extra: ExtraEntries = {
    format: 1,
    ...(words && { vocabulary: words }),
    entries: own.map(({ entry }) => entry),
    matters: Object.fromEntries([...matters].map(([id, { matter }]) => [id, matter])),
  };
  return { extra: JSON.parse(JSON.stringify(extra)) as ExtraEntries, diagnostics };
}

function checkLayer({ entry, draft }: Linked, layers: readonly string[]): void {
  if (layers.includes(entry.layer)) return;
  const values = { layer: entry.layer, layers: listed(layers, 24) };
  const suggestion = nearest(entry.layer, layers);
  draft.sink.fault('rulebook.unknown-layer', [...draft.path, 'layer'], { values, suggestion });
}

/** An entry of the rulebook, whose file is not at hand: what is found about it is shown without a place. It has its logic already. */
function standing(standing: Entry, report: (found: Diagnostic) => void): Linked {
  const { logicOf: _, ...entry } = wholeEntry(standing);
  const raw = rawLogic(entry);
  const draft: EntryDraft = {
    raw: { ...entry, ...raw, numbered: {} } as unknown as EntryDraft['raw'],
    sink: foreignSink(entry.source.file, report, raw),
    path: [],
    ...(entry.hook !== undefined && { hook: entry.hook }),
    ...(entry.of !== undefined && { of: entry.of }),
  };
  return { entry, draft };
}

const textsOf = (lets: Entry['let']) => mapValues(lets, ({ text }) => text);
const joined = (actions: readonly Expression[]) => actions.map(({ text }) => text).join('; ');

/** What an entry does, as a file has it: for others that have its logic. */
const rawLogic = ({ when, each, let: lets, value, cases, do: actions, steps }: Entry) => ({
  ...(when && { when: when.text }),
  ...(each && { each: { [each.name]: each.in.text } }),
  let: textsOf(lets),
  ...(value && { value: value.text }),
  ...(cases && {
    cases: cases.map((one) => (one.when ? { when: one.when.text, value: one.value.text } : { else: one.value.text })),
  }),
  ...(actions && { do: joined(actions) }),
  ...(steps && {
    steps: steps.map((step) => ({
      ...(step.name !== undefined && { step: step.name }),
      ...(step.anchor && { [step.anchor.place]: step.anchor.step }),
      ...(step.when && { when: step.when.text }),
      let: textsOf(step.let),
      ...(step.do.length > 0 && { do: joined(step.do) }),
    })),
  }),
});

function foreignSink(file = '', report: (found: Diagnostic) => void, texts: object = {}): DiagnosticSink {
  const source = { file, text: '' };
  const nowhere = { source, start: 0, end: 0 };
  const text = (place: string) => plainText({ file, text: String(get(texts, pointerPath(place), '')) });
  const document = { source, value: {}, at: () => nowhere, keyAt: () => nowhere, text };
  // The rulebook was accepted as it stands; only a cycle that the new entries close can be about one of its entries.
  return new DiagnosticSink(document, ({ at: _nowhere, ...one }) => {
    if (one.code.endsWith('-cycle')) report(one);
  });
}
