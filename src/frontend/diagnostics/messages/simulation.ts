import type { Catalogue } from '../message.js';

/** What is wrong with a simulation file, or with how it was asked to be played. */
export const simulationMessages = {
  'simulation.unknown-name': {
    en: { message: 'There is nothing called “{name}” here.', help: 'Take one of {names|list}.' },
    it: { message: 'Qui «{name}» non esiste.', help: 'Prendi uno fra {names|list}.' },
  },
  'simulation.not-a-list': {
    en: { message: 'This is no list.', help: 'Give a list of things to draw from.' },
    it: { message: 'Questa non è una lista.', help: 'Indica una lista di cose da cui sorteggiare.' },
  },
  'simulation.two-draws': {
    en: { message: 'A move draws one thing or several, not both.', help: 'Keep “one” or “some”.' },
    it: { message: "Una mossa sorteggia una cosa o più d'una, non tutte e due.", help: 'Tieni «one» o «some».' },
  },
  'simulation.bounds': {
    en: { message: 'At least {least} is more than at most {most}.', help: 'Let “least” be no more than “most”.' },
    it: { message: 'Almeno {least} è più di al massimo {most}.', help: "«least» non dev'essere più di «most»." },
  },
  'simulation.bad-number': {
    en: { message: '“{value}” is no number for “{option}”.', help: 'Write {form}.' },
    it: { message: '«{value}» non è un numero per «{option}».', help: 'Scrivi {form}.' },
  },
  'simulation.none': {
    en: { message: 'These rules come with no simulation.', help: 'Name a file of the kind *.simulation.json.' },
    it: { message: 'Queste regole non hanno simulazioni.', help: 'Indica un file di tipo *.simulation.json.' },
  },
} satisfies Catalogue;
