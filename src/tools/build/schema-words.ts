import type { Words } from '../../engine/model/words.js';

/** What the schemas say of their own parts; what is in the vocabulary has its words there. */
export const words = {
  table: {
    en: 'A game as it stands: the setup, and a list for each kind of thing. Things refer to one another by id.',
    it: "Una partita nel suo stato: la preparazione, e una lista per ogni genere di cose. Le cose si riferiscono l'una all'altra per id.",
  },
  schemaKey: {
    en: 'Path of the schema, for editors that complete and check while one types.',
    it: 'Percorso dello schema, per gli editor che completano e controllano mentre si scrive.',
  },
  name: { en: 'A name for people.', it: 'Un nome per chi legge.' },
  note: { en: 'A note for people.', it: 'Una nota per chi legge.' },
  id: { en: 'Unique over the whole table.', it: 'Unico in tutto il tavolo.' },
  is: { en: 'Which kind of value this is.', it: 'Di quale genere di valore si tratta.' },
  house: {
    en: 'House answers other than the default: matter -> choice.',
    it: 'Risposte della casa diverse da quelle predefinite: questione -> scelta.',
  },
  fresh: {
    en: 'Next number for ids of things that events create.',
    it: 'Prossimo numero per gli id delle cose create da eventi.',
  },
  assumed: {
    en: 'Facts that stand here although nobody gave them, with the ids of their things: they were worked out when the table was opened.',
    it: "Fatti che stanno qui anche se nessuno li ha dati, con gli id delle loro cose: sono stati ricavati all'apertura del tavolo.",
  },
  unknown: {
    en: 'Facts that are unknown although they would have a value if left out, with the ids of their things.',
    it: 'Fatti che sono ignoti anche se, tralasciati, avrebbero un valore, con gli id delle loro cose.',
  },
  event: { en: 'An event, as it is sent and as plans have it.', it: 'Un evento, come si invia e come sta nei piani.' },
  question: { en: 'A question with its arguments.', it: 'Una domanda con i suoi argomenti.' },
  answer: { en: 'An answer with its reasons.', it: 'Una risposta con i suoi motivi.' },
  openAnswer: {
    en: 'To a question whose arguments are themselves unknown.',
    it: 'A una domanda i cui argomenti sono a loro volta ignoti.',
  },
  change: { en: 'One write that a plan comes to.', it: 'Una scrittura a cui porta un piano.' },
  forget: { en: 'From now on the fact is unknown.', it: "D'ora in poi il fatto è ignoto." },
  forRules: { en: 'For the rules themselves, not for engines.', it: 'Per le regole stesse, non per i programmi.' },
  api: {
    en: 'All that goes in and comes out: tables, events, questions, plans, answers.',
    it: 'Tutto ciò che entra ed esce: tavoli, eventi, domande, piani, risposte.',
  },
} as const satisfies { readonly [part: string]: Words };
