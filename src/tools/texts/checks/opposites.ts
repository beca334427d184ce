import { type CheckContext, finding, type TextFinding, type TextPair } from './finding.js';
import { type Family, family, firstSpan, has, withoutQuoted } from './words.js';

/** Two words of a rule that a translator may take for each other, in both languages. */
type Opposites = readonly [one: Family, other: Family];

const opposites = (one: readonly [string, string], other: readonly [string, string]): Opposites => [
  family(...one),
  family(...other),
];

const all: readonly Opposites[] = [
  opposites(
    ['wins?|won|winning', 'vinc\\p{L}+|vitt\\p{L}+'],
    ['los(?:es?|ing|s|ses|t)|lost', 'perd\\p{L}+|pers[oaie]|sconfitt\\p{L}'],
  ),
  opposites(['tapp?(?:ed|s|ing)?', 'TAP\\p{Ll}*'], ['untap(?:ped|s|ping)?', 'STAP\\p{Ll}*']),
  opposites(['at least', 'almeno'], ['at most|no more than', 'al massimo|non più di']),
  opposites(['before', 'prima (?:di|del|della|dell|dei|degli|delle|che)'], ['after', 'dopo']),
  opposites(['more', 'più|altr\\p{L}+'], ['less|fewer', 'meno']),
  opposites(['first', 'prim[oie]|(?:la|una|sua|propria) prima'], ['last', 'ultim\\p{L}']),
  opposites(['top', 'cima|prima carta'], ['bottom', 'fondo']),
  opposites(['youngest|younger|latest|newest', 'giovan\\p{L}|recent\\p{L}'], ['oldest|older', 'vecchi\\p{L}']),
  opposites(['all|every|each', 'tutt[ei]|ogni|ognun\\p{L}|ciascun\\p{L}'], ['some(?! of)', 'alcun[ei]|qualche']),
  opposites(['attacking player', 'giocatore attaccante'], ['defending player', 'giocatore in difesa']),
  opposites(['owners?', 'proprietari\\p{L}?'], ['controllers?', 'controllor\\p{L}']),
  opposites(['opponents?', 'avversari\\p{L}?'], ['teammates?', 'compagn\\p{L}']),
  opposites(['gains?|gained|gaining', 'guadagn\\p{L}+'], ['los(?:es?|ing|s|t)', 'perd\\p{L}+']),
  opposites(
    ['(?:at the )?beginning|begins?|starts?', 'inizi\\p{L}*|cominci\\p{L}*'],
    ['(?:at the )?end|ends?|ended', 'fin[ei]\\p{L}*'],
  ),
  // “With” is said in many ways.
  opposites(['(?!)', 'con'], ['without', 'senza']),
];

/** What one text says and the other turns round: “before” and «dopo», “owner” and «controllore». */
export function turned(pair: TextPair, { source, target }: CheckContext): readonly TextFinding[] {
  const [here, there] = [withoutQuoted(pair.source), withoutQuoted(pair.target)];
  const only = (text: string, lang: typeof source, [one, other]: Opposites): boolean =>
    has(text, one[lang]) && !has(text, other[lang]);
  return all.flatMap((two) =>
    [two, [two[1], two[0]] as const].flatMap((said) => {
      const turnedRound = [said[1], said[0]] as const;
      if (!only(here, source, said) || !only(there, target, turnedRound)) return [];
      const span = firstSpan(there, said[1][target])!;
      const word = pair.target.slice(...span);
      const expected = pair.source.slice(...firstSpan(here, said[0][source])!);
      return [finding('limits', target, span, { word, expected }, { code: 'turned-round' })];
    }),
  );
}
