import { cellsOf } from '../../text/cells.js';

/** Columns that a text takes in an editor. */
export const widthOf = (text: string): number => cellsOf(text).reduce((sum, cell) => sum + cell.width, 0);
