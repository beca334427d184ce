import { widthOf } from '../columns.js';
import type { Paint, Style } from '../paint.js';
import { Canvas } from './canvas.js';

/** How a seat is marked: the player asked about, one within their reach, one beyond it, one who has left. */
export type SeatStanding = 'focus' | 'within' | 'beyond' | 'gone';

/** A seat of the ring. */
export interface Seat {
  readonly name: string;
  /** What stands below the name. */
  readonly details: readonly string[];
  readonly standing: SeatStanding;
  /** Whose turn it is. */
  readonly acting: boolean;
}

/** Marks that tell the standings apart without colours. */
export const marks: { readonly [standing in SeatStanding]: string } = {
  focus: '◆',
  within: '●',
  beyond: '○',
  gone: '×',
};

export const styles: { readonly [standing in SeatStanding]: Style } = {
  focus: 'yellow',
  within: 'green',
  beyond: 'bold',
  gone: 'dim',
};

const width = 76;

/**
 * The table seen from above, as lines: turn order goes clockwise from the top, so that the next player sits to the left of
 * the one before.
 */
export function ring(seats: readonly Seat[], middle: string, paint: Paint): readonly string[] {
  const deep = Math.max(...seats.map(({ details }) => details.length), 0);
  const radius = Math.max(4, Math.ceil(seats.length * 0.6) + deep - 1);
  const canvas = new Canvas(width, 2 * radius + 2 + deep);
  const [x, y] = [width / 2, radius];
  const across = width / 2 - 12;
  for (let step = 0; step < 120; step++) {
    const angle = (2 * Math.PI * step) / 120;
    canvas.write(Math.round(y + radius * Math.sin(angle)), x + across * Math.cos(angle), '·', 'dim');
  }
  canvas.write(y, x - widthOf(middle) / 2, middle, 'dim');
  for (const [index, seat] of seats.entries()) {
    const angle = (2 * Math.PI * index) / seats.length - Math.PI / 2;
    place(canvas, seat, Math.round(y + radius * Math.sin(angle)), x + across * Math.cos(angle));
  }
  return canvas.lines(paint).filter((line, index, all) => line !== '' || index < all.length - 1);
}

/** A seat round a point: its name in the middle, the details below, with blanks to keep the ring off. */
function place(canvas: Canvas, { name, details, standing, acting }: Seat, row: number, column: number): void {
  const title = `${marks[standing]} ${name}${acting ? ' ▸' : ''}`;
  const room = Math.max(...[title, ...details].map(widthOf)) + 2;
  const start = Math.min(Math.max(column - room / 2, 0), canvas.width - room);
  for (const [index, text] of [title, ...details].entries()) {
    const blank = ' '.repeat(Math.floor((room - widthOf(text)) / 2));
    const style = index === 0 ? styles[standing] : 'dim';
    canvas.write(row + index, start - 1, ' '.repeat(room + 2));
    canvas.write(row + index, start + blank.length, text, style);
  }
}
