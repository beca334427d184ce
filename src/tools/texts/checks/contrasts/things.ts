import { type Contrast, contrast, never } from './contrast.js';

/** Things of the game, and what happens to them. */
export const things: readonly Contrast[] = [
  contrast(
    ['wins?|won|winning', 'vinc\\p{L}+|vitt\\p{L}+|vint[oaie]'],
    ['los(?:es?|ing|s|ses|t)', 'perd\\p{L}+|pers[oaie]|sconfitt\\p{L}'],
  ),
  contrast(['tap(?:s|ped|ping)?', 'TAP\\p{Ll}*'], ['untap(?:ped|s|ping)?', 'STAP\\p{Ll}*']),
  contrast(['top', 'cima|prima carta'], ['bottom', 'fondo']),
  contrast(['face[- ]up', 'a faccia in su|scopert\\p{L}'], ['face[- ]down', 'a faccia in giù|copert\\p{L}']),
  contrast(['attacking player', 'giocatore attaccante'], ['defending player', 'giocatore in difesa']),
  contrast(['attack(?:s|ed)?', 'attacca(?!nt)\\p{L}*|attacchi\\p{L}*|attacco'], ['block(?:s|ed)?', 'blocc\\p{L}+']),
  contrast(
    [
      'attackers',
      '(?<!giocatore |squadra )attaccant[ei]|creature che attaccano',
      'attacker|attacking creatures?',
      'attacc\\p{L}*',
    ],
    ['blockers', 'bloccant[ei]|creature che bloccano', 'blocker|blocking|blocks?', 'blocc\\p{L}*'],
  ),
  contrast(['owners?', 'proprietari\\p{L}?'], ['controllers?', 'controllor\\p{L}']),
  contrast(['opponents?', 'avversari\\p{L}?'], ['teammates?', 'compagn\\p{L}'], ['friends?', 'amic\\p{L}+']),
  contrast(['emperors?', 'imperator[ei]|imperatric[ei]'], ['generals?', 'general[ei]']),
  contrast(
    [
      'players?',
      'giocator[ei]',
      'who\\p{L}*|opponents?|teammates?|\\p{L}*body|they|them\\p{L}*|their|one|others?|members?|people|winners?|losers?|controllers?|owners?',
      'chi|avversari\\p{L}?|compagn\\p{L}|person\\p{L}+|component[ei]|lui|altr\\p{L}+|un[oa]|ognun\\p{L}|nessun\\p{L}|tutti|controllor\\p{L}|proprietari\\p{L}?|quell[oi]',
    ],
    ['teams?', 'squadr[ae]', 'members?|teammates?|sides?|Teams?', 'component[ei]|compagn\\p{L}'],
    ['permanents?', 'permanent[ei]', 'objects?|it|creatures?|one|what'],
  ),
  contrast(
    [
      'gains?|gained|gaining|gets? priority|receives?',
      'guadagn\\p{L}+|ricev\\p{L}+',
      'gets?|draws?|given',
      'ottien\\p{L}+|prend\\p{L}+|acquis\\p{L}+',
    ],
    ['los(?:es?|ing|s|t)', 'perd\\p{L}+'],
  ),
  contrast(['draws? (?:\\p{L}+ ){0,3}cards?', 'pesc\\p{L}+'], ['discards?|discarded', 'scart\\p{L}+']),
  contrast(['turns?', 'turn[oi]'], ['phases?', 'fas[ei]'], ['steps?', 'sottofas[ei]']),
  contrast(
    ['upkeep', 'mantenimento'],
    ['draw step', 'acquisizione'],
    ['untap step', 'STAP'],
    ['end step', 'sottofase finale'],
    ['cleanup', 'cancellazione'],
  ),
  contrast(['activated', 'attivat\\p{L}'], ['triggered', 'innescat\\p{L}'], ['static', 'static\\p{L}']),
  contrast(['spells?', 'magi[ae]'], ['abilit(?:y|ies)', 'abilità'], ['permanents?', 'permanent[ei]']),
  contrast(['sources?', 'font[ei]'], ['targets?|targeted', 'bersagli\\p{L}*']),
  contrast(
    ['(?<!non-?)active', '(?<!non (?:è |sono )?)attiv[oaie]', 'turn it is', 'di turno|non è attiv[oa]|attiv[oaie]'],
    ['nonactive|inactive', 'non attiv[oaie]|inattiv\\p{L}', 'not active', 'non è attivo'],
  ),
  contrast(['poison', 'velen[oi]'], ['loyalty', 'fedeltà']),
  contrast(
    ['replacement', 'sostituzion\\p{L}'],
    ['prevention', 'prevenzion\\p{L}'],
    ['continuous', 'effett[oi] continu[oi]'],
  ),
  contrast(
    ['battlefield', 'campo(?: di battaglia)?'],
    ['graveyards?', 'cimiter\\p{L}'],
    ['librar(?:y|ies)', 'grimor\\p{L}+', 'top|bottom|decks?'],
    ['hands?', 'man[oi]', never, 'pesc\\p{L}+'],
    ['exile[sd]?', 'esili\\p{L}+'],
    ['stack', 'pila'],
    ['command zone', 'zona di comando'],
  ),
  contrast(
    ['exile[sd]?', 'esili\\p{L}+'],
    ['destroy\\p{L}*', 'distru\\p{L}+'],
    ['sacrific\\p{L}+', 'sacrific\\p{L}+'],
    ['discard\\p{L}*', 'scart\\p{L}+'],
  ),
  contrast(
    [
      'enters?|entered|entering',
      'entr(?:a|ano|are|ato|ata|ati|ate|erebbe|erebbero|i|ando|ino)',
      'comes?|within|in range',
    ],
    [
      'leaves?|leaving',
      'lasci(?:a|ano|are|ato|ata|ando|no)',
      'left|gone|goes?|out|drawn|comes?|concedes?|depart\\p{L}+',
      'lasci\\p{L}+|esc\\p{L}+|usc\\p{L}+|abbandon\\p{L}+|fuori|va|vanno|part\\p{L}+|perd\\p{L}+|rest\\p{L}+',
    ],
  ),
  contrast(['deals?|dealt|dealing', 'inflig\\p{L}+|inflitt\\p{L}'], ['prevent(?:s|ed)?', 'preven\\p{L}+|previ\\p{L}+']),
  contrast(
    ['takes?(?! it| them)|taking', 'svolg\\p{L}+|prend\\p{L}+', never, 'gioc\\p{L}+|ha|hanno|toglie\\p{L}*|fa|fanno'],
    ['skip(?:s|ped|ping)?', 'salt\\p{L}+', 'skipp?\\p{L}*|passed over|miss\\p{L}*|lost'],
  ),
  contrast([never, 'con'], ['without', 'senza', 'no|not|free of|left out|\\p{L}+less', 'manca\\p{L}*|non|fuori']),
  contrast(
    ['with', never, never, 'con|col|cui|a'],
    [
      'without',
      'senza',
      "no|not|\\p{L}+less|\\p{L}+n['’]t|free of|instead of|out of|lack\\p{L}*|unaccompanied|un\\p{L}+|straight|alone|nobody|none|never|nothing|only|neither",
    ],
  ),
];
