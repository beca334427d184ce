import { commandOf } from '../../command.js';
import { date } from './date.js';
import { diff } from './diff.js';
import { digests } from './digests.js';
import texts from './index.json' with { type: 'json' };
import { newEdition } from './new-edition.js';
import { read } from './read.js';
import { status } from './status.js';

export const edition = commandOf(texts.help, [read, date, diff, newEdition, status, digests]);
