import { filesIn } from '../../src/frontend/read/folder.js';

/** The texts of a folder by path, as a workspace takes them. */
export const textsOf = (folder: string): { readonly [path: string]: string } =>
  Object.fromEntries(filesIn(folder).files.map(({ path, source }) => [path, source.text]));

/** A case with an event, written as lines, beside the scenarios of the small rulebook. */
const lines = `case band.leaves: rules 102.1
en Whoever goes leaves the drum to the others.
it Chi va via lascia il tamburo agli altri.
table: Anna Bruno
  player Anna: age 9
  instrument drum: kinds [drum], owner Anna
ask mayPlay(Anna, drum) = allowed; because play.may; nearly play.no-drums-for-children
send playerGoes(Anna)
`;

/** A rulebook small enough to be opened ten thousand times, with a file of each kind that people edit. */
export const band: { readonly [path: string]: string } = {
  ...textsOf('test/cases/cli/rulebook'),
  ...textsOf('test/workspace/band'),
  'base/leaving.cases': lines,
};

/** A text with a mark for the cursor, without it, and where it stood. */
export function marked(text: string): { readonly text: string; readonly offset: number } {
  const offset = text.indexOf('‸');
  if (offset < 0) throw new Error(`no mark in ${text}`);
  return { text: text.slice(0, offset) + text.slice(offset + 1), offset };
}
