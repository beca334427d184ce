import { dictionaryOf, type WordSort } from '../../../check/dictionary.js';
import { type Call, command } from '../../command.js';
import { type Exit, exit } from '../../exit.js';
import { openRest } from '../../opening.js';
import { wordRows } from '../../word-lines.js';
import texts from './vocabulary.json' with { type: 'json' };

export const questions = command(texts.questions, (call) => listed(call, 'question'));
export const events = command(texts.events, (call) => listed(call, 'event'));
export const facts = command(texts.facts, (call) => listed(call, 'fact'));

/** Words of the vocabulary. */
function listed(call: Call, sort: WordSort): Exit {
  const { rulebook } = openRest(call);
  const found = dictionaryOf(rulebook).filter((one) => one.sort === sort);
  if (call.json) call.printJson({ words: found.map(({ also: _, ...word }) => word), diagnostics: [] });
  else call.print(...wordRows(call, found));
  return exit.fine;
}
