import { abbreviated } from './abbreviated.js';
import { Fault, type FaultCode } from './fault.js';
import { onceFor } from './once.js';
import { own } from './own.js';
import { nearest } from './spelling.js';
import type { EventType, Question, Vocabulary } from './vocabulary.js';

/** @throws Fault for a question that is not in the vocabulary */
export const questionNamed = ({ questions }: Pick<Vocabulary, 'questions'>, name: unknown): Question =>
  own(questions, name) ?? unknown('fault.unknown-question', 'question', name, questions);

/** @throws Fault for an event that is not in the vocabulary */
export const eventNamed = ({ events }: Pick<Vocabulary, 'events'>, name: unknown): EventType =>
  own(events, name) ?? unknown('fault.unknown-event', 'event', name, events);

function unknown(code: FaultCode, what: string, name: unknown, known: object): never {
  const said = typeof name === 'string' ? name : abbreviated(name);
  throw new Fault(code, { [what]: said }, [], nearest(said, Object.keys(known)));
}

/** The fault for a name that is not an argument of a question or a field of an event. */
export const noArgument = (argument: string, of: string, known: readonly string[]): Fault =>
  new Fault(
    'fault.argument',
    { problem: 'argument.unknown', argument, of, expected: known.join(', ') || '–' },
    [],
    nearest(argument, known),
  );

/** Names of facts that are derived if a table leaves them out. */
export const assumableIn = /* @__PURE__ */ onceFor(({ entities }: Vocabulary): ReadonlySet<string> => {
  const facts = Object.values(entities).flatMap((entity) => Object.values(entity.facts));
  return new Set(facts.flatMap(({ name, assumed }) => (assumed === undefined ? [] : name)));
});
