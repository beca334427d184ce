import type { Catalogue } from '../message.js';

/** Changes, gathered events and phrases of the vocabulary. */
export const changeAndPhraseMessages = {
  'vocabulary.change-target': {
    en: {
      message: 'Only facts of things can change, and this belongs to {found}.',
      help: 'Fields of events and structural values stay what they are.',
    },
    it: {
      message: 'Possono cambiare solo i fatti delle cose, e questo appartiene a {found}.',
      help: 'I campi degli eventi e i valori fatti sul momento restano quelli che sono.',
    },
  },
  'vocabulary.change-of-constant': {
    en: {
      message: '{entity} is declared constant: nothing changes it during a game.',
      help: 'Keep what changes on another entity.',
    },
    it: {
      message: '{entity} è dichiarata costante: nulla la cambia durante la partita.',
      help: "Tieni ciò che cambia in un'altra entità.",
    },
  },
  'vocabulary.create-what': {
    en: {
      message: '“create” makes things that the table holds, and “{name}” is none.',
      help: 'Name an entity that has a “collection”.',
    },
    it: {
      message: '«create» fa cose che il tavolo contiene, e «{name}» non lo è.',
      help: "Nomina un'entità che abbia una «collection».",
    },
  },
  'vocabulary.delete-what': {
    en: {
      message: '“delete” takes one thing that the table holds, and this is {found}.',
      help: 'Name a thing of an entity that has a “collection”.',
    },
    it: {
      message: '«delete» prende una cosa che il tavolo contiene, e questo è {found}.',
      help: "Nomina una cosa di un'entità che abbia una «collection».",
    },
  },
  'vocabulary.gathers-into': {
    en: { message: '“{event}” has no field “{field}” to gather into.', help: 'Declare the field, as a list.' },
    it: { message: '«{event}» non ha un campo «{field}» in cui raccogliere.', help: 'Dichiara il campo, come lista.' },
  },
  'vocabulary.unknown-reader': {
    en: {
      message: 'There is no question or event “{name}” that could read this fact.',
      help: 'Correct the name, or take it out of the list.',
    },
    it: {
      message: "Non c'è nessuna domanda né evento «{name}» che possa leggere questo fatto.",
      help: "Correggi il nome, o toglilo dall'elenco.",
    },
  },
  'vocabulary.parting-fact': {
    en: {
      message: '“{name}” is no fact of {entity} that has a value of an enumeration.',
      help: 'Name a fact whose type is an enumeration, or leave “uniformBy” out.',
    },
    it: {
      message: "«{name}» non è un fatto di {entity} che abbia un valore di un'enumerazione.",
      help: "Nomina un fatto il cui tipo sia un'enumerazione, o togli «uniformBy».",
    },
  },
  'vocabulary.gathers-what': {
    en: { message: 'There is no “{source}” to gather.', help: 'Write the event and its field: “wins.player”.' },
    it: { message: 'Non esiste «{source}» da raccogliere.', help: "Scrivi l'evento e il suo campo: «wins.player»." },
  },
  'vocabulary.gathers-type': {
    en: {
      message: 'What is gathered is {found}, which does not go into {expected}.',
      help: 'The field must be a list of what the gathered field is.',
    },
    it: {
      message: 'Ciò che si raccoglie è {found}, che non entra in {expected}.',
      help: "Il campo dev'essere una lista di ciò che è il campo raccolto.",
    },
  },
  'vocabulary.unites-lists': {
    en: {
      message: '“{event}” cannot unite: not all of its fields are lists.',
      help: 'Make every field a list, or leave “unites” out.',
    },
    it: {
      message: '«{event}» non si può unire: non tutti i suoi campi sono liste.',
      help: 'Fai di ogni campo una lista, o togli «unites».',
    },
  },
  'vocabulary.gathered-twice': {
    en: { message: 'The event “{event}” is gathered in two ways.', help: 'An event goes into one gathering only.' },
    it: { message: "L'evento «{event}» è raccolto in due modi.", help: 'Un evento entra in una sola raccolta.' },
  },
  'vocabulary.unknown-role': {
    en: {
      message: 'The role “{role}” is given to “{name}”, which the vocabulary does not declare.',
      help: '“rulings” names a tier, “gameStart” an event, every other role a question.',
    },
    it: {
      message: 'Il ruolo «{role}» è dato a «{name}», che il vocabolario non dichiara.',
      help: '«rulings» nomina un livello, «gameStart» un evento, ogni altro ruolo una domanda.',
    },
  },
  'vocabulary.role-kind': {
    en: {
      message: '“{name}” cannot have the role “{role}”: {expected} is needed.',
      help: 'Before the arrow stand the arguments that the program passes, behind it what it expects back.',
    },
    it: {
      message: '«{name}» non può avere il ruolo «{role}»: serve {expected}.',
      help: 'Prima della freccia stanno gli argomenti che il programma passa, dopo ciò che si aspetta.',
    },
  },
  'vocabulary.unknown-placeholder': {
    en: {
      message: 'The phrase has a place for “{name}”, which there is not.',
      help: 'Braces may hold {names|list}; in phrases of facts “of” is the thing.',
    },
    it: {
      message: 'La frase ha un posto per «{name}», che non esiste.',
      help: 'Le graffe possono contenere {names|list}; nelle frasi dei fatti «of» è la cosa.',
    },
  },
  'vocabulary.missing-placeholder': {
    en: {
      message: 'The phrase does not mention {names|list}.',
      help: 'Put {count?it:them} into braces: a reader would not learn what is meant.',
    },
    it: {
      message: 'La frase non nomina {names|list}.',
      help: '{count?Mettilo:Mettili} fra graffe: chi legge non saprebbe di che si parla.',
    },
  },
} satisfies Catalogue;
