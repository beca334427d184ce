import type { Answer, TableJson, Words } from 'tavolata/runtime';
import { sayIn } from './language.js';
import { loaded } from './rulebook.js';
import type { Done, State } from './state.js';
import { verdicts } from './view/verdict.js';

/** The content of a case. */
export interface CaseToWrite {
  readonly id: string;
  readonly summary: Words;
  readonly table: TableJson;
  /** The actions in order. */
  readonly sent: readonly Pick<Done, 'event' | 'picks' | 'plan'>[];
  readonly asked: Answer | undefined;
}

/** The table before the first action, the actions, and the answer that is shown. */
export function caseOf({ game, past, creature, seat }: State): CaseToWrite {
  const asked = creature !== undefined && seat !== undefined ? game.mayAttack(creature, seat) : undefined;
  const sent = [...past].reverse();
  const sentence = (lang: 'en' | 'it'): string => {
    const events = sent.map((one) => one.game.eventInWords(one.event, lang));
    const name = game.permanent(creature)?.name ?? '';
    const parts = { creature: name, player: seat ?? '' };
    const says = asked && sayIn(lang)(verdicts[asked.verdict ?? 'unknown'].says, parts);
    return [...events, ...(says === undefined ? [] : [says])].map((one) => `${one}.`).join(' ');
  };
  return {
    id: 'from-the-table',
    summary: { en: sentence('en'), it: sentence('it') },
    table: (sent[0]?.game ?? game).json,
    sent,
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
