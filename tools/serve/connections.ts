import type { Socket } from 'node:net';

/** How long a connection is left alone when there are too many, in milliseconds: one that has not asked anything, and one that has. */
const PATIENCE = { silent: 1_000, idle: 60_000 };

/**
 * The connections of a server. There are only so many, but those that ask nothing keep nobody out: when there is no room the one that has
 * been idle longest goes, and HTTP lets whoever needs it come back.
 */
export class Connections {
  private readonly all = new Set<Socket>();
  /** Those without a request under way, by how long ago that was. */
  private readonly idleSince = new Map<Socket, number>();
  /** Those that have asked something that they may ask. */
  private readonly known = new WeakSet<Socket>();

  /**
   * @param most connections at a time
   * @param isNeeded whether something ends with a connection, so that it has to stay
   */
  constructor(
    private readonly most: number,
    private readonly isNeeded: (socket: Socket) => boolean,
  ) {}

  /** One more; where there is no room one goes, or else this one. */
  add(socket: Socket): void {
    if (this.all.size >= this.most) {
      const idle = this.longestIdle();
      if (idle === undefined) {
        socket.destroy();
        return;
      }
      this.remove(idle);
      idle.destroy();
    }
    this.all.add(socket);
    this.idleSince.set(socket, performance.now());
  }

  remove(socket: Socket): void {
    this.all.delete(socket);
    this.idleSince.delete(socket);
  }

  /** A request has begun to come in. */
  begins(socket: Socket): void {
    this.idleSince.delete(socket);
  }

  /** It was one that the client may send. */
  isKnown(socket: Socket): void {
    this.known.add(socket);
  }

  /** The response has gone out. */
  ends(socket: Socket): void {
    if (this.all.has(socket)) this.idleSince.set(socket, performance.now());
  }

  private longestIdle(): Socket | undefined {
    const now = performance.now();
    for (const [socket, since] of this.idleSince) {
      const patience = this.known.has(socket) ? PATIENCE.idle : PATIENCE.silent;
      if (now - since > patience && !this.isNeeded(socket)) return socket;
    }
    return undefined;
  }
}
