import { DiagnosticError, diagnostic } from '../../../frontend/diagnostics/diagnostic.js';
import { listed } from '../../../frontend/diagnostics/fill.js';
import { nearest } from '../../../frontend/text/spelling.js';
import type { Call, Command } from '../command.js';
import type { Exit } from '../exit.js';
import { choiceOptions } from '../text/choose.js';
import { listTexts } from '../text/list.js';
import { markTexts, recordTexts } from '../text/mark.js';
import { showTexts } from '../text/show.js';

const parts: { readonly [part: string]: (call: Call) => Exit } = {
  list: listTexts,
  show: showTexts,
  mark: markTexts,
  record: recordTexts,
};

export const textCommand: Command = {
  name: 'text',
  summary: { en: 'what is translated, stale or reviewed', it: 'che cosa è tradotto, superato o rivisto' },
  usage: [
    'list [ID|KEY …] [--state STATE] [--sections SECTIONS] [--area AREA]',
    'show ID|KEY …',
    'mark ID|KEY … --state draft|translated|reviewed [--by NAME] [--on DATE]',
    'record',
  ],
  about: {
    en: 'Every text that stands in both languages is a unit with a key: names and texts of entries, reasons, phrases, summaries,\nmessages. rules/texts records what each was made from and how far it has come; what follows from that is worked out: a text\nis stale when its source has changed since. “list” is a work list, “show” has both texts, what changed in the source, and\nwhat the rule does. “mark” says that texts follow their sources as those are now; “record” takes up new texts.',
    it: "Ogni testo che sta nelle due lingue è un'unità con una chiave: nomi e testi delle voci, motivi, frasi, riassunti, messaggi.\nrules/texts annota da che cosa ciascuno è fatto e a che punto è; il resto se ne ricava: un testo è superato quando la sua\nfonte è cambiata. «list» è l'elenco di lavoro, «show» ha i due testi, che cosa è cambiato nella fonte e che cosa fa la\nregola. «mark» dice che i testi seguono le loro fonti come sono ora; «record» accoglie i testi nuovi.",
  },
  positionals: { names: ['list|show|mark|record', 'ID|KEY …'], least: 1 },
  options: [
    ...choiceOptions,
    { name: 'by', value: 'NAME', about: { en: 'mark: who reviewed them', it: 'mark: chi li ha rivisti' } },
    { name: 'on', value: 'DATE', about: { en: 'mark: on which day (today)', it: 'mark: in quale giorno (oggi)' } },
    { name: 'all', about: { en: 'mark: all texts', it: 'mark: tutti i testi' } },
    {
      name: 'translation',
      about: { en: 'mark: they are made from the other language', it: "mark: sono fatti dall'altra lingua" },
    },
  ],
  examples: [
    {
      line: 'tavolata text list --state stale',
      about: { en: 'what the last changes left behind', it: 'che cosa le ultime modifiche hanno superato' },
    },
    {
      line: 'tavolata text mark ID --state reviewed --by Ada',
      about: { en: 'Ada has read the texts of an entry', it: 'Ada ha letto i testi di una voce' },
    },
  ],
  run,
};

function run(call: Call): Exit {
  const [part = ''] = call.positionals;
  const act = Object.hasOwn(parts, part) ? parts[part] : undefined;
  if (act !== undefined) return act(call);
  const known = Object.keys(parts);
  const values = { part, parts: listed(known) };
  throw new DiagnosticError([
    diagnostic('text.unknown-part', { at: call.at(0), values, suggestion: nearest(part, known) }),
  ]);
}
