import { atMost, type Line, type Unit } from './line.js';

const line = (id: string, en: string, it: string, limit: number, unit: Unit = 'ms'): Line => ({
  id: `editor.${id}`,
  part: 'editor',
  what: { en, it },
  unit,
  aim: atMost(limit),
  profile: 'Editors',
});

/** What somebody waits for who writes rules in an editor, with the shipped rules, in processor time; and what the server holds. */
export const editorLines: readonly Line[] = [
  line(
    'cached',
    'editor: from the start of the server to the first findings, with a cache',
    "editor: dall'avvio del server alle prime segnalazioni, con una cache",
    1000,
  ),
  line('open', 'editor: the same without a cache', 'editor: lo stesso senza cache', 2200),
  line(
    'own',
    'editor: a mistake in the worst of some files, its own',
    'editor: un errore nel peggiore di certi file, il suo',
    30,
  ),
  line(
    'edit',
    'editor: a change of an entry, all findings',
    'editor: una modifica a una voce, tutte le segnalazioni',
    100,
  ),
  line('broken', 'editor: the same that breaks the file', 'editor: la stessa, che rompe il file', 100),
  line(
    'requests',
    'editor: hover, completion, definition, 95 of 100',
    'editor: spiegazione, completamento, definizione, 95 su 100',
    20,
  ),
  line('memory', 'editor: memory after a thousand edits', 'editor: memoria dopo mille modifiche', 250, 'MB'),
];
