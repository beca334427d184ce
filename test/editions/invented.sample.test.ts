import { describe, expect, it } from 'vitest';
import { numbersIn } from '../../src/engine/model/numbers.js';
import { isInForce } from '../../src/engine/ruleset/active.js';
import { byNumber, type OfficialText, type Paragraph } from '../../tools/official/official.js';
import { amount, firstOf, firstSeed, sampleOf } from '../amount.js';
import { shipped } from '../rules/rulebook.js';
import { heldAgainst } from './invented-measure.js';
import { areTextsThere, isOurs, noTexts, officialTextOf, textDates } from './official-texts.js';

if (!areTextsThere) console.log(`${noTexts}: editions are invented from our own texts alone`);

/** Our own English texts under the numbers of an edition, as if they were the official ones. */
function ownText(date: string): OfficialText {
  const words = new Map<string, string>();
  for (const entry of shipped().entries) {
    const [number] = isInForce(entry, date) ? numbersIn(entry, date) : [];
    const text = entry.text.en.says;
    if (number !== undefined && !words.has(number)) words.set(number, text);
  }
  const sections = new Set([...words.keys()].map((number) => number.slice(0, 3)));
  // The longest words of a section are its title.
  for (const section of sections) {
    const inside = [...words].flatMap(([number, text]) =>
      number.startsWith(`${section}.`) ? (text.match(/\p{L}{6,}/gu) ?? []) : [],
    );
    words.set(
      section,
      [...new Set(inside)]
        .sort((a, b) => b.length - a.length)
        .slice(0, 4)
        .join(' '),
    );
  }
  const paragraphs = [...words].map(([number, text]): Paragraph => {
    return { kind: number.length === 3 ? 'heading' : 'rule', number, text, line: 0 };
  });
  paragraphs.sort((a, b) => byNumber(a.number!, b.number!));
  return { language: 'en', edition: date, paragraphs, decisions: [], problems: [] };
}

describe('an edition that never was', () => {
  it.each([...Array(amount(2, 4)).keys()].map((nth) => firstSeed(0) + firstOf(4, 4) + nth))(
    'made from our own texts is understood: seed %i',
    (seed) => {
      const { hits, missed, alarms } = heldAgainst(ownText('2026-09-25'), seed, seed % 2 === 0 ? isOurs : () => true, {
        steps: 10,
      });
      expect({ missed, alarms }).toEqual({ missed: [], alarms: [] });
      expect(hits.length).toBeGreaterThan(0);
    },
  );

  const dated = textDates.map((date, nth) => [date, nth] as const);
  it.runIf(areTextsThere).each(sampleOf(dated, { quick: 1, full: 4 }))(
    'made from that of %s is understood',
    (date, nth) => {
      const { missed, alarms } = heldAgainst(officialTextOf(date)!, nth + 100, isOurs, { steps: 6 });
      expect({ missed, alarms }).toEqual({ missed: [], alarms: [] });
    },
  );
});
