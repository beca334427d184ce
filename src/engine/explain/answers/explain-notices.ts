import type { Notice, UnknownFact } from '../../model/answer.js';
import type { Rulebook } from '../../model/rulebook.js';
import type { EditionDate, Lang } from '../../model/words.js';
import { type ExplanationPart, section } from '../explanation-part.js';
import { layOut } from '../layout.js';
import { factNode, tracedThing } from '../read-back/value-nodes.js';
import { quoted } from '../read-back/wording.js';
import { slotsOf, verbatim } from '../words/template.js';
import { Formatter } from './formatter.js';

/**
 * The facts without which nothing is certain, and what the host should supply; separately, what was too much to
 * compute.
 */
export function unknownItems(formatter: Formatter, unknown: readonly UnknownFact[]): readonly ExplanationPart[] {
  const { unknown: missing, tooMuch } = formatter.words.answer;
  const items = (isCoded: boolean) =>
    unknown.filter(({ code }) => (code !== undefined) === isCoded).map((fact) => unknownItem(formatter, fact));
  return [...section('unknown', missing, items(false)), ...section('tooMuch', tooMuch, items(true))];
}

function unknownItem(formatter: Formatter, { of, fact, code }: UnknownFact): ExplanationPart {
  if (code !== undefined) return { is: 'fact', text: givenUp(formatter, { of, fact, code }) };
  const node = factNode(of, fact, formatter.vocabulary);
  const thing = formatter.noun(tracedThing(of, fact, formatter.vocabulary));
  const parts = { what: verbatim(formatter.value(node)), fact: quoted(formatter, fact), of: thing };
  return formatter.textPart('fact', formatter.fill(formatter.words.answer.unknownFact, parts), [node]);
}

/** Why something is unknown although no fact is missing. */
export const givenUp = (formatter: Formatter, { of, fact, code }: UnknownFact): string =>
  code === undefined
    ? ''
    : formatter.fill(formatter.words.answer.givenUp[code], { of: quoted(formatter, of), fact: verbatim(fact) });

/** Notices below an answer, for readers who see several short answers at once; empty if there are none. */
export const explainNotices = (
  notices: readonly Notice[],
  rulebook: Rulebook,
  edition: EditionDate,
  lang: Lang,
): string => layOut(noticeItems(new Formatter(rulebook, edition, lang), notices));

/** What a reader should know about the answer as a whole. */
export const noticeItems = (formatter: Formatter, notices: readonly Notice[]): readonly ExplanationPart[] =>
  section(
    'notices',
    formatter.words.answer.notices,
    notices.map((notice) => noticeItem(formatter, notice)),
  );

function noticeItem(formatter: Formatter, { code, values }: Notice): ExplanationPart {
  const { notices, unknownNotice } = formatter.words;
  const template = Object.hasOwn(notices, code) ? notices[code] : undefined;
  if (template === undefined) {
    const given = Object.entries(values).map(([name, value]) => `${name}: ${value}`);
    return {
      is: 'notice',
      text: formatter.fill(unknownNotice, { code: verbatim(code), values: verbatim(given.join(', ')) }),
    };
  }
  const parts: { [name: string]: string } = {};
  for (const slot of slotsOf(template)) parts[slot] = verbatim(String(values[slot] ?? ''));
  const { of, fact } = values;
  if (typeof of === 'string' && typeof fact === 'string') {
    const node = factNode(of, fact, formatter.vocabulary);
    parts['what'] = verbatim(formatter.value(node));
    parts['fact'] = quoted(formatter, fact);
    return formatter.textPart('notice', formatter.fill(template, parts), [node]);
  }
  return { is: 'notice', text: formatter.fill(template, parts) };
}
