import type { Value } from '../values/values.js';

/** Holds the value of a name. Expressions are not recursive, so one cell per name is enough: no frames, no copying. */
export class Cell {
  readonly kind = 'cell';
  v: Value = null;
}

/**
 * The same for a name whose value may be unknown (`undefined`), such as a parameter of a question asked about a missing
 * fact.
 */
export class OpenCell {
  readonly kind = 'open';
  v: Value | undefined = null;
}

/** A `let` is evaluated when first read, and at most once per evaluation of its entry. */
export class LetCell {
  readonly kind = 'let';
  v: Value | undefined = null;
  done = false;
  compute: () => Value | undefined = () => null;

  /** @param known whether its value is never unknown */
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

/** Names visible to an expression. */
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

  /** The present value of a name; undefined: unknown. */
  read(name: string): Value | undefined {
    const cell = this.find(name);
    return cell.kind === 'let' ? cell.read() : cell.v;
  }
}
