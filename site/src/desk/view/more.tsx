import { useMemo } from 'preact/hooks';
import type { DeskRow } from '../../../../tools/texts/desk/data.js';
import { Align } from './align.js';
import type { ListProps } from './list.js';
import { Official } from './official.js';
import { Runs } from './runs.js';

export interface MoreProps extends ListProps {
  readonly row: DeskRow;
}

/** Aids for an open text. */
export function More(props: MoreProps) {
  const { store, lang, say, row } = props;
  const detail = store.details.get(row.key);
  const reads = detail?.reads;
  return (
    <div class="more">
      <div class="more__wide">
        <Align {...props} />
        <Terms {...props} />
        <Memory {...props} />
        <Official {...props} />
        <History {...props} />
      </div>
      <div>
        <h3>{say('does')}</h3>
        {detail !== undefined && reads === undefined && <p class="why">{say('noReads')}</p>}
        {reads?.[lang].map((line, index) => (
          <p key={`${index} ${line}`} class="reads" data-depth={Math.min(4, Math.floor(depthOf(line) / 2))}>
            {line.trim()}
          </p>
        ))}
      </div>
    </div>
  );
}

const depthOf = (line: string): number => line.length - line.trimStart().length;

function Terms({ store, say, row }: MoreProps) {
  const written = store.rowAsWritten(row.key);
  const terms = useMemo(() => store.aids.terms(written), [written.en, written.it]);
  if (terms.length === 0) return null;
  return (
    <section>
      <h3>{say('terms')}</h3>
      <ul class="terms">
        {terms.map(({ source, target, isThere, isFree }) => (
          <li key={source} data-there={isThere ? '' : undefined}>
            <span lang={store.source}>{source}</span> → <b lang={store.target}>{target}</b>{' '}
            {(isThere || !isFree) && <span class="badge">{isThere ? `✓ ${say('isThere')}` : say('isMissing')}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Memory({ store, say, row }: MoreProps) {
  const detail = store.details.get(row.key);
  const matches = useMemo(
    () => (detail === undefined ? [] : store.aids.memory(row, store.rows.values(), detail.versions)),
    [row, detail],
  );
  return (
    <section>
      <h3>{say('memory')}</h3>
      {detail !== undefined && matches.length === 0 && <p class="why">{say('noMemory')}</p>}
      <ul class="memory">
        {matches.map(({ origin, source, target, from, similarity }) => (
          <li key={`${from} ${source} ${target}`}>
            <p class="why">
              {Math.floor(similarity * 100)} %, {say(`origin.${origin}`)} {origin !== 'earlier' && <code>{from}</code>}
            </p>
            <p lang={store.source}>
              <Runs old={source} fresh={row[store.source]} />
            </p>
            <p lang={store.target}>{target}</p>
            {target !== row[store.target] && (
              <button type="button" class="btn" data-act="take" onClick={() => store.write(row.key, target)}>
                {say('take')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The history of the text: who changed it, and when. */
function History({ store, say, row }: MoreProps) {
  const versions = store.details.get(row.key)?.versions ?? [];
  if (!store.keeper.writesFiles) return null;
  return (
    <details class="history">
      <summary data-act="history">{say('history')}</summary>
      {versions.length === 0 && <p class="why">{say('noHistory')}</p>}
      <ol>
        {versions.map(({ by, on, en, it }, index) => {
          const earlier = versions[index + 1];
          return (
            <li key={`${on} ${en} ${it}`}>
              <p class="why">
                <time dateTime={on}>{on}</time> {by}
              </p>
              <p lang="en">{earlier === undefined ? en : <Runs old={earlier.en} fresh={en} />}</p>
              <p lang="it">{earlier === undefined ? it : <Runs old={earlier.it} fresh={it} />}</p>
            </li>
          );
        })}
      </ol>
    </details>
  );
}
