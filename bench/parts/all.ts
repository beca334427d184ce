import type { PartName } from '../line.js';
import type { Part } from '../part.js';
import { boards } from './boards.js';
import { events, growth, matrix, reasons, single } from './contests.js';
import { editor } from './editor.js';
import { playouts } from './playouts.js';
import { memory, start } from './processes.js';
import { serve } from './serve.js';
import { size } from './size.js';

/** All parts of the benchmark by name. */
export const parts: { readonly [name in PartName]: Part } = {
  matrix,
  single,
  growth,
  reasons,
  memory,
  start,
  size,
  serve,
  events,
  playouts,
  boards,
  editor,
};
