import type { Lang } from 'tavolata/runtime';
import { Top } from '../../view/top.js';
import type { Store } from '../store.js';
import type { Say } from '../words.js';

interface HeadProps {
  readonly lang: Lang;
  readonly say: Say;
  /** The other pages of the site are next to this one only if it is not served by its own server. */
  readonly isServed: boolean;
  onLang(lang: Lang): void;
}

/** The head of the page: the views of the site, and the language. */
export const Head = ({ lang, say, isServed, onLang }: HeadProps) => (
  <Top
    lang={lang}
    home={isServed ? '/' : '../index.html'}
    views={[
      ...(isServed
        ? []
        : [
            { href: '../index.html', name: say('table') },
            { href: '../rules/index.html', name: say('rules') },
          ]),
      { href: isServed ? '/' : 'index.html', name: say('desk'), isHere: true },
    ]}
    language={say('language')}
    onLang={onLang}
  />
);

interface StoreProps {
  readonly store: Store;
  readonly lang: Lang;
  readonly say: Say;
}

/** Reasons why the desk cannot save. */
export function Notices({ store, lang, say }: StoreProps) {
  return (
    <>
      {store.isUnreached && (
        <p class="refusal" role="alert">
          {say('unreached')}
        </p>
      )}
      {store.trouble !== undefined && (
        <div class="refusal" role="alert">
          <p>{say('troubled')}</p>
          <p lang={lang}>{store.trouble[lang]}</p>
        </div>
      )}
    </>
  );
}

/** Recent actions by user: at this desk since it was opened, and in earlier commits. */
export function Acts({ store, lang, say }: StoreProps) {
  const { acts } = store;
  const when = (at: string) =>
    new Date(at).toLocaleString(lang === 'it' ? 'it-IT' : 'en-GB', { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <details class="keys" onToggle={({ currentTarget }) => currentTarget.open && void store.loadActs()}>
      <summary data-act="acts">{say('acts')}</summary>
      {acts?.length === 0 && <p>{say('noActs')}</p>}
      <ul class="acts-list">
        {acts?.map(({ by, at, what, of }) => (
          <li key={`${at} ${of}`}>
            <time dateTime={at}>{when(at)}</time> <b>{by || say('somebody')}</b> {say(`act.${what}`)}{' '}
            {what === 'committed' ? <q lang="en">{of}</q> : <code>{of}</code>}
          </li>
        ))}
      </ul>
    </details>
  );
}
