import type { Lang } from '../../engine/model/words.js';
import { labelDecisions, problemsOf } from './checks.js';
import { classify } from './classify.js';
import { datesStated } from './dates.js';
import { decode } from './decode.js';
import { linesOf } from './form.js';
import type { OfficialText } from './official.js';
import { unwrapped } from './unwrap.js';

/** Reads an official text: the Comprehensive Rules, or a part of them, in either language. */
export function readOfficial(bytes: Uint8Array): OfficialText {
  const { text, decisions, problems } = decode(bytes);
  const split = linesOf(text);
  const whole = split.isParted === true ? { lines: split.lines, decisions: [] } : unwrapped(split.lines);
  const paragraphs = classify(whole.lines);
  return {
    language: languageOf(text),
    edition: datesStated(text)[0] ?? null,
    paragraphs,
    decisions: [...decisions, ...split.decisions, ...whole.decisions, ...labelDecisions(whole.lines)],
    problems: [...problems, ...problemsOf(whole.lines, paragraphs, text)],
  };
}

const english = /\b(?:the|player|game|that|rule)\b/gi;
const italian = /\b(?:il|giocatore|partita|che|regola)\b/gi;

/** The language that most of its common words belong to. */
const languageOf = (text: string): Lang =>
  (text.match(italian)?.length ?? 0) > (text.match(english)?.length ?? 0) ? 'it' : 'en';
