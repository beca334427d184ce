/** Bytes in memory that wait for one client. */
export interface Waiting {
  bytes: number;
  /** Ends it: there is too much in total, and it is the longest. */
  readonly drop: () => void;
}

/** Messages still arriving and responses not read yet: together they may take this much memory. */
export class Traffic {
  private readonly all = new Set<Waiting>();
  private bytes = 0;

  /** @param most bytes; above it the longest is dropped, so that nobody with a short message is shut out */
  constructor(private readonly most: number) {}

  grow(waiting: Waiting, bytes: number): void {
    this.all.add(waiting);
    waiting.bytes += bytes;
    this.bytes += bytes;
    while (this.bytes > this.most) {
      const longest = [...this.all].reduce((one, other) => (other.bytes > one.bytes ? other : one));
      this.end(longest);
      longest.drop();
    }
  }

  end(waiting: Waiting): void {
    if (this.all.delete(waiting)) this.bytes -= waiting.bytes;
  }
}

/** Bytes that arrive in parts of any size, in one piece. */
export class Gathered {
  length = 0;
  private buffer: Buffer = Buffer.alloc(0);

  push(part: Buffer): void {
    const length = this.length + part.length;
    if (length > this.buffer.length) {
      const larger = Buffer.allocUnsafe(Math.max(length, 2 * this.buffer.length));
      this.buffer.copy(larger, 0, 0, this.length);
      this.buffer = larger;
    }
    part.copy(this.buffer, this.length);
    this.length = length;
  }

  /** All of them; it is empty afterwards. */
  take(): Buffer {
    const bytes = this.buffer.subarray(0, this.length);
    this.length = 0;
    this.buffer = Buffer.alloc(0);
    return bytes;
  }
}
