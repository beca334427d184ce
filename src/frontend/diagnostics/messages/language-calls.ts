import type { Catalogue } from '../message.js';

/** Calls and their arguments. */
export const callMessages = {
  'name.unknown-call': {
    en: {
      message: 'There is no question, function, event or entity called “{name}”.',
      help: 'Questions, events and entities are declared in the vocabulary; the functions are a closed list.',
    },
    it: {
      message: 'Non esiste una domanda, funzione, entità o evento che si chiami «{name}».',
      help: 'Domande, eventi ed entità si dichiarano nel vocabolario; le funzioni sono un elenco chiuso.',
    },
  },
  'name.not-a-call': {
    en: {
      message: '“{name}” is no question and takes no arguments.',
      help: 'Leave the brackets out.',
    },
    it: {
      message: '«{name}» non è una domanda e non prende argomenti.',
      help: 'Togli le parentesi.',
    },
  },
  'name.only-one': {
    en: {
      message: 'There is only one {entity}; no further one can be made.',
      help: 'Write “{name}”.',
    },
    it: {
      message: "Di {entity} ce n'è uno solo; non se ne possono fare altri.",
      help: 'Scrivi «{name}».',
    },
  },
  'name.names-only': {
    en: {
      message: 'Facts of “{entity}” have no order: each has to be given by its name.',
      help: 'Write “{entity}(fact: value)”; there are {facts|list}.',
    },
    it: {
      message: 'I fatti di «{entity}» non hanno un ordine: ciascuno va dato con il suo nome.',
      help: 'Scrivi «{entity}(fatto: valore)»; ci sono {facts|list}.',
    },
  },
  'name.too-many-arguments': {
    en: {
      message: '“{call}” takes {most} {most?argument:arguments}, but here are {found}.',
      help: 'Leave out what is too much.',
    },
    it: {
      message: '«{call}» prende {most} {most?argomento:argomenti}, ma qui sono {found}.',
      help: 'Togli ciò che è di troppo.',
    },
  },
  'name.missing-arguments': {
    en: {
      message: '“{call}” lacks {count?an argument:arguments}: {missing|list}.',
      help: 'Only what may be none can be left out.',
    },
    it: {
      message: 'A «{call}» {count?manca un argomento:mancano argomenti}: {missing|list}.',
      help: 'Si può tralasciare solo ciò che può essere none.',
    },
  },
  'name.unknown-argument': {
    en: {
      message: '“{call}” has no argument called “{name}”.',
      help: 'Its arguments are {names|list}.',
    },
    it: {
      message: '«{call}» non ha un argomento chiamato «{name}».',
      help: 'I suoi argomenti sono {names|list}.',
    },
  },
  'name.argument-twice': {
    en: {
      message: 'The argument “{name}” of “{call}” is given twice: by position and by name.',
      help: 'Keep one of the two.',
    },
    it: {
      message: "L'argomento «{name}» di «{call}» è dato due volte: per posizione e per nome.",
      help: 'Tieni uno dei due.',
    },
  },
  'name.no-questions-here': {
    en: {
      message: '“{name}” cannot be asked here.',
      help: 'Which layers are alive is settled before anything can be asked: use facts of the setup.',
    },
    it: {
      message: 'Qui non si può chiedere «{name}».',
      help: 'Quali strati siano vivi si decide prima che si possa chiedere qualcosa: usa i fatti della preparazione.',
    },
  },
  'name.no-picks-here': {
    en: {
      message: 'Nobody can be asked to choose here: “picked” is for what entries do to events.',
      help: 'An answer can say who may choose among what: “oneOf(among, by)”.',
    },
    it: {
      message: 'Qui non si può chiedere a nessuno di scegliere: «picked» serve per ciò che le voci fanno agli eventi.',
      help: 'Una risposta può dire chi può scegliere fra che cosa: «oneOf(among, by)».',
    },
  },
  'vocabulary.no-entity-for-function': {
    en: {
      message: '“{name}” makes a value of {entity}, which the vocabulary does not declare.',
      help: 'Declare the entity {entity} with the facts “among” and “by”.',
    },
    it: {
      message: '«{name}» fa un valore di {entity}, che il vocabolario non dichiara.',
      help: "Dichiara l'entità {entity} con i fatti «among» e «by».",
    },
  },
} satisfies Catalogue;
