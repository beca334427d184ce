const english = 'january february march april may june july august september october november december'.split(' ');
const italian = 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(
  ' ',
);

const stated = /(?:effective|current) as of\s+([a-z]+)\s+(\d{1,2}),?\s+(\d{4})/gi;
const updated = /aggiornat[oa] (?:a|al)\b[^)\n]*?(\d{1,2})[º°]?\s+([a-z]+)\s+(\d{4})/gi;

const iso = (year: string, month: number, day: string): readonly string[] =>
  month < 0 ? [] : [`${year}-${String(month + 1).padStart(2, '0')}-${day.padStart(2, '0')}`];

/** The dates that a text states, each once, in order. */
export function datesStated(text: string): readonly string[] {
  const found = [
    ...[...text.matchAll(stated)].flatMap(([, month, day, year]) =>
      iso(year!, english.indexOf(month!.toLowerCase()), day!),
    ),
    ...[...text.matchAll(updated)].flatMap(([, day, month, year]) =>
      iso(year!, italian.indexOf(month!.toLowerCase()), day!),
    ),
  ];
  return [...new Set(found)];
}
