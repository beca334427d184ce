import type { Lang } from '../../engine/model/words.js';
import { classify, type Line } from './classify.js';
import { datesStated } from './dates.js';
import type { OfficialText } from './official.js';

/** Reads an official text: the Comprehensive Rules, or a part of them, in either language. */
export function readOfficial(bytes: Uint8Array): OfficialText {
  const text = new TextDecoder('utf-8').decode(bytes);
  const lines: readonly Line[] = text.split(/\r\n|\r|\n/).map((line, index) => ({ text: line, number: index + 1 }));
  return {
    language: languageOf(text),
    edition: datesStated(text)[0] ?? null,
    paragraphs: classify(lines),
    decisions: [],
    problems: [],
  };
}

const english = /\b(?:the|player|game|that|rule)\b/gi;
const italian = /\b(?:il|giocatore|partita|che|regola)\b/gi;

/** The language that most of its common words belong to. */
const languageOf = (text: string): Lang =>
  (text.match(italian)?.length ?? 0) > (text.match(english)?.length ?? 0) ? 'it' : 'en';
