import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { DeskRow, SentenceBead } from '../../../../tools/texts/desk/data.js';
import { sentencesIn } from '../aids.js';
import { joinedUp, movedDown, movedUp, takenApart } from '../beads.js';
import type { ListProps } from './list.js';

interface AlignProps extends ListProps {
  readonly row: DeskRow;
}

/** Which sentences are translations of each other; this can be corrected by hand and saved. */
export function Align({ store, say, row }: AlignProps) {
  const { source, target } = store;
  const written = store.rowAsWritten(row.key);
  const hasDraft = store.drafts.has(row.key);
  const usual = useMemo(
    () => (row.pairs !== undefined && !hasDraft ? row.pairs.beads : store.aids.beads(written, store.rows.values())),
    [written.en, written.it, row.pairs, hasDraft],
  );
  const [set, setSet] = useState<readonly SentenceBead[]>();
  // Corrections by hand apply only to the texts they were made for.
  useEffect(() => setSet(undefined), [written.en, written.it, row.pairs]);
  const beads = set ?? usual;
  const list = useRef<HTMLUListElement>(null);
  const moved = useRef<{ readonly at: number; readonly by: string } | undefined>(undefined);
  const change = (next: readonly SentenceBead[], at: number, by: string) => {
    moved.current = { at: Math.min(at, next.length - 1), by };
    setSet(next);
  };
  // What was pressed is drawn anew: whoever goes by keys goes on where the sentences now stand.
  useEffect(() => {
    const { at, by } = moved.current ?? {};
    moved.current = undefined;
    if (at === undefined || list.current?.contains(document.activeElement)) return;
    const button = (which: string) => list.current?.children[at]?.querySelector<HTMLElement>(`${which}:enabled`);
    (button(`[data-by=${by}]`) ?? button('button'))?.focus();
  }, [set]);
  if (beads.length < 2 && !beads.some((bead) => bead.en.length + bead.it.length > 2)) return null;
  return (
    <section>
      <h3>{say('bySentence')}</h3>
      <ul class="align" ref={list}>
        {beads.map((bead, at) => {
          const isPair = bead.en.length > 0 && bead.it.length > 0;
          const move = (name: 'up' | 'down', isAllowed: boolean, next: () => readonly SentenceBead[]) => (
            <button
              type="button"
              class="btn"
              data-by={name}
              disabled={!isAllowed}
              aria-label={say(name, { lang: say(`source.${target}`) })}
              onClick={() => change(next(), at, name)}
            >
              {name === 'up' ? '↑' : '↓'}
            </button>
          );
          return (
            <li key={`${bead.en.join()} ${bead.it.join()}`} data-bead>
              <Side text={sentencesIn(written[source], bead[source])} lang={source} none={say('nothingHere')} />
              <span class="k" role="img" aria-label={say(isPair ? 'matches' : 'noMatch')}>
                {isPair ? '=' : '?'}
              </span>
              <Side text={sentencesIn(written[target], bead[target])} lang={target} none={say('nothingHere')} />
              {!hasDraft && (
                <div class="acts">
                  <button
                    type="button"
                    class="btn"
                    data-by="join"
                    disabled={at === 0}
                    onClick={() => change(joinedUp(beads, at), at - 1, 'join')}
                  >
                    {say('joinUp')}
                  </button>
                  <button
                    type="button"
                    class="btn"
                    data-by="apart"
                    disabled={bead.en.length + bead.it.length < 2}
                    onClick={() => change(takenApart(beads, at), at, 'apart')}
                  >
                    {say('apart')}
                  </button>
                  {move('up', at > 0 && bead[target].length > 0, () => movedUp(beads, at, target))}
                  {move('down', at < beads.length - 1 && bead[target].length > 0, () => movedDown(beads, at, target))}
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {set !== undefined && (
        <button type="button" class="btn btn--go" data-act="pair" onClick={() => void store.pair(row.key, set)}>
          {say('keepPairs')}
        </button>
      )}
      {set === undefined && row.pairs !== undefined && !hasDraft && (
        <p class="why">{say('byHand', { by: row.pairs.by, on: row.pairs.on })}</p>
      )}
    </section>
  );
}

function Side({ text, lang, none }: { readonly text: string; readonly lang: string; readonly none: string }) {
  return text === '' ? (
    <span class="s gap">{none}</span>
  ) : (
    <span class="s" lang={lang}>
      {text}
    </span>
  );
}
