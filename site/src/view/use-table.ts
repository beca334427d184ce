import { useEffect, useRef, useState } from 'preact/hooks';
import type { Json, Need, PlanEvent, Rulebook, TableJson } from 'tavolata/runtime';
import type { FactOf } from '../facts.js';
import { Game } from '../game.js';
import type { HouseText } from '../house.js';
import { focusAnswer, focusSeat } from '../keys.js';
import { keepLanguage, type Lang, sayIn, whyIn } from '../language.js';
import { addressOf } from '../link.js';
import { isWhole, wholeRules } from '../rulebook.js';
import {
  answered,
  atStep,
  carriedOut,
  inEdition,
  knowing,
  opened,
  planning,
  type State,
  takenBack,
  underRules,
} from '../state.js';
import {
  answerSaid,
  attackSaid,
  choiceSaid,
  editionSaid,
  houseSaid,
  planSaid,
  stepSaid,
  titleOf,
  verdictSaid,
} from './sentences.js';
import { creaturesOf } from './stage.js';
import { useBack } from './use-back.js';

/** The initial data of a table page. */
export interface Beginning {
  readonly state: State;
  readonly lang: Lang;
  /** A message about what could not be opened from the address. */
  readonly trouble?: string | undefined;
  /** The house rule in the address. */
  readonly house?: HouseText | undefined;
  /** Opens the state of the address, if that needs the rules with its house rule. */
  readonly reopen?: ((rulebook: Rulebook) => State) | undefined;
}

/** A table with all its actions; results are announced, and failures are shown. */
export function useTable(beginning: Beginning) {
  const [state, setState] = useState(beginning.state);
  const [lang, setLang] = useState(beginning.lang);
  const [said, setSaid] = useState('');
  const [trouble, setTrouble] = useState(beginning.trouble);
  const reopen = useRef(beginning.reopen);
  /** Actions during the loading of rules must not be lost. */
  const latest = useRef(state);
  latest.current = state;
  const say = sayIn(lang);
  const { game, creature, seat, shown } = state;

  /** Does something that needs more than the newest edition in one language, as soon as that is loaded. */
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

  const chosen = useBack(
    () => latest.current,
    (before) => {
      const { game: now, house } = latest.current;
      act(
        () => underRules(before, now.rulebook, house),
        (state) => choiceSaid(state, lang, say),
        false,
      );
    },
  );

  /**
   * Applies the result of an action and announces it; a refusal is shown and changes nothing. A choice can be undone
   * with the Back button.
   */
  const act = (action: () => State, sentence: (now: State) => string, isChoice = true) => {
    try {
      const now = action();
      if (isChoice) chosen(now);
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
      false,
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
      (now) => [say('undone'), now.shown === undefined ? '' : choiceSaid(now, lang, say)].join(' ').trim(),
    );
  const change = (table: TableJson, ready?: string) => {
    act(
      () => ({ ...opened(Game.open(game.rulebook, table), ready), house: state.house }),
      (now) => titleOf(now, lang, say),
    );
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
        () => inEdition(whole, date),
        (now) => editionSaid(now, lang, say),
      ),
    );
  const answer = (matter: string, choice: string) => {
    act(
      () => answered(state, matter, choice),
      (now) => answerSaid(now, { matter, choice }, lang, say),
    );
    requestAnimationFrame(() => focusAnswer(matter));
  };
  const know = (fact: FactOf, value?: Json) =>
    act(
      () => knowing(state, fact, value),
      (now) => (now.shown === undefined ? verdictSaid(now, lang, say) : planSaid(now, lang, say)),
    );
  const takeRules = async (rulebook?: Rulebook, house?: HouseText) => {
    const rules = rulebook ?? (await wholeRules());
    const open = house && reopen.current;
    act(
      () => open?.(rules) ?? underRules(latest.current, rules, house),
      (now) => houseSaid(now, lang, say),
      false,
    );
    reopen.current = undefined;
  };
  const share = async () => {
    const { fragment, tooLong } = await addressOf(state, lang);
    history.replaceState(history.state, '', fragment);
    setTrouble(tooLong && say('houseTooLong', tooLong));
    const copied = await navigator.clipboard?.writeText(location.href).then(
      () => true,
      () => false,
    );
    setSaid(say(copied ? 'shared' : 'sharedHere'));
  };
  const nextCreature = () => {
    const all = creaturesOf(game);
    const next = all[(creature === undefined ? 0 : all.indexOf(creature) + 1) % Math.max(all.length, 1)];
    if (next !== undefined && next !== creature) chooseCreature(next);
  };

  const letGo = () => setState({ ...state, creature: undefined, shown: undefined });
  const putAside = () => setState({ ...state, shown: undefined });
  const told = { state, lang, say, said, trouble };
  const choosing = { chooseCreature, chooseSeat, nextCreature, letGo };
  const planned = { plan, leave, pick, step, carryOut, putAside, undo };
  return { ...told, ...choosing, ...planned, change, speak, toEdition, answer, know, takeRules, share };
}
