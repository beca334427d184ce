import type { DeskRow } from '../../../../tools/texts/desk/data.js';
import type { Draft } from '../drafts.js';
import type { Store } from '../store.js';
import type { Say } from '../words.js';
import { Runs } from './runs.js';

interface ConflictProps {
  readonly store: Store;
  readonly say: Say;
  readonly draft: Draft;
  readonly row: DeskRow;
}

/**
 * A text that was changed elsewhere during editing: the draft and the saved text, each compared with the version both
 * started from.
 */
export function Conflict({ store, say, draft, row }: ConflictProps) {
  const { source, target } = store;
  const begun = draft[target];
  return (
    <div class="conf">
      <p class="why">{say('confWhy')}</p>
      {draft[source] !== row[source] && (
        <div>
          <h3>{say('sourceChanged')}</h3>
          <p lang={source}>
            <Runs old={draft[source]} fresh={row[source]} />
          </p>
        </div>
      )}
      <div>
        <h3>
          {say('confMine')}
          <button type="button" class="btn" data-act="mine" onClick={() => void store.keepMine(row.key)}>
            <kbd>1</kbd> {say('keepMine')}
          </button>
        </h3>
        <p lang={target}>
          <Runs old={begun} fresh={draft.text} />
        </p>
      </div>
      <div>
        <h3>
          {say('confTheirs')}
          <button type="button" class="btn" data-act="theirs" onClick={() => store.takeTheirs(row.key)}>
            <kbd>2</kbd> {say('takeTheirs')}
          </button>
        </h3>
        <p lang={target}>
          <Runs old={begun} fresh={row[target]} />
        </p>
      </div>
      <div>
        <h3>{say('confBase')}</h3>
        <p lang={target}>{begun}</p>
      </div>
    </div>
  );
}
