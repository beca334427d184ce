import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { DeskData } from '../../../../tools/texts/desk/data.js';
import { keepLanguage, type Lang } from '../../language.js';
import { Alone } from '../alone.js';
import { download, xliffOf } from '../exchange.js';
import { filterNames } from '../filters.js';
import { keyPressed } from '../keys.js';
import { openCopy } from '../official/texts.js';
import type { Keeper } from '../server.js';
import { Store } from '../store.js';
import { sayIn } from '../words.js';
import { Filters } from './filters.js';
import { Acts, Head, Notices } from './head.js';
import { Keys } from './keys.js';
import { focusKey, focusText, List, type Putting } from './list.js';

interface AppProps {
  readonly keeper: Keeper;
  readonly data: DeskData;
  readonly lang: Lang;
}

/** Presses the visible button of an action, or focuses its field. */
function press(act: string): void {
  const all = [...document.querySelectorAll<HTMLElement>(`[data-act="${act}"]`)];
  const shown = all.find((one) => one.closest('[data-current]')) ?? all.find((one) => !one.closest('.unit'));
  if (shown?.matches('select, input[type=text]')) shown.focus();
  else shown?.click();
}

/** The desk. */
export function App(props: AppProps) {
  const { keeper, data } = props;
  const [lang, setLang] = useState(props.lang);
  const [, redraw] = useState(0);
  const [lettersOn, setLettersOn] = useState(true);
  const [isShowingKeys, setShowingKeys] = useState(false);
  const [putting, setPutting] = useState<Putting>();
  const language = useRef(lang);
  language.current = lang;
  const say = sayIn(lang);
  const store = useMemo(
    () =>
      new Store(
        keeper,
        data,
        () => redraw((times) => times + 1),
        () => sayIn(language.current),
      ),
    [],
  );

  useEffect(() => {
    document.documentElement.lang = lang;
    document.title = `${say('title')} · tavolata`;
  }, [lang]);
  useEffect(() => void store.follow(), []);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (store.drafts.size > 0) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, []);

  const changeLanguage = (one: Lang) => {
    keepLanguage(one);
    setLang(one);
  };
  const go = (by: number) => {
    store.go(by);
    if (store.current !== undefined) focusKey(store.current);
  };
  const write = (key: string) => {
    store.to(key, true);
    focusText(key);
  };
  const save = (key: string, isLeaving: boolean) => {
    const isWriting = document.activeElement instanceof HTMLTextAreaElement;
    void store.save(key, 'translated');
    if (!isLeaving) return;
    go(1);
    if (isWriting && store.current !== undefined && store.current !== key) write(store.current);
  };

  // Runs before the effect of a key is painted, because the next key refers to it.
  useLayoutEffect(() => {
    const onKey = (act: (key: string) => void) => () => {
      if (store.current !== undefined) act(store.current);
    };
    const listen = (event: KeyboardEvent) => {
      // While the list of keys is open, other keys do nothing.
      if (isShowingKeys && event.key !== '?') return;
      const meant = keyPressed(event, {
        lettersOn,
        onGo: go,
        onOpen: onKey((key) => store.to(key, !store.isOpen)),
        onWrite: onKey(write),
        onSave: (isLeaving) => onKey((key) => save(key, isLeaving))(),
        onCorrect: onKey((key) => void store.correct(key)),
        onDismiss: onKey((key) => {
          if (store.findingsOf(key).length > 0) setPutting({ key, finding: 0 });
        }),
        onReview: onKey((key) => {
          void store.save(key, 'reviewed');
        }),
        onMine: onKey((key) => store.hasConflict(key) && void store.keepMine(key)),
        onTheirs: onKey((key) => store.hasConflict(key) && store.takeTheirs(key)),
        onUndo: () => void store.undo(),
        onSearch: () => document.querySelector<HTMLInputElement>('#q')?.select(),
        onLanguage: () => changeLanguage(lang === 'it' ? 'en' : 'it'),
        onKeys: () => setShowingKeys(!isShowingKeys),
        onPress: press,
        onFilter: (by) => {
          const next = filterNames[filterNames.indexOf(store.filter.task) + by];
          if (next !== undefined) press(`filter-${next}`);
        },
      });
      if (meant) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });

  const openCopies = async (files: FileList) => {
    for (const file of files) {
      // A file that makes the reader fail is not a text of rules either.
      const copy = await openCopy(file).catch(() => undefined);
      if (copy === undefined) store.announce('notOfficial', { name: file.name });
      else store.addCopy(copy);
    }
  };
  const exported = () => {
    if (!(keeper instanceof Alone)) return;
    if (keeper.done.size === 0) {
      store.announce('saidNothingDone');
      return;
    }
    download(`tavolata-${store.target}.xlf`, xliffOf(keeper, store.source, store.target));
    keeper.exported();
    store.announce('saidExported', { count: keeper.done.size });
  };

  return (
    <>
      <a class="skip" href="#texts">
        {say('skip')}
      </a>
      <Head lang={lang} say={say} isServed={keeper.writesFiles} onLang={changeLanguage} />
      <main class="desk" tabIndex={-1}>
        <Filters store={store} say={say} />
        <div>
          <div class="bar">
            <div>
              <h1>{say('title')}</h1>
              <p class="sub">
                {say('unsaved', { count: store.drafts.size })} ·{' '}
                {keeper instanceof Alone
                  ? say('waiting', { count: keeper.waiting })
                  : say('folder', { folder: data.folder })}
              </p>
            </div>
            <div class="acts">
              <label class="who">
                {say('who')}
                <input
                  type="text"
                  data-act="name"
                  autocomplete="name"
                  value={store.by}
                  onChange={({ currentTarget }) => store.setBy(currentTarget.value)}
                />
              </label>
              <label class="btn pick">
                {say('openCopies')}
                <input
                  type="file"
                  class="vh"
                  data-act="copies"
                  multiple
                  accept=".txt,.json,.md,.html"
                  onChange={({ currentTarget }) => currentTarget.files && void openCopies(currentTarget.files)}
                />
              </label>
              <button type="button" class="btn" data-act="undo" onClick={() => void store.undo()}>
                {say('undo')}
              </button>
              {!keeper.writesFiles && (
                <button type="button" class="btn" data-act="export" onClick={exported}>
                  {say('export')}
                </button>
              )}
              <button type="button" class="btn btn--go" data-act="check" onClick={() => void store.checkAll()}>
                {say('checkAll')}
              </button>
              <button
                type="button"
                class="btn"
                data-act="keys"
                aria-haspopup="dialog"
                onClick={() => setShowingKeys(true)}
              >
                <kbd>?</kbd> {say('keys')}
              </button>
            </div>
          </div>
          <Notices store={store} lang={lang} say={say} />
          <List
            {...{ store, lang, say, putting }}
            onPutting={setPutting}
            onWrite={write}
            onSave={(key) => save(key, true)}
          />
          <Acts store={store} lang={lang} say={say} />
          <Keys
            {...{ say, lettersOn }}
            isOpen={isShowingKeys}
            onOpen={setShowingKeys}
            onLetters={() => setLettersOn(!lettersOn)}
          />
          <footer class="legal">{say('unofficial')}</footer>
          <p class="vh" aria-live="polite" id="said">
            {store.said}
          </p>
        </div>
      </main>
    </>
  );
}
