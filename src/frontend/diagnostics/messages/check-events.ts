import type { Catalogue } from '../message.js';

/** What is found out about events, scenarios and mutants. */
export const eventsMessages = {
  'check.two-procedures': {
    en: {
      message: '“{entry}” and “{other}” can both be the procedure of {event} (edition {edition}).',
      help: 'Let one override or replace the other.',
    },
    it: {
      message: '«{entry}» e «{other}» possono essere entrambe la procedura di {event} (edizione {edition}).',
      help: "Fa' che una prevalga sull'altra o la sostituisca.",
    },
  },
  'check.rewrites-unordered': {
    en: {
      message: '“{entry}” and “{other}” can both rewrite {event}, and nothing says in which order (edition {edition}).',
      help: 'Name the other in “before” or “after”.',
    },
    it: {
      message:
        '«{entry}» e «{other}» possono riscrivere entrambe {event}, e nulla dice in quale ordine (edizione {edition}).',
      help: "Nomina l'altra in «before» o «after».",
    },
  },
  'check.not-alive-there': {
    en: {
      message: 'Scenario “{scenario}” names “{id}”, which is not alive in edition {edition} with that setup.',
      help: 'Name the entry that decides there, or correct the setup or the span of the scenario.',
    },
    it: {
      message:
        "Lo scenario «{scenario}» nomina «{id}», che nell'edizione {edition} con quella preparazione non è in vita.",
      help: "Nomina la voce che lì decide, o correggi la preparazione o l'arco dello scenario.",
    },
  },
  'check.mutant-killed': {
    en: {
      message: 'The mutant “{mutant}” is listed as equivalent, but the scenario “{scenario}” tells it apart.',
      help: 'Take it out of the list: it is no longer equivalent.',
    },
    it: {
      message: 'Il mutante «{mutant}» è elencato come equivalente, ma lo scenario «{scenario}» lo distingue.',
      help: "Toglilo dall'elenco: non è più equivalente.",
    },
  },
  'check.mutant-unknown': {
    en: {
      message: 'There is no mutant “{mutant}” in these rules.',
      help: 'Take it out of the list, or correct its name: “tavolata mutate --list” shows the names.',
    },
    it: {
      message: 'In queste regole non esiste il mutante «{mutant}».',
      help: "Toglilo dall'elenco, o correggi il nome: «tavolata mutate --list» li mostra.",
    },
  },
} as const satisfies Catalogue;
