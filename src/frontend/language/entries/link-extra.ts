import get from 'lodash/get.js';
import mapValues from 'lodash/mapValues.js';
import { defined } from '../../../engine/model/defined.js';
import { type Entry, wholeEntry } from '../../../engine/model/entry.js';
import type { ExtraEntries, Rulebook } from '../../../engine/model/rulebook.js';
import { nearest } from '../../../engine/model/spelling.js';
import type { Expression } from '../../../engine/model/tree.js';
import { type Diagnostic, hasErrors } from '../../diagnostics/diagnostic.js';
import { listed } from '../../diagnostics/fill.js';
import { inReadingOrder } from '../../diagnostics/order.js';
import { type JsonDocument, pointerPath } from '../../text/document.js';
import { plainText } from '../../text/located.js';
import { knownOf } from '../types/known.js';
import { furtherWords, withFurtherWords } from '../vocabulary/further-words.js';
import { checkAcross } from './check-across.js';
import { draftsOf, type EntryDraft } from './entry-drafts.js';
import { summaryOf } from './entry-summary.js';
import type { EntryUnit } from './entry-unit.js';
import { linkEntry } from './link-entry.js';
import { type DeclaredMatter, linkMatters } from './link-matters.js';
import { type Linking, linkingOf } from './linking.js';

export interface LinkedExtra {
  /** Missing if there are errors. Plain JSON. */
  readonly extra?: ExtraEntries;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Links entries onto an already linked rulebook, with all the checks that they would have had as part of it. The files
 * of the rulebook are not needed, so a host can link the effect of a card during a game.
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
  const alone = documents
    .flatMap((document) => draftsOf(document, report))
    .map((draft) => linkEntry(draft, known, dates, { ofHost: true }));
  const linking = linkingOf(known, [...rulebook.entries.map(standing), ...alone]);
  const own = linking.units.slice(rulebook.entries.length);
  for (const unit of own) checkLayer(unit, linking);
  const offered = Object.entries(rulebook.matters).map(([id, matter]) => [id, { matter, path: [] }] as const);
  checkAcross(linking, new Map<string, DeclaredMatter>([...offered, ...matters]));
  const diagnostics = inReadingOrder([...found, ...alone.flatMap((unit) => unit.found), ...linking.findings.found]);
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

function checkLayer(unit: EntryUnit, { vocabulary, findings }: Linking): void {
  const { layer } = unit.summary;
  const layers = Object.keys(vocabulary.layers);
  if (layers.includes(layer)) return;
  const values = { layer, layers: listed(layers, 24) };
  findings.fault(unit, 'rulebook.unknown-layer', ['layer'], { values, suggestion: nearest(layer, layers) });
}

/**
 * An entry of the rulebook, whose file is not available: findings about it have no place. Its shared logic is already
 * in it.
 */
function standing(standing: Entry): EntryUnit {
  const { logicOf: _, ...entry } = wholeEntry(standing);
  const raw = rawLogic(entry);
  const draft: EntryDraft = defined({
    raw: { ...entry, ...raw, numbered: {} } as unknown as EntryDraft['raw'],
    document: foreignDocument(entry.source.file, raw),
    path: [],
    hook: entry.hook,
    of: entry.of,
  });
  return { draft, entry, summary: summaryOf(entry), found: [], standing: true };
}

const textsOf = (lets: Entry['let']) => mapValues(lets, ({ text }) => text);
const joined = (actions: readonly Expression[] = []) => actions.map(({ text }) => text).join('; ') || undefined;

/** The logic of an entry as a file has it, for entries that share it. */
const rawLogic = ({ when, each, let: lets, value, cases, do: actions, steps }: Entry) =>
  defined({
    when: when?.text,
    each: each && { [each.name]: each.in.text },
    let: textsOf(lets),
    value: value?.text,
    cases: cases?.map((one) => (one.when ? { when: one.when.text, value: one.value.text } : { else: one.value.text })),
    do: joined(actions),
    steps: steps?.map(({ name, anchor, when: holds, let: own, do: done }) =>
      defined({
        step: name,
        ...(anchor && { [anchor.place]: anchor.step }),
        when: holds?.text,
        let: textsOf(own),
        do: joined(done),
      }),
    ),
  });

/** A document of which only the texts are known. */
function foreignDocument(file: string, texts: object): JsonDocument {
  const source = { file, text: '' };
  const nowhere = { source, start: 0, end: 0 };
  const text = (place: string) => plainText({ file, text: String(get(texts, pointerPath(place), '')) });
  return { source, value: {}, at: () => nowhere, keyAt: () => nowhere, text };
}
