import type { Answer, Plan, PlanEvent } from '../model/answer.js';
import { need, needLang, needTexts, refusingBroken } from '../model/given.js';
import { last } from '../model/last.js';
import type { Rulebook } from '../model/rulebook.js';
import { inLanguages, type Lang, type Words } from '../model/words.js';
import { answerSections } from './answers/explain-answer.js';
import { eventPart, planSections } from './answers/explain-plan.js';
import { Formatter } from './answers/formatter.js';
import type { ExplanationPart } from './explanation-part.js';
import { layOutSections } from './layout.js';
import type { ThingNames } from './read-back/reader.js';

/** What can be explained: an answer, a plan, or a single event, such as one of a player's moves. */
export type Explained = Answer | Plan | PlanEvent;

/**
 * Explains an answer or a plan in plain text, or puts an event into words.
 *
 * @param lang missing: both, each under its name
 * @param names names of things by id (`namesOf` a table); missing: their ids
 * @throws Fault `fault.argument` for anything else
 */
export function explain(explained: Explained, rulebook: Rulebook, lang: Lang, names?: ThingNames): string;
export function explain(explained: Explained, rulebook: Rulebook, lang?: undefined, names?: ThingNames): Words;
export function explain(explained: Explained, rulebook: Rulebook, lang?: Lang, names?: ThingNames): string | Words;
export function explain(explained: Explained, rulebook: Rulebook, lang?: Lang, names?: ThingNames): string | Words {
  if (lang !== undefined) needLang(lang, 'explain');
  return explaining({ explained, rulebook, of: 'explain', names }, () =>
    inLanguages(lang, (one) => layOutSections(sectionsOf(explained, rulebook, one, names))),
  );
}

/**
 * The same as data: what `explain` prints line by line, each piece with its kind and the entry, things, facts and
 * events that it is about. An answer asked with a trace has the facts that decided below the entries, and what nearly
 * applied, nearest first.
 *
 * @throws Fault as `explain`
 */
export function explanation(
  explained: Explained,
  rulebook: Rulebook,
  lang: Lang,
  names?: ThingNames,
): readonly ExplanationPart[] {
  needLang(lang, 'explanation');
  return explaining({ explained, rulebook, of: 'explanation', names }, () =>
    sectionsOf(explained, rulebook, lang, names),
  );
}

/** The arguments of a call, to be refused by name if they are not as they should be. */
interface GivenToExplain {
  readonly explained: Explained;
  readonly rulebook: Rulebook;
  readonly of: string;
  readonly names: ThingNames | undefined;
}

function explaining<Result>({ explained, rulebook, of, names }: GivenToExplain, work: () => Result): Result {
  const name = kindOf(explained);
  need(explained, name, of);
  need(rulebook, 'rulebook', of);
  if (names !== undefined) needTexts(names, 'names', of);
  return refusingBroken(explained, name, of, work);
}

function kindOf(explained: Explained): 'answer' | 'plan' | 'event' {
  if (typeof explained !== 'object' || explained === null) return 'answer';
  return 'steps' in explained ? 'plan' : 'event' in explained ? 'event' : 'answer';
}

function sectionsOf(
  explained: Explained,
  rulebook: Rulebook,
  lang: Lang,
  names?: ThingNames,
): readonly ExplanationPart[] {
  if ('steps' in explained) return planSections(explained, rulebook, lang, names);
  if (!('event' in explained)) return answerSections(explained, rulebook, lang, names);
  const edition = last(rulebook.editions)?.date ?? '';
  return [eventPart(new Formatter(rulebook, edition, lang, { names }), explained)];
}
