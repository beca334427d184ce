import type { Notice, UnknownFact } from '../../model/answer.js';
import { factNode, tracedThing } from '../read-back/value-nodes.js';
import { keep, slotsOf } from '../words/template.js';
import type { Formatter } from './formatter.js';
import type { Item } from './layout.js';

/** The facts without which nothing certain can be said, and what the host should supply. */
export function unknownItems(teller: Formatter, unknown: readonly UnknownFact[]): readonly Item[] {
  if (unknown.length === 0) return [];
  return [{ text: teller.words.answer.unknown, below: unknown.map((fact) => unknownItem(teller, fact)) }];
}

function unknownItem(teller: Formatter, { of, fact }: UnknownFact): Item {
  const what = teller.value(factNode(of, fact, teller.vocabulary));
  const thing = teller.noun(tracedThing(of, fact, teller.vocabulary));
  const parts = { what: keep(what), fact: quotedName(teller, fact), of: thing };
  return { text: teller.fill(teller.words.answer.unknownFact, parts) };
}

/** What a reader should know about the answer as a whole. */
export function noticeItems(teller: Formatter, notices: readonly Notice[]): readonly Item[] {
  if (notices.length === 0) return [];
  return [{ text: teller.words.answer.notices, below: notices.map((notice) => noticeItem(teller, notice)) }];
}

function noticeItem(teller: Formatter, { code, values }: Notice): Item {
  const { notices, unknownNotice } = teller.words;
  const template = Object.hasOwn(notices, code) ? notices[code] : undefined;
  if (template === undefined) {
    const given = Object.entries(values).map(([name, value]) => `${name}: ${value}`);
    return { text: teller.fill(unknownNotice, { code: keep(code), values: keep(given.join(', ')) }) };
  }
  const parts: { [name: string]: string } = {};
  for (const slot of slotsOf(template)) parts[slot] = keep(String(values[slot] ?? ''));
  const { of, fact } = values;
  if (typeof of === 'string' && typeof fact === 'string') {
    parts['what'] = keep(teller.value(factNode(of, fact, teller.vocabulary)));
    parts['fact'] = quotedName(teller, fact);
  }
  return { text: teller.fill(template, parts) };
}

function quotedName(teller: Formatter, name: string): string {
  const [open, close] = teller.words.readBack.quote;
  return keep(`${open}${name}${close}`);
}
