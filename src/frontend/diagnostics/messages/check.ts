import type { Catalogue } from '../message.js';
import { answersMessages } from './check-answers.js';
import { eventsMessages } from './check-events.js';
import { idleMessages } from './check-idle.js';

/** What scenarios and the checks of a whole rulebook find. */
export const checkMessages = {
  ...answersMessages,
  ...idleMessages,
  ...eventsMessages,
  'check.meant-nowhere': {
    en: {
      message: 'Nothing is called “{name}”.',
      help: 'Name an entry or a scenario by its id, or a part of the vocabulary by the keys that lead to it.',
    },
    it: {
      message: 'Niente si chiama «{name}».',
      help: "Indica una voce o uno scenario con l'id, o una parte del vocabolario con le chiavi che vi portano.",
    },
  },
  'check.meant-in-vain': {
    en: {
      message: 'At “{name}” nothing is found any more that has the code {code}.',
      help: 'Take it out of the list.',
    },
    it: {
      message: 'In «{name}» non si trova più nulla che abbia il codice {code}.',
      help: "Toglilo dall'elenco.",
    },
  },
  'test.table': {
    en: {
      message: 'Scenario “{scenario}” ({edition}): its table cannot be opened: {got}.',
      help: 'Correct the table.',
    },
    it: {
      message: 'Scenario «{scenario}» ({edition}): il suo tavolo non si può aprire: {got}.',
      help: 'Correggi il tavolo.',
    },
  },
  'test.text': {
    en: {
      message: 'Scenario “{scenario}” ({edition}): the step cannot be read: {got}.',
      help: 'Correct the text of the step.',
    },
    it: {
      message: 'Scenario «{scenario}» ({edition}): il passo non si può leggere: {got}.',
      help: 'Correggi il testo del passo.',
    },
  },
  'test.answer': {
    en: {
      message: 'Scenario “{scenario}” ({edition}): the answer is another.',
      help: 'Correct the entries, or what the scenario expects.',
    },
    it: {
      message: "Scenario «{scenario}» ({edition}): la risposta è un'altra.",
      help: 'Correggi le voci, o ciò che lo scenario si aspetta.',
    },
  },
  'test.because': {
    en: {
      message: 'Scenario “{scenario}” ({edition}): these did not decide: {expected}.',
      help: '“tavolata ask --explain” tells how each entry fared.',
    },
    it: {
      message: 'Scenario «{scenario}» ({edition}): queste non hanno deciso: {expected}.',
      help: "«tavolata ask --explain» dice com'è andata a ogni voce.",
    },
  },
  'test.alone': {
    en: {
      message: 'Scenario “{scenario}” ({edition}): more decided than “because” names: {got}.',
      help: 'Name them, or leave out “alone”.',
    },
    it: {
      message: 'Scenario «{scenario}» ({edition}): ha deciso altro da ciò che «because» nomina: {got}.',
      help: 'Nominalo, oppure togli «alone».',
    },
  },
  'test.nearly': {
    en: {
      message: 'Scenario “{scenario}” ({edition}): “{expected}” must be considered and not apply, but it is {got}.',
      help: 'Name an entry that nearly decides here.',
    },
    it: {
      message:
        'Scenario «{scenario}» ({edition}): «{expected}» va considerata senza che si applichi, ma risulta {got}.',
      help: 'Nomina una voce che qui decide quasi.',
    },
  },
  'test.unknown': {
    en: {
      message: 'Scenario “{scenario}” ({edition}): other facts are unknown.',
      help: 'Name the facts that the answer would need.',
    },
    it: {
      message: 'Scenario «{scenario}» ({edition}): i fatti ignoti sono altri.',
      help: 'Nomina i fatti che servirebbero alla risposta.',
    },
  },
  'test.plan': {
    en: {
      message: 'Scenario “{scenario}” ({edition}): the plan is another.',
      help: 'Correct the entries, or what the scenario expects.',
    },
    it: {
      message: 'Scenario «{scenario}» ({edition}): il piano è un altro.',
      help: 'Correggi le voci, o ciò che lo scenario si aspetta.',
    },
  },
  'test.includes': {
    en: {
      message: 'Scenario “{scenario}” ({edition}): the plan lacks {expected}.',
      help: 'Correct the entries, or what the scenario expects.',
    },
    it: {
      message: 'Scenario «{scenario}» ({edition}): al piano manca {expected}.',
      help: 'Correggi le voci, o ciò che lo scenario si aspetta.',
    },
  },
  'test.absent': {
    en: {
      message: 'Scenario “{scenario}” ({edition}): the plan holds {expected}.',
      help: 'Correct the entries, or what the scenario expects.',
    },
    it: {
      message: 'Scenario «{scenario}» ({edition}): il piano contiene {expected}.',
      help: 'Correggi le voci, o ciò che lo scenario si aspetta.',
    },
  },
  'test.needs': {
    en: {
      message: 'Scenario “{scenario}” ({edition}): the plan waits for other picks.',
      help: 'Give the picks, or name what the plan waits for.',
    },
    it: {
      message: 'Scenario «{scenario}» ({edition}): il piano aspetta altre scelte.',
      help: 'Indica le scelte, o ciò che il piano aspetta.',
    },
  },
  'test.fault': {
    en: { message: 'Scenario “{scenario}” ({edition}): {got}.', help: 'Correct the entries or the scenario.' },
    it: { message: 'Scenario «{scenario}» ({edition}): {got}.', help: 'Correggi le voci o lo scenario.' },
  },
  'test.back-ends': {
    en: {
      message: 'Scenario “{scenario}” ({edition}): compiled code and the tree give two answers.',
      help: 'This is a bug of the interpreter: please report it.',
    },
    it: {
      message: "Scenario «{scenario}» ({edition}): il codice compilato e l'albero danno due risposte.",
      help: "È un errore dell'interprete: per favore segnalalo.",
    },
  },
  'test.replay': {
    en: {
      message: 'Scenario “{scenario}” ({edition}): carrying out the plan leads to another table.',
      help: 'This is a bug of the interpreter: please report it.',
    },
    it: {
      message: 'Scenario «{scenario}» ({edition}): eseguire il piano porta a un altro tavolo.',
      help: "È un errore dell'interprete: per favore segnalalo.",
    },
  },
  'test.verify': {
    en: {
      message: 'Scenario “{scenario}” ({edition}): something is left undone.',
      help: 'Correct the entries that should have done it.',
    },
    it: {
      message: 'Scenario «{scenario}» ({edition}): qualcosa resta in sospeso.',
      help: 'Correggi le voci che avrebbero dovuto farlo.',
    },
  },
  'test.editions': {
    en: {
      message: 'No edition lies in the span of scenario “{scenario}”.',
      help: 'Correct “since” and “until”.',
    },
    it: {
      message: "Nessuna edizione cade nell'arco dello scenario «{scenario}».",
      help: 'Correggi «since» e «until».',
    },
  },
  'check.never-decides': {
    en: { message: 'No scenario shows “{id}” deciding.', help: 'Write one beside the entry.' },
    it: { message: 'Nessuno scenario mostra «{id}» mentre decide.', help: 'Scrivine uno accanto alla voce.' },
  },
  'check.never-nearly': {
    en: {
      message: 'No scenario shows “{id}” nearly deciding.',
      help: 'Write one in which all of its conditions but one hold.',
    },
    it: {
      message: 'Nessuno scenario mostra «{id}» mentre quasi decide.',
      help: 'Scrivine uno in cui valgono tutte le sue condizioni tranne una.',
    },
  },
  'check.stale-text': {
    en: {
      message: 'This text was translated from another version of the text in “{from}”.',
      help: 'Compare the two; then write “madeFrom”: “{digest}”.',
    },
    it: {
      message: "Questo testo è tradotto da un'altra versione del testo in «{from}».",
      help: 'Confronta i due; poi scrivi «madeFrom»: «{digest}».',
    },
  },
  'check.refused-word': {
    en: {
      message: "This says “{word}” where the rulebook's term is “{term}”.",
      help: 'Write “{term}”; or take “{word}” out of terms.json, where it is refused.',
    },
    it: {
      message: 'Qui si dice «{word}», ma il termine del regolamento è «{term}».',
      help: 'Scrivi «{term}»; oppure togli «{word}» da terms.json, dove è rifiutato.',
    },
  },
  'check.own-source': {
    en: { message: 'This text cannot be translated from its own language.', help: 'Name the other language.' },
    it: { message: 'Questo testo non può essere tradotto dalla sua stessa lingua.', help: "Nomina l'altra lingua." },
  },
  'check.no-such-entry': {
    en: { message: 'There is no entry “{id}”.', help: 'Correct the id, or leave it out.' },
    it: { message: 'La voce «{id}» non esiste.', help: "Correggi l'identificativo, o toglilo." },
  },
  'check.no-such-number': {
    en: {
      message: 'No entry stands under “{number}” in any edition, though other parts of the same rule are told.',
      help: 'Correct the number; or write the entry, or a “see” in the one that says it.',
    },
    it: {
      message: 'Nessuna voce sta sotto «{number}» in alcuna edizione, benché altre parti della stessa regola ci siano.',
      help: 'Correggi il numero; oppure scrivi la voce, o un «see» in quella che lo dice.',
    },
  },
  'check.scenario-twice': {
    en: { message: 'There is another scenario “{id}”.', help: 'Give one of them another id.' },
    it: { message: "C'è un altro scenario «{id}».", help: "Da' a uno dei due un altro identificativo." },
  },
  'check.not-laid-out': {
    en: {
      message: 'From this line on the file is laid out otherwise than “fmt” does it.',
      help: 'Run “tavolata fmt {file}”.',
    },
    it: {
      message: 'Da questa riga il file è impaginato diversamente da come fa «fmt».',
      help: 'Esegui «tavolata fmt {file}».',
    },
  },
} satisfies Catalogue;
