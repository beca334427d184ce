import { atMost, type Line } from './line.js';

const line = (id: string, en: string, it: string, limit: number): Line => ({
  id: `editor.${id}`,
  part: 'editor',
  what: { en, it },
  unit: 'ms',
  aim: atMost(limit),
  profile: 'Editors',
});

/** What somebody waits for who writes rules in an editor, with the shipped rules, in processor time. */
export const editorLines: readonly Line[] = [
  line('open', 'editor: from the texts to the first findings', 'editor: dai testi alle prime segnalazioni', 2200),
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
];
