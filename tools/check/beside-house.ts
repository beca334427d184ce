/** Where the cases of a house file may stand: beside it, under its name. */
export const casesBeside = (file: string): readonly string[] =>
  ['.cases', '.scenarios.json'].map((end) => file.replace(/(\.json)?$/i, end));
