import type { Lang, Words } from '../src/engine/model/words.js';
import { fill } from '../src/frontend/diagnostics/fill.js';

const words = {
  help: {
    en: `Usage
  npm run bench -- [--only PART,…] [--quick] [--json] [--lang it|en]

Measures every aim of the project in interleaved rounds and prints it beside what came out: the middle of
the rounds, and the least and the greatest. Only ratios within a round count, since machines are busy.

Options
  --only PARTS    some parts only: {parts}
  --quick         under a minute: fewer and shorter rounds
  --json          output for programs
  --lang it|en    language of the output
  --help          this help

What people would pick instead takes part once it is installed: npm ci --prefix bench/peers`,
    it: `Uso
  npm run bench -- [--only PARTE,…] [--quick] [--json] [--lang it|en]

Misura ogni obiettivo del progetto a turni alternati e lo stampa accanto a ciò che è venuto: il valore di mezzo
dei turni, il minimo e il massimo. Contano solo i rapporti dentro un turno, perché le macchine sono occupate.

Opzioni
  --only PARTI    solo alcune parti: {parts}
  --quick         meno di un minuto: turni più pochi e più corti
  --json          uscita per i programmi
  --lang it|en    lingua dell'uscita
  --help          questo aiuto

Ciò che si prenderebbe al nostro posto partecipa una volta installato: npm ci --prefix bench/peers`,
  },
  wrongOption: {
    en: 'Not understood: {args}\nTry: npm run bench -- --help',
    it: 'Non capito: {args}\nProvate: npm run bench -- --help',
  },
  wrongLang: {
    en: 'There is no language “{given}”; there are: {langs}',
    it: "Non c'è la lingua «{given}»; ci sono: {langs}",
  },
  wrongPart: {
    en: 'There is no part “{given}”; there are: {parts}',
    it: "Non c'è la parte «{given}»; ci sono: {parts}",
  },
  peersMissing: {
    en: 'Left out, because not installed: {peers}. To install: npm ci --prefix bench/peers',
    it: 'Non partecipano, perché non installati: {peers}. Per installarli: npm ci --prefix bench/peers',
  },
  setting: {
    en: 'node {node}, {cpus} × {cpu}; {entries} entries, {active} of them in force at these tables; {mode}',
    it: 'node {node}, {cpus} × {cpu}; {entries} voci, {active} delle quali in vigore a questi tavoli; {mode}',
  },
  quick: { en: 'quick run', it: 'giro rapido' },
  full: { en: 'full run', it: 'giro completo' },
  aims: { en: 'Aims', it: 'Obiettivi' },
  others: { en: 'Also measured', it: 'Misurato inoltre' },
  what: { en: 'what', it: 'che cosa' },
  aim: { en: 'aim', it: 'obiettivo' },
  median: { en: 'median', it: 'mediana' },
  spread: { en: 'min – max', it: 'min – max' },
  met: { en: 'met', it: 'raggiunto' },
  peer: { en: 'best peer', it: 'miglior altro' },
  yes: { en: 'yes', it: 'sì' },
  no: { en: 'no', it: 'no' },
  unmeasured: { en: 'not measured', it: 'non misurato' },
  summary: {
    en: '{met} of {measured} measured aims met',
    it: '{met} di {measured} obiettivi misurati raggiunti',
  },
  profiles: {
    en: 'What the others cost, in bench/README.md:',
    it: 'Che cosa costano gli altri, in bench/README.md:',
  },
} as const satisfies { readonly [name: string]: Words };

/** A text of the benchmark with its parts filled in. */
export const say = (
  lang: Lang,
  name: keyof typeof words,
  values: { readonly [name: string]: string | number } = {},
): string => fill(words[name][lang], values, lang);
