/** A turn marker (807.4). */
interface Marker {
  readonly number: number;
  holder: number;
  inTurn: boolean;
  arrived: number;
  /** How many times it is to be removed. */
  removals: number;
}

/** The markers of a Grand Melee by hand: who takes the next turns. */
export class Markers {
  private all: Marker[];
  private arrivals: number;

  constructor(
    private readonly players: number,
    count: number,
    private readonly alive: readonly boolean[],
  ) {
    this.arrivals = count;
    this.all = Array.from({ length: count }, (_, i) => {
      return { number: i + 1, holder: (i * players) / count, inTurn: true, arrived: i + 1, removals: 0 };
    });
  }

  holders(): number[] {
    return this.all.map(({ holder }) => holder);
  }

  /** Ends a turn: its marker moves or is removed (807.4c, 807.4e). Returns the players whose turns begin. */
  ended(turn: number): number[] {
    const marker = this.all.find(({ holder, inTurn }) => inTurn && holder === turn);
    if (marker === undefined) return [];
    marker.inTurn = false;
    if (marker.removals > 0) this.remove(marker);
    else this.pass(marker);
    return this.begun();
  }

  /** Removes surplus markers after players have left, and passes the markers of those players on (807.4e to 807.4g). */
  left(gone: readonly number[]): number[] {
    const candidates = this.all.filter((marker) => gone.some((player) => this.toTheRight(player) === marker));
    const due = Math.max(Math.floor(this.alive.filter(Boolean).length / 4), 1);
    const surplus = this.all.length - this.all.reduce((sum, { removals }) => sum + removals, 0) - due;
    for (const [i, marker] of candidates.entries()) {
      if (i + 1 > surplus) break;
      marker.removals += Math.floor((surplus - i - 1) / candidates.length) + 1;
    }
    for (const marker of [...this.all]) if (marker.removals > 0 && !marker.inTurn) this.remove(marker);
    for (const marker of this.all) if (!marker.inTurn && !this.alive[marker.holder]) this.pass(marker);
    return this.begun();
  }

  private pass(marker: Marker): void {
    do marker.holder = (marker.holder + 1) % this.players;
    while (!this.alive[marker.holder]);
    marker.arrived = ++this.arrivals;
  }

  private remove(marker: Marker): void {
    this.all = this.all.filter((other) => other !== marker);
    const heir = this.toTheRight(marker.holder);
    if (marker.removals < 2 || heir === undefined) return;
    heir.removals += marker.removals - 1;
    if (!heir.inTurn) this.remove(heir);
  }

  /** The nearest marker to the right of a seat; one at the seat itself counts as the farthest. */
  private toTheRight(seat: number): Marker | undefined {
    const away = ({ holder }: Marker): number => (seat - holder + this.players) % this.players || this.players;
    let nearest: Marker | undefined;
    for (const marker of this.all) if (nearest === undefined || away(marker) < away(nearest)) nearest = marker;
    return nearest;
  }

  /** Starts the turns of waiting markers with enough room to the left, all at one moment. */
  private begun(): number[] {
    const ring: number[] = [];
    for (let seat = 0; seat < this.players; seat++)
      if (this.alive[seat] || this.all.some(({ holder }) => holder === seat)) ring.push(seat);
    const ready = this.all.filter(
      (marker) => !marker.inTurn && this.alive[marker.holder] && this.hasRoom(marker, ring),
    );
    for (const marker of ready) marker.inTurn = true;
    return ready.map(({ holder }) => holder);
  }

  private hasRoom(marker: Marker, ring: readonly number[]): boolean {
    const at = ring.indexOf(marker.holder);
    return this.all.every((other) => {
      if (other === marker) return true;
      if (other.holder === marker.holder) return marker.arrived < other.arrived;
      const steps = (ring.indexOf(other.holder) - at + ring.length) % ring.length;
      return steps > 3;
    });
  }
}
