import type { Catalogue } from '../message.js';

/** What is found out about answers: too many, or none. */
export const answersMessages = {
  'check.answers-overlap': {
    en: {
      message: '“{entry}” and “{other}” can both answer {question}, and say different things (edition {edition}).',
      help: 'Let one override the other, or narrow a condition. The scenario below shows it.',
    },
    it: {
      message:
        '«{entry}» e «{other}» possono rispondere entrambe a {question}, e dicono cose diverse (edizione {edition}).',
      help: 'Fai prevalere una delle due con «overrides», oppure restringi una condizione. Lo mostra lo scenario qui sotto.',
    },
  },
  'check.answers-may-overlap': {
    en: {
      message: '“{entry}” and “{other}” may both answer {question} with different values (edition {edition}).',
      help: 'No table was found that shows it. Say who prevails with “overrides”, or let the conditions exclude each other.',
    },
    it: {
      message:
        '«{entry}» e «{other}» potrebbero rispondere entrambe a {question} con valori diversi (edizione {edition}).',
      help: "Non si è trovato un tavolo che lo mostri. Di' chi prevale con «overrides», o fa' sì che le condizioni si escludano.",
    },
  },
  'check.cases-leave-out': {
    en: {
      message: 'The cases of “{entry}” leave something out, and nothing else answers {question} (setup: {setup}).',
      help: 'Add a case, or an “else” behind the others. The scenario below shows it.',
    },
    it: {
      message:
        "I casi di «{entry}» lasciano fuori qualcosa, e nient'altro risponde a {question} (preparazione: {setup}).",
      help: 'Aggiungi un caso, o un «else» dopo gli altri. Lo mostra lo scenario qui sotto.',
    },
  },
  'check.cases-may-leave-out': {
    en: {
      message: 'The cases of “{entry}” may leave something out, and nothing else answers {question} (setup: {setup}).',
      help: 'No table was found that shows it. Let the last case be an “else”.',
    },
    it: {
      message:
        "I casi di «{entry}» potrebbero lasciare fuori qualcosa, e nient'altro risponde a {question} (preparazione: {setup}).",
      help: "Non si è trovato un tavolo che lo mostri. Fa' dell'ultimo caso un «else».",
    },
  },
  'check.question-unanswered': {
    en: {
      message: 'Nothing answers {question} in every situation (edition {edition}; setup: {setup}).',
      help: 'Add an entry, or an answer for silence. The scenario below shows it.',
    },
    it: {
      message: 'Non sempre qualcosa risponde a {question} (edizione {edition}; preparazione: {setup}).',
      help: 'Aggiungi una voce, o una risposta per il silenzio. Lo mostra lo scenario qui sotto.',
    },
  },
  'check.question-may-unanswered': {
    en: {
      message: 'Perhaps nothing answers {question} in some situation (edition {edition}; setup: {setup}).',
      help: 'No table was found that shows it. Add an entry without a condition, or an answer for silence.',
    },
    it: {
      message: 'Forse in qualche situazione nulla risponde a {question} (edizione {edition}; preparazione: {setup}).',
      help: 'Non si è trovato un tavolo che lo mostri. Aggiungi una voce senza condizione, o una risposta per il silenzio.',
    },
  },
  'check.question-nobody-answers': {
    en: {
      message: 'No entry answers {question}.',
      help: 'Write an entry for it, or take the question out of the vocabulary.',
    },
    it: {
      message: 'Nessuna voce risponde a {question}.',
      help: 'Scrivi una voce per essa, o togli la domanda dal vocabolario.',
    },
  },
} as const satisfies Catalogue;
