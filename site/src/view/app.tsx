import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { TableJson } from 'tavolata/runtime';
import { keyPressed } from '../keys.js';
import { readyTables } from '../ready-tables.js';
import { Editions, editionBeside, useChanges } from './editions.js';
import { HouseRule } from './house.js';
import { Icon } from './icons.js';
import { Moves } from './moves.js';
import { ReasonPanel, Sheet } from './panel.js';
import { PlanPanel } from './plan.js';
import { SaveCase } from './save.js';
import { subtitleOf, titleOf } from './sentences.js';
import { Setup } from './setup.js';
import { Stage } from './stage.js';
import { Top } from './top.js';
import { type Beginning, useTable } from './use-table.js';

/** The table page. */
export function App(props: Beginning) {
  const table = useTable(props);
  const { state, lang, say, said, trouble, chooseCreature, chooseSeat, plan, leave, undo, share, toEdition } = table;
  const [isChanging, setChanging] = useState(false);
  /** Undefined as long as the user has not asked to write a house rule. */
  const [writes, setWrites] = useState(props.house && true);
  const [lettersOn, setLettersOn] = useState(true);
  const reason = useRef<HTMLElement>(null);
  const { game, creature, seat, shown, given = [] } = state;
  // While a plan is shown step by step, the table shows the state after the current step.
  const { plan: planned, step: gone = 0 } = shown ?? {};
  const stage = useMemo(() => (planned && gone > 0 ? game.after(planned, gone) : game), [game, planned, gone]);
  const changes = useChanges(game, creature, seat);
  const attacker = stage.permanent(creature)?.isCreature ? creature : undefined;

  useEffect(() => {
    document.documentElement.lang = lang;
    document.title = `${say('table')} · tavolata`;
  }, [lang]);

  const change = (made: TableJson, ready?: string) => {
    table.change(made, ready);
    setChanging(false);
  };
  const write = () => {
    setWrites(writes !== true);
    if (writes !== true) requestAnimationFrame(() => document.getElementById('house-h')?.focus());
  };
  const toReason = () => {
    reason.current?.focus();
    reason.current?.scrollIntoView({ block: 'start' });
  };
  // Runs before the effect of a key is painted, because the next key refers to it.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const meant = keyPressed(event, {
        seats: game.seats.map(({ id }) => id),
        lettersOn,
        onSeat: chooseSeat,
        onNextCreature: table.nextCreature,
        onLeave: leave,
        onUndo: undo,
        onReason: toReason,
        onNearly: () => reason.current?.querySelector<HTMLElement>('[data-near] summary')?.click(),
        onEdition: (by, isAny) => toEdition(editionBeside(game, by, isAny ? [] : changes)),
        onTable: () => setChanging(!isChanging),
        onHouse: write,
        onLink: () => void share(),
        onLanguage: () => table.speak(lang === 'it' ? 'en' : 'it'),
        onKeys: () => document.querySelector<HTMLElement>('#keys summary')?.click(),
        onEscape: table.letGo,
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
        onLang={table.speak}
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
                  onRules={table.takeRules}
                  onClose={write}
                />
              </section>
            )}
            <aside class="panel" id="why" aria-labelledby="why-h" tabIndex={-1} ref={reason}>
              {shown === undefined ? (
                <ReasonPanel
                  {...{ game, creature, seat, given, lang, say }}
                  onAnswer={table.answer}
                  onFact={table.know}
                />
              ) : (
                <PlanPanel
                  {...{ game, shown, given, lang, say }}
                  onFact={table.know}
                  onAnswer={table.answer}
                  onStep={table.step}
                  onPick={table.pick}
                  onCarryOut={table.carryOut}
                  onCancel={table.putAside}
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
