import { useState } from 'preact/hooks';
import type { Answer, ExplanationPart, PartKind } from 'tavolata/runtime';
import type { Game, Reason } from '../game.js';
import { listed, type Say } from '../language.js';
import { Assumed, type FactProps, Missing } from './facts.js';
import { AgreedAnswers, type AnswerProps, HouseAnswers, OurBadge } from './house-answers.js';
import { Icon } from './icons.js';
import { isYes } from './stage.js';
import { VerdictChip, verdicts } from './verdict.js';

interface PanelProps extends FactProps, AnswerProps {
  readonly creature: string | undefined;
  readonly seat: string | undefined;
}

/** The reason: the verdict first, then the deciding rules, the other seats, and the proof, folded. */
export function ReasonPanel(props: PanelProps) {
  const { game, creature, seat, lang, say, onAnswer } = props;
  if (creature === undefined || seat === undefined)
    return (
      <div class="sec">
        <h2 id="why-h">{say('reason')}</h2>
        <p>{say('reasonHelp')}</p>
      </div>
    );
  const answer = game.mayAttack(creature, seat, true);
  const parts = game.explanation(answer, lang);
  const verdict = answer.verdict ?? 'unknown';
  const of = (kind: PartKind) => parts.find(({ is }) => is === kind)?.below ?? [];
  const order = game.specialFirst(answer.because);
  const placeOf = ({ entry }: ExplanationPart) => order.indexOf(entry?.id ?? '');
  const reasons = [...of('decided')].sort((one, other) => placeOf(one) - placeOf(other));
  const cards = [...reasons, ...of('restsOn').filter(({ entry }) => entry?.ours)];
  const name = game.permanent(creature)?.name ?? creature;
  const others = game.seats.filter(({ id, hasLeft }) => id !== seat && !hasLeft);
  return (
    <>
      <div class="verdict" data-v={verdict}>
        <span class="mark">
          <Icon name={verdicts[verdict].icon} />
        </span>
        <div>
          <h2 id="why-h">{say(verdicts[verdict].says, { creature: name, player: seat })}</h2>
        </div>
      </div>
      <Missing {...props} unknown={answer.unknown} />
      <Assumed {...props} />
      {cards.length > 0 && (
        <section class="sec">
          <h3>{say('because')}</h3>
          {cards.map((part) => (
            <ReasonCard key={part.text} {...{ game, part, lang, say, onAnswer }} />
          ))}
        </section>
      )}
      <AgreedAnswers {...props} besides={cards.flatMap(({ entry }) => entry?.id ?? [])} />
      <section class="sec">
        <h3>{say('others')}</h3>
        <ul class="others">
          {others.map(({ id }) => (
            <Other key={id} game={game} creature={creature} player={id} lang={lang} say={say} />
          ))}
        </ul>
      </section>
      <Nearly parts={of('near')} say={say} />
      <Proof {...{ game, answer, lang, say }} />
    </>
  );
}

/** The maximum number of facts on a card; the proof contains all. */
const MOST_FACTS = 3;

interface ReasonCardProps extends AnswerProps {
  readonly part: ExplanationPart;
}

/** An entry with its sentence, and the facts of this table that it used. */
function ReasonCard({ part: { entry, below = [] }, ...props }: ReasonCardProps) {
  const { lang, say } = props;
  const seen = below.flatMap(({ below: reads = [] }) => reads.flatMap(({ clause }) => clause ?? []));
  if (entry === undefined) return null;
  return (
    <article class="reason">
      <h4>
        <span>{entry.name}</span>
        <Numbers reason={entry} />
        {entry.ours && <OurBadge say={say} />}
      </h4>
      <p class="txt" lang={lang}>
        {entry.says}
      </p>
      {seen.length > 0 && (
        <p class="here">
          <span>{say('here')}</span> {[...new Set(seen)].slice(0, MOST_FACTS).join('; ')}
        </p>
      )}
      <HouseAnswers {...props} to={[entry.id]} />
    </article>
  );
}

interface ProofProps extends Pick<PanelProps, 'game' | 'lang' | 'say'> {
  readonly answer: Answer;
}

/** The complete reasoning as text, computed when it is opened. */
function Proof({ game, answer, lang, say }: ProofProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section class="sec">
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{say('proof')}</summary>
        {isOpen && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          <pre class="trace" tabIndex={0}>
            {game.inWords(answer, lang)}
          </pre>
        )}
      </details>
    </section>
  );
}

/** Entries that nearly applied, the nearest first, each with its missing conditions. */
function Nearly({ parts, say }: { readonly parts: readonly ExplanationPart[]; readonly say: Say }) {
  if (parts.length === 0) return null;
  return (
    <section class="sec">
      <details data-near>
        <summary>
          {say('nearly')} <span class="n">{parts.length}</span>
        </summary>
        <ul class="near">
          {parts.map(({ text, entry, below = [] }) => (
            <li key={text}>
              {entry && (
                <b>
                  <Numbers reason={entry} /> {entry.name}
                </b>
              )}
              <span>{below.find(({ is }) => is === 'wouldApply')?.text}</span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

/** The numbers of an entry, as links if they have a page. */
export function Numbers({ reason: { numbers, id } }: { readonly reason: Pick<Reason, 'numbers' | 'id'> }) {
  return (
    <span class="nums">
      {numbers.map((number) => (
        <RuleNumber key={number} number={number} entry={id} />
      ))}
    </span>
  );
}

/** Sections that have pages. */
const PAGED = /^(104|80\d|81[01])([.]|$)/;

const RuleNumber = ({ number, entry }: { readonly number: string; readonly entry: string }) =>
  PAGED.test(number) ? (
    <a class="num" href={`rules/${number}.html#${entry}`}>
      {number}
    </a>
  ) : (
    <span class="num num--plain">{number}</span>
  );

interface OtherProps extends Pick<PanelProps, 'game' | 'lang' | 'say'> {
  readonly creature: string;
  readonly player: string;
}

function Other({ game, creature, player, lang, say }: OtherProps) {
  const answer = game.mayAttack(creature, player);
  const verdict = answer.verdict ?? 'unknown';
  const { icon, word } = verdicts[verdict];
  return (
    <li>
      <span class={isYes(verdict) ? 'm-ok' : 'm-no'} aria-hidden="true">
        <Icon name={icon} />
      </span>
      <b>{player}</b>
      <span>
        {say(word)}:{' '}
        {listed(
          game.reasonsFor(answer, lang).map((one) => one.name),
          lang,
        )}
      </span>
    </li>
  );
}

interface SheetProps {
  readonly game: Game;
  readonly creature: string;
  readonly seat: string;
  readonly say: Say;
  onOpen(): void;
}

/** On a phone, the reason is below the seats; this bar shows the verdict and leads there. */
export function Sheet({ game, creature, seat, say, onOpen }: SheetProps) {
  const verdict = game.mayAttack(creature, seat).verdict ?? 'unknown';
  const name = game.permanent(creature)?.name ?? creature;
  return (
    <button type="button" class="sheet" onClick={onOpen}>
      <VerdictChip verdict={verdict} say={say} />
      <span class="vh">. </span>
      <span>
        <b>{say(verdicts[verdict].says, { creature: name, player: seat })}</b>
        <span>{say('toReason')}</span>
      </span>
    </button>
  );
}
