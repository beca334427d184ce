import { isDeepStrictEqual } from 'node:util';
import type { Json, Rulebook } from 'tavolata/runtime';
import { isCasesFile, lineAndColumn, pointer, type Source } from 'tavolata/workspace';
import { answerText, planText } from '../cases/write.js';
import { withEdits } from '../format/edits.js';
import { laidOutLike } from '../format/format.js';
import { layOutAt } from '../format/lay-out.js';
import type { Play } from '../plays.js';
import { playedOut } from './actual.js';
import type { ScenarioStep } from './model.js';

/** A new text for a range of a file. */
export interface Edit {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly scenario: string;
  readonly step: number;
}

/** Why the expectation of a scenario cannot be rewritten. */
export interface KeptStep {
  readonly play: Play;
  readonly why: 'official' | 'editions' | 'other';
}

/**
 * The edits with which failing scenarios would expect the actual results. Official examples are never touched, nor
 * anything that differs between editions, nor what is not an answer or a plan.
 */
export function updates(
  rulebook: Rulebook,
  plays: readonly Play[],
): { readonly edits: readonly Edit[]; readonly kept: readonly KeptStep[] } {
  const edits: Edit[] = [];
  const kept: KeptStep[] = [];
  for (const play of plays) {
    if (play.failures.length === 0) continue;
    const found = play.scenario.official === true ? 'official' : editsOf(rulebook, play);
    if (typeof found === 'string') kept.push({ play, why: found });
    else edits.push(...found);
  }
  return { edits, kept };
}

function editsOf(rulebook: Rulebook, play: Play): readonly Edit[] | 'editions' | 'other' {
  const steps = new Set(play.failures.map(({ step }) => step));
  const known = play.failures.every(({ code }) => code === 'test.answer' || code === 'test.plan');
  if (!known) return 'other';
  const outcomes = play.editions.map((edition) => playedOut(rulebook, play.placed, edition));
  const edits: Edit[] = [];
  for (const step of steps) {
    const [first, ...rest] = outcomes.map((actual) => actual[step]);
    if (first === undefined) return 'other';
    const key = first.plan === undefined ? 'answer' : 'plan';
    if (!rest.every((other) => isDeepStrictEqual(other?.[key], first[key]))) return 'editions';
    const value = first[key] as Json | undefined;
    if (value === undefined || !(key in (play.scenario.steps[step] as ScenarioStep))) return 'other';
    edits.push(editAt(play, step, key, value));
  }
  return edits;
}

/** Replaces the value of a key of a step. */
function editAt({ placed, id }: Play, step: number, key: string, value: Json): Edit {
  const at = placed.document.at(pointer('scenarios', placed.index, 'steps', step, key));
  const where = { file: at.source.file, start: at.start, end: at.end, scenario: id, step };
  if (isCasesFile(at.source.file))
    return { ...where, text: key === 'plan' ? planText(value as readonly string[][]) : answerText(value) };
  const { column, line } = lineAndColumn(at.source, at.start);
  const before = at.source.text.split('\n')[line - 1] ?? '';
  const indent = before.length - before.trimStart().length;
  const text = layOutAt(value, column - 1, indent);
  return { ...where, text };
}

/** A file with edits applied; they may not overlap. Lines of cases are folded again. */
export function edited(source: Source, edits: readonly Edit[]): string {
  const text = withEdits(source.text, edits);
  return isCasesFile(source.file) ? laidOutLike(source, 'scenarios', text) : text;
}
