import { shapeOf } from '../ring.js';

/** Icons of 16 × 16 units: lines in the colour of the text, filled if `solid`. */
const paths = {
  check: 'M3 8.6 6.4 12 13 4.6',
  cross: 'm4 4 8 8M12 4l-8 8',
  must: 'M8 3v6.5M8 12.5v.5',
  dots: 'M3.5 8h.5M8 8h.5M12.5 8h.5',
  none: 'M4 8h8',
  leave: 'M9 14H3V2h6M7 8h7m-3-3 3 3-3 3',
  undo: 'M3 6.500h7a3.500 3.500 0 0 1 0 7H6M3 6.500l3-3m-3 3 3 3',
  link: 'M6.500 9.500 9.500 6.500M7 4.500l1.700-1.700a3.200 3.200 0 0 1 4.500 4.500L11.500 9M9 11.500l-1.700 1.700a3.200 3.200 0 0 1-4.500-4.500L4.500 7',
  left: 'M10 3 5 8l5 5',
  right: 'm6 3 5 5-5 5',
  range: 'M8 10.500v3M4.700 7.800a4.600 4.600 0 0 1 6.600 0M2.300 5.300a8 8 0 0 1 11.400 0',
  general: 'M8 1.800 13.500 4v4.200c0 3-2.300 5-5.500 6.200-3.200-1.200-5.500-3.200-5.500-6.200V4z',
} as const;

const solids = {
  emperor: 'M2.5 12.5h11l1-7.5-3.7 2.7L8 3 5.200 7.700 1.500 5z',
  turn: 'm5 3 7 5-7 5z',
} as const;

export type IconName = keyof typeof paths | keyof typeof solids;

/** Whether there is an icon with a name. */
export const isIcon = (name: string | undefined): name is IconName =>
  name !== undefined && (Object.hasOwn(paths, name) || Object.hasOwn(solids, name));

export function Icon({ name }: { readonly name: IconName }) {
  const isSolid = name in solids;
  return (
    <svg
      class="i"
      viewBox="0 0 16 16"
      fill={isSolid ? 'currentColor' : 'none'}
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={{ ...paths, ...solids }[name]} />
    </svg>
  );
}

export function TeamShape({ team }: { readonly team: number }) {
  return (
    <svg class="i" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
      <path d={shapeOf(team)} />
    </svg>
  );
}
