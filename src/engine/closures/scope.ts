import type { Value } from '../values/values.js';

/**
 * Where a name keeps its value. Expressions cannot call themselves, so one cell per name is enough: no frames, no copying.
 */
export class Cell {
  v: Value = null;
}

/** A `let` is worked out when it is first read, and at most once per evaluation of its entry. */
export class LetCell {
  v: Value = null;
  known = false;
  compute: () => Value = () => null;

  reset(): void {
    this.known = false;
  }

  set(value: Value): void {
    this.v = value;
    this.known = true;
  }

  read(): Value {
    if (!this.known) {
      this.v = this.compute();
      this.known = true;
    }
    return this.v;
  }
}

/** Names in sight of an expression. */
export class Scope {
  private readonly cells = new Map<string, Cell | LetCell>();

  constructor(private readonly outer?: Scope) {}

  cell(name: string): Cell {
    const cell = new Cell();
    this.cells.set(name, cell);
    return cell;
  }

  letCell(name: string): LetCell {
    const cell = new LetCell();
    this.cells.set(name, cell);
    return cell;
  }

  find(name: string): Cell | LetCell {
    const cell = this.cells.get(name) ?? this.outer?.find(name);
    if (cell === undefined) throw new Error(`name out of scope: ${name}`);
    return cell;
  }

  /** The value that a name has now. */
  read(name: string): Value {
    const cell = this.find(name);
    return cell instanceof LetCell ? cell.read() : cell.v;
  }
}
