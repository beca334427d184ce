import { shapeOf } from './icons.js';

/** One seat of the drawing. */
export interface RingSeat {
  readonly id: string;
  /** Place of the team among the teams; missing: no team. */
  readonly team?: number | undefined;
  readonly hasLeft: boolean;
  readonly isAttacker: boolean;
  readonly isInRange: boolean;
  readonly isAllowed: boolean;
  /** Its denial is open. */
  readonly isDenied: boolean;
}

const CENTRE = 120;
const RADIUS = 84;
const OUTER = 112;

/** The seats in a ring, with the range of whoever attacks as an arc, and arrows to those who may be attacked. */
export function Ring({ seats, label }: { readonly seats: readonly RingSeat[]; readonly label: string }) {
  const at = (index: number, radius = RADIUS): readonly [number, number] => {
    const angle = (2 * Math.PI * (index - startOf(seats.length))) / seats.length - Math.PI / 2;
    return [CENTRE + radius * Math.cos(angle), CENTRE + radius * Math.sin(angle)];
  };
  const size = seats.length > 8 ? 15 : 20;
  const attacker = seats.findIndex(({ isAttacker }) => isAttacker);
  const letters = lettersOf(seats.map(({ id }) => id));
  return (
    <svg viewBox="0 0 240 240" role="img" aria-label={label}>
      <g>
        <circle cx={CENTRE} cy={CENTRE} r={RADIUS} class="ring__line" />
        {runsOf(seats.map(({ isInRange }) => isInRange)).map(({ from, to }) => (
          <path
            key={from}
            class="ring__range"
            d={arc(at(from - 0.35, OUTER), at(to + 0.35, OUTER), to - from + 0.7 > seats.length / 2)}
          />
        ))}
        {attacker >= 0 &&
          seats.map(({ id, isAllowed, isDenied }, index) =>
            (isAllowed || isDenied) && index !== attacker ? (
              <Arrow key={id} from={at(attacker)} to={at(index)} isAllowed={isAllowed} gap={size} />
            ) : null,
          )}
        {seats.map((seat, index) => (
          <Disc key={seat.id} seat={seat} at={at(index)} letters={letters[index] ?? ''} size={size} />
        ))}
      </g>
    </svg>
  );
}

/** The first seat stands above on the left, as in the grid. */
const startOf = (seats: number): number => (seats <= 4 ? 0.5 : seats <= 8 ? 1 : 1.5);

/** The first letters of each name, as many as tell them apart, up to three. */
const lettersOf = (names: readonly string[]): readonly string[] =>
  names.map((name) => {
    const told = [1, 2, 3].find((count) => names.every((one) => one === name || !one.startsWith(name.slice(0, count))));
    return name.slice(0, told ?? 3);
  });

function Disc({
  seat,
  at: [x, y],
  letters,
  size,
}: {
  seat: RingSeat;
  at: readonly [number, number];
  letters: string;
  size: number;
}) {
  const kind = seat.isAttacker ? 'attacker' : seat.isAllowed ? 'allowed' : seat.hasLeft ? 'left' : 'plain';
  const off = size * 0.37;
  return (
    <g class={`disc disc--${kind}`} data-team={seat.team}>
      <circle cx={x} cy={y} r={size} />
      <text x={x} y={y + 5} text-anchor="middle">
        {letters}
      </text>
      {seat.team !== undefined && (
        <path class="disc__team" transform={`translate(${x + off} ${y + off}) scale(.875)`} d={shapeOf(seat.team)} />
      )}
    </g>
  );
}

/** From one seat to another, bent towards the middle, with a head where it is allowed and a cross where it is not. */
function Arrow(props: {
  from: readonly [number, number];
  to: readonly [number, number];
  isAllowed: boolean;
  gap: number;
}) {
  const { from, to, isAllowed, gap } = props;
  const bend = [(from[0] + to[0] + CENTRE) / 3, (from[1] + to[1] + CENTRE) / 3] as const;
  const start = towards(from, bend, gap + 2);
  const end = towards(to, bend, gap + 4);
  if (!isAllowed) {
    const [x, y] = [(start[0] + end[0] + 2 * bend[0]) / 4, (start[1] + end[1] + 2 * bend[1]) / 4];
    return (
      <g class="arrow arrow--denied">
        <path d={`M${start}Q${bend} ${end}`} />
        <path class="arrow__cross" d={`M${x - 5} ${y - 5}l10 10m0-10-10 10`} />
      </g>
    );
  }
  const angle = (Math.atan2(end[1] - bend[1], end[0] - bend[0]) * 180) / Math.PI;
  return (
    <g class="arrow arrow--allowed">
      <path d={`M${start}Q${bend} ${end}`} />
      <path class="arrow__head" transform={`translate(${end}) rotate(${angle})`} d="M3 0-9 6V-6z" />
    </g>
  );
}

function towards(
  from: readonly [number, number],
  to: readonly [number, number],
  by: number,
): readonly [number, number] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [from[0] + ((to[0] - from[0]) * by) / length, from[1] + ((to[1] - from[1]) * by) / length];
}

const arc = (from: readonly [number, number], to: readonly [number, number], isLong: boolean): string =>
  `M${from}A${OUTER} ${OUTER} 0 ${isLong ? 1 : 0} 1 ${to}`;

/** Runs of marked places in a ring; one that is marked all round goes once around. */
function runsOf(marked: readonly boolean[]): readonly { readonly from: number; readonly to: number }[] {
  const count = marked.length;
  if (marked.every(Boolean)) return [{ from: 0.36, to: count - 0.36 - 0.7 }];
  return marked.flatMap((isMarked, from) => {
    if (!isMarked || marked[(from + count - 1) % count]) return [];
    const length = [...Array(count).keys()].find((step) => !marked[(from + step) % count]) ?? count;
    return [{ from, to: from + length - 1 }];
  });
}
