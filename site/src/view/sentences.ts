import type { UnknownFact } from 'tavolata/runtime';
import { factInWords } from '../facts.js';
import { type Game, thingsIn } from '../game.js';
import { type Lang, listed, type Say } from '../language.js';
import { readyTables } from '../ready-tables.js';
import type { State } from '../state.js';
import { isYes } from './stage.js';
import { verdicts } from './verdict.js';

/** The title of the table. */
export function titleOf({ game, ready }: State, lang: Lang, say: Say): string {
  const found = readyTables.find(({ id }) => id === ready);
  if (found !== undefined) return say(found.name);
  const [variant = ''] = (game.json.setup.variants ?? []) as readonly string[];
  const name = variant === '' ? say('noVariant') : game.nameOf('Variant', variant, lang);
  return say('madeTable', { variant: name, count: game.seats.length });
}

/** The current turn and step, the options, and the house rule. */
export function subtitleOf({ game, house }: State, lang: Lang, say: Say): string {
  const turns = thingsIn(game.json, 'turns').map(({ number, group, step }) => {
    const stepName = step === undefined ? '' : game.nameOf('StepName', String(step), lang);
    return say('turnSub', { number: String(number ?? ''), player: String(group), step: stepName });
  });
  const options = ((game.json.setup.options ?? []) as readonly string[]).map((id) => game.nameOf('Option', id, lang));
  const rule = house === undefined ? [] : [say('withHouse', { name: house.name })];
  return [...(turns.length === 0 ? [say('noTurn')] : turns), ...options, ...rule].join(' · ');
}

/** Announced when an attacker has been chosen. */
export function attackSaid({ game, creature = '' }: State, lang: Lang, say: Say): string {
  const name = game.permanent(creature)?.name ?? creature;
  const players = game.seats.map(({ id }) => id).filter((id) => isYes(game.mayAttack(creature, id).verdict));
  if (players.length === 0) return say('attackerNone', { creature: name });
  const all = game.seats.length;
  return say('attackerAllowed', { creature: name, players: listed(players, lang), count: players.length, all });
}

/** Announced when a seat has been chosen: the verdict and the rules. */
export function verdictSaid({ game, creature, seat = '' }: State, lang: Lang, say: Say): string {
  if (creature === undefined) return seat;
  const answer = game.mayAttack(creature, seat);
  const name = game.permanent(creature)?.name ?? creature;
  const says = say(verdicts[answer.verdict ?? 'unknown'].says, { creature: name, player: seat });
  const reasons = game
    .reasonsFor(answer, lang)
    .map(({ name: title, numbers }) => `${numbers[0] ?? ''} ${title}`.trim());
  return [says, ...missingSaid(game, answer.unknown, lang, say), ...reasons].map((one) => `${one}.`).join(' ');
}

/** The missing facts. */
const missingSaid = (game: Game, unknown: readonly UnknownFact[], lang: Lang, say: Say): readonly string[] =>
  unknown
    .filter(({ code }) => code === undefined)
    .map((fact) => say('notKnown', { what: factInWords(game, fact, lang) }));

/** Said when another house answer has been chosen: what it answers, and what then becomes of the verdict or the plan. */
export function answerSaid(
  state: State,
  { matter, choice }: { readonly matter: string; readonly choice: string },
  lang: Lang,
  say: Say,
): string {
  const { names, choices } = state.game.rulebook.matters[matter] ?? {};
  const said = say('answered', { matter: names?.[lang] ?? matter, choice: choices?.[choice]?.[lang] ?? choice });
  return `${said} ${choiceSaid(state, lang, say)}`;
}

/** Said when an earlier choice is taken up again. */
export function choiceSaid(state: State, lang: Lang, say: Say): string {
  const { creature, seat, shown } = state;
  if (shown !== undefined) return shown.step === 0 ? planSaid(state, lang, say) : stepSaid(state, lang, say);
  if (seat !== undefined) return verdictSaid(state, lang, say);
  return creature === undefined ? say('choose') : attackSaid(state, lang, say);
}

/** Announced when a plan is shown. */
export function planSaid({ game, shown }: State, lang: Lang, say: Say): string {
  if (shown === undefined) return '';
  const count = shown.plan.steps.length;
  const event = game.eventInWords(shown.event, lang);
  const { needs, unknown } = shown.plan;
  if (needs.length > 0) return `${event}. ${say('asks')}.`;
  if (unknown.length > 0) return [event, ...missingSaid(game, unknown, lang, say)].map((one) => `${one}.`).join(' ');
  if (count === 0) return `${event}. ${say('planNothing')}.`;
  return `${event}. ${count === 1 ? say('planSizeOne') : say('planSize', { count })}`;
}

/** Announced at each step of a plan. */
export function stepSaid({ game, shown }: State, lang: Lang, say: Say): string {
  if (shown === undefined) return '';
  const { plan, step } = shown;
  const count = plan.steps.length;
  if (step === 0) return say('stepStart', { count });
  const events = (plan.steps[step - 1] ?? []).map((event) => game.eventInWords(event, lang));
  return `${say('step', { number: step, count })}: ${events.join('; ')}.`;
}

/** Announced when a house rule comes into force at the table, or is removed. */
export function houseSaid(state: State, lang: Lang, say: Say): string {
  const { creature, seat, house } = state;
  const says = house === undefined ? say('houseLeft') : say('houseHolds', { name: house.name });
  return creature !== undefined && seat !== undefined ? `${says} ${verdictSaid(state, lang, say)}` : says;
}

/** Announced when the edition has changed. */
export function editionSaid(state: State, lang: Lang, say: Say): string {
  const { game, creature, seat } = state;
  const name = game.rulebook.editions.find(({ date }) => date === game.edition)?.names[lang] ?? game.edition;
  const answer = creature !== undefined && seat !== undefined ? verdictSaid(state, lang, say) : '';
  return `${name}. ${answer}`.trim();
}
