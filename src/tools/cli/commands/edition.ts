import { DiagnosticError, diagnostic } from '../../../frontend/diagnostics/diagnostic.js';
import type { Call, Command } from '../command.js';
import { newEdition } from '../edition/new-edition.js';
import { editionStatus } from '../edition/status.js';
import { type Exit, exit } from '../exit.js';
import { formatOption } from '../formats/format.js';
import { textOptions } from '../official-text.js';
import { rulesFolder } from '../opening.js';
import { watching } from '../watching.js';

export const edition: Command = {
  name: 'edition',
  summary: { en: 'carry the rules over to a new edition', it: 'riporta le regole a una nuova edizione' },
  usage: [
    'new FILE [--edition DATE] [--dry-run] [--markdown FILE]',
    'status [DATE] [--compare] [--format FORM] [--watch]',
  ],
  about: {
    en: '“new” takes the official English text as it was downloaded and does what needs no decision: it adds the edition and its\ndigests, moves numbers and references, sets “confirmed” where rules say what they said, opens a stub for each new rule,\nand writes to the changelog. It lists the rest: reworded, new and gone rules, each with its entries, what these do, and\ntheir scenarios. It can be run again; what has been decided stays. “status” reads from the rules how much of it is done.',
    it: "«new» prende il testo ufficiale inglese così come si scarica e fa ciò che non richiede decisioni: aggiunge l'edizione e\nle sue impronte, sposta numeri e rimandi, aggiorna «confirmed» dove le regole dicono ciò che dicevano, apre una voce\nprovvisoria per ogni regola nuova e scrive nel changelog. Elenca il resto: regole riformulate, nuove e sparite, con le\nvoci, ciò che fanno e gli scenari. Si può rifare; le decisioni prese restano. «status» legge dalle regole quanto è fatto.",
  },
  positionals: { names: ['new|status', 'FILE|DATE'], least: 1, most: 2 },
  options: [
    {
      name: 'edition',
      value: 'DATE',
      about: { en: 'new: the date, if the text states none', it: 'new: la data, se il testo non la dice' },
    },
    {
      name: 'dry-run',
      about: { en: 'new: only say what would be written', it: 'new: dice soltanto che cosa scriverebbe' },
    },
    {
      name: 'markdown',
      value: 'FILE',
      about: {
        en: 'write the list as a page with boxes to tick',
        it: "scrive l'elenco come pagina con caselle da spuntare",
      },
    },
    { name: 'force', about: { en: 'with --markdown: write over a file', it: 'con --markdown: sovrascrive un file' } },
    {
      name: 'compare',
      about: {
        en: 'with what comes out otherwise, rule by rule, as far as entries have been changed',
        it: 'con ciò che esce di diverso, regola per regola, per le voci già cambiate',
      },
    },
    formatOption,
    { name: 'watch', about: { en: 'status: again after every change', it: 'status: di nuovo dopo ogni modifica' } },
    ...textOptions.filter(({ name }) => name === 'corpus'),
  ],
  examples: [
    {
      line: 'tavolata edition new downloads/20261120.txt --dry-run',
      about: { en: 'what would be carried over?', it: 'che cosa sarebbe riportato?' },
    },
    {
      line: 'tavolata edition status --markdown todo.md',
      about: { en: 'what is left, as a list to tick off', it: 'che cosa resta, come elenco da spuntare' },
    },
  ],
  run,
};

function run(call: Call): Exit {
  const [part = ''] = call.positionals;
  if (part === 'new') return newEdition(call);
  if (part !== 'status')
    throw new DiagnosticError([diagnostic('edition.unknown-part', { at: call.at(0), values: { part } })]);
  if (!call.flag('watch')) return editionStatus(call);
  watching(call, [rulesFolder(call)], () => editionStatus(call));
  return exit.fine;
}
