import type { Lang } from 'tavolata/runtime';
import { otherLang } from '../../../../tools/texts/state/states.js';
import type { Store } from '../store.js';
import type { Say } from '../words.js';
import { Row } from './row.js';

/** Focuses the name of a text, once it is drawn. */
export const focusKey = (key: string): void => focus(`[data-key="${CSS.escape(key)}"] .unit__b`);

/** Focuses the field of a text, once it is drawn. */
export const focusText = (key: string): void => focus(`[data-key="${CSS.escape(key)}"] textarea`);

function focus(selector: string): void {
  requestAnimationFrame(() => {
    const found = document.querySelector<HTMLElement>(selector);
    found?.focus({ preventScroll: true });
    found?.closest('.unit')?.scrollIntoView({ block: 'nearest' });
  });
}

/** The finding that is being dismissed, by its index in the text's findings. */
export interface Putting {
  readonly key: string;
  readonly finding: number;
}

export interface ListProps {
  readonly store: Store;
  readonly lang: Lang;
  readonly say: Say;
  readonly putting: Putting | undefined;
  onPutting(putting: Putting | undefined): void;
  onWrite(key: string): void;
  /** Saves and goes on to the next text. */
  onSave(key: string): void;
}

/** The texts of the filter, up to a readable number. */
export function List(props: ListProps) {
  const { store, say } = props;
  const keys = store.list.slice(0, store.shown).filter((key) => store.rows.has(key));
  const left = store.list.length - store.shown;
  const count = store.list.length;
  return (
    <section id="texts" tabIndex={-1} aria-label={count === 1 ? say('foundOne') : say('found', { count })}>
      {keys.length === 0 ? (
        <p class="none">{say('foundNone')}</p>
      ) : (
        <div class="units">
          <div class="uhead" aria-hidden="true">
            <span>{say(`source.${otherLang(store.target)}`)}</span>
            <span>{say(`source.${store.target}`)}</span>
            <span>{say('stateAndFindings')}</span>
          </div>
          <ul>
            {keys.map((key) => (
              <Row key={key} {...props} text={key} />
            ))}
          </ul>
        </div>
      )}
      {left > 0 && (
        <button type="button" class="btn more-texts" onClick={() => store.more()}>
          {say('moreTexts', { count: left })}
        </button>
      )}
    </section>
  );
}
