import type { Answer } from 'tavolata/runtime';
import type { Permanent, Reason, Seat } from '../game.js';
import type { Say } from '../language.js';
import { Icon, isIcon, TeamShape } from './icons.js';
import { VerdictChip } from './verdict.js';

export interface SeatProps {
  readonly seat: Seat;
  readonly place: number;
  /** The index of its team among the teams at the table. */
  readonly team: number | undefined;
  /** The name of its role; missing if it has none. */
  readonly role: string | undefined;
  /** The player whose range includes this seat, while that range is shown. */
  readonly inRangeOf: string | undefined;
  /** Whether the chosen creature may attack this player, and why. */
  readonly answer:
    | { readonly verdict: NonNullable<Answer['verdict']>; readonly reasons: readonly Reason[] }
    | undefined;
  readonly creature: string | undefined;
  readonly isOpen: boolean;
  readonly say: Say;
  onSeat(id: string): void;
  onCreature(id: string): void;
}

/** A seat: its player, and whether the chosen creature may attack them, with the deciding rule. */
export function SeatCard(props: SeatProps) {
  const { seat, place, team, answer, isOpen, say } = props;
  return (
    <li
      class={`seat s${place}`}
      data-seat={seat.id}
      data-team={team === undefined ? undefined : team % 6}
      data-v={answer?.verdict}
      data-sel={isOpen ? '' : undefined}
      data-out={seat.hasLeft ? '' : undefined}
    >
      <button type="button" class="seat__b" aria-pressed={isOpen} onClick={() => props.onSeat(seat.id)}>
        <span class="seat__n">
          {seat.id}
          <Pause />
        </span>
        {seat.life !== null && (
          <span class="seat__l">
            <b>{seat.life}</b> <span>{say('life')}</span>
            <Pause />
          </span>
        )}
        <Tags {...props} />
        {answer && (
          <span class="seat__v">
            <VerdictChip verdict={answer.verdict} say={say} />
            <span class="vh">: </span>
            <Why reasons={answer.reasons} say={say} />
          </span>
        )}
      </button>
      <Permanents {...props} />
    </li>
  );
}

/** A pause for screen readers between two parts of a seat's name. */
const Pause = () => <span class="vh">, </span>;

function Tags({ seat, team, role, inRangeOf, say }: SeatProps) {
  return (
    <span class="seat__m">
      {team !== undefined && (
        <span class="tag">
          <TeamShape team={team} />
          {seat.team}
          <Pause />
        </span>
      )}
      {role !== undefined && (
        <span class="tag">
          {isIcon(seat.role) && <Icon name={seat.role} />}
          {role}
          <Pause />
        </span>
      )}
      {seat.onTurn && (
        <span class="tag tag--turn">
          <Icon name="turn" />
          {say('onTurn')}
          <Pause />
        </span>
      )}
      {seat.hasLeft && (
        <span class="tag">
          <Icon name="leave" />
          {say('left')}
          <Pause />
        </span>
      )}
      {inRangeOf !== undefined && (
        <span class="tag">
          <Icon name="range" />
          {say('inRange', { player: inRangeOf })}
          <Pause />
        </span>
      )}
    </span>
  );
}

function Why({ reasons: [first, ...others], say }: { readonly reasons: readonly Reason[]; readonly say: Say }) {
  if (first === undefined) return null;
  return (
    <span class="why">
      {first.numbers[0] && <span class="num num--plain">{first.numbers[0]}</span>} <span class="ttl">{first.name}</span>
      {others.length > 0 && (
        <>
          {' '}
          <span aria-hidden="true">+{others.length}</span>
          <span class="vh">, {say('more', { count: others.length })}</span>
        </>
      )}
    </span>
  );
}

function Permanents({ seat, creature, say, onCreature }: SeatProps) {
  if (seat.permanents.length === 0) return null;
  return (
    <ul class="perms" aria-label={say('permanentsOf', { player: seat.id })}>
      {seat.permanents.map((one) => (
        <li key={one.id}>
          {one.isCreature ? (
            <button
              type="button"
              class="perm"
              data-creature={one.id}
              aria-pressed={creature === one.id}
              onClick={() => onCreature(one.id)}
            >
              {creature === one.id && <Icon name="check" />}
              <PermanentName permanent={one} seat={seat} say={say} />
            </button>
          ) : (
            <span class="perm perm--still">
              <PermanentName permanent={one} seat={seat} say={say} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

const PermanentName = ({ permanent, seat, say }: { permanent: Permanent; seat: Seat; say: Say }) => (
  <span>
    {permanent.name}
    {permanent.owner !== seat.id && <span class="tag tag--after">{say('ownedBy', { player: permanent.owner })}</span>}
  </span>
);
