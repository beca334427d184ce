import groupBy from 'lodash/groupBy.js';
import { overlap } from '../../../engine/model/entry.js';
import { closure, graphOf } from '../../../engine/model/graph.js';
import { own } from '../../../engine/model/own.js';
import { nearest } from '../../../engine/model/spelling.js';
import { type EntryUnit, placeIn } from './entry-unit.js';
import { eitherPrevails, type Linking } from './linking.js';

/**
 * Checks procedures: a step that joins one is anchored to one of its steps or to another step that joins it, and no two
 * entries that are always active expand the same event.
 */
export function checkProcedures(linking: Linking): void {
  const procedures = linking.units.filter(({ summary: { hook } }) => hook === 'expands' || hook === 'joins');
  for (const [event, taking] of Object.entries(groupBy(procedures, ({ summary }) => summary.of))) {
    const expanding = taking.filter(({ summary }) => summary.hook === 'expands');
    const joining = taking.filter(({ summary }) => summary.hook === 'joins');
    checkOnlyOne(event, expanding, linking);
    if (expanding.length > 0) checkAnchors(expanding, joining, linking);
    else
      for (const unit of joining)
        linking.findings.fault(unit, 'entry.nothing-to-join', ['joins'], { values: { event } });
  }
}

/** What depends on the setup is left to `arrange`; only what is wrong in every setup is refused here. */
function checkOnlyOne(event: string, expanding: readonly EntryUnit[], { vocabulary, findings }: Linking): void {
  const always = expanding.filter(({ summary: { conditional, chosen, layer: id } }) => {
    const layer = own(vocabulary.layers, id);
    return !conditional && chosen === undefined && layer !== undefined && layer.when === undefined;
  });
  for (const [index, unit] of always.entries()) {
    const other = always
      .slice(0, index)
      .find(({ summary }) => overlap(summary, unit.summary) && !eitherPrevails(summary, unit.summary));
    if (other === undefined) continue;
    const also = [{ at: placeIn(other, 'expands'), label: 'also' }];
    findings.fault(unit, 'entry.two-procedures', ['expands'], { values: { event, other: other.summary.id }, also });
  }
}

/** Every anchor must lead, through joining steps, to a step of a procedure. */
function checkAnchors(expanding: readonly EntryUnit[], joining: readonly EntryUnit[], { findings }: Linking): void {
  const spine = new Set(expanding.flatMap(({ summary }) => summary.steps.flatMap((step) => step.name ?? [])));
  const anchored = graphOf(
    joining.flatMap(({ summary }) =>
      summary.steps.flatMap(({ name, anchor }) =>
        name === undefined || anchor === undefined ? [] : [[name, anchor.step] as const],
      ),
    ),
  );
  // An unknown step is reported where it is named, so it ends a path just as a step of the procedure does.
  const leads = (step: string): boolean =>
    [...closure([step], (from) => (spine.has(from) ? [] : anchored.get(from)))].some(
      (to) => spine.has(to) || (to !== step && !anchored.has(to)),
    );
  for (const unit of joining) {
    for (const [index, { anchor }] of unit.summary.steps.entries()) {
      if (anchor === undefined || leads(anchor.step)) continue;
      const part = ['steps', index, anchor.place];
      const values = { step: anchor.step, event: unit.summary.of ?? '' };
      if (anchored.has(anchor.step)) findings.fault(unit, 'entry.anchor-cycle', part, { values });
      else {
        const suggestion = nearest(anchor.step, [...spine, ...anchored.keys()]);
        findings.fault(unit, 'entry.unknown-step', part, { values, suggestion });
      }
    }
  }
}
