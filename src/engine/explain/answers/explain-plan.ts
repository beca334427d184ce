import type { Considered, Need, Pick, Plan, PlanEvent, Undone } from '../../model/answer.js';
import type { Rulebook } from '../../model/rulebook.js';
import type { Lang } from '../../model/words.js';
import { type ExplanationPart, type PartKind, section } from '../explanation-part.js';
import type { ThingNames } from '../read-back/reader.js';
import { eventNode } from '../read-back/value-nodes.js';
import { readBackPart } from '../read-back/whole-reader.js';
import { quoted } from '../read-back/wording.js';
import { verbatim } from '../words/template.js';
import { eventBindings } from './bindings.js';
import { consideredItem, nearestFirst } from './explain-considered.js';
import { noticeItems, unknownItems } from './explain-notices.js';
import { Formatter } from './formatter.js';

/**
 * Explains a plan: what was sent, then step by step what happens and because of which entries, what was changed or
 * barred, and the picks that it waits for.
 *
 * @param plan as the runtime returns it; sent with a trace, it also tells what entries did without leaving an event.
 * @param rulebook the one that gave the plan; ids that it lacks are printed as they are.
 */
export function planSections(
  plan: Plan,
  rulebook: Rulebook,
  lang: Lang,
  names?: ThingNames,
): readonly ExplanationPart[] {
  const formatter = new Formatter(rulebook, plan.edition, lang, { numbers: plan.numbers, names });
  const words = formatter.words.plan;
  const sent: ExplanationPart = {
    is: 'sent',
    text: formatter.fill(words.sent, { edition: plan.edition }),
    below: plan.sent.map((event) => eventPart(formatter, event)),
  };
  const waiting = plan.needs.length > 0 || plan.unknown.length > 0;
  const steps = plan.steps.map(
    (events, index): ExplanationPart => ({
      is: 'step',
      text: formatter.fill(words.step, { number: String(index + 1) }),
      below: events.map((event) => eventItem(formatter, event)),
    }),
  );
  return [
    sent,
    ...(waiting || steps.length > 0 ? [] : [{ is: 'nothing' as const, text: nothingHappens(formatter, plan) }]),
    ...steps,
    ...undoneSection(formatter, plan.undone),
    ...tracedSections(formatter, plan),
    ...needItems(formatter, plan.needs),
    ...unusedItems(formatter, plan.unusedPicks ?? []),
    ...unknownItems(formatter, plan.unknown),
    ...noticeItems(formatter, plan.notices),
  ];
}

/** On a table that is no longer played, the reason. */
function nothingHappens(formatter: Formatter, { ended }: Plan): string {
  const { vocabulary, words, lang } = formatter;
  if (ended === undefined || vocabulary.ended === undefined) return words.plan.nothing;
  return formatter.fill(words.plan.ended, { clause: readBackPart(vocabulary.ended.tree, vocabulary, lang) });
}

function eventItem(formatter: Formatter, event: PlanEvent): ExplanationPart {
  const { because = [] } = event;
  return { ...eventPart(formatter, event), below: sources(formatter, because, 'asSent') };
}

/** The entries responsible for something, or that there are none. */
const sources = (
  formatter: Formatter,
  because: readonly string[],
  none: 'asSent' | 'nobody',
): readonly ExplanationPart[] =>
  because.length === 0 ? [{ is: none, text: formatter.words.plan[none] }] : because.map((id) => formatter.about(id));

/** An event in words, as a line of its own. */
export const eventPart = (
  formatter: Formatter,
  event: PlanEvent,
  text = eventText(formatter, event),
): ExplanationPart => ({ ...formatter.textPart('event', text, [eventNode(event, formatter.vocabulary)]), event });

/** What did not happen as such, and which entries decided so. */
function undoneSection(formatter: Formatter, undone: readonly Undone[]): readonly ExplanationPart[] {
  const { plan: words } = formatter.words;
  const below = undone.map(({ event, how, because }): ExplanationPart => {
    const text = formatter.fill(words.undone[isDropped(formatter, how, because) ? 'dropped' : how], {
      event: verbatim(eventText(formatter, event)),
    });
    return { ...eventPart(formatter, event, text), below: sources(formatter, because, 'nobody') };
  });
  return section('undone', words.notSo, below);
}

/** True if no entry forbade an event, but one replaced it by nothing. */
const isDropped = (formatter: Formatter, how: Undone['how'], because: readonly string[]): boolean =>
  how === 'barred' && because.some((id) => formatter.entry(id)?.hook === 'rewrites');

const eventText = (formatter: Formatter, event: PlanEvent): string =>
  formatter.value(eventNode(event, formatter.vocabulary));

/**
 * What entries did that no event of the plan shows: they barred or replaced something, were overridden, or nearly
 * acted.
 */
function tracedSections(formatter: Formatter, plan: Plan): readonly ExplanationPart[] {
  const { plan: words, answer } = formatter.words;
  const trace = plan.trace ?? [];
  const applied = new Set(trace.filter(({ outcome }) => outcome === 'applied').map(({ entry }) => entry));
  const shown = new Set(plan.steps.flat().flatMap(({ because = [] }) => because));
  // An entry may be considered several times for one event, as is what it overrides; it is reported once.
  const considered = new Map(trace.map((one) => [JSON.stringify(one), one]));
  const item = (one: Considered): ExplanationPart => {
    const { below = [], ...said } = consideredItem(formatter, one, bindingsOf(formatter, one));
    return { ...said, below: [...onEvent(formatter, one.event), ...below] };
  };
  const group = (is: PartKind, text: string, found: readonly Considered[]) => section(is, text, found.map(item));
  const those = (...outcomes: readonly Considered['outcome'][]) =>
    [...considered.values()].filter(({ outcome }) => outcomes.includes(outcome));
  const unseen = ({ entry }: Considered): boolean => !shown.has(entry);
  return [
    ...group(
      'changed',
      words.changed,
      those('applied').filter((one) => unseen(one) && stepsIn(formatter, one.entry)),
    ),
    ...group('overridden', answer.overridden, those('overridden', 'outranked')),
    // An entry that applied and is considered again has merely run out of things to do.
    ...group(
      'near',
      answer.near,
      nearestFirst(those('not met')).filter((one) => unseen(one) && !applied.has(one.entry)),
    ),
    ...group('perhaps', answer.perhaps, those('unknown')),
  ];
}

/** The event in question. */
const onEvent = (formatter: Formatter, event: PlanEvent | undefined): readonly ExplanationPart[] =>
  event === undefined
    ? []
    : [
        {
          ...eventPart(
            formatter,
            event,
            formatter.fill(formatter.words.plan.onEvent, { event: verbatim(eventText(formatter, event)) }),
          ),
          is: 'about',
        },
      ];

/** True for an entry that removes or replaces events; the effect of all others is visible in the steps. */
function stepsIn(formatter: Formatter, id: string): boolean {
  const hook = formatter.entry(id)?.hook;
  return hook === 'rewrites' || hook === 'forbids';
}

const bindingsOf = (formatter: Formatter, { event }: Considered) =>
  event === undefined ? new Map() : eventBindings(formatter, event);

function unusedItems(formatter: Formatter, picks: readonly Pick[]): readonly ExplanationPart[] {
  const { plan: words } = formatter.words;
  const below = picks.map(({ matter, pick }): ExplanationPart => {
    const parts = {
      matter: quoted(formatter, formatter.matter(matter)),
      pick: verbatim(formatter.json(pick, { one: [], none: true })),
    };
    return { is: 'pick', text: formatter.fill(words.unusedPick, parts) };
  });
  return section('unusedPicks', words.unusedPicks, below);
}

function needItems(formatter: Formatter, needs: readonly Need[]): readonly ExplanationPart[] {
  if (needs.length === 0) return [];
  const { plan: words } = formatter.words;
  const below = needs.map(({ matter, among, by, event, because }): ExplanationPart => {
    const candidates = among.map((one) => formatter.json(one, { one: [], none: true })).join(', ');
    const parts = { matter: quoted(formatter, formatter.matter(matter)), among: verbatim(candidates) };
    const chooser = by === null ? words.chance : formatter.fill(words.chooser, { by: verbatim(formatter.called(by)) });
    const asks = because.map((id) => formatter.about(id));
    return {
      is: 'need',
      text: formatter.fill(words.choose, parts),
      below: [{ is: 'chooser', text: chooser }, ...onEvent(formatter, event), ...asks],
    };
  });
  return [
    { is: 'waits', text: words.waits },
    { is: 'needs', text: words.needs, below },
  ];
}
