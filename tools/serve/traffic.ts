/** Bytes that wait in memory for one client. */
export interface Waiting {
  bytes: number;
  /** Ends it: there is too much, and nothing else is as long. */
  readonly drop: () => void;
}

/** Messages that still come in and responses that nobody has read yet: together they may take so much memory and no more. */
export class Traffic {
  private readonly all = new Set<Waiting>();
  private bytes = 0;

  /** @param most bytes; beyond it the longest goes, so that nobody with a short message is kept out */
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

/** Bytes that come in parts, however small, in one piece. */
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
