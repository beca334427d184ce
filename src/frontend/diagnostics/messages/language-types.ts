import type { Catalogue } from '../message.js';

const typeHelp = {
  en: 'Types are written as in the vocabulary: “[Player]” is a list of players, “Player?” a player or none.',
  it: 'I tipi si scrivono come nel vocabolario: «[Player]» è una lista di giocatori, «Player?» un giocatore o none.',
};

/** What values are of, and where they may stand. */
export const typeMessages = {
  'type.argument': {
    en: { message: '“{name}” of “{call}” wants {expected}, but this is {found}.', help: typeHelp.en },
    it: { message: '«{name}» di «{call}» vuole {expected}, ma questo è {found}.', help: typeHelp.it },
  },
  'type.answer': {
    en: { message: 'The question “{question}” is answered by {expected}, but this is {found}.', help: typeHelp.en },
    it: { message: 'Alla domanda «{question}» si risponde con {expected}, ma questo è {found}.', help: typeHelp.it },
  },
  'type.fact': {
    en: { message: 'The fact “{fact}” is {expected}, but this is {found}.', help: typeHelp.en },
    it: { message: 'Il fatto «{fact}» è {expected}, ma questo è {found}.', help: typeHelp.it },
  },
  'type.permission': {
    en: {
      message: 'What permits an event is a verdict or a list of problems, but this is {found}.',
      help: 'Ask a question of the policy “verdict” or “problems”: an event that it denies is barred.',
    },
    it: {
      message: 'A permettere un evento è un verdetto o una lista di problemi, ma questo è {found}.',
      help: "Ci vuole una domanda della politica «verdict» o «problems»: l'evento che essa nega non avviene.",
    },
  },
  'type.change': {
    en: { message: 'The fact “{fact}” can become {expected}, but this is {found}.', help: typeHelp.en },
    it: { message: 'Il fatto «{fact}» può diventare {expected}, ma questo è {found}.', help: typeHelp.it },
  },
  'type.number': {
    en: { message: 'A number is wanted here, but this is {found}.', help: 'Sums, “<” and “by” work on numbers.' },
    it: { message: 'Qui ci vuole un numero, ma questo è {found}.', help: 'Le somme, «<» e «by» lavorano su numeri.' },
  },
  'type.condition': {
    en: {
      message: 'A condition is wanted here, but this is {found}.',
      help: 'A condition is true or false: compare the value with something.',
    },
    it: {
      message: 'Qui ci vuole una condizione, ma questo è {found}.',
      help: 'Una condizione è vera o falsa: confronta il valore con qualcosa.',
    },
  },
  'type.verdict-as-condition': {
    en: {
      message: 'A verdict is not true or false: it is allowed, denied, required or silent.',
      help: "Write “is 'allowed'”, or “is not 'denied'” if silence is enough.",
    },
    it: {
      message: 'Un verdetto non è vero o falso: è allowed, denied, required o silent.',
      help: "Scrivi «is 'allowed'», o «is not 'denied'» se basta il silenzio.",
    },
  },
  'type.list-as-condition': {
    en: {
      message: 'A list is not true or false, and this is {found}.',
      help: 'Write “size(list) > 0”, or “any name in list where condition”.',
    },
    it: {
      message: 'Una lista non è vera o falsa, e questo è {found}.',
      help: 'Scrivi «size(lista) > 0», o «any nome in lista where condizione».',
    },
  },
  'type.action': {
    en: {
      message: 'Something that happens is wanted here, but this is {found}.',
      help: 'An action is an event such as “playersLeave([player])”, a list of events, or none.',
    },
    it: {
      message: 'Qui ci vuole qualcosa che accade, ma questo è {found}.',
      help: "Un'azione è un evento come «playersLeave([player])», una lista di eventi o none.",
    },
  },
  'type.not-a-list': {
    en: {
      message: 'A list is wanted here, but this is {found}.',
      help: 'One thing becomes a list in square brackets: “[thing]”.',
    },
    it: {
      message: 'Qui ci vuole una lista, ma questo è {found}.',
      help: 'Una cosa sola diventa lista fra parentesi quadre: «[cosa]».',
    },
  },
  'type.fact-of-list': {
    en: {
      message: 'A list has no “{fact}” of its own, and this is {found}.',
      help: 'Ask its members: “each name in list: name.{fact}”. A list of lists becomes one list with “flat”.',
    },
    it: {
      message: 'Una lista non ha un suo «{fact}», e questo è {found}.',
      help: 'Chiedi ai suoi membri: «each nome in lista: nome.{fact}». Una lista di liste diventa una lista con «flat».',
    },
  },
  'type.no-facts': {
    en: {
      message: '{found} has no facts, so no “{fact}” either.',
      help: 'Only things and events have something after a dot.',
    },
    it: {
      message: '{found} non ha fatti, quindi nemmeno «{fact}».',
      help: 'Solo cose ed eventi hanno qualcosa dopo un punto.',
    },
  },
  'type.none-here': {
    en: {
      message: 'This is always none, and {expected} is wanted.',
      help: 'Only what is marked “?” in the vocabulary may be none.',
    },
    it: {
      message: 'Questo è sempre none, e ci vuole {expected}.',
      help: 'Può essere none solo ciò che nel vocabolario ha un «?».',
    },
  },
  'type.may-be-none': {
    en: {
      message: 'This may be none ({found}), but “{name}” of “{call}” has to be somebody or something.',
      help: 'Do it only if there is one: “if … is not none then {call}(…)”, the same in “when”, or “otherwise” with what to take instead.',
    },
    it: {
      message: "Questo può essere none ({found}), ma «{name}» di «{call}» dev'essere qualcuno o qualcosa.",
      help: "Fallo solo se c'è: «if … is not none then {call}(…)», lo stesso in «when», oppure «otherwise» con ciò che si prende al suo posto.",
    },
  },
  'type.may-not-fit': {
    en: {
      message: 'This is {found}, of which only a part is {expected}.',
      help: 'Ask with “is a” before, so that the other cases cannot come here.',
    },
    it: {
      message: 'Questo è {found}, di cui solo una parte è {expected}.',
      help: 'Chiedi prima con «is a», così gli altri casi non possono arrivare qui.',
    },
  },
  'type.mixed': {
    en: {
      message: 'These cannot stand for one value: one is {left}, the other {right}.',
      help: 'A list and a single thing do not mix: put the single thing in square brackets. Nor do things, events and plain values such as numbers.',
    },
    it: {
      message: "Questi non possono valere per uno stesso valore: uno è {left}, l'altro {right}.",
      help: 'Una lista e una cosa sola non si mescolano: metti la cosa sola fra parentesi quadre. Né si mescolano cose, eventi e valori semplici come i numeri.',
    },
  },
  'type.never-equal': {
    en: {
      message: 'These are never equal: one is {left}, the other {right}.',
      help: 'Compare things of the same kind.',
    },
    it: {
      message: "Questi non sono mai uguali: uno è {left}, l'altro {right}.",
      help: 'Confronta cose dello stesso genere.',
    },
  },
  'type.never-in': {
    en: {
      message: '{item} is never in a list of the type {list}.',
      help: 'The list must hold things of that kind; a list of lists becomes one list with “flat”.',
    },
    it: {
      message: '{item} non sta mai in una lista del tipo {list}.',
      help: 'La lista deve contenere cose di quel genere; una lista di liste diventa una lista con «flat».',
    },
  },
  'type.never-shared': {
    en: {
      message: 'Nothing of {right} is ever in {left}, so nothing is taken away.',
      help: '“without” takes away what stands to its right: both sides must hold things of the same kind.',
    },
    it: {
      message: 'Nulla di {right} sta mai in {left}, quindi non si toglie nulla.',
      help: '«without» toglie ciò che sta alla sua destra: i due lati devono contenere cose dello stesso genere.',
    },
  },
  'type.never-is-a': {
    en: { message: 'This is never a {entity}: it is {found}.', help: 'Leave the test out, or test something else.' },
    it: { message: 'Questo non è mai un {entity}: è {found}.', help: "Togli il controllo, o controlla qualcos'altro." },
  },
  'type.not-a-verdict': {
    en: {
      message: 'A verdict must stand here, but this is {found}.',
      help: '“is permitted” is said of the answer to a question whether something may be done.',
    },
    it: {
      message: 'Qui ci vuole un verdetto, ma questo è {found}.',
      help: '«is permitted» si dice della risposta a una domanda se qualcosa si possa fare.',
    },
  },
  'type.unknown-value': {
    en: { message: '“{value}” is no value of {enumeration}.', help: 'There are {values|list}.' },
    it: { message: '«{value}» non è un valore di {enumeration}.', help: 'Ci sono {values|list}.' },
  },
} satisfies Catalogue;
