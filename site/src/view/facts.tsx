import { givenUp } from 'tavolata/internals';
import type { Json, UnknownFact } from 'tavolata/runtime';
import { type FactOf, factInWords, type Given, possibleFor, valueOfFact } from '../facts.js';
import type { Game } from '../game.js';
import { type Lang, type Say, sayIn } from '../language.js';

export interface FactProps {
  readonly game: Game;
  readonly given: readonly Given[];
  readonly lang: Lang;
  readonly say: Say;
  /** Supplies a fact; without a value it becomes unknown again. */
  onFact(fact: FactOf, value?: Json): void;
}

interface MissingProps extends FactProps {
  readonly unknown: readonly UnknownFact[];
}

/**
 * The facts that an answer or a plan lacks, with their possible values as buttons; computations that exceeded a limit
 * are described in words.
 */
export function Missing({ unknown, ...props }: MissingProps) {
  const tooMuch = unknown.filter(({ code }) => code !== undefined);
  return (
    <>
      {unknown.map((one) => one.code === undefined && <FactForm key={`${one.of} ${one.fact}`} fact={one} {...props} />)}
      {tooMuch.length > 0 && (
        <section class="sec">
          {tooMuch.map((one) => (
            <p key={`${one.of} ${one.fact}`}>{givenUp(props.game.formatter(props.lang), one)}</p>
          ))}
        </section>
      )}
    </>
  );
}

function FactForm({ fact, game, lang, say, onFact }: FactProps & { readonly fact: UnknownFact }) {
  const { among, takesNumber } = possibleFor(game, fact);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const number = new FormData(event.currentTarget as HTMLFormElement).get('number');
    onFact(fact, Number(number));
  };
  return (
    <fieldset class="sec need" data-fact={fact.fact}>
      <legend>{say('notKnown', { what: factInWords(game, fact, lang) })}</legend>
      {among.map((value) => (
        <button key={JSON.stringify(value)} type="button" class="btn" onClick={() => onFact(fact, value)}>
          {valueInWords(game, fact, value, lang)}
        </button>
      ))}
      {takesNumber && (
        <form class="need__n" onSubmit={submit}>
          <input name="number" type="number" required aria-label={say('number')} />
          <button type="submit" class="btn">
            {say('setNumber')}
          </button>
        </form>
      )}
    </fieldset>
  );
}

/** Facts that the user supplied because they were unknown; each can be removed. */
export function Assumed({ game, given, lang, say, onFact }: FactProps) {
  if (given.length === 0) return null;
  return (
    <section class="sec" data-given>
      <h3>{say('assumed')}</h3>
      <ul class="given">
        {given.map((one) => {
          const what = factInWords(game, one, lang);
          return (
            <li key={`${one.of} ${one.fact}`}>
              <span>
                {what}: <b>{valueInWords(game, one, one.value, lang)}</b>
              </span>
              <button type="button" class="btn" onClick={() => onFact(one)}>
                {say('takeBack')}
                <span class="vh">: {what}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const valueInWords = (game: Game, fact: FactOf, value: Json, lang: Lang): string =>
  typeof value === 'boolean' ? sayIn(lang)(value ? 'yes' : 'no') : valueOfFact(game, fact, value, lang);
