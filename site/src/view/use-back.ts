import { useEffect, useRef } from 'preact/hooks';
import type { State } from '../state.js';

/** So many choices can be gone back to. */
const MOST_CHOICES = 50;

/**
 * Each choice is an entry of the browser's history, so that its Back button takes the last one back.
 *
 * @param current the state as it is now
 * @param onState the state of the entry that the browser has gone to
 * @returns what makes an entry for the state after a choice
 */
export function useBack(current: () => State, onState: (state: State) => void): (now: State) => void {
  const at = useRef<number>(history.state?.choice ?? 0);
  const kept = useRef(new Map<number, State>());
  const latest = useRef({ current, onState });
  latest.current = { current, onState };
  useEffect(() => {
    history.replaceState({ choice: at.current }, '');
    const listen = ({ state }: PopStateEvent) => {
      const found = kept.current.get(state?.choice);
      // Of what was chosen before the page was loaded anew nothing is left.
      if (found === undefined) return;
      kept.current.set(at.current, latest.current.current());
      at.current = state.choice;
      latest.current.onState(found);
    };
    addEventListener('popstate', listen);
    return () => removeEventListener('popstate', listen);
  }, []);
  return (now) => {
    kept.current.set(at.current, latest.current.current());
    kept.current.delete(at.current - MOST_CHOICES);
    at.current += 1;
    kept.current.set(at.current, now);
    history.pushState({ choice: at.current }, '');
  };
}
