import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Json, Need, PlanEvent, Rulebook, TableJson } from 'tavolata/runtime';
import { Game } from '../game.js';
import type { HouseText } from '../house.js';
import { focusSeat, keyPressed } from '../keys.js';
import { keepLanguage, type Lang, sayIn, whyIn } from '../language.js';
import { fragmentOf, MOST_CHARACTERS } from '../link.js';
import { readyTables } from '../ready-tables.js';
import { isWhole, wholeRules } from '../rulebook.js';
import { agreed, atStep, carriedOut, opened, planning, type State, takenBack, underRules } from '../state.js';
import { Editions, editionBeside, useChanges } from './editions.js';
import { HouseRule } from './house.js';
import { Icon } from './icons.js';
import { Moves } from './moves.js';
import { ReasonPanel, Sheet } from './panel.js';
import { PlanPanel } from './plan.js';
import { SaveCase } from './save.js';
import {
  attackSaid,
  editionSaid,
  houseSaid,
  planSaid,
  stepSaid,
  subtitleOf,
  titleOf,
  verdictSaid,
} from './sentences.js';
import { Setup } from './setup.js';
import { Stage } from './stage.js';
import { Top } from './top.js';

interface AppProps {
  readonly state: State;
  readonly lang: Lang;
  /** What could not be opened from the address. */
  readonly trouble?: string | undefined;
  /** The house rule that the address brings along. */
  readonly house?: HouseText | undefined;
  /** The state of the address, where it opens only under the rules with that house rule. */
  readonly reopen?: ((rulebook: Rulebook) => State) | undefined;
}

/** The table page. */
export function App(props: AppProps) {
  const [state, setState] = useState(props.state);
  const [lang, setLang] = useState(props.lang);
  const [said, setSaid] = useState('');
  const [trouble, setTrouble] = useState(props.trouble);
  const [isChanging, setChanging] = useState(false);
  /** undefined: nobody has wanted to write a house rule. */
  const [writes, setWrites] = useState(props.house && true);
  const [lettersOn, setLettersOn] = useState(true);
  const reason = useRef<HTMLElement>(null);
  const reopen = useRef(props.reopen);
  /** What somebody did while rules were read counts. */
  const latest = useRef(state);
  latest.current = state;
  const say = sayIn(lang);
  const { game, creature, seat, shown } = state;
  // While a plan is gone through, the table shows how far it has come.
  const { plan: planned, step: gone = 0 } = shown ?? {};
  const stage = useMemo(() => (planned && gone > 0 ? game.after(planned, gone) : game), [game, planned, gone]);
  const changes = useChanges(game, creature, seat);
  const attacker = stage.permanent(creature)?.isCreature ? creature : undefined;

  useEffect(() => {
    document.documentElement.lang = lang;
    document.title = `${say('table')} · tavolata`;
  }, [lang]);

  /** Does something that needs more than the newest edition in one language, once that is there. */
  const withWhole = (then: (now: State) => void) => {
    if (isWhole(game.rulebook)) then(state);
    else
      wholeRules().then(
        (rulebook) => then({ ...state, game: game.under(rulebook) }),
        (error) => setTrouble(say('loadFailed', { why: whyIn(error, lang) })),
      );
  };
  const isChosen = creature !== undefined && seat !== undefined;
  useEffect(() => {
    // The slider asks in every edition.
    if (isChosen && !isWhole(game.rulebook))
      void wholeRules().then((rulebook) =>
        setState((now) => (isWhole(now.game.rulebook) ? now : { ...now, game: now.game.under(rulebook) })),
      );
  }, [isChosen, game.rulebook]);

  /** Takes on what an action gives, and says it; a refusal is shown and changes nothing. */
  const act = (action: () => State, sentence: (now: State) => string) => {
    try {
      const now = action();
      setState(now);
      setSaid(sentence(now));
      setTrouble(undefined);
    } catch (fault) {
      setTrouble(whyIn(fault, lang));
    }
  };

  const chooseCreature = (id: string | undefined) =>
    act(
      () => ({ ...state, creature: id === creature ? undefined : id, shown: undefined }),
      (now) => (now.creature === undefined ? say('choose') : attackSaid(now, lang, say)),
    );
  const chooseSeat = (id: string) =>
    act(
      () => ({ ...state, seat: id, shown: undefined }),
      (now) => verdictSaid(now, lang, say),
    );
  const plan = (event: PlanEvent, picks = shown?.event === event ? shown.picks : []) =>
    act(
      () => planning(state, event, picks),
      (now) => planSaid(now, lang, say),
    );
  const leave = () => {
    if (seat !== undefined) plan({ event: 'playersLeave', fields: { players: [seat] } });
  };
  const pick = (need: Need, chosen: Json) => {
    if (shown !== undefined) plan(shown.event, [...shown.picks, { matter: need.matter, by: need.by, pick: chosen }]);
  };
  const step = (to: number) =>
    act(
      () => atStep(state, to),
      (now) => stepSaid(now, lang, say),
    );
  const carryOut = () => {
    const event = shown === undefined ? '' : game.eventInWords(shown.event, lang);
    act(
      () => carriedOut(state),
      (now) => [say('done', { event }), now.creature === undefined ? '' : attackSaid(now, lang, say)].join(' ').trim(),
    );
    if (seat !== undefined) requestAnimationFrame(() => focusSeat(seat));
  };
  const undo = () =>
    state.past.length > 0 &&
    act(
      () => takenBack(state),
      () => say('undone'),
    );
  const change = (table: TableJson, ready?: string) => {
    act(
      () => ({ ...opened(Game.open(game.rulebook, table), ready), house: state.house }),
      (now) => titleOf(now, lang, say),
    );
    setChanging(false);
  };
  const speak = (one: Lang) =>
    withWhole((now) => {
      keepLanguage(one);
      setState(now);
      setLang(one);
    });
  const toEdition = (date: string | undefined) =>
    date !== undefined &&
    withWhole((whole) =>
      act(
        () => agreed(whole, { edition: date }),
        (now) => editionSaid(now, lang, say),
      ),
    );
  const answer = (matter: string, choice: string) =>
    act(
      () => agreed(state, { house: { ...game.json.setup.house, [matter]: choice } }),
      (now) => verdictSaid(now, lang, say),
    );
  const takeRules = async (rulebook?: Rulebook, house?: HouseText) => {
    const rules = rulebook ?? (await wholeRules());
    const open = house && reopen.current;
    act(
      () => open?.(rules) ?? underRules(latest.current, rules, house),
      (now) => houseSaid(now, lang, say),
    );
    reopen.current = undefined;
  };
  const share = async () => {
    const { house, shown: plan } = state;
    const linked = {
      table: game.json,
      edition: game.edition,
      ...(creature && { creature }),
      ...(seat && { seat }),
      ...(plan && { plan: { event: plan.event, picks: plan.picks }, step: plan.step }),
      lang,
    };
    const whole = await fragmentOf({ ...linked, ...(house && { house }) });
    const isTooLong = house !== undefined && whole.length > MOST_CHARACTERS;
    history.replaceState(null, '', isTooLong ? await fragmentOf(linked) : whole);
    const copied = await navigator.clipboard?.writeText(location.href).then(
      () => true,
      () => false,
    );
    setSaid(say(copied ? 'shared' : 'sharedHere'));
    setTrouble(isTooLong ? say('houseTooLong', { count: whole.length, most: MOST_CHARACTERS }) : undefined);
  };
  const write = () => {
    setWrites(writes !== true);
    if (writes !== true) requestAnimationFrame(() => document.getElementById('house-h')?.focus());
  };
  const toReason = () => {
    reason.current?.focus();
    reason.current?.scrollIntoView({ block: 'start' });
  };
  const nextCreature = () => {
    const all = game.seats.flatMap(({ permanents }) => permanents.filter((one) => one.isCreature));
    const next = all[(all.findIndex(({ id }) => id === creature) + 1) % Math.max(all.length, 1)];
    if (next !== undefined && next.id !== creature) chooseCreature(next.id);
  };

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const meant = keyPressed(event, {
        seats: game.seats.map(({ id }) => id),
        lettersOn,
        onSeat: chooseSeat,
        onNextCreature: nextCreature,
        onLeave: leave,
        onUndo: undo,
        onReason: toReason,
        onNearly: () => reason.current?.querySelector<HTMLElement>('[data-near] summary')?.click(),
        onEdition: (by, isAny) => toEdition(editionBeside(game, by, isAny ? [] : changes)),
        onTable: () => setChanging(!isChanging),
        onHouse: write,
        onLink: () => void share(),
        onLanguage: () => speak(lang === 'it' ? 'en' : 'it'),
        onKeys: () => document.querySelector<HTMLElement>('#keys summary')?.click(),
        onEscape: () => setState({ ...state, creature: undefined, shown: undefined }),
      });
      if (meant) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });

  const isPlanning = shown !== undefined;
  useEffect(() => {
    if (isPlanning) reason.current?.querySelector<HTMLElement>('[data-next]:not([disabled])')?.focus();
  }, [isPlanning]);

  return (
    <>
      <a class="skip" href="#main">
        {say('skip')}
      </a>
      <Top
        lang={lang}
        home="index.html"
        views={[
          { href: 'index.html', name: say('table'), isHere: true },
          { href: 'rules/index.html', name: say('rules') },
          { href: 'desk/index.html', name: say('desk') },
        ]}
        language={say('language')}
        onLang={speak}
      />
      <main id="main" class="page" tabIndex={-1}>
        <div class="bar">
          <div>
            <h1>{titleOf(state, lang, say)}</h1>
            <p class="sub">{subtitleOf(state, lang, say)}</p>
          </div>
          <div class="acts">
            {seat !== undefined && !game.seats.find(({ id }) => id === seat)?.hasLeft && (
              <button type="button" class="btn" data-leave onClick={leave}>
                <Icon name="leave" />
                {say('leaves', { player: seat })}
              </button>
            )}
            <button type="button" class="btn" disabled={state.past.length === 0} onClick={undo}>
              <Icon name="undo" />
              {say('undo')}
            </button>
            <button type="button" class="btn" aria-expanded={isChanging} onClick={() => setChanging(!isChanging)}>
              {say('change')}
            </button>
            <button type="button" class="btn" aria-expanded={writes === true} onClick={write}>
              {say('houseRule')}
            </button>
            <button type="button" class="btn" data-share onClick={share}>
              <Icon name="link" />
              {say('share')}
            </button>
          </div>
        </div>
        {trouble !== undefined && (
          <div class="refusal" role="alert">
            <b>{say('faultTitle')}</b> <span>{trouble}</span>
          </div>
        )}
        {isChanging && (
          <Setup
            rulebook={game.rulebook}
            edition={game.edition}
            lang={lang}
            say={say}
            onReady={(id) => change(readyTables.find((one) => one.id === id)!.table, id)}
            onMade={(table) => change(table)}
          />
        )}
        <div class="play">
          <div class="play__table">
            <Stage
              {...{ game: stage, creature: attacker, seat, lang, say }}
              onSeat={chooseSeat}
              onCreature={chooseCreature}
            />
            <Editions {...{ game, creature, seat, changes, lang, say }} onEdition={toEdition} />
          </div>
          <div class="play__side">
            {writes !== undefined && (
              <section class="house" aria-labelledby="house-h" hidden={!writes}>
                <HouseRule
                  given={props.house}
                  held={state.house}
                  {...{ lang, say }}
                  onRules={takeRules}
                  onClose={write}
                />
              </section>
            )}
            <aside class="panel" id="why" aria-labelledby="why-h" tabIndex={-1} ref={reason}>
              {shown === undefined ? (
                <ReasonPanel {...{ game, creature, seat, lang, say }} onAnswer={answer} />
              ) : (
                <PlanPanel
                  {...{ game, shown, lang, say }}
                  onStep={step}
                  onPick={pick}
                  onCarryOut={carryOut}
                  onCancel={() => setState({ ...state, shown: undefined })}
                />
              )}
            </aside>
          </div>
          <div class="play__more">
            <Moves {...{ game, seat, lang, say }} onEvent={(event) => plan(event, [])} />
            <SaveCase {...{ state, lang, say }} />
            <details class="keys" id="keys">
              <summary>{say('keys')}</summary>
              <p>{say('keysText')}</p>
              <label class="tick">
                <input type="checkbox" checked={lettersOn} onChange={() => setLettersOn(!lettersOn)} />
                {say('keysOn')}
              </label>
            </details>
          </div>
        </div>
        {creature !== undefined && seat !== undefined && shown === undefined && (
          <Sheet {...{ game, creature, seat, say }} onOpen={toReason} />
        )}
        <footer class="legal">{say('unofficial')}</footer>
        <p class="vh" aria-live="polite" id="said">
          {said}
        </p>
      </main>
    </>
  );
}
