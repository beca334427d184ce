import { type Bundle, fileOf } from '../archive.js';

export const recordingFile = 'editors/recording.txt';

/** What is done, with the fixtures that show what one sees then. */
const scenes: readonly (readonly [done: string, ...fixtures: string[]])[] = [
  ['A name is mistyped in a condition. The finding, and its quick fix:', 'one-fault-one-message', 'fix-word'],
  ['Behind a dot stand the facts of that thing:', 'facts-of-a-thing'],
  ['Inside of a call, its parameters:', 'signature'],
  ['The pointer rests on a name, and on the id of a case:', 'hover-question', 'hover-case'],
  ['An entry is renamed, in all files and in texts that quote it:', 'rename-entry-with-notes'],
  ['Over each entry stands what decides it; a click runs these cases:', 'lenses', 'run-failing'],
  ['The lens beside it tries small changes of an entry, and tells what no case notices:', 'mutants-with-a-case'],
  ['An entry has no case: one is added.', 'add-case-where-something-is-asked'],
  ['A finding is put aside, and a renumbered rule gets its number:', 'put-aside', 'renumbered'],
  ['A text has changed, and its translation has not:', 'stale-and-unrecorded'],
  ['While a line of a case is written:', 'facts-in-a-line', 'values-in-a-line', 'choices-of-the-house'],
];

/** Lines as wide as a page. */
const folded = (line: string): readonly string[] =>
  line.match(/.{1,93}(?:\s|$)|.{1,93}/g)?.map((one) => one.trimEnd()) ?? [''];

/** What one sees in an editor, as text: what was written, and what the server then tells. */
export function recording(bundleOf: (name: string) => Bundle): string {
  const shown = scenes.map(([done, ...names]) =>
    [
      done,
      ...names.map((name) => {
        const bundle = bundleOf(name);
        const [, ...change] = fileOf(bundle, 'given').trimEnd().split('\n');
        const said = fileOf(bundle, 'en').trimEnd().split('\n').flatMap(folded);
        return [...change.map((line) => `    ${line}`), ...said.map((line) => `    > ${line}`.trimEnd())].join('\n');
      }),
    ].join('\n\n'),
  );
  const head = [
    'What one sees in an editor. The tests of the language server make this file and compare it,',
    'so it stays true. Lines with - and + are what was written, ‸ is the cursor; lines with > are what',
    'the editor is told.',
  ];
  return `${[head.join('\n'), ...shown].join('\n\n\n')}\n`;
}
