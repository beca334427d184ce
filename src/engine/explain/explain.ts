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

/** What can be explained: an answer, a plan, or one event alone, such as one of the moves of a player. */
export type Explained = Answer | Plan | PlanEvent;

/**
 * Explains an answer or a plan in plain text, or says an event in words.
 *
 * @param lang missing: both, each under its name
 * @param names what things are called, by id (`namesOf` a table); missing: by their ids
 * @throws Fault `fault.argument` for what is none of these
 */
export function explain(said: Explained, rulebook: Rulebook, lang: Lang, names?: ThingNames): string;
export function explain(said: Explained, rulebook: Rulebook, lang?: undefined, names?: ThingNames): Words;
export function explain(said: Explained, rulebook: Rulebook, lang?: Lang, names?: ThingNames): string | Words;
export function explain(said: Explained, rulebook: Rulebook, lang?: Lang, names?: ThingNames): string | Words {
  if (lang !== undefined) needLang(lang, 'explain');
  return explaining({ said, rulebook, of: 'explain', names }, () =>
    inLanguages(lang, (one) => layOutSections(sectionsOf(said, rulebook, one, names))),
  );
}

/**
 * The same as data: what `explain` prints line by line, each piece with its kind, the entry, things, facts and events that it
 * speaks of. An answer asked with a trace has the facts that decided below the entries, and what nearly applied, the nearest first.
 *
 * @throws Fault as `explain`
 */
export function explanation(
  said: Explained,
  rulebook: Rulebook,
  lang: Lang,
  names?: ThingNames,
): readonly ExplanationPart[] {
  needLang(lang, 'explanation');
  return explaining({ said, rulebook, of: 'explanation', names }, () => sectionsOf(said, rulebook, lang, names));
}

/** What a call was given, to be refused by name where it is not as it should be. */
interface GivenToExplain {
  readonly said: Explained;
  readonly rulebook: Rulebook;
  readonly of: string;
  readonly names: ThingNames | undefined;
}

function explaining<Result>({ said, rulebook, of, names }: GivenToExplain, work: () => Result): Result {
  const name = kindOf(said);
  need(said, name, of);
  need(rulebook, 'rulebook', of);
  if (names !== undefined) needTexts(names, 'names', of);
  return refusingBroken(said, name, of, work);
}

function kindOf(said: Explained): 'answer' | 'plan' | 'event' {
  if (typeof said !== 'object' || said === null) return 'answer';
  return 'steps' in said ? 'plan' : 'event' in said ? 'event' : 'answer';
}

function sectionsOf(said: Explained, rulebook: Rulebook, lang: Lang, names?: ThingNames): readonly ExplanationPart[] {
  if ('steps' in said) return planSections(said, rulebook, lang, names);
  if (!('event' in said)) return answerSections(said, rulebook, lang, names);
  const edition = last(rulebook.editions)?.date ?? '';
  return [eventPart(new Formatter(rulebook, edition, lang, { names }), said)];
}
