import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Json, Need, PlanEvent } from 'tavolata/runtime';
import type { Chosen } from '../game.js';
import { hangingOn, type Shown } from '../state.js';
import { Assumed, type FactProps, Missing } from './facts.js';
import { AgreedAnswers, type AnswerProps, HouseAnswers, OurBadge } from './house-answers.js';
import { Icon } from './icons.js';
import { Numbers } from './panel.js';

interface PlanProps extends FactProps, AnswerProps {
  readonly shown: Shown;
  onStep(step: number): void;
  onPick(need: Need, pick: Json): void;
  onCarryOut(): void;
  onCancel(): void;
}

/** The effects of an event, step by step; nothing changes before “Carry out”. */
export function PlanPanel(props: PlanProps) {
  const { game, shown, lang, say } = props;
  const { plan, step, event } = shown;
  const steps = useRef<HTMLOListElement>(null);
  // A long plan is longer than the window.
  useEffect(() => steps.current?.querySelector('[aria-current=step]')?.scrollIntoView({ block: 'nearest' }), [shown]);
  const count = plan.steps.length;
  const waits = plan.needs.length > 0 || plan.unknown.length > 0;
  const hanging = useMemo(() => hangingOn(game, shown), [game, plan]);
  // The same may be barred more than once on the way.
  const barred = plan.undone.map(({ event: { event: name, fields }, because }) => ({ event: name, fields, because }));
  const undone = [...new Map(barred.map((one) => [JSON.stringify(one), one])).values()];
  const named = [...plan.steps.flat(), ...undone, ...plan.needs].flatMap(({ because = [] }) => because);
  const size = count === 1 ? say('planSizeOne') : say('planSize', { count });
  return (
    <>
      <div class="verdict" data-v="plan">
        <span class="mark">
          <Icon name="right" />
        </span>
        <div>
          <h2 id="why-h">{game.eventInWords(event, lang)}</h2>
          <p>
            {plan.needs.length > 0 ? say('asks') : waits ? say('unknown') : count === 0 ? say('planNothing') : size}
          </p>
        </div>
      </div>
      {plan.needs.map((need) => (
        <NeedForm key={need.matter} need={need} {...props} />
      ))}
      <Missing {...props} unknown={plan.unknown} />
      <Assumed {...props} />
      {count > 0 && (
        <div class="stepper">
          <button type="button" class="btn" disabled={step === 0} onClick={() => props.onStep(step - 1)}>
            <Icon name="left" />
            {say('back')}
          </button>
          <span>{step === 0 ? say('stepStart', { count }) : say('step', { number: step, count })}</span>
          <button type="button" class="btn" data-next disabled={step === count} onClick={() => props.onStep(step + 1)}>
            {say('next')}
            <Icon name="right" />
          </button>
        </div>
      )}
      {count > 0 && (
        <section class="sec">
          <ol class="steps" ref={steps} aria-label={say('planOf')}>
            {plan.steps.map((events, index) => (
              <li
                key={index}
                class="step"
                data-s={index < step - 1 ? 'done' : index === step - 1 ? 'now' : 'next'}
                aria-current={index === step - 1 ? 'step' : undefined}
              >
                {events.length > 1 && <h3>{say('same')}</h3>}
                {events.map((one) => (
                  <EventCard key={JSON.stringify(one)} event={one} also={hanging.get(one.event)} {...props} />
                ))}
              </li>
            ))}
          </ol>
        </section>
      )}
      {undone.length > 0 && (
        <section class="sec">
          <h3>{say('notSo')}</h3>
          {undone.map((one) => (
            <EventCard key={JSON.stringify(one)} event={one} {...props} />
          ))}
        </section>
      )}
      <AgreedAnswers {...props} besides={named} />
      <div class="foot">
        <button type="button" class="btn btn--go" disabled={waits || count === 0} onClick={props.onCarryOut}>
          <Icon name="check" />
          {say('carryOut')}
        </button>
        <button type="button" class="btn btn--quiet" onClick={props.onCancel}>
          {say('cancel')}
        </button>
      </div>
    </>
  );
}

interface EventCardProps extends PlanProps {
  readonly event: PlanEvent;
  /** Matters in which another answer would bar or rewrite it. */
  readonly also?: readonly Chosen[] | undefined;
}

function EventCard({ event, also = [], ...props }: EventCardProps) {
  const { game, shown, lang, say } = props;
  const { because = [] } = event;
  const reasons = game.reasonsFor({ because, numbers: shown.plan.numbers }, lang);
  return (
    <div class="ev">
      <p>{game.eventInWords(event, lang)}</p>
      {reasons.length === 0 && <p class="by">{say('asSent')}</p>}
      {reasons.map((reason) => (
        <p key={reason.id} class="by">
          <Numbers reason={reason} />
          <span>{reason.name}</span>
          {game.matterOf(reason.id) && <OurBadge say={say} />}
        </p>
      ))}
      <HouseAnswers {...props} to={because} also={also} />
    </div>
  );
}

/** A choice required by the plan, with its candidates as buttons. */
function NeedForm({ need, ...props }: PlanProps & { readonly need: Need }) {
  const { game, lang, say, onPick } = props;
  const matter = game.nameOf('Matter', need.matter, lang);
  const asks = need.by === null ? say('asksChance', { matter }) : say('asksPlayer', { player: need.by, matter });
  return (
    <fieldset class="sec need">
      <legend>{asks}</legend>
      {need.among.map((one) => (
        <button key={JSON.stringify(one)} type="button" class="btn" onClick={() => onPick(need, one)}>
          {game.valueInWords(one, lang)}
        </button>
      ))}
      <HouseAnswers {...props} to={need.because} />
    </fieldset>
  );
}
