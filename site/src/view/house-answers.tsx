import type { Chosen, Game } from '../game.js';
import type { Lang, Say } from '../language.js';

export interface AnswerProps {
  readonly game: Game;
  readonly lang: Lang;
  readonly say: Say;
  /** Another house answer has been chosen. */
  onAnswer(matter: string, choice: string): void;
}

interface HouseAnswersProps extends AnswerProps {
  /** Ids of the entries that decide. */
  readonly to: readonly string[];
  /** Matters in which no entry decides, but would under another answer. */
  readonly also?: readonly Chosen[];
}

/** The house answers on which something hangs, each matter once, with the other answers to choose. */
export function HouseAnswers({ to, also = [], game, lang, onAnswer }: HouseAnswersProps) {
  const all = [...to.flatMap((id) => game.matterOf(id) ?? []), ...also];
  const matters = new Map(all.map((matter) => [matter.id, matter]));
  return (
    <>
      {[...matters.values()].map((matter) => (
        <MatterForm key={matter.id} {...{ matter, lang }} onChoice={(choice) => onAnswer(matter.id, choice)} />
      ))}
    </>
  );
}

interface AgreedProps extends AnswerProps {
  /** Entries beside which their answers stand already. */
  readonly besides: readonly string[];
}

/** The answers of this table that are not the usual ones, besides those that stand elsewhere: whoever chose one finds the way back. */
export function AgreedAnswers({ besides, ...props }: AgreedProps) {
  const { game, lang, say, onAnswer } = props;
  const shown = new Set(besides.map((id) => game.matterOf(id)?.id));
  const agreed = Object.entries(game.json.setup.house ?? {}).flatMap(([id, choice = '']) => {
    const matter = game.rulebook.matters[id];
    return matter === undefined || choice === matter.default || shown.has(id) ? [] : { ...matter, choice };
  });
  if (agreed.length === 0) return null;
  return (
    <section class="sec" data-agreed>
      <h3>{say('agreed')}</h3>
      {agreed.map((matter) => (
        <MatterForm key={matter.id} {...{ matter, lang }} onChoice={(choice) => onAnswer(matter.id, choice)} />
      ))}
    </section>
  );
}

/** Marks an entry as one of our answers where the rules are silent. */
export const OurBadge = ({ say }: Pick<AnswerProps, 'say'>) => <span class="badge badge--house">{say('ours')}</span>;

interface MatterProps {
  readonly matter: Chosen;
  readonly lang: Lang;
  onChoice?(choice: string): void;
}

/** A matter that the rules leave to the house, with the answers to it. */
export const MatterForm = ({ matter: { id, names, choices, choice: taken }, lang, onChoice }: MatterProps) => (
  <label class="matter">
    {names[lang]}
    <select name={`house:${id}`} onChange={({ currentTarget }) => onChoice?.(currentTarget.value)}>
      {Object.entries(choices).map(([choice, words]) => (
        <option key={choice} value={choice} selected={choice === taken}>
          {words[lang]}
        </option>
      ))}
    </select>
  </label>
);
