import { commandOf } from '../../command.js';
import { entries } from './entries.js';
import texts from './index.json' with { type: 'json' };
import { terms } from './terms.js';
import { textsCommand } from './texts.js';
import { events, facts, questions } from './vocabulary.js';

export const list = commandOf(texts.help, [entries, questions, events, facts, terms, textsCommand], entries);
