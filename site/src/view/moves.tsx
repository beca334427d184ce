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

/** What may be done now: how time goes on, and for each player the events that they may bring about. */
export function Moves({ game, seat, lang, say, onEvent }: MovesProps) {
  const inGame = game.seats.filter(({ hasLeft }) => !hasLeft);
  const event = (one: PlanEvent) => (
    <li key={JSON.stringify(one)}>
      <button type="button" class="btn" onClick={() => onEvent(one)}>
        {game.eventInWords(one, lang)}
      </button>
    </li>
  );
  const time = passingOfTime(game);
  return (
    <section class="moves" aria-labelledby="moves-h">
      <h2 id="moves-h">{say('whatNow')}</h2>
      {time.length > 0 && <ul class="acts">{time.map(event)}</ul>}
      {inGame.map(({ id, onTurn }) => {
        const leaves: PlanEvent = { event: 'playersLeave', fields: { players: [id] } };
        return (
          <details key={`${id}-${id === seat}`} open={onTurn || id === seat}>
            <summary>
              {id} <span class="n">{onTurn ? say('onTurn') : ''}</span>
            </summary>
            <ul class="acts" aria-label={say('movesOf', { player: id })}>
              {[...game.moves(id), leaves].map(event)}
            </ul>
          </details>
        );
      })}
    </section>
  );
}
