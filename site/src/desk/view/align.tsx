import { useEffect, useMemo, useState } from 'preact/hooks';
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
  if (beads.length < 2 && !beads.some((bead) => bead.en.length + bead.it.length > 2)) return null;
  return (
    <section>
      <h3>{say('bySentence')}</h3>
      <ul class="align">
        {beads.map((bead, at) => {
          const isPair = bead.en.length > 0 && bead.it.length > 0;
          const move = (name: 'up' | 'down', isAllowed: boolean, next: () => readonly SentenceBead[]) => (
            <button
              type="button"
              class="btn"
              disabled={!isAllowed}
              aria-label={say(name, { lang: say(`source.${target}`) })}
              onClick={() => setSet(next())}
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
                  <button type="button" class="btn" disabled={at === 0} onClick={() => setSet(joinedUp(beads, at))}>
                    {say('joinUp')}
                  </button>
                  <button
                    type="button"
                    class="btn"
                    disabled={bead.en.length + bead.it.length < 2}
                    onClick={() => setSet(takenApart(beads, at))}
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
