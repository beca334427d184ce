import type { Value } from '../values/values.js';

/**
 * Where a name keeps its value. Expressions cannot call themselves, so one cell per name is enough: no frames, no copying.
 */
export class Cell {
  readonly kind = 'cell';
  v: Value = null;
}

/** The same for a name whose value may be unknown (`undefined`): a parameter of a question asked about a fact that is missing. */
export class OpenCell {
  readonly kind = 'open';
  v: Value | undefined = null;
}

/** A `let` is worked out when it is first read, and at most once per evaluation of its entry. */
export class LetCell {
  readonly kind = 'let';
  v: Value | undefined = null;
  done = false;
  compute: () => Value | undefined = () => null;

  /** @param known what it computes is never unknown */
  constructor(readonly known: boolean) {}

  reset(): void {
    this.done = false;
  }

  set(value: Value): void {
    this.v = value;
    this.done = true;
  }

  read(): Value | undefined {
    if (!this.done) {
      this.v = this.compute();
      this.done = true;
    }
    return this.v;
  }
}

type AnyCell = Cell | OpenCell | LetCell;

/** Names in sight of an expression. */
export class Scope {
  private readonly cells = new Map<string, AnyCell>();

  constructor(private readonly outer?: Scope) {}

  cell(name: string): Cell {
    return this.put(name, new Cell());
  }

  put<Kind extends AnyCell>(name: string, cell: Kind): Kind {
    this.cells.set(name, cell);
    return cell;
  }

  find(name: string): AnyCell {
    const cell = this.cells.get(name) ?? this.outer?.find(name);
    if (cell === undefined) throw new Error(`name out of scope: ${name}`);
    return cell;
  }

  /** The value that a name has now; undefined: unknown. */
  read(name: string): Value | undefined {
    const cell = this.find(name);
    return cell.kind === 'let' ? cell.read() : cell.v;
  }
}
