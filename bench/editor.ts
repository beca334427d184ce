import { atMost, type Line, type Unit } from './line.js';

const line = (id: string, what: Line['what'], limit: number, unit: Unit = 'ms'): Line => ({
  id: `editor.${id}`,
  part: 'editor',
  what,
  unit,
  aim: atMost(limit),
  profile: 'Editors',
});

/** Waiting times in an editor with the shipped rules, as processor time, and the memory of the server. */
export const editorLines: readonly Line[] = [
  line(
    'cached',
    {
      en: 'editor: from the start of the server to the first findings, with a cache',
      it: "editor: dall'avvio del server alle prime segnalazioni, con una cache",
    },
    1000,
  ),
  line('open', { en: 'editor: the same without a cache', it: 'editor: lo stesso senza cache' }, 2200),
  line(
    'own',
    {
      en: 'editor: a mistake in the worst of some files, its own',
      it: 'editor: un errore nel peggiore di certi file, il suo',
    },
    30,
  ),
  line(
    'edit',
    { en: 'editor: a change of an entry, all findings', it: 'editor: una modifica a una voce, tutte le segnalazioni' },
    100,
  ),
  line('broken', { en: 'editor: the same that breaks the file', it: 'editor: la stessa, che rompe il file' }, 100),
  line(
    'requests',
    {
      en: 'editor: hover, completion, definition, 95 of 100',
      it: 'editor: spiegazione, completamento, definizione, 95 su 100',
    },
    20,
  ),
  line(
    'memory',
    { en: 'editor: memory after a thousand edits', it: 'editor: memoria dopo mille modifiche' },
    250,
    'MB',
  ),
];
