import type { Considered, Need, Pick, Plan, PlanEvent, Undone } from '../../model/answer.js';
import type { Rulebook } from '../../model/rulebook.js';
import type { Lang } from '../../model/words.js';
import { type Item, layOut } from '../layout.js';
import { eventNode } from '../read-back/value-nodes.js';
import { readBackPart } from '../read-back/whole-reader.js';
import { quoted } from '../read-back/wording.js';
import { keep } from '../words/template.js';
import { eventBindings } from './bindings.js';
import { consideredItem } from './explain-considered.js';
import { noticeItems, unknownItems } from './explain-notices.js';
import { Formatter } from './formatter.js';

/**
 * Explains a plan in plain text: what was sent, then step by step what happens and by which entry, what was changed or
 * barred on the way, and the picks that it waits for. Lines have at most 100 characters.
 *
 * @param plan as the runtime gives it; sent with a trace, it also tells what entries did without leaving an event.
 * @param rulebook the one that gave the plan; ids that it lacks are printed as they are.
 */
export function explainPlan(plan: Plan, rulebook: Rulebook, lang: Lang): string {
  const formatter = new Formatter(rulebook, plan.edition, lang, plan.numbers);
  const words = formatter.words.plan;
  const sent: Item = {
    text: formatter.fill(words.sent, { edition: plan.edition }),
    below: plan.sent.map((event) => ({ text: eventText(formatter, event) })),
  };
  const waiting = plan.needs.length > 0 || plan.unknown.length > 0;
  const steps = plan.steps.map(
    (events, index): Item => ({
      text: formatter.fill(words.step, { number: String(index + 1) }),
      below: events.map((event) => eventItem(formatter, event)),
    }),
  );
  const sections = [
    sent,
    ...(waiting || steps.length > 0 ? [] : [{ text: nothingHappens(formatter, plan) }]),
    ...steps,
    ...undoneSection(formatter, plan.undone),
    ...tracedSections(formatter, plan),
    ...needItems(formatter, plan.needs),
    ...unusedItems(formatter, plan.unusedPicks ?? []),
    ...unknownItems(formatter, plan.unknown),
    ...noticeItems(formatter, plan.notices),
  ];
  return layOut(sections.flatMap((section, index) => (index === 0 ? [section] : [{ text: '' }, section])));
}

/** On a table that no longer plays, why it doesn't. */
function nothingHappens(formatter: Formatter, { ended }: Plan): string {
  const { vocabulary, words, lang } = formatter;
  if (ended === undefined || vocabulary.ended === undefined) return words.plan.nothing;
  return formatter.fill(words.plan.ended, { clause: readBackPart(vocabulary.ended.tree, vocabulary, lang) });
}

function eventItem(formatter: Formatter, event: PlanEvent): Item {
  const { because = [] } = event;
  const sources = because.length === 0 ? [formatter.words.plan.asSent] : because.map((id) => formatter.head(id));
  return { text: eventText(formatter, event), below: sources.map((text) => ({ text })) };
}

/** What did not happen as such, and who decided so. */
function undoneSection(formatter: Formatter, undone: readonly Undone[]): readonly Item[] {
  if (undone.length === 0) return [];
  const { plan: words } = formatter.words;
  const below = undone.map(({ event, how, because }): Item => {
    const sources = because.length === 0 ? [words.nobody] : because.map((id) => formatter.head(id));
    const text = formatter.fill(words.undone[isDropped(formatter, how, because) ? 'dropped' : how], {
      event: keep(eventText(formatter, event)),
    });
    return { text, below: sources.map((source) => ({ text: source })) };
  });
  return [{ text: words.notSo, below }];
}

/** True where no entry forbade an event: one put nothing in its place. */
const isDropped = (formatter: Formatter, how: Undone['how'], because: readonly string[]): boolean =>
  how === 'barred' && because.some((id) => formatter.entry(id)?.hook === 'rewrites');

const eventText = (formatter: Formatter, event: PlanEvent): string =>
  formatter.value(eventNode(event, formatter.vocabulary));

/** What entries did that no event of the plan shows: they barred or replaced something, were overridden, or nearly acted. */
function tracedSections(formatter: Formatter, plan: Plan): readonly Item[] {
  const { plan: words, answer } = formatter.words;
  const trace = plan.trace ?? [];
  const applied = new Set(trace.filter(({ outcome }) => outcome === 'applied').map(({ entry }) => entry));
  const shown = new Set(plan.steps.flat().flatMap(({ because = [] }) => because));
  // An entry may be looked at several times for one event, as what it overrides is; it is reported once.
  const considered = new Map(trace.map((one) => [JSON.stringify(one), one]));
  const item = (one: Considered): Item => {
    const { text, below = [] } = consideredItem(formatter, one, bindingsOf(formatter, one));
    const event = one.event === undefined ? undefined : eventText(formatter, one.event);
    const about = event === undefined ? [] : [{ text: formatter.fill(words.onEvent, { event: keep(event) }) }];
    return { text, below: [...about, ...below] };
  };
  const group = (text: string, wanted: (one: Considered) => boolean): readonly Item[] => {
    const found = [...considered.values()].filter(wanted);
    return found.length === 0 ? [] : [{ text, below: found.map(item) }];
  };
  return [
    ...group(
      words.changed,
      ({ outcome, entry }) => outcome === 'applied' && !shown.has(entry) && stepsIn(formatter, entry),
    ),
    ...group(answer.overridden, ({ outcome }) => outcome === 'overridden' || outcome === 'outranked'),
    // What is looked at again after it applied has only run out of things to do.
    ...group(
      answer.near,
      ({ outcome, nearMiss, entry }) => outcome === 'not met' && nearMiss && !applied.has(entry) && !shown.has(entry),
    ),
    ...group(answer.perhaps, ({ outcome }) => outcome === 'unknown'),
  ];
}

/** True for an entry that takes away events or puts others in their place; what the others do is seen in the steps. */
function stepsIn(formatter: Formatter, id: string): boolean {
  const hook = formatter.entry(id)?.hook;
  return hook === 'rewrites' || hook === 'forbids';
}

const bindingsOf = (formatter: Formatter, { event }: Considered) =>
  event === undefined ? new Map() : eventBindings(formatter, event);

function unusedItems(formatter: Formatter, picks: readonly Pick[]): readonly Item[] {
  if (picks.length === 0) return [];
  const { plan: words } = formatter.words;
  const below = picks.map(({ matter, pick }): Item => {
    const parts = {
      matter: quoted(formatter, formatter.matter(matter)),
      pick: keep(formatter.json(pick, { one: [], none: true })),
    };
    return { text: formatter.fill(words.unusedPick, parts) };
  });
  return [{ text: words.unusedPicks, below }];
}

function needItems(formatter: Formatter, needs: readonly Need[]): readonly Item[] {
  if (needs.length === 0) return [];
  const { plan: words } = formatter.words;
  const below = needs.map(({ matter, among, by, event, because }): Item => {
    const candidates = among.map((one) => formatter.json(one, { one: [], none: true })).join(', ');
    const parts = { matter: quoted(formatter, formatter.matter(matter)), among: keep(candidates) };
    const chooser = by === null ? words.chance : formatter.fill(words.chooser, { by: keep(by) });
    const cause =
      event === undefined ? [] : [formatter.fill(words.onEvent, { event: keep(eventText(formatter, event)) })];
    const lines = [chooser, ...cause, ...because.map((id) => formatter.head(id))];
    return { text: formatter.fill(words.choose, parts), below: lines.map((text) => ({ text })) };
  });
  return [{ text: words.waits }, { text: words.needs, below }];
}
