import { useMemo } from 'preact/hooks';
import type { PlanEvent } from 'tavolata/runtime';
import type { Game } from '../game.js';
import type { Lang, Say } from '../language.js';
import { passingOfTime } from '../time.js';

interface MovesProps {
  readonly game: Game;
  readonly seat: string | undefined;
  readonly lang: Lang;
  readonly say: Say;
  onEvent(event: PlanEvent): void;
}

/** A possible event with its sentence. */
interface Offer {
  readonly event: PlanEvent;
  readonly text: string;
}

/** The possible actions: how turns continue, and the events that each player may cause. */
export function Moves({ game, seat, lang, say, onEvent }: MovesProps) {
  const { time, players } = useMemo(() => offersOf(game, lang), [game, lang]);
  const button = ({ event, text }: Offer) => (
    <li key={JSON.stringify(event)}>
      <button type="button" class="btn" onClick={() => onEvent(event)}>
        {text}
      </button>
    </li>
  );
  return (
    <section class="moves" aria-labelledby="moves-h">
      <h2 id="moves-h">{say('whatNow')}</h2>
      {time.length > 0 && <ul class="acts">{time.map(button)}</ul>}
      {players.map(({ id, onTurn, offers }) => (
        <details key={`${id}-${id === seat}`} open={onTurn || id === seat}>
          <summary>
            {id} <span class="n">{onTurn ? say('onTurn') : ''}</span>
          </summary>
          <ul class="acts" aria-label={say('movesOf', { player: id })}>
            {offers.map(button)}
          </ul>
        </details>
      ))}
    </section>
  );
}

/** All events that a table accepts now. */
function offersOf(game: Game, lang: Lang) {
  const offer = (event: PlanEvent): Offer => ({ event, text: game.eventInWords(event, lang) });
  const moves = game.moves();
  const players = game.seats.filter(({ hasLeft }) => !hasLeft);
  return {
    time: [...passingOfTime(game), { event: 'stateIsChecked', fields: {} }].map(offer),
    players: players.map(({ id, onTurn }) => {
      const leaves: PlanEvent = { event: 'playersLeave', fields: { players: [id] } };
      return { id, onTurn, offers: [...(moves.get(id) ?? []), leaves].map(offer) };
    }),
  };
}
