/** The actions of keys on the table page; none acts while a field has the focus. */
export interface KeyActions {
  readonly seats: readonly string[];
  readonly lettersOn: boolean;
  onSeat(id: string): void;
  onNextCreature(): void;
  onLeave(): void;
  onUndo(): void;
  onReason(): void;
  /** Shows the entries that nearly applied. */
  onNearly(): void;
  /** Goes to an earlier (-1) or later (1) edition: the next where the answer changes, or simply the next. */
  onEdition(by: number, isAny: boolean): void;
  onTable(): void;
  onHouse(): void;
  onLink(): void;
  onLanguage(): void;
  onKeys(): void;
  onEscape(): void;
}

/** The seat that has the focus, if any. */
const focusedSeat = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-seat]')?.dataset['seat'];

/** Focuses a seat. */
export const focusSeat = (id: string): void =>
  document.querySelector<HTMLElement>(`[data-seat="${CSS.escape(id)}"] .seat__b`)?.focus();

/** Puts the focus back on the answer to a matter where what held it was drawn anew; on the reasons where none hangs on it any more. */
export function focusAnswer(matter: string): void {
  if (document.activeElement !== document.body) return;
  const answer = `select[name="house:${CSS.escape(matter)}"]`;
  const found = ['[aria-current=step] ', ''].map((at) => document.querySelector<HTMLElement>(`#why ${at}${answer}`));
  (found.find((one) => one !== null) ?? document.getElementById('why'))?.focus();
}

/** Acts on a key; true where it meant something. */
export function keyPressed(event: KeyboardEvent, actions: KeyActions): boolean {
  // On many keyboards, brackets need AltGr, which some systems report as Control and Alt.
  const isChord = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');
  if (isChord || isField(event.composedPath()[0])) return false;
  if (event.key === 'Escape') return done(actions.onEscape);
  const at = focusedSeat();
  if (at !== undefined) {
    const to = target(event.key, actions.seats, actions.seats.indexOf(at));
    if (to !== undefined) return done(() => focusSeat(to));
  }
  if (!actions.lettersOn) return false;
  const number = '1234567890-='.indexOf(event.key);
  const seat = number < 0 ? undefined : actions.seats[number];
  if (seat !== undefined) {
    focusSeat(seat);
    return done(() => actions.onSeat(seat));
  }
  const letters: { readonly [key: string]: () => void } = {
    a: actions.onNextCreature,
    l: actions.onLeave,
    u: actions.onUndo,
    w: actions.onReason,
    n: actions.onNearly,
    t: actions.onTable,
    h: actions.onHouse,
    y: actions.onLink,
    i: actions.onLanguage,
    '?': actions.onKeys,
    '[': () => actions.onEdition(-1, event.shiftKey),
    ']': () => actions.onEdition(1, event.shiftKey),
    '{': () => actions.onEdition(-1, true),
    '}': () => actions.onEdition(1, true),
  };
  const act = letters[event.key.toLowerCase()];
  return act === undefined ? false : done(act);
}

function target(key: string, seats: readonly string[], at: number): string | undefined {
  const count = seats.length;
  if (key === 'ArrowRight' || key === 'ArrowDown') return seats[(at + 1) % count];
  if (key === 'ArrowLeft' || key === 'ArrowUp') return seats[(at + count - 1) % count];
  if (key === 'Home') return seats[0];
  return key === 'End' ? seats.at(-1) : undefined;
}

const isField = (target: EventTarget | undefined): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName));

const done = (act: () => void): true => {
  act();
  return true;
};
