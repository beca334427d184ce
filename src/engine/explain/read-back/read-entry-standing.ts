import type { Entry } from '../../model/entry.js';
import type { Rulebook } from '../../model/rulebook.js';
import type { Item } from '../layout.js';
import { verbatim } from '../words/template.js';
import { filledIn } from './read-entry-lines.js';
import type { WholeReader } from './whole-reader.js';
import { quoted } from './wording.js';

/** Layer, numbers, and when the entry is in force. */
export function standing(reader: WholeReader, entry: Entry): readonly Item[] {
  const { entry: words } = reader.words;
  const layer = reader.vocabulary.layers[entry.layer]?.names[reader.lang] ?? entry.layer;
  const numbers = Object.entries(entry.numbered)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([date, list]) => `${list.join(', ')} (${filledIn(reader, words.inForceFrom, { date })})`);
  const range = [
    ...(entry.since === undefined ? [] : [filledIn(reader, words.inForceFrom, { date: entry.since })]),
    ...(entry.until === undefined ? [] : [filledIn(reader, words.inForceUntil, { date: dayBefore(entry.until) })]),
  ];
  return [
    { text: filledIn(reader, words.layer, { layer: verbatim(layer) }) },
    ...(numbers.length === 0 ? [] : [{ text: filledIn(reader, words.numbers, { numbers: numbers.join('; ') }) }]),
    ...(range.length === 0 ? [] : [{ text: filledIn(reader, words.inForce, { range: range.join(' ') }) }]),
  ];
}

/** The choice of the setup that the entry depends on. */
export function choice(reader: WholeReader, { chosen }: Entry, matters: Rulebook['matters']): readonly Item[] {
  if (chosen === undefined) return [];
  const matter = matters[chosen.matter];
  const text = filledIn(reader, reader.words.entry.chosen, {
    choice: quoted(reader, matter?.choices[chosen.choice]?.[reader.lang] ?? chosen.choice),
    matter: quoted(reader, matter?.names[reader.lang] ?? chosen.matter),
  });
  return [{ text }];
}

/** The last day before a date, which is the last on which an entry is in force. */
function dayBefore(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
}
