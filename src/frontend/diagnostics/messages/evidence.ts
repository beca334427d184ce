import type { Catalogue } from '../message.js';

/** What is wrong with a wish for a comparison or for the page of evidence. */
export const evidenceMessages = {
  'evidence.no-such-side': {
    en: {
      message: '“{name}” is neither the date of an edition nor a folder of rules.',
      help: 'Write a date such as 2024-11-08, a folder such as rules, or both: rules@2024-11-08.',
    },
    it: {
      message: "«{name}» non è né la data di un'edizione né una cartella di regole.",
      help: 'Scrivi una data come 2024-11-08, una cartella come rules, o entrambe: rules@2024-11-08.',
    },
  },
  'evidence.unknown-question': {
    en: {
      message: 'There is neither a question nor an event “{name}”.',
      help: 'The vocabulary of the rules lists the questions and the events.',
    },
    it: {
      message: "Non c'è né una domanda né un evento «{name}».",
      help: 'Il vocabolario delle regole elenca le domande e gli eventi.',
    },
  },
  'evidence.not-mutations': {
    en: {
      message: 'This is not what “tavolata mutate --json” writes.',
      help: 'Make the file anew: tavolata mutate --json > mutants.json.',
    },
    it: {
      message: 'Questo non è ciò che scrive «tavolata mutate --json».',
      help: 'Rifai il file: tavolata mutate --json > mutants.json.',
    },
  },
} as const satisfies Catalogue;
