import { nearest } from '../../../engine/model/spelling.js';
import { DiagnosticError, diagnostic } from '../../../frontend/diagnostics/diagnostic.js';
import { listed } from '../../../frontend/diagnostics/fill.js';
import type { Call, Command } from '../command.js';
import type { Exit } from '../exit.js';
import { choiceOptions } from '../text/choose.js';
import { exportTexts } from '../text/export.js';
import { importTexts } from '../text/import.js';
import { listTexts } from '../text/list.js';
import { markTexts, recordTexts } from '../text/mark.js';
import { searchMemory } from '../text/memory.js';
import { showTexts } from '../text/show.js';

const parts: { readonly [part: string]: (call: Call) => Exit } = {
  list: listTexts,
  show: showTexts,
  mark: markTexts,
  record: recordTexts,
  export: exportTexts,
  import: importTexts,
  memory: searchMemory,
};

export const textCommand: Command = {
  name: 'text',
  summary: { en: 'what is translated, stale or reviewed', it: 'che cosa è tradotto, superato o rivisto' },
  usage: [
    'list [ID|KEY …] [--state STATE] [--sections SECTIONS] [--area AREA]',
    'show ID|KEY …',
    'mark ID|KEY … --state draft|translated|reviewed [--by NAME] [--on DATE]',
    'record',
    'export [ID|KEY …] [--state STATE] [--limit COUNT] [--out FILE] [--format FORMAT]',
    'import FILE [ID|KEY …] [--prefer file|ours] [--by NAME] [--dry-run]',
    'memory ID|KEY … [--memory FILE] [--least PERCENT]',
  ],
  about: {
    en: 'Every text that stands in both languages is a unit with a key: names and texts of entries, reasons, phrases, summaries,\nmessages. rules/texts records what each was made from and how far it has come; what follows from that is worked out: a text\nis stale when its source has changed since. “list” is a work list, “show” has both texts, what changed in the source, and\nwhat the rule does. “mark” says that texts follow their sources as those are now; “record” takes up new texts. “export”\nwrites texts for the programs of translators, “import” takes back what they have done: what has changed here meanwhile is\nnot overwritten but told. “memory” shows what has been translated before that is like a text.',
    it: "Ogni testo che sta nelle due lingue è un'unità con una chiave: nomi e testi delle voci, motivi, frasi, riassunti, messaggi.\nrules/texts annota da che cosa ciascuno è fatto e a che punto è; il resto se ne ricava: un testo è superato quando quello\ndi partenza è cambiato. «list» è l'elenco di lavoro, «show» ha i due testi, che cosa è cambiato in quello di partenza e\nche cosa fa la regola. «mark» dice che i testi seguono quelli di partenza come sono ora; «record» accoglie i testi nuovi.\n«export» scrive testi per i programmi dei traduttori, «import» riprende ciò che hanno fatto: ciò che qui è cambiato nel\nfrattempo non si sovrascrive, ma si dice. «memory» mostra che cosa di simile a un testo è già stato tradotto.",
  },
  positionals: { names: ['list|show|mark|record|export|import|memory', 'FILE', 'ID|KEY …'], least: 1 },
  options: [
    ...choiceOptions,
    {
      name: 'by',
      value: 'NAME',
      about: { en: 'mark, import: who reviewed them', it: 'mark, import: chi li ha rivisti' },
    },
    {
      name: 'on',
      value: 'DATE',
      about: { en: 'mark, import: on which day (today)', it: 'mark, import: in quale giorno (oggi)' },
    },
    { name: 'all', about: { en: 'mark: all texts', it: 'mark: tutti i testi' } },
    {
      name: 'translation',
      about: { en: 'mark: they are made from the other language', it: "mark: sono fatti dall'altra lingua" },
    },
    {
      name: 'format',
      value: 'FORMAT',
      about: { en: 'export: xliff (1.2), xliff2, po, csv or tmx', it: 'export: xliff (1.2), xliff2, po, csv o tmx' },
    },
    { name: 'out', value: 'FILE', about: { en: 'export: write to a file', it: 'export: scrive in un file' } },
    {
      name: 'limit',
      value: 'COUNT',
      about: { en: 'export: no more texts than this', it: 'export: al massimo tanti testi' },
    },
    { name: 'force', about: { en: 'export: replace the file', it: 'export: sostituisce il file' } },
    {
      name: 'prefer',
      value: 'file|ours',
      about: { en: 'import: which text counts in a conflict', it: 'import: quale testo vale in un conflitto' },
    },
    {
      name: 'memory',
      value: 'FILE',
      repeats: true,
      about: { en: 'memory: another translation memory (TMX, …)', it: "memory: un'altra memoria (TMX, …)" },
    },
    {
      name: 'least',
      value: 'PERCENT',
      about: { en: 'memory: how like they are at least (50)', it: 'memory: quanto si somigliano almeno (50)' },
    },
    {
      name: 'dry-run',
      about: { en: 'import: only tell what would change', it: 'import: dice solo che cosa cambia' },
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
    {
      line: 'tavolata text export --state stale --out stale.xlf',
      about: { en: 'what is stale, for a translation tool', it: 'ciò che è superato, per un programma di traduzione' },
    },
    {
      line: 'tavolata text import stale.xlf --by Ada',
      about: { en: 'and back, where Ada has approved texts', it: 'e ritorno, dove Ada ha approvato dei testi' },
    },
    {
      line: 'tavolata text memory ID --memory wiki.tmx',
      about: { en: 'how was the like of it translated?', it: 'come si è tradotto qualcosa di simile?' },
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
