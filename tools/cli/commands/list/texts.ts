import { harmless } from 'tavolata/workspace';
import { type StatedText, textStates } from '../../../texts/state/states.js';
import { columns } from '../../columns.js';
import { type Call, command } from '../../command.js';
import { type Exit, exit } from '../../exit.js';
import { chosenTexts, targetOf } from '../text/choose.js';
import { openTexts } from '../text/open.js';
import { stateNames } from '../text/words.js';
import texts from '../text/words.json' with { type: 'json' };
import help from './texts.json' with { type: 'json' };

const words = texts.list;

/** Width of a text in the list, in columns. */
const width = 60;

export const textsCommand = command(help.help, run);

/** A work list of texts, with the number in each state. */
function run(call: Call): Exit {
  const open = openTexts(call);
  const found = chosenTexts(call, open, call.values('state'));
  if (call.json) {
    const texts = found.map((one) => inJson(one));
    call.printJson({ language: targetOf(call), counts: countsOf(found), texts, diagnostics: [] });
    return exit.fine;
  }
  const rows = found.map(({ unit, lang, state }) => [
    call.paint(state === 'stale' || state === 'new' ? 'yellow' : 'dim', call.say(stateNames[state], { count: 1 })),
    unit.key,
    call.paint('dim', shortened(unit[lang])),
  ]);
  if (call.values('state').length + call.positionals.length > 0 || found.length < open.units.length)
    call.print(...columns(rows, { width: call.surroundings.columns }));
  const states = Object.entries(countsOf(found)).map(
    ([state, count]) => `${count} ${call.say(stateNames[state as StatedText['state']], { count })}`,
  );
  const language = call.say(words.language[targetOf(call)]);
  const values = { count: found.length, language, states: states.join(', ') || call.say(words.none) };
  call.print(call.paint('bold', call.say(words.counts, values)));
  return exit.fine;
}

/** The beginning of a text, for a list. */
export function shortened(text: string): string {
  const shown = harmless(text);
  return shown.length <= width ? shown : `${shown.slice(0, width - 1)}…`;
}

const countsOf = (texts: readonly StatedText[]): { readonly [state: string]: number } =>
  Object.fromEntries(
    textStates.flatMap((state) => {
      const count = texts.filter((one) => one.state === state).length;
      return count === 0 ? [] : [[state, count]];
    }),
  );

/** A text for programs. */
export const inJson = ({ unit, lang, state, source, record, isUnconfirmed, isOutdated }: StatedText) => ({
  key: unit.key,
  area: unit.area,
  part: unit.part,
  ...(unit.entry !== undefined && { entry: unit.entry }),
  file: unit.file,
  language: lang,
  text: unit[lang],
  ...(source !== undefined && { source, sourceText: unit[source] }),
  state,
  isUnconfirmed,
  isOutdated,
  ...(record?.by !== undefined && { by: record.by, on: record.on }),
  ...(record?.note !== undefined && { note: record.note }),
});
