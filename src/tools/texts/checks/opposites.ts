import { amounts } from './contrasts/amounts.js';
import { things } from './contrasts/things.js';
import { times } from './contrasts/times.js';
import { ways } from './contrasts/ways.js';
import { type CheckContext, finding, type TextFinding, type TextPair } from './finding.js';
import { firstSpan, has, withoutQuoted } from './words.js';

/** What one text says and the other says otherwise: “before” and «dopo», “half” and «un terzo», “owner” and «controllore». */
export function turned(pair: TextPair, { source, target }: CheckContext): readonly TextFinding[] {
  const [here, there] = [withoutQuoted(pair.source), withoutQuoted(pair.target)];
  return contrasts.flatMap(({ members, any }) => {
    if (!has(here, any[source]) || !has(there, any[target])) return [];
    const lost = members.find((one) => isMoreOften(here, one.strict[source], there, one.loose[target]));
    const instead = lost && members.find((one) => isMoreOften(there, one.strict[target], here, one.loose[source]));
    if (lost === undefined || instead === undefined) return [];
    const span = firstSpan(there, instead.strict[target])!;
    const word = pair.target.slice(...span);
    const expected = pair.source.slice(...firstSpan(here, lost.strict[source])!);
    return [finding('limits', target, span, { word, expected }, { code: 'turned-round' })];
  });
}

const contrasts = [...amounts, ...times, ...things, ...ways];

function isMoreOften(here: string, pattern: RegExp, there: string, other: RegExp): boolean {
  const found = often(here, pattern);
  return found > 0 && found > often(there, other);
}

const often = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
