import type { ScenarioStep } from '../../tools/check/scenarios/model.js';
import { type Game, thingsIn } from '../src/game.js';
import { type RingSeat, ringShapes, type Shape, SIDE } from '../src/ring.js';
import { Html, html, ui } from './html.js';

/** The seats of a case, with the targets of its steps and whether the rules allow them. */
export interface Drawing {
  readonly seats: readonly RingSeat[];
  /** The player whose range the arc shows. */
  readonly viewer?: string;
}

/** Draws the seats of a table with the results of a case's steps. */
export function drawnCase(game: Game, steps: readonly ScenarioStep[]): Drawing {
  const { seats } = game;
  const teams = [...new Set(seats.flatMap(({ team }) => team ?? []))];
  const seatOf = seatsOfThings(game);
  const told = steps.flatMap(toldIn).flatMap(({ text, isAllowed }) => {
    const named = thingsNamed(text).flatMap((id) => seatOf.get(id) ?? []);
    return named.length === 0 ? [] : [{ from: named[0], to: named.at(-1), isAllowed }];
  });
  const actor = told[0]?.from;
  const towards = (wanted: boolean): ReadonlySet<string | undefined> =>
    new Set(told.filter(({ from, isAllowed }) => from === actor && isAllowed === wanted).map(({ to }) => to));
  const [allowed, denied] = [towards(true), towards(false)];
  const viewer = game.hasRange ? (actor ?? seats.find(({ onTurn }) => onTurn)?.id) : undefined;
  const reach = viewer === undefined ? [] : game.reach(viewer);
  return {
    seats: seats.map(({ id, team, hasLeft }) => ({
      id,
      team: team === undefined ? undefined : teams.indexOf(team),
      hasLeft,
      isAttacker: id === actor,
      isInRange: reach.includes(id),
      isAllowed: id !== actor && allowed.has(id),
      isDenied: id !== actor && denied.has(id) && !allowed.has(id),
    })),
    ...(viewer !== undefined && reach.length > 0 && { viewer }),
  };
}

/**
 * The texts that a step asks or sends, and whether the rules allow it; undefined if the step is about something else.
 */
function toldIn(step: ScenarioStep): readonly { readonly text: string; readonly isAllowed?: boolean }[] {
  if ('ask' in step) {
    const { ask: text, answer } = step;
    const isYes = answer === 'allowed' || answer === 'required';
    return [isYes || answer === 'denied' ? { text, isAllowed: isYes } : { text }];
  }
  if (!('send' in step)) return [];
  const { plan, includes = [], absent = [] } = step;
  const texts = [step.send].flat();
  const happens = new Set([...(plan ?? []).flat(), ...includes]);
  // An event that the rules replace by others is not barred.
  const isBarred = plan !== undefined && (plan.length === 0 || texts.some((text) => happens.has(text)));
  return texts.map((text) => {
    if (happens.has(text)) return { text, isAllowed: true };
    return isBarred || absent.includes(text) ? { text, isAllowed: false } : { text };
  });
}

/** The seat of each player and object on a table. */
function seatsOfThings(game: Game): ReadonlyMap<string, string> {
  const objects = thingsIn(game.json, 'objects').flatMap(({ id, owner }) => {
    const seat = game.controllerOf(id) ?? owner;
    return typeof seat === 'string' ? [[id, seat] as const] : [];
  });
  return new Map([...objects, ...game.seats.map(({ id }) => [id, id] as const)]);
}

/**
 * Names in a text of the rule language that may be things, so not questions, arguments or facts; names with spaces are
 * quoted.
 */
const thingsNamed = (text: string): readonly string[] =>
  [...text.matchAll(/'([^']*)'|(?<![.\w])([A-Za-z_]\w*)(?!\w|\s*[(:])/g)].flatMap(([, quoted, name]) => {
    if (quoted !== undefined) return /^\w+$/.test(quoted) ? [] : [quoted];
    return name ?? [];
  });

/** A drawing, with a description in words for readers who cannot see it. */
export function drawingOf({ seats, viewer }: Drawing): Html {
  const names = (which: keyof RingSeat) => seats.filter((seat) => seat[which]).map(({ id }) => id);
  const actor = names('isAttacker')[0];
  const towards = (word: 'drawnAllowed' | 'drawnDenied', players: readonly string[]) =>
    actor !== undefined && players.length > 0 && html` ${ui(word, { player: actor, players: players.join(', ') })}`;
  return html`<svg viewBox="0 0 ${SIDE} ${SIDE}" aria-hidden="true">${ringShapes(seats).map(element)}</svg><span class="vh">${ui('ring', { players: seats.map(({ id }) => id).join(', ') })}
${viewer !== undefined && ui('theArc', { player: viewer })}${towards('drawnAllowed', names('isAllowed'))}${towards('drawnDenied', names('isDenied'))}</span>`;
}

function element({ tag, given, inside }: Shape): Html {
  const attributes = Object.entries(given).map(([name, value]) => value !== undefined && html` ${name}="${value}"`);
  const name = new Html(tag);
  return html`<${name}${attributes}>${inside.map((part) => (typeof part === 'string' ? part : element(part)))}</${name}>`;
}
