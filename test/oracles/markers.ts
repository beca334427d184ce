export interface Marker {
  readonly number: number;
  holder: string;
  inTurn: boolean;
  removals: number;
  /** In which order the markers came to where they are. */
  arrived: number;
}

/** The turn markers of Grand Melee, as 807.4 says it since 2010-07-16, without extra turns. */
export class Markers {
  markers: Marker[];
  private arrivals: number;

  constructor(
    private readonly seats: readonly string[],
    private readonly inGame: Set<string>,
    starter: string,
  ) {
    const at = seats.indexOf(starter);
    this.markers = Array.from({ length: Math.floor(seats.length / 4) }, (_, i) => ({
      ...{ number: i + 1, holder: seats[(at + 4 * i) % seats.length] as string },
      ...{ inTurn: true, removals: 0, arrived: i + 1 },
    }));
    this.arrivals = this.markers.length;
  }

  /** Seats that still count: of those in the game, and of those who have left while it is their turn. */
  private get ring(): readonly string[] {
    return this.seats.filter((seat) => this.inGame.has(seat) || this.markers.some(({ holder }) => holder === seat));
  }

  private leftOf(seat: string): string | undefined {
    const at = this.seats.indexOf(seat);
    return [...this.seats.slice(at + 1), ...this.seats.slice(0, at)].find((one) => this.inGame.has(one));
  }

  private pass(marker: Marker): void {
    const next = this.leftOf(marker.holder);
    if (next === undefined) return;
    marker.holder = next;
    marker.inTurn = false;
    this.arrivals += 1;
    marker.arrived = this.arrivals;
  }

  /** 807.4d: nobody begins while a marker is within three seats to the left; of two markers at one seat the first goes first. */
  private settle(): void {
    const ring = this.ring;
    const waits = (marker: Marker): boolean => {
      const at = ring.indexOf(marker.holder);
      const close = [1, 2, 3].map((seats) => ring[(at + seats) % ring.length]).filter((seat) => seat !== marker.holder);
      return this.markers.some(
        (other) =>
          other !== marker &&
          (close.includes(other.holder) ||
            (other.holder === marker.holder && (other.inTurn || other.arrived < marker.arrived))),
      );
    };
    const ready = this.markers.filter((marker) => !marker.inTurn && this.inGame.has(marker.holder) && !waits(marker));
    for (const marker of ready) marker.inTurn = true;
  }

  /** 807.4c, g: passed on to the left, or removed. */
  turnEnds(number: number): void {
    const marker = this.markers.find((one) => one.number === number && one.inTurn);
    if (marker === undefined) return;
    marker.inTurn = false;
    if (marker.removals > 0) this.remove(marker);
    else this.pass(marker);
    this.settle();
  }

  private remove(marker: Marker): void {
    this.markers = this.markers.filter((one) => one !== marker);
    const [right] = this.rightwards(marker.holder);
    if (marker.removals > 1 && right) this.designate(right, marker.removals - 1);
  }

  private designate(marker: Marker, times: number): void {
    marker.removals += times;
    if (!marker.inTurn) this.remove(marker);
  }

  /** The markers from a seat to the right; one at that seat comes last. */
  private rightwards(seat: string): readonly Marker[] {
    const count = this.seats.length;
    const away = ({ holder }: Marker): number =>
      (this.seats.indexOf(seat) - this.seats.indexOf(holder) + count) % count || count;
    return this.markers.toSorted((a, b) => away(a) - away(b) || a.number - b.number);
  }

  /** Markers that there should be for so many players; below four there is one (a house answer). */
  private due(): number {
    return this.inGame.size < 4 ? 1 : Math.floor(this.inGame.size / 4);
  }

  /** 807.4c, e, f: one player leaves. */
  leaves(player: string): void {
    this.inGame.delete(player);
    const lasting = this.markers.length - this.markers.reduce((sum, { removals }) => sum + removals, 0);
    const [right] = this.rightwards(player);
    if (lasting > this.due() && right) this.designate(right, 1);
    for (const marker of this.markers) if (!marker.inTurn && marker.holder === player) this.pass(marker);
    this.settle();
  }
}
