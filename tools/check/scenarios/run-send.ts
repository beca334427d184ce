import { type Node, sendTree } from 'tavolata/internals';
import { applyPlan, type Json, type Plan, type PlanEvent, type Table, tableToJson, verify } from 'tavolata/runtime';
import { canonical, eventKey, eventText, expectedEvents, same } from './expected.js';
import type { SendStep } from './model.js';
import { compareNearly } from './nearly.js';
import { events, sentText } from './resolve.js';
import type { Report } from './run.js';

const entitiesOf = (table: Table): ReadonlyMap<string, string> =>
  new Map([...table.world.byId].map(([id, thing]) => [id, thing.entity]));

/** Sends, compares the plan with what is expected, and leaves the table in the state after it. */
export function runSend(table: Table, step: SendStep, report: Report): void {
  const earlier = entitiesOf(table);
  const text = sentText(step.send);
  const tree = events(table, text, report);
  if (tree === null) return;
  report.heard(tree, table.ruleset);
  const picks = step.picks ?? [];
  if (report.lean) {
    const trace = step.because !== undefined || step.nearly !== undefined;
    compare(table, step, { planned: sendTree(table, tree, { picks, trace }), earlier, tree }, report);
    return;
  }
  const before = tableToJson(table);
  const planned = sendTree(table, tree, { picks, trace: true });
  const after = tableToJson(table);
  if (!same(after, before)) report.fail('test.replay', before as unknown as Json, after as unknown as Json);
  compare(table, step, { planned, earlier, tree }, report);
}

/** What was sent, its plan, and the entities of the things before. */
interface SentTree {
  readonly planned: Plan;
  readonly earlier: ReadonlyMap<string, string>;
  readonly tree: Node;
}

function compare(table: Table, step: SendStep, { planned, earlier, tree }: SentTree, report: Report): void {
  const needs = planned.needs.map(({ matter }) => matter);
  if (canonical(needs) !== canonical(step.needs ?? [])) report.fail('test.needs', step.needs ?? [], needs);
  const unknown = planned.unknown.map(({ of, fact }) => `${of}.${fact}`);
  if (canonical([...unknown].sort()) !== canonical([...(step.unknown ?? [])].sort()))
    report.fail('test.unknown', step.unknown ?? [], unknown);
  if (needs.length > 0 || unknown.length > 0) return;
  const replayed = report.lean ? null : applyPlan(table, planned);
  sendTree(table, tree, { picks: step.picks ?? [], carryOut: true });
  if (replayed !== null && !same(tableToJson(replayed), tableToJson(table))) {
    report.fail('test.replay', tableToJson(table) as unknown as Json, tableToJson(replayed) as unknown as Json);
  }
  const happened = planned.steps.flat();
  const applied = (planned.trace ?? []).filter(({ outcome }) => outcome === 'applied').map(({ entry }) => entry);
  const undone = planned.undone.filter(({ how }) => how !== 'idle');
  const named = [...happened, ...undone].flatMap(({ because }) => because ?? []);
  const because = [...new Set([...named, ...applied])].sort();
  report.considered(planned.trace ?? []);
  report.decided(because);

  const expect = (texts: readonly string[]): readonly PlanEvent[] =>
    texts.flatMap((one) => {
      const expected = events(table, one, report, earlier);
      return expected ? expectedEvents(table.ruleset.rulebook.vocabulary, expected) : [];
    });
  const shown = planned.steps.map((events) => events.map(eventText));
  if (step.plan) {
    const wanted = step.plan.map((texts) => expect(texts).map(eventKey).sort());
    const got = planned.steps.map((events) => events.map(eventKey).sort());
    if (canonical(wanted) !== canonical(got)) report.fail('test.plan', step.plan, shown, { because });
  }
  const keys = new Set(happened.map(eventKey));
  for (const one of step.includes ?? []) {
    if (!expect([one]).every((event) => keys.has(eventKey(event)))) report.fail('test.includes', one, shown);
  }
  for (const one of step.absent ?? []) {
    if (!one.includes('(') && !Object.hasOwn(table.ruleset.rulebook.vocabulary.events, one))
      report.fail('test.text', one, 'no event');
    const found = one.includes('(')
      ? expect([one]).some((event) => keys.has(eventKey(event)))
      : happened.some(({ event }) => event === one);
    if (found) report.fail('test.absent', one, shown);
  }
  const missing = (step.because ?? []).filter((id) => !because.includes(id));
  if (missing.length > 0) report.fail('test.because', missing, because);
  compareNearly(step.nearly, planned.trace, report);
}

/** Nothing may be left undone. */
export function runVerify(table: Table, report: Report): void {
  const left = verify(table);
  if (left.steps.length > 0 || left.needs.length > 0)
    report.fail(
      'test.verify',
      [],
      left.steps.map((events) => events.map(eventText)),
    );
}
