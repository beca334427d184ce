/** The actions of keys at the desk. Letters do nothing while a field has the focus. */
export interface KeyActions {
  readonly lettersOn: boolean;
  onGo(by: number): void;
  onOpen(): void;
  onWrite(): void;
  /** Saves; with `isLeaving` also goes on to the next text. */
  onSave(isLeaving: boolean): void;
  onCorrect(): void;
  onDismiss(): void;
  onReview(): void;
  onMine(): void;
  onTheirs(): void;
  onUndo(): void;
  onSearch(): void;
  onLanguage(): void;
  onKeys(): void;
  /** Presses the visible button of an action: the button of the current text if there is one, otherwise of the page. */
  onPress(act: string): void;
  /** Moves by a number of filters. */
  onFilter(by: number): void;
}

/** Keys that press a button, by its `data-act`. */
export const buttonKeys: { readonly [key: string]: string } = {
  b: 'draft',
  x: 'drop',
  m: 'take',
  p: 'pair',
  h: 'history',
  g: 'section',
  c: 'check',
  w: 'export',
  a: 'copies',
  n: 'name',
  q: 'acts',
};

/** Handles a key; returns whether it had a meaning. */
export function keyPressed(event: KeyboardEvent, actions: KeyActions): boolean {
  const field = fieldIn(event.target);
  if ((event.ctrlKey || event.metaKey) && event.key === 'Enter') return done(() => actions.onSave(true));
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (field !== undefined) {
    if (event.key !== 'Escape') return false;
    return done(() => field.blur());
  }
  if (!actions.lettersOn) return false;
  const letters: { readonly [key: string]: () => void } = {
    j: () => actions.onGo(1),
    k: () => actions.onGo(-1),
    o: actions.onOpen,
    e: actions.onWrite,
    s: () => actions.onSave(false),
    f: actions.onCorrect,
    d: actions.onDismiss,
    r: actions.onReview,
    1: actions.onMine,
    2: actions.onTheirs,
    u: actions.onUndo,
    i: actions.onLanguage,
    '/': actions.onSearch,
    '?': actions.onKeys,
    ',': () => actions.onFilter(-1),
    '.': () => actions.onFilter(1),
  };
  const key = event.key.toLowerCase();
  const pressed = buttonKeys[key];
  const act = letters[key] ?? (pressed === undefined ? undefined : () => actions.onPress(pressed));
  return act === undefined ? false : done(act);
}

function fieldIn(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof HTMLElement)) return undefined;
  const isField =
    ['SELECT', 'TEXTAREA'].includes(target.tagName) ||
    (target instanceof HTMLInputElement && !['checkbox', 'file', 'button'].includes(target.type));
  return isField ? target : undefined;
}

const done = (act: () => void): true => {
  act();
  return true;
};
