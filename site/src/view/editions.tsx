import { useMemo } from 'preact/hooks';
import type { Game } from '../game.js';
import { type Lang, listed, type Say, sayIn, whyIn } from '../language.js';
import { Icon } from './icons.js';

interface EditionsProps {
  readonly game: Game;
  readonly creature: string | undefined;
  readonly lang: Lang;
  readonly say: Say;
  onEdition(date: string): void;
}

/** Which edition of the rules the table follows, and whether the answers were others in the one before. */
export function Editions({ game, creature, lang, say, onEdition }: EditionsProps) {
  const { editions } = game.rulebook;
  // A table may name any day: the edition is the last one up to it.
  const at = editions.findLastIndex(({ date }) => date <= game.edition);
  // The table is opened in another edition for it, which a choice of seat need not wait for.
  const says = useMemo(() => comparison(game, at, creature, lang, sayIn(lang)), [game, at, creature, lang]);
  const step = (by: number) => {
    const date = editions[at + by]?.date;
    return { disabled: date === undefined, onClick: () => date !== undefined && onEdition(date) };
  };
  return (
    <section class="ed" aria-labelledby="ed-h">
      <label id="ed-h" for="ed">
        {say('editionNow')}
      </label>
      <select id="ed" value={editions[at]?.date} onChange={({ currentTarget }) => onEdition(currentTarget.value)}>
        {editions.map(({ date, names }) => (
          <option key={date} value={date}>
            {names[lang]}
          </option>
        ))}
      </select>
      <button type="button" class="btn" aria-label={say('previous')} {...step(-1)}>
        <Icon name="left" />
      </button>
      <button type="button" class="btn" aria-label={say('following')} {...step(1)}>
        <Icon name="right" />
      </button>
      <p class="ed__says">{says}</p>
    </section>
  );
}

/** What differs from the edition before, for the chosen creature. */
function comparison(game: Game, at: number, creature: string | undefined, lang: Lang, say: Say): string {
  const before = game.rulebook.editions[at - 1];
  if (before === undefined) return say('editionFirst');
  if (creature === undefined) return '';
  const date = before.names[lang];
  try {
    const then = game.at(before.date);
    const verdictOn = (one: Game, player: string) => one.mayAttack(creature, player).verdict;
    const others = game.seats.map(({ id }) => id).filter((id) => verdictOn(game, id) !== verdictOn(then, id));
    const name = game.permanent(creature)?.name ?? creature;
    if (others.length === 0) return say('editionSame', { creature: name, date });
    return say('editionDiffers', { date, players: listed(others, lang) });
  } catch (refused) {
    return say('editionRefused', { why: whyIn(refused, lang) });
  }
}
