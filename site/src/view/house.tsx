import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Rulebook } from 'tavolata/runtime';
import type { OpenedEditor } from '../editor/editor.js';
import {
  type Beginnings,
  editorScript,
  type HouseText,
  houseBeginnings,
  houseFile,
  pathOf,
  type Tried,
  tried,
} from '../house.js';
import { type Lang, type Say, whyIn } from '../language.js';
import { Icon } from './icons.js';

interface HouseProps {
  /** The text to start with; if missing, the user chooses. */
  readonly given: HouseText | undefined;
  /** The house rule in force at the table. */
  readonly held: HouseText | undefined;
  readonly lang: Lang;
  readonly say: Say;
  /** Passes on the rules with the house rule; without rules, the table answers without it. */
  onRules(rulebook?: Rulebook, house?: HouseText): void;
  onClose(): void;
}

/** The result for a text. */
type FoundHouse = Tried & { readonly house: HouseText };

/** The pause in typing, in milliseconds, after which the table applies the house rule. */
const PAUSE_MS = 250;

/** An editor for a house rule next to the table, which applies it as soon as it is free of mistakes. */
export function HouseRule({ given, held, lang, say, onRules, onClose }: HouseProps) {
  const [begun, setBegun] = useState(given);
  const [isOn, setOn] = useState(true);
  const [found, setFound] = useState<FoundHouse>();
  const [trouble, setTrouble] = useState<string>();
  const host = useRef<HTMLDivElement>(null);
  const text = useRef(given?.text ?? '');
  const editor = useRef<OpenedEditor | undefined>(undefined);
  const failed = (error: unknown) => setTrouble(say('loadFailed', { why: whyIn(error, lang) }));

  useEffect(() => {
    if (begun === undefined || host.current === null) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    const look = async (opened: OpenedEditor) => {
      const house = { name: begun.name, text: opened.text() };
      const now = tried(await opened.compiled());
      // Text typed meanwhile is compiled next.
      if (!isOver && opened.text() === house.text) setFound({ ...now, house });
    };
    const onChange = (written: string) => {
      text.current = written;
      clearTimeout(timer);
      timer = setTimeout(() => editor.current && look(editor.current).catch(failed), PAUSE_MS);
    };
    setFound(undefined);
    const opening = editorScript().then(({ openEditor }) =>
      openEditor(host.current!, { path: pathOf(begun), text: text.current, lang, onChange }),
    );
    opening
      .then((opened) => {
        if (isOver) return;
        editor.current = opened;
        return look(opened);
      })
      .catch(failed);
    return () => {
      isOver = true;
      clearTimeout(timer);
      editor.current = undefined;
      opening.then(
        ({ close }) => close(),
        () => {},
      );
    };
  }, [begun, lang]);

  // Before the page is painted: what it says about a rule is then true of the table.
  useLayoutEffect(() => {
    if (!isOn) onRules();
    else if (found !== undefined && 'rulebook' in found) onRules(found.rulebook, found.house);
  }, [found, isOn]);

  const begin = (house: HouseText) => {
    const isKept = begun !== undefined && text.current !== begun.text && !confirm(say('houseReplace'));
    if (isKept) return;
    text.current = house.text;
    setTrouble(undefined);
    setBegun(house);
  };
  const save = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text.current], { type: 'application/json' }));
    link.download = begun?.name ?? '';
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <>
      <header class="sec house__head">
        <h2 id="house-h" tabIndex={-1}>
          {begun === undefined ? say('houseRule') : say('houseNamed', { name: begun.name })}
        </h2>
        <button type="button" class="btn btn--quiet" aria-label={say('houseClose')} onClick={onClose}>
          <Icon name="cross" />
        </button>
      </header>
      <div class="sec">
        {begun === undefined && <p>{say('houseHelp')}</p>}
        <div class="acts">
          <Begin lang={lang} say={say} onBegin={begin} onFailed={failed} />
          {begun !== undefined && (
            <button type="button" class="btn" onClick={save}>
              {say('houseSave')}
            </button>
          )}
        </div>
      </div>
      {begun !== undefined && (
        <>
          <div ref={host} class="house__text" />
          <div class="sec">
            <label class="tick">
              <input type="checkbox" checked={isOn} onChange={() => setOn(!isOn)} />
              {say('houseOn')}
            </label>
            {trouble === undefined && <Standing {...{ found, isOn, held, say }} />}
          </div>
        </>
      )}
      {trouble !== undefined && (
        <p class="refusal" role="alert">
          {trouble}
        </p>
      )}
    </>
  );
}

interface BeginProps extends Pick<HouseProps, 'lang' | 'say'> {
  onBegin(house: HouseText): void;
  onFailed(error: unknown): void;
}

/** Possible starting points: an example, a file of our answers, or the user's own file. */
function Begin({ lang, say, onBegin, onFailed }: BeginProps) {
  const [all, setAll] = useState<Beginnings>();
  useEffect(() => {
    houseBeginnings().then(setAll, onFailed);
  }, []);
  const option = (house: HouseText) => (
    <option key={house.name} value={house.name}>
      {titleOf(house, lang)}
    </option>
  );
  const choose = (name: string) => {
    const house = [...(all?.examples ?? []), ...(all?.ours ?? [])].find((one) => one.name === name);
    if (house !== undefined) onBegin(house);
  };
  const open = async (file: File | undefined) => {
    if (file !== undefined) onBegin(houseFile(file.name, await file.text()));
  };
  return (
    <>
      <select
        aria-label={say('houseBegin')}
        aria-busy={all === undefined}
        value=""
        onChange={({ currentTarget }) => {
          choose(currentTarget.value);
          currentTarget.value = '';
        }}
      >
        <option value="">{say('houseBegin')}</option>
        <optgroup label={say('houseExamples')}>{all?.examples.map(option)}</optgroup>
        <optgroup label={say('houseOurs')}>{all?.ours.map(option)}</optgroup>
      </select>
      <label class="btn house__file">
        {say('houseOpen')}
        <input
          type="file"
          class="vh"
          accept=".json,application/json"
          onChange={({ currentTarget }) => {
            open(currentTarget.files?.[0]).catch(onFailed);
            currentTarget.value = '';
          }}
        />
      </label>
    </>
  );
}

/** The title of a house rule in a list: its file name, and the name of its first entry. */
function titleOf({ name, text }: HouseText, lang: Lang): string {
  const { entries } = JSON.parse(text) as {
    readonly entries: readonly { readonly name?: { readonly [L in Lang]: string } }[];
  };
  const first = entries.find((entry) => entry.name !== undefined)?.name?.[lang];
  return first === undefined ? name : `${name}: ${first}`;
}

interface StandingProps extends Pick<HouseProps, 'held' | 'say'> {
  readonly found: FoundHouse | undefined;
  readonly isOn: boolean;
}

/** The status of a rule: in force, or what prevents it. */
function Standing({ found, isOn, held, say }: StandingProps) {
  if (found === undefined) return <p aria-busy="true">{say('houseReading')}</p>;
  if ('rulebook' in found) {
    const { name, text } = found.house;
    const isHeld = held?.name === name && held.text === text;
    const said = !isOn ? 'houseOff' : isHeld ? 'houseHolds' : 'houseRefused';
    return (
      <p class="house__says">
        <Icon name={said === 'houseHolds' ? 'check' : 'none'} /> {say(said, { name })}
      </p>
    );
  }
  const { mistakes, first } = found;
  const some = mistakes === 1 ? say('houseMistake') : say('houseMistakes', { count: mistakes });
  const wrong = mistakes === 0 ? say('houseNone') : some;
  const until = held !== undefined ? say('houseUntilThen') : say('houseWithout');
  return (
    <div class="house__says" data-wrong role="status">
      <p>
        <Icon name="must" /> <b>{wrong}</b> {until}
      </p>
      {first !== undefined && (
        <p>
          {say('housePlace', { file: first.file, line: first.line })}: {first.message}
        </p>
      )}
    </div>
  );
}
