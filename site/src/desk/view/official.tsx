import { useMemo } from 'preact/hooks';
import { beside } from '../official/phrases.js';
import type { MoreProps } from './more.js';
import { Marked } from './runs.js';

/**
 * For each of the reader's copies: the paragraphs under the text's numbers, the phrases that the text repeats, and the
 * terms that it lacks.
 */
export function Official({ store, say, row }: MoreProps) {
  const { copies, target } = store;
  const written = store.rowAsWritten(row.key);
  const found = useMemo(
    () => copies.map((copy) => beside(copy, written)),
    [copies, row.numbers, written.en, written.it],
  );
  const terms = useMemo(() => {
    const own = found.filter(({ copy }) => copy.language === target);
    return store.aids.officialTerms(
      written,
      own.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text)),
    );
  }, [found]);
  if (copies.length === 0 || row.numbers.length === 0) return null;
  return (
    <section>
      <h3>{say('official')}</h3>
      {found.every(({ paragraphs }) => paragraphs.length === 0) && (
        <p class="why">{say('noOfficial', { numbers: row.numbers.join(', ') })}</p>
      )}
      {terms.map(({ source, words }) => (
        <p key={source} class="official-term">
          {say('officialTerm')} <b lang={target}>{words}</b> (<span lang={store.source}>{source}</span>)
        </p>
      ))}
      <div class="official">
        {found.map(({ copy, paragraphs, repeated }) =>
          paragraphs.length + repeated.length === 0 ? null : (
            <div key={`${copy.language} ${copy.name}`}>
              <p class="why">
                {copy.name}
                {copy.edition !== null && !copy.name.includes(copy.edition) && `, ${copy.edition}`}
              </p>
              {repeated.map(({ words, count, isTooMuch }) => (
                <p key={words} class={isTooMuch ? 'refusal' : 'why'} data-repeated={count}>
                  {say(isTooMuch ? 'repeatsTooMuch' : 'repeats', { count })} <q lang={copy.language}>{words}</q>
                </p>
              ))}
              {paragraphs.map(({ number, text, line, places }) => (
                <p key={line} lang={copy.language}>
                  <span class="num num--plain">{number}</span> <Marked text={text} findings={places} />
                </p>
              ))}
            </div>
          ),
        )}
      </div>
    </section>
  );
}
