import type { Catalogue } from '../message.js';

const notation = {
  en: 'Types are written “Player”, “Player?”, “Player|Object”, “[Player]” or “(Player|Team)?”.',
  it: 'I tipi si scrivono «Player», «Player?», «Player|Object», «[Player]» o «(Player|Team)?».',
};

/** Names and types of the vocabulary. */
export const vocabularyMessages = {
  'vocabulary.name-taken': {
    en: {
      message: 'The name “{name}” means something already.',
      help: 'Questions, events, functions, lists, types and the like share one space of names; “id”, “is”, “event”, “this” are taken too.',
    },
    it: {
      message: 'Il nome «{name}» significa già qualcosa.',
      help: 'Domande, eventi, funzioni, liste, tipi e simili condividono i nomi; anche «id», «is», «event», «this» sono presi.',
    },
  },
  'vocabulary.name-is-keyword': {
    en: { message: '“{name}” is a keyword, so no expression could mention it.', help: 'Take another word.' },
    it: {
      message: '«{name}» è una parola chiave: nessuna espressione potrebbe nominarla.',
      help: "Usa un'altra parola.",
    },
  },
  'vocabulary.unknown-type': {
    en: {
      message: 'There is no type “{name}”.',
      help: 'Types are entities, enumerations, events, Boolean, Number, Text and Verdict.',
    },
    it: {
      message: 'Il tipo «{name}» non esiste.',
      help: 'I tipi sono entità, enumerazioni, eventi, Boolean, Number, Text e Verdict.',
    },
  },
  'vocabulary.type-mixed': {
    en: {
      message: 'In “{type}” {name} is of another kind than what stands before it.',
      help: 'A value is one of several entities, or one of several plain types (Boolean, Number, Text, enumerations), or an event.',
    },
    it: {
      message: "In «{type}» {name} è d'altro genere rispetto a ciò che lo precede.",
      help: 'Un valore è una fra più entità, o uno fra più tipi semplici (Boolean, Number, Text, enumerazioni), oppure un evento.',
    },
  },
  'vocabulary.type-name': {
    en: { message: 'In “{type}” the name of a type is missing here.', help: notation.en },
    it: { message: 'In «{type}» qui manca il nome di un tipo.', help: notation.it },
  },
  'vocabulary.type-rest': {
    en: { message: '“{type}” goes on where the type has ended.', help: notation.en },
    it: { message: '«{type}» continua dove il tipo è già finito.', help: notation.it },
  },
  'vocabulary.type-bracket': {
    en: { message: 'In “{type}” a bracket is missing here.', help: notation.en },
    it: { message: 'In «{type}» qui manca una parentesi.', help: notation.it },
  },
  'vocabulary.type-list': {
    en: {
      message: 'In “{type}” a list stands in a union, or is marked “?”.',
      help: 'A list that is not there is the empty list; of two kinds of members make “[Player|Object]”.',
    },
    it: {
      message: "In «{type}» una lista sta in un'unione, o ha un «?».",
      help: "Una lista che non c'è è la lista vuota; con due generi di membri scrivi «[Player|Object]».",
    },
  },
  'vocabulary.union-result': {
    en: {
      message: 'Answers of a question with the policy “union” are put together, so its result must be a list.',
      help: 'Write the result in square brackets.',
    },
    it: {
      message:
        "Le risposte a una domanda con la politica «union» si uniscono, quindi il risultato dev'essere una lista.",
      help: 'Scrivi il risultato fra parentesi quadre.',
    },
  },
  'vocabulary.wrong-value': {
    en: {
      message: 'This value is not {expected}.',
      help: 'null stands for none, [] for an empty list; things cannot be named here.',
    },
    it: {
      message: 'Questo valore non è {expected}.',
      help: 'null sta per none, [] per una lista vuota; qui non si possono nominare cose.',
    },
  },
  'vocabulary.unknown-source': {
    en: {
      message: 'This thing has no other fact “{name}”.',
      help: '“defaultFrom” names another fact of the same entity.',
    },
    it: {
      message: 'Questa cosa non ha un altro fatto «{name}».',
      help: '«defaultFrom» nomina un altro fatto della stessa entità.',
    },
  },
  'vocabulary.source-type': {
    en: {
      message: 'The fact named here is {found}, which is not always {expected}.',
      help: 'A fact takes its value only from one of a type that fits.',
    },
    it: {
      message: 'Il fatto nominato qui è {found}, che non è sempre {expected}.',
      help: 'Un fatto prende il suo valore solo da uno di tipo adatto.',
    },
  },
} satisfies Catalogue;
