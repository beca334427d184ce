import { type Contrast, contrast } from './contrast.js';

const counted = '(?:two|three|four|five|six|seven|eight|nine|ten|\\d+)';
const contato = '(?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci|\\d+)';

/** How many, how much, more or less. */
export const amounts: readonly Contrast[] = [
  contrast(
    ['all|every|each', 'tutt[ei]|ogni|ognun\\p{L}|ciascun\\p{L}', 'everybody|everyone|everything|any'],
    ['some(?! of| reason)', 'alcun[ei]|qualche', 'any|a few|several'],
    ['most of|most (?!\\p{L}+(?:ed|ing|able))\\p{L}+s', 'maggior parte|quasi tutt\\p{L}'],
  ),
  contrast(
    [
      'nobody|no one|none',
      'nessuno',
      "no|not|\\p{L}+n['’]t|cannot|n?either|nor|nothing|without|any\\p{L}*|never|only|un\\p{L}+|out",
      'nessun\\p{L}*|non|né|niente|nulla|senza|mai|sol[oaie]|neppure|nemmeno',
    ],
    [
      'somebody|someone',
      'qualcuno',
      'one|any\\p{L}*|who\\p{L}*|an? \\p{L}+|others?|another|some|each|there|player|those|a',
      'chi\\p{L}*|un[oa]?|qualche|altr\\p{L}+|giocator[ei]|quell[oaie]|altrui|se ne',
    ],
  ),
  contrast(
    [
      'both',
      "entramb[ie]|ambedue|tutt[ie] e due|l['’]un[oa] e l['’]altr[oa]",
      'two|them|these',
      '(?<!un[oa] (?:dei|degli|delle) )due|sia|né|insieme|coppi[ae]|ognun\\p{L}|ciascun\\p{L}|tutt[ie]',
    ],
    [
      '(?<!only )one of (?:the|them|these|those)',
      'un[oa] (?:dei|degli|delle)|un[oa] sol[oa]',
      'one|a single|either',
      "un[oa]?|un['’]|qualcuno|ne",
    ],
    [
      'either \\p{L}+ (?:may|can)',
      "l['’]un[oa] o l['’]altr[oa]",
      'one',
      'un[oa]|ciascun\\p{L}|ognun\\p{L}|qualsiasi|qualunque',
    ],
    ['neither', 'nessun\\p{L}* (?:dei|degli|delle|di)', "no|none|nobody|not|\\p{L}+n['’]t", 'né|nessun\\p{L}*|non'],
  ),
  contrast(
    ['half|halves|halved|halving', 'metà|mezz[oai]|dimezz\\p{L}+'],
    ['(?:a|one) third', 'un terzo'],
    ['two thirds', 'due terzi'],
    ['(?:a|one) quarter', 'un quarto'],
    ['three quarters', 'tre quarti'],
    ['twice|doubles?|doubled|doubling', 'doppi\\p{L}|raddoppi\\p{L}*|due volte'],
    ['three times|tripled?|triples|thrice', 'tripl\\p{L}+|tre volte'],
    ['all of the (?:damage|life)', 'tutt[oa] (?:il|la|lo) (?:danno|vita)'],
  ),
  contrast(['rounded down|rounds? down', 'per difetto'], ['rounded up|rounds? up', 'per eccesso']),
  contrast(
    ['once', 'una (?:sola )?volta', 'one time|single|a time'],
    ['twice|two times', 'due volte', 'two|both', 'doppi\\p{L}|raddoppi\\p{L}+'],
    ['three times|thrice', 'tre volte'],
  ),
  contrast(
    [
      'at least|or more|no fewer than',
      'almeno|o più|non meno di',
      'any|one|some|minimum|more than \\p{L}+',
      'in su|minim\\p{L}|anche|più|qualche',
    ],
    [
      `at most|no more than|or (?:fewer|less)|up to(?= ${counted})`,
      `al massimo|al più|non più di|o meno|fino a(?= ${contato})`,
      'most|maximum|only|one',
      'massim\\p{L}|fino|sol[oaie]|non|quant\\p{L}|oltre|più',
    ],
    [
      '(?<!no )more than(?! \\p{L}+ (?:left|is|are))',
      `(?<!non )più di(?= ${contato})`,
      'or more|at least|too|over|beyond|larger than|greater than',
      'più|oltre|almeno|troppo|altr\\p{L}|in su|maggior\\p{L}|superior\\p{L}',
    ],
    [
      '(?<!no )(?:fewer|less) than',
      `(?<!non )meno di(?= ${contato})`,
      'less|fewer|under|below|too few|shorter|smaller',
      'meno|minor\\p{L}|inferior\\p{L}|sotto|prim\\p{L}|poch\\p{L}',
    ],
  ),
  contrast(['exactly', 'esattamente'], ['about|roughly', 'circa'], ['at least', 'almeno']),
  contrast(
    [
      'more|greater|larger|bigger|higher',
      'più(?! (?:bass|piccol|vicin|vecch|recent|giovan|lontan|tard|presto|lung)|requisiti)|maggior[ei]|superior[ei]',
      'too|exceed\\p{L}*|beyond|most|over|as many',
      'oltre|troppo|ancora|supera\\p{L}*',
    ],
    ['less|fewer|smaller|lower', 'meno|minor[ei]|inferior[ei]|più (?:bass|piccol)\\p{L}+'],
    [
      'as (?:much|many) (?:life|cards?|counters?|votes?|creatures?) as',
      'tant\\p{L} [^.;:]{0,40}quant\\p{L}',
      'as|equal|same|the number',
      'quant\\p{L}|stess\\p{L}|pari|ugual\\p{L}|altrettant\\p{L}',
    ],
  ),
  contrast(
    [
      'highest|greatest|largest|the most',
      'più alt\\p{L}|più grand\\p{L}|maggior numero',
      'most|biggest|more|larger|higher|greater',
      'maggior\\p{L}*|massim\\p{L}|più(?! bass| piccol)',
    ],
    [
      'lowest|smallest|fewest',
      'più bass\\p{L}+|più piccol\\p{L}|minor numero',
      'least|lower|smaller|fewer',
      'minor\\p{L}*|minim\\p{L}|meno',
    ],
  ),
  contrast(
    [
      '(?:increase|decrease|rise|fall|grow|drop)s? by(?= \\d)',
      '(?:aumenta|diminuisc|scend|cal|cresc)\\p{L}* di(?= \\d)',
    ],
    [
      '(?:increase|decrease|rise|fall|grow|drop)s? to(?= \\d)',
      '(?:aumenta|diminuisc|scend|cal|cresc)\\p{L}* a(?= \\d)',
    ],
  ),
];
