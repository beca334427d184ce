import type { Socket } from 'node:net';

/** Idle milliseconds after which a connection may be closed to make room: before its first accepted request, and after. */
const PATIENCE = { silent: 1_000, idle: 60_000 };

/**
 * The open connections of a server, up to a maximum. At the maximum, a new connection replaces the one that has been
 * idle longest, so that idle clients cannot shut others out; a client whose connection was closed opens another.
 */
export class Connections {
  private readonly all = new Set<Socket>();
  /** Connections without a pending request, and since when, longest idle first. */
  private readonly idleSince = new Map<Socket, number>();
  /** Connections with an accepted request. */
  private readonly known = new WeakSet<Socket>();

  /**
   * @param most the maximum of open connections
   * @param isNeeded whether tables would be closed with a connection, which therefore stays open
   */
  constructor(
    private readonly most: number,
    private readonly isNeeded: (socket: Socket) => boolean,
  ) {}

  /** Adds a connection. At the maximum, an idle one is closed; if none is idle, the new one. */
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

  /** To be called when a request begins to arrive. */
  begins(socket: Socket): void {
    this.idleSince.delete(socket);
  }

  /** To be called when a request has been accepted. */
  isKnown(socket: Socket): void {
    this.known.add(socket);
  }

  /** To be called when the response has been sent. */
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
