import { matchesIn } from '../terms/forms.js';
import { type CheckContext, finding, type PairCheck, type TextFinding, type TextPair } from './finding.js';
import { type Family, family, firstSpan, matches, wholeWords, withoutQuoted } from './words.js';

const never =
  "can(?:['’]t|not| not)|mustn['’]t|must not|(?<!this |that )may not|(?:is|are)(?:n[\x27’]t| not) (?:allowed|able)|unable|barred|forbidden|denied|prohibit\\p{L}*|keeps? \\p{L}+ from|prevent\\p{L}*|impossible";
const mai =
  'non (?:\\p{L}+ ){0,2}(?:può|possono|potrà|potranno|possa|possano|potrebbe|potrebbero|poteva|potevano|poter)|non (?:è|sono|sia|siano) (?:consentit|lecit|possibil|permess)\\p{L}+|viet\\p{L}+|impedi\\p{L}+|impossibil\\p{L}+|proib\\p{L}+';

const cannot: Family = family(never, mai);
const positive: Family = {
  en: /(?<![\p{L}])(?:can(?![’'\p{L}]|not| not)|may(?! not)(?!be)|able to|free to|allowed to)(?![\p{L}])/giu,
  it: /(?<!\bnon\s)(?<!\bnon\s(?:si|lo|la|li|le|ne|vi|ci)\s)(?<!\bnon\s(?:si\s)?\((?:\p{L}+\|)?)(?<![\p{L}])(?:può|possono|potrà|potranno|possa|possano|possiamo|può)(?![\p{L}])|(?<![\p{L}])(?:liber[oaie] di|consentit\p{L}|lecit\p{L})(?![\p{L}])/giu,
};
const must: Family = family(
  'must(?! not)|ha(?:s|ve|d) to|having to|need(?:s|ed)? to|require[sd]?|required to|obliged|forced to|compelled|mandatory|shall|is to|are to|needs|due|obligation|requirements?|demands?|bound to',
  'dev[eio]|dev[\x27’]\\p{L}+|devono|debba|debbano|dovrà|dovranno|dovut[oaie]|doveva|dovevano|dovendo|dover|dovere|è tenut\\p{L}|sono tenut\\p{L}|tenut[oaie] a|obblig\\p{L}+|bisogna|occorr\\p{L}+|costrett\\p{L}|necessari\\p{L}|richie\\p{L}+|impo\\p{L}+|vanno|(?:va|vada|andava) \\p{L}+t[oa]|vadano|serv[eo]\\p{L}*|ci vogliono|ci vuole|vuole|vogliono|esig\\p{L}+|spett\\p{L}+',
);
const should: Family = family(
  'should|ought to|recommended|advised|usually|better',
  'dovrebbe(?:ro)?|andrebbe(?:ro)?|consiglia\\p{L}*|raccomanda\\p{L}*|meglio|conviene|opportun\\p{L}',
);
const advises: Family = family('should', 'dovrebbe(?:ro)?');
const obliged: Family = family(
  'must|(?<!would )(?:has|have) to|(?:is|are) (?:required|obliged|forced) to',
  '(?<!non )(?:devono|deve|dovrà|dovranno|(?:è|sono) (?:obbligat\\p{L}|costrett\\p{L}|tenut\\p{L}))',
);
const needNot: Family = family(
  "needn['’]t|(?:don['’]t|doesn['’]t|do not|does not) (?:have|need) to|not (?:have|need) to",
  'non (?:deve|devono)',
);
const unable: Family = family("can(?:['’]t|not| not)|may not|unable|barred", mai);
// Expressions that forbid, and those of the other language that may stand for them; “si” alone can forbid: «un generale
// non si sorteggia».
const forbids: Family = family(
  "can(?:['’]t|not| not)(?! agree)|(?<!this |that )may not|must not|mustn['’]t",
  'non (?:\\p{L}+ ){0,2}(?:può|possono|potrà|potranno)',
);
const forbidden: Family = family(
  "can|cannot|can['’]t|may|able|unable|allow\\p{L}*|forb\\p{L}*|possib\\p{L}*|impossib\\p{L}*|prevent\\p{L}*|barred|bars?|prohibit\\p{L}*|den\\p{L}+|must|could|might|free|keeps?|nobody|no|none|nor|nothing|illegal|refus\\p{L}*",
  "(?:può|possono|potrà|potranno|possa|possano|potrebbe\\p{L}*|poteva\\p{L}*|poter|potendo)|(?:deve|dev['’]\\p{L}+|devono|va|vanno)|(?:non|nemmeno|neppure) (?:si|[lmctv][aeio]) \\p{L}+|(?:consentit|lecit|permess|ammess)\\p{L}+|\\p{L}+[aei]bil[ei]|viet\\p{L}+|imped\\p{L}+|proib\\p{L}+|nessun\\p{L}*|né|riesc\\p{L}+|incapac\\p{L}|inadatt\\p{L}|sol[oi]|soltanto|divieto|nulla|niente|no|non di",
);
const maybe: Family = family(
  'might not|(?:this|that) may not',
  'potrebbe(?:ro)? (?:anche )?non|non è detto|non necessariamente|può (?:anche )?(?:non|darsi)',
);
const mustNot: Family = family(
  "must not|mustn['’]t|must(?=[^.]* n(?:ot|either|or))|nor|neither",
  'non (?:deve|devono)',
);
const negatives: Family = family(
  'no|nobody|none|nothing|neither|nor|never|without|unless|until|no one|not',
  'nessun\\p{L}*|né|neppure|nemmeno|neanche|mai|niente|nulla|senza|solo|soltanto|solamente|a meno che|salvo|tranne|finché non',
);

/** May, must, must not and should agree in both texts. */
export function modality(pair: TextPair, context: CheckContext): readonly TextFinding[] {
  const { source, target } = context;
  const [here, there] = [withoutQuoted(pair.source), withoutQuoted(pair.target)];
  const is = (which: Family): { readonly source: boolean; readonly target: boolean } => ({
    source: matches(here, which[source]),
    target: matches(there, which[target]),
  });
  const reported = (code: string, which: Family, at: 'source' | 'target'): readonly TextFinding[] => {
    const lang = context[at];
    const span = firstSpan(at === 'source' ? here : there, which[lang]) ?? ([0, 0] as const);
    return [
      finding('modality', lang, span, {
        values: { word: (at === 'source' ? pair.source : pair.target).slice(...span) },
        code,
      }),
    ];
  };
  const [no, yes, duty, advice, perhaps] = [cannot, positive, must, should, maybe].map(is);
  if (perhaps!.source && no!.target && !perhaps!.target) return reported('modality-perhaps', cannot, 'target');
  if (advice!.source && is(obliged).target && !advice!.target && !duty!.source)
    return reported('modality-advice', obliged, 'target');
  if (advice!.target && is(obliged).source && !duty!.target && !advice!.source)
    return reported('modality-duty-lost', obliged, 'source');
  if (is(advises).source && yes!.target && !yes!.source && !advice!.target && !duty!.target)
    return reported('modality-duty-lost', advises, 'source');
  if (matches(here, forbids[source]) && !matches(there, forbidden[target]) && matches(there, plainNot[target]))
    return reported('modality-weakened', forbids, 'source');
  if (matches(there, forbids[target]) && !matches(here, forbidden[source]) && matches(here, plainNot[source]))
    return reported('modality-strengthened', forbids, 'target');
  return [
    ...(no!.source && !no!.target && yes!.target && !yes!.source && !matches(there, negatives[target])
      ? reported('modality-lost', cannot, 'source')
      : []),
    ...(no!.target &&
    !no!.source &&
    !matches(here, negatives[source]) &&
    (yes!.source || !perhaps!.source) &&
    yes!.source &&
    !yes!.target
      ? reported('modality-added', cannot, 'target')
      : []),
    ...(is(unable).source &&
    !no!.target &&
    is(needNot).target &&
    !matches(here, needNot[source]) &&
    !matches(here, mustNot[source])
      ? reported('modality-lost', unable, 'source')
      : []),
    ...(is(obliged).source && !duty!.target && (yes!.target || no!.target) && !yes!.source && !no!.source
      ? reported('modality-duty-lost', must, 'source')
      : []),
    ...(is(obliged).target && !duty!.source && !advice!.source && yes!.source && !yes!.target
      ? reported('modality-duty-added', obliged, 'target')
      : []),
  ];
}

const negated: Family = family(
  "not|\\p{L}+n['’]t|cannot|no|nobody|none|nothing|neither|nor|never|without|unless|until|no one|nowhere|un(?:able|affected|blocked|changed|touched|known|like|used|seen|told|tap\\p{L}*|less|important|decided)|non\\p{L}+|ir\\p{L}+|illegal|il\\p{L}+al|in(?:active|complete|valid|visible|different)|lacks?|lacking|fail\\p{L}*|except\\p{L}*|but|only|other than|otherwise|out(?:side)?|skip\\p{L}*|instead|refus\\p{L}+|stops?|stopped|free|barred|den(?:y|ies|ied)|prevent\\p{L}*|too|keeps?|kept|rather than|lost|loses?|before|left|gone|alone|less|few(?:er)?|wrong|hardly|nearly|almost|forbid\\p{L}*|forbidden|empty|void|off|missing|missed|miss|spared?|beyond|cease\\p{L}*|ends?|ended|over|exempt|ignor\\p{L}+|drop\\p{L}*|waits?|idle|still|any|even if|whatever|however|hidden|closed|apart|bars?|blind|drawn?|disput\\p{L}*|differ\\p{L}*|elsewhere|unattached|same|as|than|phased in|disagree\\p{L}*|yet to|silent|unofficial\\p{L}*|surviv\\p{L}+",
  'non|nessun\\p{L}*|né|mai|senza|nulla|nient|niente|tac[ei]\\p{L}*|tacciono|esaurit\\p{L}|neppure|nemmeno|neanche|salvo|tranne|eccetto|a meno che|a meno di|finché|fuori|solo|soltanto|manca\\p{L}*|mancat\\p{L}|rifiut\\p{L}*|vieta\\p{L}*|no|cess\\p{L}+|salt\\p{L}+|eccezion\\p{L}|esclu\\p{L}+|invece|smett\\p{L}+|altriment\\p{L}+|perd\\p{L}+|persa?|privo|priva|impedi\\p{L}+|vuot\\p{L}|inattiv\\p{L}|illecit\\p{L}|inadatt\\p{L}|illegal\\p{L}|liber\\p{L}|esent\\p{L}|ignor\\p{L}+|trascur\\p{L}+|prima|dopo|oltre|resta\\p{L}*|rimane|rimangono|rimast\\p{L}|nega\\p{L}*|poch\\p{L}|poco|troppo|nullo|nulla|annull\\p{L}+|imposs\\p{L}+|altrove|ormai|uscit\\p{L}|diver\\p{L}+|divers\\p{L}|meno|sbagliat\\p{L}|irregolar\\p{L}|indifferent\\p{L}|indipendent\\p{L}+|ciec\\p{L}|ceco|finisc\\p{L}+|finit\\p{L}|ferm\\p{L}+|aspett\\p{L}+|anche se|qualunque|qualsiasi|spent\\p{L}|sconosciut\\p{L}|ignot\\p{L}|infinit\\p{L}|immut\\p{L}+|intatt\\p{L}',
);
const plainNot: Family = family(
  "not|\\p{L}+n['’]t|cannot|nobody|nothing|neither|never|no one|no(?! more| longer| matter| fewer| less| doubt)(?= \\p{L}+)",
  'non|nessun\\p{L}*|niente|nulla|mai',
);
const unless = /\b(?:a meno che|tranne che|salvo che)\b(?!\s+(?:\S+\s+){0,12}?non\b)(?=[^,.;:]*)/gi;
const whileWords = wholeWords('while|as long as');
const until: Family = family(
  'until',
  'finch[éè] non|fino (?:a|al|alla|alle|all|ai|agli)\\p{L}*|fino a (?:che|quando) non|prima (?:che|di)|fin(?:o)? (?:a )?(?:che|quando)',
);

/** What one text negates, the other negates, too; “a meno che” has its own “non”, as has “finché” for “until”. */
export const negation: PairCheck = (pair, context) => [
  ...lostNegation(pair, context),
  ...italianExceptions(pair, context),
];

// Words that negate by themselves; if both texts have one, these stand for each other, not for a “not”.
const counterparts: readonly Family[] = [
  family('los(?:e|es|ing|s|ses|t|er|ers)', 'perd\\p{L}+|pers[oaie]|sconfitt\\p{L}'),
  family('leav(?:e|es|ing)|left|gone|out|departed', 'usc\\p{L}+|esc\\p{L}+|lasci\\p{L}+|fuori|parte|partono'),
  family('only', 'solo|soltanto'),
  family('ends?|ended|over', 'finisc\\p{L}+|finit\\p{L}|fine'),
  family('stays?|kept|keeps?|still', 'resta\\p{L}*|rimane|rimangono|ancora'),
  family('skip\\p{L}*', 'salt\\p{L}+'),
  family('before', 'prima'),
  family('after', 'dopo'),
  family('same', 'stess\\p{L}'),
  family('than|less|fewer', 'meno|di quant\\p{L}'),
  family('any|whatever', 'qualunque|qualsiasi|ogni'),
  family('free', 'liber\\p{L}'),
];

/** Both texts without the words that stand for each other, with places unchanged. */
const withoutCounterparts = (texts: readonly [string, string], { source, target }: CheckContext): [string, string] =>
  counterparts.reduce<[string, string]>(
    ([here, there], one) =>
      matches(here, one[source]) && matches(there, one[target])
        ? [here.replace(one[source], blanked), there.replace(one[target], blanked)]
        : [here, there],
    [...texts],
  );
const blanked = (words: string): string => ' '.repeat(words.length);

function lostNegation(pair: TextPair, context: CheckContext): readonly TextFinding[] {
  const { source, target } = context;
  const [here, there] = withoutCounterparts([withoutQuoted(pair.source), withoutQuoted(pair.target)], context);
  const lost = firstSpan(here, plainNot[source]);
  if (lost !== undefined && !matches(there, negated[target]))
    return [finding('negation', source, lost, { values: { word: pair.source.slice(...lost) }, code: 'negation-lost' })];
  const added = firstSpan(there, plainNot[target]);
  if (added !== undefined && !matches(here, negated[source]))
    return [
      finding('negation', target, added, { values: { word: pair.target.slice(...added) }, code: 'negation-added' }),
    ];
  return [];
}

function italianExceptions(pair: TextPair, context: CheckContext): readonly TextFinding[] {
  if (context.target !== 'it') return [];
  const text = pair.target;
  const found = matchesIn(text, unless).flatMap(({ 0: words, index }) => {
    const clause = /^[^,.;:]*(?:,[^,.;:]*){0,1}/.exec(text.slice(index + words.length))?.[0] ?? '';
    if (
      /^\s*[”"»]/.test(clause) ||
      /\bnon\b/i.test(clause) ||
      /^\s*(?:di|del|della)\b/.test(clause) ||
      !/^a meno/i.test(words)
    )
      return [];
    return [
      finding('negation', 'it', [index, index + words.length], { values: { word: words }, code: 'unless-without-not' }),
    ];
  });
  if (matches(pair.source, until.en) && !matches(text, until.it) && !matches(pair.source, whileWords)) {
    const at = firstSpan(text, /(?<!\p{L})finch[éè](?!\p{L})(?![^,.;:]*(?<!\p{L})non(?!\p{L}))/giu);
    if (at !== undefined) found.push(finding('negation', 'it', at, { code: 'until-without-not' }));
  }
  return found;
}
