import { closure, graphOf } from '../../../engine/model/graph.js';
import { nearest } from '../../../engine/model/spelling.js';
import { overlap } from './entry-dates.js';
import { eitherPrevails, type Linked, type Linking } from './linked.js';

/**
 * Checks the procedures: steps that join one are anchored at steps of it, or of each other; and no two entries that are always active both expand one event.
 */
export function checkProcedures(linking: Linking): void {
  const events = new Map<string, Linked[]>();
  for (const linked of linking.linked) {
    const { hook, of } = linked.entry;
    if ((hook === 'expands' || hook === 'joins') && of !== undefined)
      events.set(of, [...(events.get(of) ?? []), linked]);
  }
  for (const [event, taking] of events) {
    const expanding = taking.filter(({ entry }) => entry.hook === 'expands');
    const joining = taking.filter(({ entry }) => entry.hook === 'joins');
    for (const linked of taking) checkSteps(linked);
    checkOnlyOne(event, expanding, linking);
    if (expanding.length === 0) for (const linked of joining) nothingToJoin(event, linked);
    else checkAnchors(expanding, joining);
  }
}

/** Names of steps stand once in an entry; that they and the anchors stand where they should, the schema has seen to. */
function checkSteps({ draft: { raw, sink, path } }: Linked): void {
  const names = new Map<string, number>();
  for (const [index, step] of (raw.steps ?? []).entries()) {
    const at = [...path, 'steps', index];
    if (step.step === undefined) continue;
    const first = names.get(step.step);
    if (first === undefined) names.set(step.step, index);
    else {
      const also = [{ at: sink.at([...path, 'steps', first, 'step']), label: 'first' }];
      sink.fault('entry.step-twice', [...at, 'step'], { values: { step: step.step }, also });
    }
  }
}

/** What depends on the setup is left to `arrange`; here only what is wrong in every setup is refused. */
function checkOnlyOne(event: string, expanding: readonly Linked[], { vocabulary }: Linking): void {
  const always = expanding.filter(({ entry }) => {
    const layer = Object.hasOwn(vocabulary.layers, entry.layer) ? vocabulary.layers[entry.layer] : undefined;
    return entry.when === undefined && entry.chosen === undefined && layer !== undefined && layer.when === undefined;
  });
  for (const [index, linked] of always.entries()) {
    const other = always
      .slice(0, index)
      .find((before) => overlap(before.entry, linked.entry) && !eitherPrevails(before.entry, linked.entry));
    if (other === undefined) continue;
    const { sink, path } = linked.draft;
    const also = [{ at: other.draft.sink.at([...other.draft.path, 'expands']), label: 'also' }];
    sink.fault('entry.two-procedures', [...path, 'expands'], { values: { event, other: other.entry.id }, also });
  }
}

function nothingToJoin(event: string, { draft: { sink, path } }: Linked): void {
  sink.fault('entry.nothing-to-join', [...path, 'joins'], { values: { event } });
}

/** Every anchor must lead, over steps that join, to a step of a procedure. */
function checkAnchors(expanding: readonly Linked[], joining: readonly Linked[]): void {
  const spine = new Set(expanding.flatMap(({ entry }) => (entry.steps ?? []).flatMap((step) => step.name ?? [])));
  const anchored = graphOf(
    joining.flatMap(({ entry }) =>
      (entry.steps ?? []).flatMap(({ name, anchor }) =>
        name === undefined || anchor === undefined ? [] : [[name, anchor.step] as const],
      ),
    ),
  );
  // An unknown step is reported where it is named, so it ends a way as well as a step of the procedure does.
  const leads = (step: string): boolean =>
    [...closure([step], (from) => (spine.has(from) ? [] : anchored.get(from)))].some(
      (to) => spine.has(to) || (to !== step && !anchored.has(to)),
    );
  for (const { entry, draft } of joining) {
    for (const [index, { anchor }] of (entry.steps ?? []).entries()) {
      if (anchor === undefined || leads(anchor.step)) continue;
      const path = [...draft.path, 'steps', index, anchor.place];
      const values = { step: anchor.step, event: entry.of ?? '' };
      if (anchored.has(anchor.step)) draft.sink.fault('entry.anchor-cycle', path, { values });
      else {
        const suggestion = nearest(anchor.step, [...spine, ...anchored.keys()]);
        draft.sink.fault('entry.unknown-step', path, { values, suggestion });
      }
    }
  }
}
