/**
 * Who has priority, as 117 and 800.4 say it: groups (players, or teams that share their turns) around the table, one turn, one stack.
 * The host opens a round (117.3a) and takes what has resolved off the stack.
 */
export class Priority {
  holder: string | undefined;
  readonly stack: string[] = [];
  private passed: readonly string[] = [];

  constructor(
    /** In turn order from the one whose turn it is. */
    private readonly ring: readonly string[],
    private readonly membersIn: (group: string) => readonly string[],
  ) {}

  private get playing(): readonly string[] {
    return this.ring.filter((group) => this.membersIn(group).length > 0);
  }

  /** The next one in turn order after a seat that is still in the game. */
  private after(group: string): string | undefined {
    const at = this.ring.indexOf(group);
    return [...this.ring.slice(at + 1), ...this.ring.slice(0, at + 1)].find((one) => this.membersIn(one).length > 0);
  }

  /** Where the one whose turn it is has left, the next in turn order takes that place (800.4j). */
  private get first(): string | undefined {
    const [active = ''] = this.ring;
    return this.membersIn(active).length > 0 ? active : this.after(active);
  }

  may(player: string): boolean {
    return this.holder !== undefined && this.membersIn(this.holder).includes(player);
  }

  /** 117.3a. */
  opens(): void {
    this.holder = this.first;
    this.passed = [];
  }

  /** 117.3c: whoever has acted has priority afterwards; what was passed before counts no longer. */
  acts(player: string): void {
    if (this.may(player)) this.passed = [];
  }

  stacked(object: string): void {
    this.stack.push(object);
  }

  /** 117.3d, 117.4, 117.3b. What comes of it: something resolves, the step ends, or nothing. */
  passes(group: string): { readonly resolves?: string; readonly stepEnds?: true } {
    if (this.holder !== group || this.membersIn(group).length === 0) return {};
    this.passed = [...this.passed, group];
    return this.goesOn(group);
  }

  private goesOn(group: string): { readonly resolves?: string; readonly stepEnds?: true } {
    if (this.playing.some((one) => !this.passed.includes(one))) {
      this.holder = this.after(group);
      return {};
    }
    const top = this.stack.at(-1);
    this.passed = [];
    this.holder = top === undefined ? undefined : this.first;
    return top === undefined ? { stepEnds: true } : { resolves: top };
  }

  /** What has left the stack, resolved or not. */
  gone(object: string): void {
    const at = this.stack.indexOf(object);
    if (at >= 0) this.stack.splice(at, 1);
  }

  /** 500.2, 514.3: between two rounds nobody has priority. */
  stepBegins(): void {
    this.holder = undefined;
    this.passed = [];
  }

  /** 800.4a: priority of one who leaves passes to the next in turn order who is still in. */
  left(): void {
    if (this.holder !== undefined && this.membersIn(this.holder).length === 0) this.holder = this.after(this.holder);
  }

  /** Everybody who is in has passed already, though the last to pass has gone: what then is a matter of house answers. */
  get stuck(): boolean {
    return this.holder !== undefined && this.passed.includes(this.holder);
  }
}
