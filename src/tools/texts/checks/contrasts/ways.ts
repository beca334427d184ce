import { type Contrast, contrast } from './contrast.js';

/** Which, where, in what way; what rules do. */
export const ways: readonly Contrast[] = [
  contrast(
    [
      'the same',
      '(?:lo|la|gli|le|dello|della|allo|alla|nello|nella) stess[oaie]',
      'one|equal|own|that|alike|itself|self|same|identical|very',
      'stess[oaie]|medesim\\p{L}|ugual\\p{L}|pari|propri\\p{L}|quell\\p{L}',
    ],
    [
      'another|different',
      'un altr[oa]|divers[oaie]',
      'other\\p{L}*|else|differ\\p{L}*|further|several|multiple',
      'altr\\p{L}+|different\\p{L}|divers\\p{L}+|ulterior\\p{L}|nuov\\p{L}',
    ],
  ),
  contrast(['legal', 'legal[ei]|lecit\\p{L}'], ['illegal', 'illegal[ei]|illecit\\p{L}']),
  contrast(
    ['public|revealed', 'pubblic\\p{L}+|palese|palesi|rivelat\\p{L}'],
    ['hidden|secret', 'nascost\\p{L}|segret\\p{L}'],
  ),
  contrast(
    [
      'allows?|permits?',
      'consent(?:e|ono)|permett(?:e|ono)',
      'lets?|may|can',
      'conced\\p{L}+|può|possono|lasci\\p{L}+',
    ],
    ['forbids?|prohibits?|bars', 'viet(?:a|ano)|proibisc\\p{L}+'],
    [
      'requires?|demands?',
      'richied(?:e|ono)|impone|impongono|esig(?:e|ono)',
      'takes?|needs?|wants?|asks?|must|ha(?:s|ve) to|called',
      'vuole|vogliono|dev\\p{L}+|serv\\p{L}+|chied\\p{L}+|obblig\\p{L}+|occorr\\p{L}+|requisit\\p{L}|imposizion\\p{L}',
    ],
  ),
  contrast(
    ['increase[sd]?|rises?|grow(?:s|n)?|go(?:es)? up', 'aument\\p{L}+|sal[eg]\\p{L}*|cresc\\p{L}+'],
    ['decrease[sd]?|drops?|falls?|sinks?|go(?:es)? down', 'diminui\\p{L}+|scend\\p{L}+|cal[ai]\\p{L}*'],
  ),
  contrast(['clockwise', '(?<!anti)orario'], ['(?:counter-?|anti)clockwise', 'antiorario']),
  contrast(['optional', 'facoltativ\\p{L}|opzional[ei]'], ['mandatory|compulsory', 'obbligatori\\p{L}?']),
  contrast(
    ['adds?|added', 'aggiung\\p{L}+|aggiunt\\p{L}'],
    ['removes?|removed|takes? away', 'rimuov\\p{L}+|rimoss\\p{L}|tolt\\p{L}|togl\\p{L}+'],
  ),
  contrast(['(?:to|on) (?:the|their|your|its) left|leftmost', 'sinistra'], ['right|rightmost', 'destra']),
  contrast(['in part|partly', 'in parte'], ['entirely|completely|wholly', 'del tutto|interamente|completamente']),
  contrast(
    [
      'except(?! \\p{L}+ing)|(?:any|every)one but',
      'tranne|eccetto',
      "save|other than|but|apart|unless|not|without|nobody|nothing|nor|\\p{L}+n['’]t",
      'salvo|meno|fuorché|a parte|diversi? da|non|senza',
    ],
    [
      'including',
      'compres[oaie]',
      'even|also|included?|with|among|counting|too|either',
      'inclus\\p{L}|anche|perfino|pure|fra cui|tra cui|con',
    ],
    [
      'only',
      'solo|soltanto|solamente',
      "alone|just|sole|single|unless|nobody|none|no|other than|nothing|but|one|not|\\p{L}+n['’]t|mere\\p{L}*|itself|own|single-handed",
      'unic\\p{L}|sol[aie]|a meno|non|nessun\\p{L}*|appena|esclusiv\\p{L}|singol\\p{L}|altri che|né',
    ],
    [
      'also|too|as well|even(?! if)',
      'anche(?! se| quando)|perfino|persino|pure',
      'still|both|likewise|even|and|so|n?either|nor|other\\p{L}*|more|further|as|with|whether|like\\p{L}*|including|again|not|whatever|however|all',
      'nemmeno|neppure|neanche|pari|ancora|e|inoltre|sia|a sua volta|altrettanto|ed|troppo|già|oltre\\p{L}*',
    ],
  ),
  contrast(
    [
      '(?<!choose )between',
      '(?:fra|tra) (?:i|gli|le|l|due|lui|lei|sé|loro)',
      'among|of|from|in|with',
      'fra|tra|in mezzo',
    ],
    ['behind', 'dietro', 'after|next', 'dopo'],
    [
      'next to|beside',
      'accanto',
      'neighbou?r\\p{L}*|next|adjacent|side',
      'vicin\\p{L}|prossim\\p{L}|fianco|adiacent\\p{L}',
    ],
    [
      'opposite|facing|across from',
      'di fronte',
      'face\\p{L}*|against|before|oppos\\p{L}+',
      'contro|oppost\\p{L}|avversari\\p{L}?|avanti',
    ],
  ),
  contrast(
    ['nearest|closest|nearer|closer', 'più vicin\\p{L}', 'near|next|neighbou?r\\p{L}*'],
    ['farthest|furthest|farther|further away', 'più lontan\\p{L}', 'far|away|beyond', 'lontan\\p{L}|oltre'],
  ),
];
