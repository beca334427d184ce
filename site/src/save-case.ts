import type { Answer, TableJson, Words } from 'tavolata/runtime';
import { sayIn } from './language.js';
import { loaded } from './rulebook.js';
import type { Sent, State } from './state.js';
import { verdicts } from './view/verdict.js';

/** The content of a case. */
export interface CaseToWrite {
  readonly id: string;
  readonly summary: Words;
  readonly table: TableJson;
  /** What was carried out, in order. */
  readonly sent: readonly Sent[];
  readonly asked: Answer | undefined;
}

/** The table as it was before the first thing that was carried out under its house answers, what was carried out, and the open answer. */
export function caseOf({ game, past, creature, seat }: State): CaseToWrite {
  const asked = creature !== undefined && seat !== undefined ? game.mayAttack(creature, seat) : undefined;
  const answered = past.findIndex((done) => done.sent === undefined);
  const done = (answered < 0 ? past : past.slice(0, answered)).toReversed();
  const sentence = (lang: 'en' | 'it'): string => {
    const events = done.flatMap((one) => (one.sent === undefined ? [] : one.game.eventInWords(one.sent.event, lang)));
    const name = game.permanent(creature)?.name ?? '';
    const parts = { creature: name, player: seat ?? '' };
    const says = asked && sayIn(lang)(verdicts[asked.verdict ?? 'unknown'].says, parts);
    return [...events, ...(says === undefined ? [] : [says])].map((one) => `${one}.`).join(' ');
  };
  return {
    id: 'from-the-table',
    summary: { en: sentence('en'), it: sentence('it') },
    table: (done[0]?.game ?? game).json,
    sent: done.flatMap(({ sent }) => sent ?? []),
    asked,
  };
}

type Writer = (wanted: CaseToWrite) => string;

/**
 * The lines of a case. The code that writes them is loaded on demand. @throws Error if it cannot be loaded, or if the
 * case cannot be written
 */
export async function caseLines(wanted: CaseToWrite): Promise<string> {
  const shared = globalThis as { tavolataCase?: Writer };
  if (shared.tavolataCase === undefined) await loaded('case.js');
  return shared.tavolataCase!(wanted);
}
