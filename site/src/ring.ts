/** One seat in the drawing. */
export interface RingSeat {
  readonly id: string;
  /** The index of its team; missing if it has no team. */
  readonly team?: number | undefined;
  readonly hasLeft: boolean;
  readonly isAttacker: boolean;
  readonly isInRange: boolean;
  readonly isAllowed: boolean;
  /** Whether attacking it is not allowed and the reason is shown. */
  readonly isDenied: boolean;
}

/** An SVG element of a drawing: the table adds it to the page, the pages of rules contain it as text. */
export interface Shape {
  readonly tag: 'g' | 'circle' | 'path' | 'text';
  readonly given: { readonly [attribute: string]: string | number | undefined };
  readonly inside: readonly (Shape | string)[];
}

type Point = readonly [x: number, y: number];

/** The side of the square drawing area. */
export const SIDE = 240;
const CENTRE = SIDE / 2;
const RADIUS = 84;
const OUTER = 112;

/** Shapes of teams, so that colour is never the only sign: disc, diamond, triangle, square, hexagon, star. */
const teamShapes = [
  'M2 8a6 6 0 1 0 12 0a6 6 0 1 0-12 0z',
  'M8 1.200 14.800 8 8 14.800 1.200 8z',
  'M8 1.800 14.800 14H1.200z',
  'M2.500 2.500h11v11h-11z',
  'M4.500 2h7L15 8l-3.500 6h-7L1 8z',
  'm8 1 2.100 4.700 5 .6-3.700 3.400 1 5L8 12.200 3.600 14.700l1-5L.9 6.300l5-.6z',
];

/** The outline of a team's shape, in 16 × 16 units. */
export const shapeOf = (team: number): string => teamShapes[team % teamShapes.length] ?? '';

/** The seats in a ring, with the attacker's range as an arc, and arrows to the possible targets. */
export function ringShapes(seats: readonly RingSeat[]): readonly Shape[] {
  const at = (index: number, radius = RADIUS): Point => {
    const angle = (2 * Math.PI * (index - startOf(seats.length))) / seats.length - Math.PI / 2;
    return [tenths(CENTRE + radius * Math.cos(angle)), tenths(CENTRE + radius * Math.sin(angle))];
  };
  const size = seats.length > 8 ? 15 : 20;
  const attacker = seats.findIndex(({ isAttacker }) => isAttacker);
  const letters = lettersOf(seats.map(({ id }) => id));
  const ranges = runsOf(seats.map(({ isInRange }) => isInRange)).map(({ from, to }) => {
    const isLong = to - from + 0.7 > seats.length / 2;
    return shape('path', { class: 'ring__range', d: arc(at(from - 0.35, OUTER), at(to + 0.35, OUTER), isLong) });
  });
  const arrows = seats.flatMap(({ isAllowed, isDenied }, index) => {
    if (attacker < 0 || index === attacker || !(isAllowed || isDenied)) return [];
    return [arrow(at(attacker), at(index), isAllowed, size)];
  });
  return [
    shape('circle', { cx: CENTRE, cy: CENTRE, r: RADIUS, class: 'ring__line' }),
    ...ranges,
    ...arrows,
    ...seats.map((seat, index) => disc(seat, at(index), letters[index] ?? '', size)),
  ];
}

const shape = (tag: Shape['tag'], given: Shape['given'], inside: Shape['inside'] = []): Shape => ({
  tag,
  given,
  inside,
});

/** Rounded to the precision of a screen. */
const tenths = (length: number): number => Math.round(length * 10) / 10;

/** The first seat is at the top left, as in the grid. */
const startOf = (seats: number): number => (seats <= 4 ? 0.5 : seats <= 8 ? 1 : 1.5);

/** The first letters of each name, as many as are needed to distinguish them, up to three. */
const lettersOf = (names: readonly string[]): readonly string[] =>
  names.map((name) => {
    const told = [1, 2, 3].find((count) => names.every((one) => one === name || !one.startsWith(name.slice(0, count))));
    return name.slice(0, told ?? 3);
  });

function disc(seat: RingSeat, [x, y]: Point, letters: string, size: number): Shape {
  const kind = seat.isAttacker ? 'attacker' : seat.isAllowed ? 'allowed' : seat.hasLeft ? 'left' : 'plain';
  const [right, down] = [tenths(x + size * 0.37), tenths(y + size * 0.37)];
  return shape('g', { class: `disc disc--${kind}`, 'data-team': seat.team }, [
    shape('circle', { cx: x, cy: y, r: size }),
    shape('text', { x, y: tenths(y + 5), 'text-anchor': 'middle' }, [letters]),
    ...(seat.team === undefined
      ? []
      : [
          shape('path', {
            class: 'disc__team',
            transform: `translate(${right} ${down}) scale(.875)`,
            d: shapeOf(seat.team),
          }),
        ]),
  ]);
}

/**
 * An arrow from one seat to another, curved towards the middle, with a head if the attack is allowed and a cross if
 * not.
 */
function arrow(from: Point, to: Point, isAllowed: boolean, gap: number): Shape {
  const bend: Point = [tenths((from[0] + to[0] + CENTRE) / 3), tenths((from[1] + to[1] + CENTRE) / 3)];
  const start = towards(from, bend, gap + 2);
  const end = towards(to, bend, gap + 4);
  const line = shape('path', { d: `M${start}Q${bend} ${end}` });
  if (!isAllowed) {
    const [x, y] = [(start[0] + end[0] + 2 * bend[0]) / 4, (start[1] + end[1] + 2 * bend[1]) / 4];
    const cross = shape('path', { class: 'arrow__cross', d: `M${tenths(x - 5)} ${tenths(y - 5)}l10 10m0-10-10 10` });
    return shape('g', { class: 'arrow arrow--denied' }, [line, cross]);
  }
  const angle = tenths((Math.atan2(end[1] - bend[1], end[0] - bend[0]) * 180) / Math.PI);
  const transform = `translate(${end}) rotate(${angle})`;
  const head = shape('path', { class: 'arrow__head', transform, d: 'M3 0-9 6V-6z' });
  return shape('g', { class: 'arrow arrow--allowed' }, [line, head]);
}

function towards(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [tenths(from[0] + ((to[0] - from[0]) * by) / length), tenths(from[1] + ((to[1] - from[1]) * by) / length)];
}

const arc = (from: Point, to: Point, isLong: boolean): string =>
  `M${from}A${OUTER} ${OUTER} 0 ${isLong ? 1 : 0} 1 ${to}`;

/** The runs of marked places in a ring; if all are marked, one run goes all the way around. */
function runsOf(marked: readonly boolean[]): readonly { readonly from: number; readonly to: number }[] {
  const count = marked.length;
  if (marked.every(Boolean)) return [{ from: 0.36, to: count - 0.36 - 0.7 }];
  return marked.flatMap((isMarked, from) => {
    if (!isMarked || marked[(from + count - 1) % count]) return [];
    const length = [...Array(count).keys()].find((step) => !marked[(from + step) % count]) ?? count;
    return [{ from, to: from + length - 1 }];
  });
}
