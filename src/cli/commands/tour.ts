import type { Command } from '../command.js';
import { exit } from '../exit.js';
import type { Surroundings } from '../surroundings.js';
export const exampleNames = (_: Surroundings): readonly string[] => [];
export const tour: Command = {
  name: 'tour',
  summary: { en: '', it: '' },
  usage: [],
  about: { en: '', it: '' },
  positionals: { names: [], least: 0 },
  options: [],
  examples: [],
  run: () => exit.fine,
};
