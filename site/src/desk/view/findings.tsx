import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { DeskFinding, DeskRow } from '../../../../tools/texts/desk/data.js';
import type { ListProps } from './list.js';

interface FindingsProps extends ListProps {
  readonly row: DeskRow;
  readonly findings: readonly DeskFinding[];
  readonly hasDraft: boolean;
}

/** The findings of the checks for a text, with the available actions. */
export function Findings({ store, lang, say, row, findings, hasDraft, putting, onPutting }: FindingsProps) {
  const { key } = row;
  const isPutting = (index: number): boolean => putting?.key === key && putting.finding === index;
  const correctable = store.target;
  return (
    <>
      {findings.map((one, index) => (
        <div key={`${one.check} ${one.language} ${one.start}`} class="find" data-check={one.check}>
          <p>
            <b>{one.says[lang]}</b>
          </p>
          {one.help[lang] !== '' && <p>{one.help[lang]}</p>}
          <div class="acts">
            {one.fix !== undefined && one.language === correctable && (
              <button type="button" class="btn btn--go" data-act="correct" onClick={() => void store.correct(key)}>
                {say('correct')}
              </button>
            )}
            {!isPutting(index) && (
              <button type="button" class="btn" data-act="dismiss" onClick={() => onPutting({ key, finding: index })}>
                {say('putAside')}
              </button>
            )}
          </div>
          {isPutting(index) && (
            <Reason
              {...{ say, hasDraft }}
              onWhy={(why) => {
                void store.dismiss(key, one, why);
                onPutting(undefined);
              }}
              onCancel={() => onPutting(undefined)}
            />
          )}
        </div>
      ))}
    </>
  );
}

interface ReasonProps extends Pick<ListProps, 'say'> {
  readonly hasDraft: boolean;
  onWhy(why: string): void;
  onCancel(): void;
}

/** The reason for dismissing a finding. */
function Reason({ say, hasDraft, onWhy, onCancel }: ReasonProps) {
  const [why, setWhy] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // Runs before the next key is handled, so that nothing is typed elsewhere.
  useLayoutEffect(() => field.current?.focus(), []);
  if (hasDraft) return <p class="why">{say('saveFirst')}</p>;
  return (
    <form
      class="reason"
      onSubmit={(event) => {
        event.preventDefault();
        if (why.trim() !== '') onWhy(why);
      }}
    >
      <label>
        {say('why')}
        <input
          ref={field}
          type="text"
          required
          value={why}
          onInput={({ currentTarget }) => setWhy(currentTarget.value)}
        />
      </label>
      <div class="acts">
        <button type="submit" class="btn btn--go" data-act="dismiss-now">
          {say('putAsideNow')}
        </button>
        <button type="button" class="btn" onClick={onCancel}>
          {say('cancel')}
        </button>
      </div>
    </form>
  );
}
