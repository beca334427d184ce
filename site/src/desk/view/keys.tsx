import { useEffect, useRef } from 'preact/hooks';
import type { Say, Word } from '../words.js';

const keys: readonly (readonly [keys: readonly string[], word: Word])[] = [
  [['j', 'k'], 'key.jk'],
  [['o'], 'key.enter'],
  [['e'], 'key.e'],
  [['Ctrl+Enter'], 'key.ctrl'],
  [['s'], 'key.s'],
  [['b'], 'key.b'],
  [['x'], 'key.x'],
  [['r'], 'key.r'],
  [['f'], 'key.f'],
  [['d'], 'key.d'],
  [['m'], 'key.m'],
  [['p'], 'key.p'],
  [['h'], 'key.h'],
  [['1', '2'], 'key.12'],
  [['u'], 'key.u'],
  [[',', '.'], 'key.filter'],
  [['g'], 'key.g'],
  [['/'], 'key.slash'],
  [['a'], 'key.a'],
  [['c'], 'key.c'],
  [['w'], 'key.w'],
  [['q'], 'key.q'],
  [['n'], 'key.n'],
  [['i'], 'key.i'],
  [['Esc'], 'key.esc'],
];

interface KeysProps {
  readonly say: Say;
  readonly lettersOn: boolean;
  readonly isOpen: boolean;
  onOpen(isOpen: boolean): void;
  onLetters(): void;
}

/** A list of all keys, shown over the page; single letters can be switched off (WCAG 2.1.4). */
export function Keys({ say, lettersOn, isOpen, onOpen, onLetters }: KeysProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    if (isOpen && shown?.open === false) shown.showModal();
    if (!isOpen) shown?.close();
  }, [isOpen]);
  return (
    <dialog ref={dialog} class="all-keys" aria-labelledby="all-keys" onClose={() => onOpen(false)}>
      <h2 id="all-keys">{say('keys')}</h2>
      <dl>
        {keys.map(([names, word]) => (
          <div key={word}>
            <dt>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{say(word)}</dd>
          </div>
        ))}
      </dl>
      <label class="tick">
        <input type="checkbox" checked={lettersOn} onChange={onLetters} />
        {say('keysOn')}
      </label>
      <button type="button" class="btn btn--go" onClick={() => onOpen(false)}>
        {say('close')}
      </button>
    </dialog>
  );
}
