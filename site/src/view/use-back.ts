import { useEffect, useRef } from 'preact/hooks';
import type { State } from '../state.js';

/** The number of choices that can be undone. */
const MOST_CHOICES = 50;

/**
 * Makes each choice an entry of the browser's history, so that the Back button undoes the last one.
 *
 * @param current the current state
 * @param onState is called with the state of the history entry that the browser has gone to
 * @returns a function that adds a history entry for the state after a choice
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
      // Choices made before the page was reloaded are lost.
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
