import { type Contrast, contrast } from './contrast.js';

const not = "(?:not|no|nobody|nothing|\\p{L}+n['’]t)";
const non = '(?<!\\p{L})(?:non|né|nessun\\p{L}*|nulla|altr\\p{L}+)(?!\\p{L})';

/** When, how often, in which order. */
export const times: readonly Contrast[] = [
  contrast(
    [
      'before',
      'prima (?:di|del|dello|della|dell|dei|degli|delle|che)',
      'until|earlier|first',
      'prima|finch[ée]|fino\\p{L}*|davanti|avanti|precedent\\p{L}',
    ],
    ['after', 'dopo', 'behind|once|then|later|when|since|following|next|until', 'seguente|successiv\\p{L}|poi|dietro'],
    ['while|during', 'mentre|durante', 'as|in|under way|when|throughout', 'quando|finch[ée]|in corso|intanto'],
  ),
  contrast(
    ['previous|preceding|earlier (?:effect|turn|step|phase|one)s?', 'precedent\\p{L}', 'before|earlier|last|other'],
    [
      'next|following|subsequent|later (?:effect|turn|step|phase|one)s?',
      'successiv\\p{L}|prossim\\p{L}|seguent\\p{L}',
      'after|later|then|behind',
      'dopo|poi|accanto|segu\\p{L}+|ognuno|più vicin\\p{L}',
    ],
  ),
  contrast(
    [
      'immediately|at once|right away',
      'immediatamente|subito',
      'straight|directly|on the spot|soon|just|right',
      'appena|insieme|direttamente|contemporaneamente',
    ],
    [
      'later|eventually',
      'più tardi|in seguito|successivamente',
      'after\\p{L}*|then',
      'dopo|poi|oltre|avanti|successiv\\p{L}',
    ],
  ),
  contrast(
    [
      'at the same time|simultaneously|together',
      'contemporaneamente|simultaneamente|allo stesso tempo|insieme',
      'at once|(?:one|same) moment|common|sum|whole|all|as well|along|both|joint\\p{L}*|with',
      'stesso momento|una volta|vicin\\p{L}|in tutto|somma\\p{L}*|comune|unit[ie]|accanto|con\\p{L}*|di squadra',
    ],
    [
      'one after (?:another|the other)|one (?:by|at a) (?:one|time)|at different times',
      "un[oa] dopo l['’]altr[oa]|un[oa] (?:alla|per) volta|in tempi diversi|un[oa] per un[oa]",
      'each|in turn',
      'singol\\p{L}|ognun\\p{L}|ciascun\\p{L}',
    ],
  ),
  contrast(
    ['always', 'sempre', 'ever|still|all|any\\p{L}*|every\\p{L}*|whenever|stays?|for good', 'ogni volta|ogni|comunque'],
    [
      'usually|normally|generally',
      'di solito|normalmente|abitualmente',
      'mostly|by default|as usual|most|ordinar\\p{L}+|in general',
      'di norma|in genere|solit\\p{L}|consuet\\p{L}|per lo più|normal\\p{L}',
    ],
    ['never', 'mai', "not|no|nobody|\\p{L}+n['’]t|ever", 'non|né|nessun\\p{L}*'],
    ['sometimes', 'talvolta|a volte|qualche volta'],
  ),
  contrast(['first', 'prim[oie]|(?:la|una|sua|propria) prima'], ['last', 'ultim\\p{L}', 'latest|final|latter']),
  contrast(
    [
      'youngest|younger|latest|newest|newer',
      'più giovan\\p{L}|più recent\\p{L}|meno vecchi\\p{L}',
      'last|recent\\p{L}*',
      'ultim\\p{L}|nuov\\p{L}|giovan\\p{L}|recent\\p{L}',
    ],
    ['oldest|older', 'più vecchi\\p{L}|meno recent\\p{L}', 'old|earliest|earlier', '(?<!meno )vecchi\\p{L}|prim\\p{L}'],
  ),
  contrast(
    ['(?:at the )?beginning|begins?|starts?', 'inizi\\p{L}*|cominci\\p{L}*'],
    ['(?:at the )?end|ends?|ended', 'fin[ei]\\p{L}*', 'over|last', 'termin\\p{L}+|cess\\p{L}+'],
  ),
  contrast(
    ['goes on|go on|continues?', 'continua\\p{L}*|prosegu\\p{L}+'],
    ['ends?|ended', 'finisc\\p{L}+|termin\\p{L}+', 'over|finish\\p{L}*'],
  ),
  contrast(
    [
      'as long as',
      `finch[ée](?![^.;]*${non})`,
      'while|until|for as long',
      `finch[ée](?! non)|fintanto\\p{L}*|mentre|se|quant\\p{L}|per tutto|fin(?:o)? (?:a )?(?:che|quando)|in caso contrario`,
    ],
    [
      'until|till',
      'finch[ée] non|fino a quando non',
      `as long as[^.;]* ${not}|before|unless|without|while|whenever`,
      'fin\\p{L}*|prima|dopo|a meno',
    ],
  ),
  contrast(
    [
      'unless',
      'a meno che',
      'except|until|without|only|if not',
      `salvo|tranne|a meno di|se(?= .*${non})|senza|solo|finch[ée]|altriment\\p{L}|eccetto|quando non|purché`,
    ],
    [
      'even if|even though',
      'anche (?:se|quando)',
      'even|though|also|too|whether|whenever|or not',
      'anche|pur|sebbene|benché|nemmeno|neppure|seppure|quand',
    ],
    [
      'if(?! not)',
      `(?<!(?:tranne|salvo|anche|e|o|come|che) )se(?= )(?!.*${non})`,
      'if|whether|were|when\\p{L}*|where\\p{L}*|who\\p{L}*|that|as|should|had|any|in case|otherwise|provided|with|without|once|what\\p{L}*|or',
      'se|qualora|quand\\p{L}|dove|chi\\p{L}*|purché|che|con|ove|appena|a|in|altriment\\p{L}|finch[ée]|cui|qual\\p{L}*|ciò|senza|salvo|tranne|solo|dopo|per|e',
    ],
  ),
];
