import { readOfficial } from '../../tools/official/read.js';

/** An official text of our own making: numbers with their words; “Example:” begins an example of the rule before it. */
export const textOf = (rules: readonly (readonly [string, string])[]) =>
  readOfficial(
    new TextEncoder().encode(
      rules.map(([number, words]) => (number === '' ? words : `${number} ${words}`)).join('\n\n'),
    ),
  );
