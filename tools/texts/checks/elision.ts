import type { PairCheck } from './finding.js';
import { capitalAs, ofSlips, type Slip } from './slips.js';

const vowel = 'aeiouàèéìòùAEIOUÀÈÉÌÒÙ';
// Masculine nouns whose endings do not show their gender, and feminine ones.
const feminine = new Set(
  'squadra carta creatura magia abilità partita fase sottofase fonte persona opzione variante terra mano pila zona copia regola scelta azione parte volta testa battaglia pedina condizione risposta vita'.split(
    ' ',
  ),
);
const masculine = new Set(
  'giocatore avversario turno effetto oggetto posto segnaturno raggio compagno imperatore generale bersaglio attacco blocco danno segnalino permanente cimitero grimorio torneo costo evento proprietario controllore componente planeswalker attaccante bloccante difensore tavolo limite piano mazzo combattimento gioco numero controllo motivo permesso ordine'.split(
    ' ',
  ),
);

const isMasculine = (word: string): boolean => masculine.has(word.toLowerCase()) || word.toLowerCase() === 'altro';

const masculinePlural: { readonly [article: string]: string } = {
  i: 'gli',
  dei: 'degli',
  ai: 'agli',
  nei: 'negli',
  sui: 'sugli',
  quei: 'quegli',
  dai: 'dagli',
};
// Plurals whose endings do not show the gender, or do: none is also a verb after the pronouns “gli” and “le”.
const femininePlural =
  'squadre|carte|creature|magie|abilità|partite|fasi|sottofasi|fonti|persone|opzioni|varianti|terre|mani|pile|zone|copie|regole|scelte|azioni|teste|battaglie|pedine|condizioni';
const masculinePluralNouns =
  'giocatori|avversari|turni|effetti|oggetti|posti|raggi|compagni|imperatori|generali|bersagli|attacchi|blocchi|danni|segnalini|cimiteri|grimori|tornei|costi|eventi|proprietari|controllori|difensori|tavoli|limiti|piani|mazzi';
const pluralOf = (articles: string, nouns: string): RegExp =>
  new RegExp(`(?<![\\p{L}'’])(${articles}) (${nouns})(?![\\p{L}])`, 'giu');

const elisions: readonly Slip[] = [
  // “nessun altra” has lost its apostrophe; “un'altro” has one too many.
  {
    pattern: /\b(nessun|un|qualcun|ciascun|alcun|buon) ((?:altr|ulterior|estran)a)\b/gi,
    code: 'elision',
    fix: (article, word) => `${article}'${word}`,
  },
  {
    pattern:
      /\b(un|nessun|qualcun)['’](altro|oggetto|avversario|effetto|imperatore|evento|attacco|attaccante|ordine|errore|elenco|arcinemico|emblema|incantesimo|artefatto|istantaneo|unico|obbligo|esempio|ospite)\b/gi,
    code: 'elision-extra',
    fix: (article, word) => `${article} ${word}`,
  },
  {
    // Of “una altro” the article is wrong.
    pattern: new RegExp(`\\b(una) ([${vowel}][\\p{L}]*)`, 'giu'),
    code: 'elision',
    fix: (article, word) =>
      isMasculine(word!) ||
      /^i[aeou]|^u[aeo]/i.test(word!) ||
      word!.length < 3 ||
      /^(?:e|o|ed|in|ad|al|alla|ai|o più)$/i.test(word!) ||
      (article!.toLowerCase() === 'una' &&
        /^(?:alla|accanto|è|ha|e|o|insieme|appartiene|in|esce|entra|attacca|alle|ai|agli|è|era|anche|ancora|altrui|oltre|altrove|e|o|ogni|a|entro|avanti|all|dall|nell|dell|indietro|esclude|entri|esca|ottiene|ha|aspetta|arriva|era|alla)$/i.test(
          word!,
        ))
        ? false
        : `${article!.slice(0, -1)}'${word}`,
  },
  {
    pattern:
      /(?<![\p{L}'’])(un|nessun|qualcun|ciascun) ([aeiou]\p{L}*(?:zione|sione|ità|anza|enza)|abilità|area|arma|aura|ora|isola|ombra|età)(?!\p{L})/giu,
    code: 'elision',
    fix: (article, word) => `${article}'${word}`,
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}'’])(lo|la|della|dello|alla|allo|nella|nello|sulla|sullo|dalla|dallo|quella|quello|questa|questo|bella|santa) ([${vowel}](?![aeou])[\\p{L}]+)`,
      'giu',
    ),
    code: 'elision',
    fix: (article, word) => (isElided(article!, word!) ? `${article!.slice(0, -1)}'${word}` : false),
  },
  {
    pattern: /\b(un|Un) ([bcdfghjklmnpqrstvwz]\p{L}+)/gu,
    code: 'article',
    fix: (article, word) => (feminine.has(word!) ? `${article}a ${word}` : false),
  },
  {
    pattern: /\b(una) (\p{L}+)/giu,
    code: 'article',
    fix: (article, word) => {
      if (!isMasculine(word!)) return false;
      return vowel.includes(word![0]!) ? `${article!.slice(0, -1)} ${word}` : undefined;
    },
  },
  {
    pattern: /\b(tutt)(e gli|i le|e i|a gli|o la|a lo)\b/gi,
    code: 'article',
    fix: (all, rest) => ({ 'e gli': `${all}i gli`, 'i le': `${all}e le`, 'e i': `${all}i i` })[rest!.toLowerCase()],
  },
  {
    pattern: /(?<![\p{L}'’])(i|dei|ai|nei|sui|quei|dai) ((?:s[bcdfghlmnpqrtvz]|z|gn|ps|x)\p{L}+)/giu,
    code: 'article',
    fix: (article, word) => `${capitalAs(article!, masculinePlural[article!.toLowerCase()]!)} ${word}`,
  },
  {
    pattern: /(?<![\p{L}'’])(il|un|del|al|nel|sul|quel) ((?:s[bcdfghlmnpqrtvz]|z|gn|ps)\p{L}+)/giu,
    code: 'article',
    fix: (article, word) =>
      feminine.has(word!)
        ? false
        : `${capitalAs(article!, { il: 'lo', un: 'uno', del: 'dello', al: 'allo', nel: 'nello', sul: 'sullo', quel: 'quello' }[article!.toLowerCase()]!)} ${word}`,
  },
  {
    pattern: new RegExp(`(?<![\\p{L}'’])(i|dei|ai|nei|sui|quei) ([${vowel}]\\p{L}{2,})`, 'giu'),
    code: 'article',
    fix: (article, word) => `${capitalAs(article!, masculinePlural[article!.toLowerCase()]!)} ${word}`,
  },
  {
    pattern: pluralOf('gli|i|degli|dei|agli|ai|negli|nei|sugli|sui|dagli|quegli|quei', femininePlural),
    code: 'article',
    fix: () => undefined,
  },
  {
    pattern: pluralOf('le|delle|alle|nelle|sulle|dalle|quelle', masculinePluralNouns),
    code: 'article',
    fix: () => undefined,
  },
  {
    pattern:
      /(?<![\p{L}'’])(di|a|da|in|su) (?:(?:il|lo|la|i|gli|le)(?! (?:per|quale|quali|cui))(?= \p{Ll})|l['’](?=\p{Ll}))/gu,
    code: 'article',
    fix: () => undefined,
  },
  // “l'pedina”, “nello turno”, “uno limite”, “nel pila”, “la giocatore”
  {
    pattern: /(?<![\p{L}'’])(l|dell|all|nell|sull|dall|quell|un|nessun)['’]([bcdfgklmnpqrstvwz]\p{Ll}{2,})/giu,
    code: 'article',
    fix: () => undefined,
  },
  {
    pattern: /(?<![\p{L}'’])(dello|allo|nello|sullo|dallo|lo|uno) (\p{Ll}+)/giu,
    code: 'article',
    fix: (article, word) => {
      if (alsoVerbs.test(word!)) return false;
      if (feminine.has(word!)) return undefined;
      const short =
        article!.toLowerCase() === 'lo'
          ? capitalAs(article!, 'il')
          : article!.slice(0, article!.endsWith('llo') ? -2 : -1);
      return isPlain(word!) && masculine.has(word!) ? `${short} ${word}` : false;
    },
  },
  {
    pattern: /(?<![\p{L}'’])(gli|degli|agli|negli|sugli|dagli|quegli) (\p{Ll}+)/giu,
    code: 'article',
    fix: (article, word) =>
      isPlain(word!) && new RegExp(`^(?:${masculinePluralNouns})$`).test(word!)
        ? `${capitalAs(article!, article!.toLowerCase() === 'gli' ? 'i' : `${article!.toLowerCase().slice(0, -3)}i`)} ${word}`
        : false,
  },
  {
    pattern: /(?<![\p{L}'’])(il|del|al|nel|sul|dal|quel) (\p{Ll}+)/giu,
    code: 'article',
    fix: (_, word) => (feminine.has(word!) ? undefined : false),
  },
  {
    pattern: /(?<![\p{L}'’])(la|della|alla|nella|sulla|dalla|quella) (\p{Ll}+)/giu,
    code: 'article',
    fix: (_, word) => (masculine.has(word!) && !alsoVerbs.test(word!) ? undefined : false),
  },
  {
    pattern: new RegExp(`(?<![\\p{L}'’])(il|del|al|nel|sul|dal|quel) ([${vowel}]\\p{L}+)`, 'giu'),
    code: 'article',
    fix: (article, word) =>
      /^(?:i[aeou]|io)/i.test(word!)
        ? false
        : `${capitalAs(article!, { il: "l'", del: "dell'", al: "all'", nel: "nell'", sul: "sull'", dal: "dall'", quel: "quell'" }[article!.toLowerCase()]!)}${word}`,
  },
];

// “lo copia”, “la danno”: verbs as well.
const alsoVerbs = /^(?:attacco|blocco|copia|costo|danno|parte|posto)$/;

/** Whether it begins with a consonant that takes “il” and “un”. */
const isPlain = (word: string): boolean => !/^(?:s[^aeiou]|z|gn|ps|pn|[xyjaeiouh])/i.test(word);

// After these the pronoun is no article: “la esclude”, “lo ha”.
function isElided(article: string, word: string): boolean {
  if (/^(?:lo|la|quello)$/i.test(article)) return elidedNouns.has(word.toLowerCase());
  return /^(?:della|dello|alla|allo|nella|nello|sulla|sullo|dalla|dallo)$/i.test(article);
}
const elidedNouns = new Set(
  'abilità altra altro attacco avversario azione effetto elenco emblema evento imperatore incantesimo informazione inizio insieme oggetto opzione ordine origine ospite obbligo ultimo ultima unico unica uno una assegnazione aura attaccante'.split(
    ' ',
  ),
);

/** Articles and apostrophes before vowels: “un'altra”, “l'effetto”, “una squadra”. */
export const elision: PairCheck = ofSlips('elision', elisions);
