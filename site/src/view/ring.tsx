import { h, type VNode } from 'preact';
import { type RingSeat, ringShapes, type Shape, SIDE } from '../ring.js';

/** The ring of seats in the middle of the table. */
export function Ring({ seats, label }: { readonly seats: readonly RingSeat[]; readonly label: string }) {
  return (
    <svg viewBox={`0 0 ${SIDE} ${SIDE}`} role="img" aria-label={label}>
      <g>{ringShapes(seats).map(drawn)}</g>
    </svg>
  );
}

const drawn = ({ tag, given, inside }: Shape): VNode =>
  h(
    tag,
    given,
    inside.map((part) => (typeof part === 'string' ? part : drawn(part))),
  );
