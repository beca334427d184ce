import type { Game, Seat } from '../game.js';
import { type Lang, listed, type Say } from '../language.js';
import type { RingSeat } from '../ring.js';
import { Icon } from './icons.js';
import { Ring } from './ring.js';
import { SeatCard } from './seat.js';

interface StageProps {
  readonly game: Game;
  readonly creature: string | undefined;
  readonly seat: string | undefined;
  readonly lang: Lang;
  readonly say: Say;
  onSeat(id: string): void;
  onCreature(id: string): void;
}

/** Up to this number, seats are arranged around the table; more are shown as a list. */
const MOST_ROUND = 12;

/** The table: seats around it in turn order, with the ring in the middle. */
export function Stage(props: StageProps) {
  const { game, creature, lang, say } = props;
  const { seats } = game;
  const teams = [...new Set(seats.flatMap(({ team }) => team ?? []))];
  const teamOf = ({ team }: Seat) => (team === undefined ? undefined : teams.indexOf(team));
  const controller = creature === undefined ? undefined : game.controllerOf(creature);
  const viewer = controller ?? seats.find(({ onTurn }) => onTurn)?.id;
  const reach = viewer !== undefined && game.hasRange ? game.reach(viewer) : [];
  const answers = new Map(creature === undefined ? [] : seats.map(({ id }) => [id, game.mayAttack(creature, id)]));
  const mayBeAttacked = seats.filter(({ id }) => isYes(answers.get(id)?.verdict)).map(({ id }) => id);
  const ring = seats.map(
    (seat): RingSeat => ({
      id: seat.id,
      team: teamOf(seat),
      hasLeft: seat.hasLeft,
      isAttacker: seat.id === controller,
      isInRange: reach.includes(seat.id),
      isAllowed: mayBeAttacked.includes(seat.id),
      isDenied: creature !== undefined && props.seat === seat.id && !mayBeAttacked.includes(seat.id),
    }),
  );
  const attack = creature === undefined ? '' : attackInWords(mayBeAttacked, lang, say);
  const arc = reach.length > 0 && viewer !== undefined ? say('theArc', { player: viewer }) : '';
  const order = say('ring', {
    players: listed(
      seats.map(({ id }) => id),
      lang,
    ),
  });
  return (
    <section class="stage" data-n={seats.length > MOST_ROUND ? 'list' : seats.length} aria-label={say('table')}>
      <div class="centre">
        <div class="l">
          <Attacker {...props} controller={controller} attack={attack} />
        </div>
        <Ring seats={ring} label={[order, attack, arc].join(' ').trim()} />
        <div class="r">{arc !== '' && <p class="lbl">{arc}</p>}</div>
      </div>
      <ol class="seats" aria-label={say('seats')}>
        {seats.map((seat, place) => {
          const answer = answers.get(seat.id);
          return (
            <SeatCard
              key={seat.id}
              seat={seat}
              place={place}
              team={teamOf(seat)}
              role={seat.role && game.nameOf('Role', seat.role, lang)}
              inRangeOf={viewer !== seat.id && reach.includes(seat.id) ? viewer : undefined}
              answer={answer?.verdict && { verdict: answer.verdict, reasons: game.reasonsFor(answer, lang) }}
              creature={creature}
              isOpen={props.seat === seat.id}
              say={say}
              onSeat={props.onSeat}
              onCreature={props.onCreature}
            />
          );
        })}
      </ol>
    </section>
  );
}

/** Whether a verdict permits the attack. */
export const isYes = (verdict: string | undefined): boolean => verdict === 'allowed' || verdict === 'required';

/** The players whom the chosen creature may attack, in a sentence. */
function attackInWords(players: readonly string[], lang: Lang, say: Say): string {
  if (players.length === 0) return say('mayAttackNone');
  return say(players.length === 1 ? 'mayAttackOnly' : 'mayAttackSome', { players: listed(players, lang) });
}

interface AttackerProps extends StageProps {
  readonly controller: string | undefined;
  readonly attack: string;
}

/** The text in the middle of the table: the attacker, or a request to choose one. */
function Attacker({ game, creature, controller, attack, say, onCreature }: AttackerProps) {
  if (creature !== undefined)
    return (
      <>
        <p class="lbl">{say('attackingWith')}</p>
        <p class="say">
          <b>{game.permanent(creature)?.name}</b>
        </p>
        {controller !== undefined && <p>{say('controls', { player: controller })}</p>}
        <p class="say">{attack}</p>
      </>
    );
  const [first] = creaturesOf(game);
  if (first === undefined) return <p class="say">{say('noCreature')}</p>;
  return (
    <>
      <button type="button" class="btn btn--go" onClick={() => onCreature(first)}>
        <Icon name="right" />
        {say('choose')}
      </button>
      <p class="lbl">{say('chooseHelp')}</p>
    </>
  );
}

/** Creatures in the order of interest: those of the active player first. */
export function creaturesOf({ seats }: Game): readonly string[] {
  const ordered = [...seats.filter(({ onTurn }) => onTurn), ...seats.filter(({ onTurn }) => !onTurn)];
  return ordered.flatMap(({ permanents }) => permanents.filter(({ isCreature }) => isCreature).map(({ id }) => id));
}
