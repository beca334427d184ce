import { commandOf } from '../../command.js';
import { compare } from './compare.js';
import texts from './index.json' with { type: 'json' };
import { mutateCommand } from './mutate.js';
import { simulate } from './simulate.js';

export const evidence = commandOf(texts.help, [mutateCommand, simulate, compare]);
