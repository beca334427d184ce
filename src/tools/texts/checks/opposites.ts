import { amounts } from './contrasts/amounts.js';
import { things } from './contrasts/things.js';
import { times } from './contrasts/times.js';
import { ways } from './contrasts/ways.js';
import { type CheckContext, finding, type TextFinding, type TextPair } from './finding.js';
import { firstSpan, withoutQuoted } from './words.js';

/** What one text says and the other says otherwise: “before” and «dopo», “half” and «un terzo», “owner” and «controllore». */
export function turned(pair: TextPair, { source, target }: CheckContext): readonly TextFinding[] {
  const [here, there] = [withoutQuoted(pair.source), withoutQuoted(pair.target)];
  return [...amounts, ...times, ...things, ...ways].flatMap((members) => {
    const lost = members.find((one) => often(here, one.strict[source]) > often(there, one.loose[target]));
    const instead = members.find((one) => often(there, one.strict[target]) > often(here, one.loose[source]));
    if (lost === undefined || instead === undefined) return [];
    const span = firstSpan(there, instead.strict[target])!;
    const word = pair.target.slice(...span);
    const expected = pair.source.slice(...firstSpan(here, lost.strict[source])!);
    return [finding('limits', target, span, { word, expected }, { code: 'turned-round' })];
  });
}

const often = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
