import { choicesFor } from 'tavolata/internals';
import type { Rulebook } from 'tavolata/runtime';
import { optionMatrix } from '../../../check/option-matrix.js';
import { columns } from '../../columns.js';
import { type Call, command } from '../../command.js';
import { editionOf } from '../../entries.js';
import { type Exit, exit } from '../../exit.js';
import { matrixLines } from '../../matrix-lines.js';
import { openRules } from '../../opening.js';
import { editionLine, ShortNames } from '../../short-names.js';
import texts from './options.json' with { type: 'json' };

const words = texts.words;

export const options = command(texts.help, run);

/** What every variant says of every option. */
function run(call: Call): Exit {
  const { rulebook } = openRules(call);
  const edition = editionOf(call, rulebook);
  const { options, variants, answers } = optionMatrix(rulebook, edition);
  if (call.json) {
    const cells = answers.flatMap((row, index) =>
      row.map(({ value, because }, column) => ({
        option: options[index],
        variant: variants[column],
        status: value,
        because,
      })),
    );
    call.printJson({ edition, options: choicesFor(rulebook, 'options'), variants, cells, diagnostics: [] });
    return exit.fine;
  }
  const named = (values: readonly string[]) => values.map((value) => nameOf(rulebook, value, call));
  const matrix = {
    question: answers[0]?.[0]?.question ?? '',
    over: [
      { parameter: call.say(words.option), values: named(options) },
      { parameter: call.say(words.variant), values: named(variants) },
    ],
    answers,
  };
  call.print(call.paint('dim', editionLine(call, rulebook, edition)));
  call.print(...matrixLines(call, matrix, new ShortNames(call, rulebook, edition)));
  const names = [...variants, ...options].map((id) => [id, nameOf(rulebook, id, call)]);
  call.print('', call.paint('bold', call.say(words.names)), ...columns(names, { indent: 2 }));
  return exit.fine;
}

/** The name of a value of an enumeration of the vocabulary. */
const nameOf = ({ vocabulary }: Rulebook, value: string, { lang }: Call): string =>
  Object.values(vocabulary.enumerations).find(({ values }) => Object.hasOwn(values, value))?.values[value]?.[lang] ??
  value;
