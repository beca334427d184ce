import { existsSync } from 'node:fs';
import { DiagnosticError, hasErrors } from 'tavolata/workspace';
import { diagnostic } from '../../../messages/index.js';
import { type Dating, type Deviation, datingOf, editionFollowed, isMisdated } from '../../../official/dating.js';
import { readDigests } from '../../../official/digest-files.js';
import { type FoundText, readTextFiles, textsAt } from '../../../official/files.js';
import { type Call, command } from '../../command.js';
import { type Exit, exit } from '../../exit.js';
import { rulesFolder } from '../../opening.js';
import { refuse } from '../../refusing.js';
import { errorsOf } from '../../reporting.js';
import texts from './date.json' with { type: 'json' };
import { spanOf } from './span.js';

const { words, deviations, evidences } = texts;

export const date = command(texts.help, run);

interface Dated extends FoundText {
  readonly dating: Dating | null;
  readonly isMisdated: boolean;
  /** The editions with digests, oldest first. */
  readonly known: readonly string[];
}

/** Whether its words are those of no edition, and no date says that it is older than these. */
const isStrange = ({ dating, text, isMisdated }: Dated): boolean =>
  dating?.follows.length === 0 && (isMisdated || text.edition === null);

function run(call: Call): Exit {
  const missing = call.positionals.flatMap((file, index) =>
    existsSync(file) ? [] : [diagnostic('file.not-found', { at: call.at(index), values: { file } })],
  );
  refuse(missing);
  const digests = readDigests(rulesFolder(call));
  if (digests.length === 0) throw new DiagnosticError([diagnostic('official.no-digests')]);
  const known = digests.map(({ date }) => date);
  const all = call.positionals.flatMap(textsAt).map((files) => dated(readTextFiles(files), known));
  if (call.positionals.length === 1 && all.length === 1 && all[0]!.dating === null && hasErrors(all[0]!.text.problems))
    throw new DiagnosticError(errorsOf(all[0]!.text.problems));
  if (call.json) call.printJson({ texts: all.map(inJsonForm) });
  else for (const one of all) printResult(call, one);
  return all.some((one) => one.dating === null || one.isMisdated || isStrange(one)) ? exit.findings : exit.fine;

  function dated(found: FoundText, dates: readonly string[]): Dated {
    const dating = datingOf(found.text, digests);
    return {
      ...found,
      dating,
      known: dates,
      isMisdated: dating !== null && isMisdated(dating, found.text.edition, dates),
    };
  }
}

const inJsonForm = ({ shown, text, dating, isMisdated }: Dated) => ({
  file: shown,
  language: text.language,
  states: text.edition,
  misdated: isMisdated,
  ...(dating ?? { follows: [] }),
});

function printResult(call: Call, one: Dated): void {
  const { shown, text, dating, isMisdated, known } = one;
  if (dating === null) {
    call.print(call.say(words.nothing, { file: shown }), '');
    return;
  }
  const edition = editionFollowed(dating, text.edition);
  if (edition === undefined) {
    const values = { file: shown, first: known[0]!, editions: spanOf(known) };
    call.print(call.paint('bold', call.say(isStrange(one) ? words.ofNone : words.older, values)));
    if (text.edition !== null) call.print(`  ${call.say(words.states, { date: text.edition })}`);
    call.print('');
    return;
  }
  call.print(call.paint('bold', call.say(words.follows, { file: shown, editions: spanOf(dating.follows) })));
  if (text.edition !== null) {
    const states = call.say(isMisdated ? words.misdated : words.states, { date: text.edition });
    call.print(`  ${isMisdated ? call.paint('yellow', states) : states}`);
  }
  const agrees = call.say(words.agrees, { rules: dating.rules, ...dating.agrees });
  call.print(`  ${agrees}${text.language === 'en' ? `, ${call.say(words.words, { ...dating.agrees })}` : ''}`);
  const others = dating.otherLanguage.join(', ');
  if (others !== '') call.print(`  ${call.say(words.otherLanguage, { numbers: others })}`);
  if (dating.missing.length > 0) call.print(`  ${call.say(words.missing, { numbers: dating.missing.join(', ') })}`);
  for (const line of grouped(dating.deviations).map((group) => lineOf(call, group, edition))) call.print(`  ${line}`);
  call.print('');
}

/** Equal neighbours are on one line. */
function grouped(all: readonly Deviation[]): readonly (readonly Deviation[])[] {
  const groups: Deviation[][] = [];
  for (const one of all) {
    const last = groups.at(-1)?.at(-1);
    const isSame =
      last !== undefined &&
      last.evidence === one.evidence &&
      last.fits.join() === one.fits.join() &&
      (one.evidence === 'words' || one.evidence === 'number') &&
      last.as === undefined &&
      one.as === undefined;
    if (isSame) groups.at(-1)!.push(one);
    else groups.push([one]);
  }
  return groups;
}

function lineOf(call: Call, group: readonly Deviation[], edition: string): string {
  const [one] = group;
  const { fits, is, as, evidence, has, instead } = one!;
  const number = group.map((each) => each.number).join(', ');
  const kind = fits.length === 0 ? 'none' : is;
  const values = { number, first: fits[0] ?? '', last: fits.at(-1) ?? '', editions: spanOf(fits) };
  const moved = as === undefined ? '' : call.say(deviations.as, { as });
  const numeric = (text: string) => (/^\d+$/.test(text) && evidence !== 'references' ? Number(text) : text || '–');
  const why = call.say(evidences[evidence], { edition, has: numeric(has), instead: numeric(instead) });
  return `${call.say(deviations[kind], values)}${moved} (${why})`;
}
