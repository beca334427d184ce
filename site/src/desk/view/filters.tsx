import { countsOf, type Filter, filterNames, sectionCounts } from '../filters.js';
import type { Store } from '../store.js';
import type { Say, Word } from '../words.js';

interface FiltersProps {
  readonly store: Store;
  readonly say: Say;
}

/** The name of a section; texts without a number are grouped by kind. */
const sectionName = (section: string, say: Say): string =>
  /^\d/.test(section) ? section : say(`area.${section}` as Word);

/** Filters by task and by section, with the overall progress. */
export function Filters({ store, say }: FiltersProps) {
  const { filter } = store;
  const counts = countsOf(store.rows.values(), store.hasConflict);
  const done = counts.all - counts.stale - counts.new - counts.draft;
  const choose = (change: Partial<Filter>) => {
    store.choose({ ...filter, ...change });
    scrollTo({ top: 0 });
    const count = store.list.length;
    const name = say(store.filter.task);
    store.announce('saidFilter', { name, count });
  };
  return (
    <aside class="filters" aria-label={say('filters')}>
      <section>
        <h2>{say('todo')}</h2>
        <ul>
          {filterNames.map((task) => (
            <li key={task}>
              <button
                type="button"
                data-task={task}
                data-act={`filter-${task}`}
                aria-pressed={filter.task === task}
                onClick={() => choose({ task })}
              >
                {say(task)} <span>{counts[task]}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
      <section class="fields">
        <label for="section">{say('section')}</label>
        <select
          id="section"
          data-act="section"
          value={filter.section ?? ''}
          onChange={({ currentTarget: { value } }) => {
            const { section: _, ...rest } = filter;
            store.choose(value === '' ? rest : { ...rest, section: value });
            store.announce('saidFilter', { name: value === '' ? say('everywhere') : value, count: store.list.length });
          }}
        >
          <option value="">{say('everywhere')}</option>
          {[...sectionCounts(store.rows.values())].map(([section, count]) => (
            <option key={section} value={section}>
              {sectionName(section, say)} ({count})
            </option>
          ))}
        </select>
        <label for="q">{say('search')}</label>
        <input
          id="q"
          type="search"
          autocomplete="off"
          value={filter.words ?? ''}
          onInput={({ currentTarget: { value } }) =>
            // A search should find texts without tasks, too.
            choose({ words: value, ...(value.trim() !== '' && filter.task === 'first' && { task: 'all' }) })
          }
        />
      </section>
      <section>
        <h2>{say('done')}</h2>
        <progress max={counts.all} value={done} aria-label={say('done')} />
        <p>{say('progress', { done, all: counts.all, reviewed: counts.reviewed })}</p>
      </section>
    </aside>
  );
}
