import type { Catalogue } from '../message.js';

/** What is wrong with the wish for a new table. */
export const setupMessages = {
  'setup.unknown-variant': {
    en: { message: 'There is no variant “{variant}”.', help: 'There are {variants|list}.' },
    it: { message: 'La variante «{variant}» non esiste.', help: 'Ci sono {variants|list}.' },
  },
  'setup.unknown-option': {
    en: { message: 'There is no option “{option}”.', help: 'There are {options|list}.' },
    it: { message: "L'opzione «{option}» non esiste.", help: 'Ci sono {options|list}.' },
  },
  'setup.no-players': {
    en: { message: 'Nobody plays.', help: 'Name the players behind the variant, or say how many there are.' },
    it: { message: 'Non gioca nessuno.', help: 'Scrivi i giocatori dopo la variante, o quanti sono.' },
  },
  'setup.too-many-players': {
    en: { message: '{count} players are too many.', help: 'A table has at most {most}.' },
    it: { message: '{count} giocatori sono troppi.', help: 'A un tavolo ne stanno al massimo {most}.' },
  },
  'setup.name-twice': {
    en: {
      message: 'The name “{name}” stands twice.',
      help: 'Every player and every team needs a name of its own, and a player is in one team only.',
    },
    it: {
      message: 'Il nome «{name}» compare due volte.',
      help: 'Ogni giocatore e ogni squadra vuole un nome proprio, e un giocatore sta in una squadra sola.',
    },
  },
  'setup.name-taken': {
    en: { message: "“{name}” can't be a name here.", help: 'Things of a table already go by it; take another.' },
    it: {
      message: '«{name}» qui non può essere un nome.',
      help: 'È già il nome di cose di un tavolo; scegline un altro.',
    },
  },
  'setup.team-form': {
    en: { message: '“{team}” says no team.', help: 'Write a name, “=” and the players, with commas: A=Anna,Bruno.' },
    it: {
      message: '«{team}» non indica una squadra.',
      help: 'Scrivi un nome, «=» e i giocatori, con le virgole: A=Anna,Bruno.',
    },
  },
  'setup.choice-form': {
    en: { message: '“{choice}” says no house answer.', help: 'Write the matter, “=” and the choice.' },
    it: { message: '«{choice}» non indica una risposta di casa.', help: 'Scrivi la questione, «=» e la scelta.' },
  },
  'setup.not-a-number': {
    en: { message: '“{value}” is no whole number.', help: 'Write digits only.' },
    it: { message: '«{value}» non è un numero intero.', help: 'Scrivi solo cifre.' },
  },
} satisfies Catalogue;
