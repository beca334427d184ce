import { type CheckContext, finding, type TextFinding, type TextPair } from './finding.js';
import { type Family, family, firstSpan, matches, withoutQuoted } from './words.js';

/**
 * Words that decide what a rule says, and that translations easily lose. Those in `loose` may stand for them on the
 * other side.
 */
interface Limit {
  readonly name: string;
  readonly strict: Family;
  readonly loose: Family;
}

const limit = (name: string, strict: readonly [string, string], loose: readonly [string, string]): Limit => ({
  name,
  strict: family(...strict),
  loose: family(`${strict[0]}|${loose[0]}`, `${strict[1]}|${loose[1]}`),
});

const limits: readonly Limit[] = [
  limit(
    'only',
    ['only', 'solo|soltanto|solamente|esclusivamente|unicamente'],
    [
      "alone|bare|just|sole|solely|single|unless|nobody|no|none|other than|nothing|exclusively|but|one|merely|simply|except\\p{L}*|nor|not|\\p{L}+n['’]t|lone|itself|yourself|by \\p{L}+|single-handed|own|needs?|remaining",
      'unic\\p{L}|sol[aie]|a meno che|non|nessun\\p{L}*|appena|esclusiv\\p{L}|singol\\p{L}|tranne|salvo|altri che|altro che|se non|né|proprio',
    ],
  ),
  limit(
    'left',
    ["(?:to|on) (?:the|that player[’']s|their|his or her|its|your|whose) left|leftmost", 'sinistra'],
    ['left|clockwise|turn order', 'orari\\p{L}|seguente|successiv\\p{L}|prossim\\p{L}|dopo'],
  ),
  limit(
    'right',
    ["(?:to|on) (?:the|that player[’']s|their|his or her|its|your) right|rightmost|farthest to the right", 'destra'],
    ['right|counterclockwise|anticlockwise|before', 'antiorari\\p{L}|precedent\\p{L}|prima'],
  ),
  limit(
    'atBeginning',
    ['at the beginning|as \\p{L}+ (?:\\p{L}+ )?begins', "all['’]inizio"],
    [
      'beg[aiu]n\\p{L}*|start\\p{L}*|first|opening|open\\p{L}*',
      'inizi\\p{L}*|cominci\\p{L}*|appena|prim\\p{L}|apert\\p{L}+|avvi\\p{L}',
    ],
  ),
  limit(
    'atLeast',
    ['at least', 'almeno'],
    [
      'or more|minimum|no fewer than|no less|more than|any|one|some|than \\d+',
      'o più|minim\\p{L}|in su|non meno|più di|più|qualche|anche',
    ],
  ),
  limit(
    'atMost',
    ['at most|no more than', 'al massimo|non più di'],
    [
      "most|up to|maximum|limit\\p{L}*|or (?:less|fewer)|more than|only|until|to|never|not?|\\p{L}+n['’]t|one|largest|cap",
      'massim\\p{L}|limit\\p{L}*|o meno|più|sol[oaie]|soltanto|solamente|fino|finché|non|nessun\\p{L}*|oltre|quant\\p{L}',
    ],
  ),
];

/** Only, at least, left and right, at the beginning: both texts contain what narrows a rule. */
export function limitsKept(pair: TextPair, context: CheckContext): readonly TextFinding[] {
  const { source, target } = context;
  const [here, there] = [withoutQuoted(pair.source), withoutQuoted(pair.target)];
  return limits.flatMap(({ name, strict, loose }): readonly TextFinding[] => {
    const lost = firstSpan(here, strict[source]);
    if (lost !== undefined && !matches(there, loose[target]))
      return [
        finding('limits', source, lost, {
          values: { word: pair.source.slice(...lost), limit: name },
          code: 'limit-lost',
        }),
      ];
    const added = firstSpan(there, strict[target]);
    if (added !== undefined && !matches(here, loose[source]))
      return [
        finding('limits', target, added, {
          values: { word: pair.target.slice(...added), limit: name },
          code: 'limit-added',
        }),
      ];
    return [];
  });
}
