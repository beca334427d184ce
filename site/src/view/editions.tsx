import { useEffect, useMemo, useState } from 'preact/hooks';
import { type Entry, editionByEdition, textIn } from 'tavolata/internals';
import { type EditionAnswer, type EditionDate, entryIn, type Verdict } from 'tavolata/runtime';
import type { Game } from '../game.js';
import { type Lang, listed, type Say, sayIn } from '../language.js';
import { isWhole } from '../rulebook.js';
import { Icon } from './icons.js';
import { verdicts } from './verdict.js';

interface EditionsProps {
  readonly game: Game;
  readonly creature: string | undefined;
  readonly seat: string | undefined;
  /** The editions in which the answer shown changes; undefined until they are known. */
  readonly changes: readonly EditionAnswer[] | undefined;
  readonly lang: Lang;
  readonly say: Say;
  onEdition(date: string): void;
}

/** The edition that the table uses: a tick for each edition, a tall one if the answer shown or its words change. */
export function Editions({ game, creature, seat, changes, lang, say, onEdition }: EditionsProps) {
  const { editions } = game.rulebook;
  // A table may name any day: its edition is the last one up to that day.
  const at = editions.findLastIndex(({ date }) => date <= game.edition);
  const step = (by: number) => {
    const date = editionBeside(game, by);
    return { disabled: date === undefined, onClick: () => date !== undefined && onEdition(date) };
  };
  const nameOf = (date: string | undefined) => editions.find((one) => one.date === date)?.names[lang] ?? '';
  const placeOf = (date: string) => editions.findIndex((one) => one.date === date);
  const later = (changes ?? []).slice(1);
  const sentences = useMemo(
    () => later.map((change, index) => differenceOf(game, changes![index]!, change, lang)),
    [changes, lang],
  );
  const tick = (place: number, from: number) => `M${place} ${from}V10`;
  return (
    <section class="ed" aria-labelledby="ed-h" aria-busy={changes === undefined && creature !== undefined}>
      <label id="ed-h" for="ed">
        {say('editionNow')}
      </label>
      <b class="ed__now">{nameOf(editions[at]?.date)}</b>
      <span class="acts">
        <button type="button" class="btn" aria-label={say('previous')} {...step(-1)}>
          <Icon name="left" />
        </button>
        <button type="button" class="btn" aria-label={say('following')} {...step(1)}>
          <Icon name="right" />
        </button>
      </span>
      <div class="slide">
        <svg viewBox={`0 0 ${editions.length - 1} 10`} preserveAspectRatio="none" aria-hidden="true">
          <path class="tick-one" d={editions.map((_, place) => tick(place, 6)).join('')} />
          <path class="tick-change" d={later.map(({ edition }) => tick(placeOf(edition), 0)).join('')} />
        </svg>
        <input
          id="ed"
          type="range"
          min={0}
          max={editions.length - 1}
          value={at}
          aria-valuetext={nameOf(editions[at]?.date)}
          onInput={({ currentTarget }) => onEdition(editions[Number(currentTarget.value)]!.date)}
        />
        <span class="ends" aria-hidden="true">
          <span>{editions[0]?.date.slice(0, 4)}</span>
          <span>{editions.at(-1)?.date.slice(0, 4)}</span>
        </span>
      </div>
      <p class="ed__says">{summary()}</p>
      {later.length > 0 && (
        <ol class="ed__list">
          {later.map((change, index) => (
            <li key={change.edition} aria-current={placeOf(change.edition) === at ? 'true' : undefined}>
              <button type="button" class="btn btn--quiet" onClick={() => onEdition(change.edition)}>
                {nameOf(change.edition)}
              </button>
              <span>{sentences[index]}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );

  function summary(): string {
    if (creature === undefined || seat === undefined) return say('editionChoose');
    if (changes === undefined) return say('editionAsking');
    if (later.length === 0) return say('editionSameAll', { count: editions.length });
    return later.length === 1 ? say('editionChangesOne') : say('editionChanges', { count: later.length });
  }
}

/**
 * The edition before (-1) or after (1) that of a table, if there is one.
 *
 * @param changes considers only these editions, if there are any
 */
export function editionBeside({ rulebook, edition }: Game, by: number, changes: readonly EditionAnswer[] = []) {
  const { editions } = rulebook;
  // A table may name any day: its edition is the last one up to that day.
  const now = editions.findLast(({ date }) => date <= edition)?.date ?? '';
  const changed = changes.length > 1 ? changes.map((one) => one.edition) : editions.map(({ date }) => date);
  return by < 0 ? changed.findLast((date) => date < now) : changed.find((date) => date > now);
}

/** The time limit for asking several editions in a row, so that clicks are not delayed. */
const SLICE_MS = 8;
/** Choices that are soon replaced need no ticks. */
const PAUSE_MS = 300;

/** The editions in which the answer shown, or its wording, changes; undefined until all have been asked. */
export function useChanges(game: Game, creature: string | undefined, seat: string | undefined) {
  const [found, setFound] = useState<{ readonly of: string; readonly changes: readonly EditionAnswer[] }>();
  const key = useMemo(() => {
    const { edition: _, ...setup } = game.json.setup;
    return JSON.stringify([creature, seat, { ...game.json, setup }]);
  }, [game, creature, seat]);
  const isKnown = found?.of === key;
  useEffect(() => {
    if (creature === undefined || seat === undefined || isKnown || !isWhole(game.rulebook)) return;
    const asking = editionByEdition(game.table, 'mayAttack', { creature, defender: seat });
    const changes: EditionAnswer[] = [];
    const ask = () => {
      for (const until = performance.now() + SLICE_MS; performance.now() < until; ) {
        const { done, value } = asking.next();
        if (value !== undefined) changes.push(value);
        if (done) {
          setFound({ of: key, changes });
          return;
        }
      }
      timer = setTimeout(ask);
    };
    let timer = setTimeout(ask, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key, isKnown, game.rulebook]);
  return isKnown ? found.changes : undefined;
}

/** The difference between two editions, in sentences. */
function differenceOf({ rulebook }: Game, before: EditionAnswer, now: EditionAnswer, lang: Lang): string {
  const say = sayIn(lang);
  const { answer, differs } = now;
  if (answer === undefined) return say('editionNoAnswer');
  const deciding = answer.because.flatMap((id) => entryIn(rulebook, id, now.edition) ?? []);
  const names = (of: readonly Entry[]) =>
    listed(
      of.map(({ name }) => say('quoted', { text: name[lang] })),
      lang,
    );
  const saysAt = (entry: Entry | undefined, edition: EditionDate) => entry && textIn(entry, edition)[lang].says;
  const reworded = deciding.filter(
    (entry) => saysAt(entry, now.edition) !== saysAt(entryIn(rulebook, entry.id, before.edition), before.edition),
  );
  const word = (verdict: Verdict | undefined) => say(verdicts[verdict ?? 'unknown'].word);
  const said = {
    answer: say('becomesAnswer', { now: word(answer.verdict), before: word(before.answer?.verdict) }),
    entries: say('becomesEntries', { names: names(deciding) }),
    words: say('becomesWords', { names: names(reworded.length > 0 ? reworded : deciding) }),
    numbers: say('becomesNumbers', {
      numbers: listed([...new Set(answer.because.flatMap((id) => answer.numbers?.[id] ?? []))], lang),
    }),
  };
  return differs.map((kind) => said[kind]).join(' ');
}
