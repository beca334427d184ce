import type { Catalogue } from '../message.js';

/** Files that cannot be had, and what a rulebook folder must look like. */
export const readMessages = {
  'file.not-found': {
    en: {
      message: 'There is no file “{file}”.',
      help: 'Check the path; it is taken from the folder in which the command runs.',
    },
    it: {
      message: 'Il file «{file}» non esiste.',
      help: 'Controlla il percorso: parte dalla cartella in cui gira il comando.',
    },
  },
  'file.is-folder': {
    en: { message: '“{file}” is a folder, not a file.', help: 'Name a JSON file inside it.' },
    it: { message: '«{file}» è una cartella, non un file.', help: 'Indica un file JSON al suo interno.' },
  },
  'file.unreadable': {
    en: { message: 'The file “{file}” cannot be read ({reason}).', help: 'Check that you may read it.' },
    it: {
      message: 'Il file «{file}» non si può leggere ({reason}).',
      help: 'Controlla di avere il permesso di leggerlo.',
    },
  },
  'file.too-large': {
    en: { message: 'The file “{file}” is larger than {limit} MB.', help: 'Split it into several files.' },
    it: { message: 'Il file «{file}» supera i {limit} MB.', help: 'Dividilo in più file.' },
  },
  'file.utf-16': {
    en: { message: 'The file “{file}” is saved as UTF-16.', help: 'Save it again as UTF-8.' },
    it: { message: 'Il file «{file}» è salvato in UTF-16.', help: 'Salvalo di nuovo in UTF-8.' },
  },
  'file.not-utf-8': {
    en: { message: 'The file “{file}” is not UTF-8: this character cannot be read.', help: 'Save it again as UTF-8.' },
    it: {
      message: 'Il file «{file}» non è in UTF-8: questo carattere non è leggibile.',
      help: 'Salvalo di nuovo in UTF-8.',
    },
  },
  'rulebook.no-folder': {
    en: { message: 'There is no rulebook folder “{file}”.', help: 'Name the folder that holds “vocabulary.json”.' },
    it: {
      message: 'La cartella di regolamento «{file}» non esiste.',
      help: 'Indica la cartella che contiene «vocabulary.json».',
    },
  },
  'rulebook.missing-file': {
    en: {
      message: 'The rulebook lacks “{file}”.',
      help: 'Every rulebook folder holds a “vocabulary.json” and an “editions.json”.',
    },
    it: {
      message: 'Al regolamento manca «{file}».',
      help: 'Ogni cartella di regolamento contiene «vocabulary.json» e «editions.json».',
    },
  },
  'rulebook.stray-file': {
    en: {
      message: 'This file stands where no rule is looked for.',
      help: 'Move it into a folder, or give it another ending than “.json”.',
    },
    it: {
      message: 'Questo file sta dove nessuno cerca regole.',
      help: "Spostalo in una cartella, o dagli un'estensione diversa da «.json».",
    },
  },
  'rulebook.unknown-layer': {
    en: { message: 'The vocabulary declares no layer “{layer}”.', help: 'The layers are {layers|list}.' },
    it: { message: 'Il vocabolario non dichiara alcuno strato «{layer}».', help: 'Gli strati sono {layers|list}.' },
  },
  'rulebook.misplaced-matters': {
    en: {
      message: 'Matters to choose from are not declared here.',
      help: 'Move “matters” to a file whose entries are all of the tier “{tier}”.',
    },
    it: {
      message: 'Le questioni fra cui scegliere non si dichiarano qui.',
      help: 'Sposta «matters» in un file le cui voci siano tutte del livello «{tier}».',
    },
  },
  'rulebook.unknown-tier': {
    en: {
      message: 'The vocabulary lists no tier “{tier}”.',
      help: 'The tiers are {tiers|list}; a new one is added to “tiers”, from the lowest to the highest.',
    },
    it: {
      message: 'Il vocabolario non elenca il livello «{tier}».',
      help: 'I livelli sono {tiers|list}; uno nuovo si aggiunge a «tiers», dal più basso al più alto.',
    },
  },
  'rulebook.edition-order': {
    en: {
      message: 'The edition {date} does not come after {before}.',
      help: 'List the editions by date, the oldest first, each once.',
    },
    it: {
      message: "L'edizione {date} non viene dopo {before}.",
      help: 'Elenca le edizioni per data, dalla più vecchia, ciascuna una volta sola.',
    },
  },
} satisfies Catalogue;
