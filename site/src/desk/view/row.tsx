import type { DeskRow } from '../../../../tools/texts/desk/data.js';
import { Conflict } from './conflict.js';
import { Findings } from './findings.js';
import type { ListProps } from './list.js';
import { More } from './more.js';
import { Marked, Runs } from './runs.js';

interface RowProps extends ListProps {
  /** The key of the text. */
  readonly text: string;
}

/** One text: both languages, its state and its findings; if open, also the aids. */
export function Row(props: RowProps) {
  const { store, lang, say, text: key, onWrite, onSave } = props;
  const { source, target } = store;
  const row = store.rows.get(key)!;
  const isCurrent = store.current === key;
  const isOpen = isCurrent && store.isOpen;
  const hasConflict = store.hasConflict(key);
  const draft = store.drafts.get(key);
  const before = store.details.get(key)?.before ?? row.before;
  // Closed rows show the server's findings, because the page's own checks take noticeable time.
  const findings = isOpen || draft !== undefined ? store.findingsOf(key) : (row.findings ?? []);
  const ofTarget = findings.filter(({ language }) => language === target);
  const refusal = store.refusals.get(key);
  return (
    <li class="unit" data-key={key} data-current={isCurrent ? '' : undefined} data-open={isOpen ? '' : undefined}>
      <div class="row">
        <h2 class="key">
          <span class="nums">
            {row.numbers.map((number) =>
              store.keeper.writesFiles || !hasPage(number) ? (
                <span key={number} class="num num--plain">
                  {number}
                </span>
              ) : (
                <a key={number} class="num" href={`../rules/${number}.html`}>
                  {number}
                </a>
              ),
            )}
          </span>
          <button
            type="button"
            class="unit__b"
            aria-expanded={isOpen}
            onClick={() => store.to(key, !isOpen)}
            onFocus={() => store.current !== key && store.to(key, false)}
          >
            <code>{key}</code>
          </button>
        </h2>
        <p class="en" lang={source}>
          {before === undefined ? row[source] : <Runs old={before} fresh={row[source]} />}
        </p>
        <div class="it">
          {isOpen && (
            <>
              <label class="vh" for={`text ${key}`}>
                {say('translation', { key })}
              </label>
              <textarea
                id={`text ${key}`}
                lang={target}
                spellcheck
                value={draft?.text ?? row[target]}
                onInput={({ currentTarget }) => store.write(key, currentTarget.value)}
              />
            </>
          )}
          {/* Whoever writes goes on writing: what is typed meanwhile is no key of the desk. */}
          {hasConflict && draft !== undefined && <Conflict store={store} say={say} draft={draft} row={row} />}
          {!isOpen && !hasConflict && (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the key E does the same, and the button above opens it
            <p lang={target} onClick={() => onWrite(key)}>
              <Marked text={draft?.text ?? row[target]} findings={ofTarget} />
            </p>
          )}
        </div>
        <div class="st">
          <State row={row} hasConflict={hasConflict} isWritten={draft !== undefined} {...props} />
          {refusal !== undefined && (
            <p class="refusal" role="alert">
              {refusal[lang]}
            </p>
          )}
          <Findings {...props} row={row} findings={findings} hasDraft={draft !== undefined} />
          {isOpen && !hasConflict && <Acts row={row} hasDraft={draft !== undefined} {...props} onSave={onSave} />}
          {!isOpen && !hasConflict && (
            <button
              type="button"
              class="btn btn--quiet"
              data-act="write"
              aria-label={say('writeText', { key })}
              onClick={() => onWrite(key)}
            >
              {say('write')}
            </button>
          )}
        </div>
      </div>
      {isOpen && <More {...props} row={row} />}
    </li>
  );
}

/** The other pages of the site are next to the desk only if it is not served by its own server. */
const hasPage = (number: string): boolean => /^(104|80\d|81[01])[.]/.test(number);

interface StateProps extends RowProps {
  readonly row: DeskRow;
  readonly hasConflict: boolean;
  readonly isWritten: boolean;
}

const looks = { new: 'stale', stale: 'stale', draft: 'draft', reviewed: 'ok', translated: '', source: '' } as const;

function State({ store, say, row, hasConflict, isWritten }: StateProps) {
  const { state, by = '', on = '' } = row;
  const isOlder = state === 'stale' && store.details.get(row.key) !== undefined;
  const hasBefore = (store.details.get(row.key)?.before ?? row.before) !== undefined;
  return (
    <>
      <span class={`badge badge--${hasConflict ? 'err' : looks[state]}`} data-state={hasConflict ? 'conflict' : state}>
        {hasConflict ? say('state.conflict') : say(`state.${state}`, { by, on })}
      </span>
      {store.busy.has(row.key) && <span class="badge">{say('saving')}</span>}
      {isWritten && !hasConflict && <span class="badge badge--house">{say('written')}</span>}
      {state === 'stale' && !hasConflict && (
        <p class="why">{isOlder && !hasBefore ? say('staleRule') : say('staleWhy')}</p>
      )}
      {row.note !== undefined && <p class="why">{row.note}</p>}
    </>
  );
}

interface ActsProps extends RowProps {
  readonly row: DeskRow;
  readonly hasDraft: boolean;
}

/** The actions for an open text. */
function Acts({ store, say, row, hasDraft, onSave }: ActsProps) {
  const { key, state } = row;
  const isDone = !hasDraft && (state === 'translated' || state === 'reviewed');
  const name = hasDraft ? 'save' : state === 'stale' ? 'asItIs' : 'markTranslated';
  return (
    <div class="acts">
      {!isDone && (
        <button type="button" class="btn btn--go" data-act="save" onClick={() => onSave(key)}>
          {say(name)}
        </button>
      )}
      {hasDraft && (
        <button type="button" class="btn" data-act="draft" onClick={() => void store.save(key, 'draft')}>
          {say('saveDraft')}
        </button>
      )}
      {state !== 'reviewed' && (
        <button type="button" class="btn" data-act="review" onClick={() => void store.save(key, 'reviewed')}>
          {say('markReviewed')}
        </button>
      )}
      {hasDraft && (
        <button type="button" class="btn btn--quiet" data-act="drop" onClick={() => store.takeTheirs(key)}>
          {say('giveUp')}
        </button>
      )}
    </div>
  );
}
