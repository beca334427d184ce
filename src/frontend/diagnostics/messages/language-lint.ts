import type { Catalogue } from '../message.js';

/** Traps: what is written means something, though hardly what was meant. */
export const lintMessages = {
  'lint.loop-swallows': {
    en: {
      message: 'This part of “where” does not speak of “{name}”: the iteration has probably taken too much.',
      help: 'Everything to the right of “where” belongs to it. Put the iteration in brackets, or move this part to its front.',
    },
    it: {
      message: "Questa parte di «where» non parla di «{name}»: probabilmente l'iterazione ha preso troppo.",
      help: "Tutto ciò che sta a destra di «where» le appartiene. Metti l'iterazione fra parentesi, o sposta questa parte davanti.",
    },
  },
  'lint.permitted-written-out': {
    en: {
      message: 'This list of verdicts means that something is permitted.',
      help: 'Write “is permitted” or “is not permitted” instead of the list.',
    },
    it: {
      message: 'Questo elenco di verdetti vuol dire che qualcosa è permesso.',
      help: "Scrivi «is permitted» o «is not permitted» al posto dell'elenco.",
    },
  },
  'lint.short-name': {
    en: {
      message: '“{name}” is too short to be read back.',
      help: 'Loop names appear in the read-back of the rule: take a word such as “object” or “effect”.',
    },
    it: {
      message: '«{name}» è troppo corto per essere riletto.',
      help: 'I nomi di iterazione compaiono nella rilettura della regola: usa una parola come «object» o «effect».',
    },
  },
  'lint.long-line': {
    en: {
      message: 'This line has {length} characters; past {limit} it no longer reads well.',
      help: 'Split it with a “let” or a small question, or break it into an array of strings.',
    },
    it: {
      message: 'Questa riga ha {length} caratteri; oltre {limit} non si legge più bene.',
      help: 'Dividila con un «let» o una piccola domanda, o spezzala in una lista di stringhe.',
    },
  },
  'lint.unused-let': {
    en: { message: 'Nothing uses “{name}”.', help: 'Take it out, or use it.' },
    it: { message: 'Nulla usa «{name}».', help: 'Toglilo, o usalo.' },
  },
  'lint.question-circle': {
    en: {
      message: 'These questions need each other in a circle: {circle}.',
      help: 'The answer would never come ({entries}). If the question means two things, split it.',
    },
    it: {
      message: 'Queste domande dipendono le une dalle altre in circolo: {circle}.',
      help: 'La risposta non arriverebbe mai ({entries}). Se la domanda significa due cose, dividila.',
    },
  },
  'lint.event-circle': {
    en: {
      message: 'These events lead back to themselves: {circle}.',
      help: 'That is fine if each round finds less to do; see what ends it in “{entry}”.',
    },
    it: {
      message: 'Questi eventi riportano a se stessi: {circle}.',
      help: 'Va bene se ogni giro trova meno da fare; guarda che cosa lo ferma in «{entry}».',
    },
  },
  'lint.unordered-consequences': {
    en: {
      message: '“{entry}” and “{other}” follow “{event}” at the same moment, but “{other}” may end the game.',
      help: 'Say with “after” or “before” which of them comes first.',
    },
    it: {
      message: '«{entry}» e «{other}» seguono «{event}» nello stesso momento, ma «{other}» può finire la partita.',
      help: "Di' con «after» o «before» quale viene prima.",
    },
  },
  'lint.unnamed-matter': {
    en: {
      message: 'The vocabulary has no names for the matter “{matter}”, so that it is shown as it is written.',
      help: 'Add it to the enumeration of matters, in both languages, or write one that stands there.',
    },
    it: {
      message: "Il vocabolario non ha nomi per la questione «{matter}», che quindi appare com'è scritta.",
      help: "Aggiungila all'enumerazione delle questioni, nelle due lingue, o scrivine una che c'è già.",
    },
  },
  'lint.unused-matter': {
    en: {
      message: 'No entry takes a choice of the matter “{matter}”.',
      help: 'Mark the entries of its choices with “chosen”, or take the matter out.',
    },
    it: {
      message: 'Nessuna voce prende una scelta della questione «{matter}».',
      help: 'Segna le voci delle sue scelte con «chosen», o togli la questione.',
    },
  },
} satisfies Catalogue;
