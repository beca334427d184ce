import { cellsOf } from '../../../src/frontend/text/cells.js';
import type { Paint, Style } from '../paint.js';

interface Spot {
  readonly shown: string;
  readonly style: Style | undefined;
}

/** A grid of characters, each with its style. */
export class Canvas {
  private readonly rows: Spot[][];

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.rows = Array.from({ length: height }, () => new Array<Spot>(width).fill({ shown: ' ', style: undefined }));
  }

  /** Writes a text that begins in a column; what would stand outside is cut off. */
  write(row: number, column: number, text: string, style?: Style): void {
    const line = this.rows[row];
    if (line === undefined) return;
    let at = Math.round(column);
    for (const { shown, width } of cellsOf(text)) {
      if (at >= 0 && at + width <= this.width && width > 0) {
        line[at] = { shown, style };
        // A wide character leaves no room for what stood behind it.
        for (let extra = 1; extra < width; extra++) line[at + extra] = { shown: '', style };
      }
      at += width;
    }
  }

  lines(paint: Paint): readonly string[] {
    return this.rows.map((row) => {
      const runs: { text: string; style: Style | undefined }[] = [];
      for (const { shown, style } of row) {
        const last = runs.at(-1);
        if (last !== undefined && last.style === style) last.text += shown;
        else runs.push({ text: shown, style });
      }
      while (runs.length > 0 && runs.at(-1)?.text.trim() === '') runs.pop();
      return runs
        .map(({ text, style }) => (style === undefined ? text : paint(style, text)))
        .join('')
        .trimEnd();
    });
  }
}
