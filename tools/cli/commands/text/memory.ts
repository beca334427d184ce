import { DiagnosticError } from 'tavolata/workspace';
import { wordRuns } from '../../../editions/words-diff.js';
import { diagnostic } from '../../../messages/index.js';
import { type MemoryEntry, type MemoryMatch, matchesOf } from '../../../texts/memory/memory.js';
import { ownEntries } from '../../../texts/memory/own.js';
import { earlierTexts } from '../../../texts/state/earlier.js';
import { otherLang, type StatedText } from '../../../texts/state/states.js';
import { type Call, command } from '../../command.js';
import { type Exit, exit } from '../../exit.js';
import { inlineRuns } from '../../word-runs.js';
import { chosenTexts, targetOf } from './choose.js';
import help from './memory.json' with { type: 'json' };
import { type OpenTexts, openTexts } from './open.js';
import { readExchangeFile } from './read-exchange.js';
import { unitsOfVersion } from './show.js';
import texts from './words.json' with { type: 'json' };

const words = texts.memory;

/** Number of matches shown for each text, and least similarity of each. */
const [most, least] = [5, 0.5];

export const memory = command(help.help, run);

/**
 * Earlier translations of similar texts: texts of the same rule first, then the rest of the rulebook and other files.
 */
function run(call: Call): Exit {
  if (call.positionals.length === 0 && call.values('state').length === 0)
    throw new DiagnosticError([diagnostic('text.nothing-to-search', { at: call.at(0) })]);
  const open = openTexts(call);
  const target = targetOf(call);
  const texts = chosenTexts(call, open, call.values('state'));
  const foreign = call.values('memory').flatMap((file, nth): readonly MemoryEntry[] => {
    const { exchange } = readExchangeFile(file, call.atOption('memory', nth));
    const isSame = exchange.target === target;
    return exchange.units.map(({ source, target: text }) => ({
      origin: 'file',
      source: isSame ? source : text,
      target: isSame ? text : source,
      from: file,
    }));
  });
  const found = texts.map((text) => {
    const source = text.unit[otherLang(target)];
    return { text, source, matches: matchesOf(source, [...entriesFor(open, text), ...foreign], { least, most }) };
  });
  if (call.json) {
    const inJson = ({ text, source, matches }: (typeof found)[number]) => ({ key: text.unit.key, source, matches });
    call.printJson({ language: target, texts: found.map(inJson), diagnostics: [] });
  } else for (const { text, source, matches } of found) printResult(call, text, source, matches);
  return found.some(({ matches }) => matches.length > 0) ? exit.fine : exit.findings;
}

/** The texts of the rulebook with their translations; those of the same rule in present and earlier versions. */
function entriesFor(open: OpenTexts, { unit, lang, state }: StatedText): readonly MemoryEntry[] {
  const before = [...earlierTexts(unit, (document) => unitsOfVersion(open, unit, document))];
  return ownEntries(
    open.units,
    unit,
    before.map((one) => one.unit),
    { lang, isNew: state === 'new' },
  );
}

function printResult(call: Call, { unit }: StatedText, source: string, matches: readonly MemoryMatch[]): void {
  call.print(call.paint(['bold', 'cyan'], unit.key), `  ${source}`);
  if (matches.length === 0) call.print(call.paint('dim', `  ${call.say(words.none)}`));
  for (const { similarity, origin, from, source: like, target } of matches) {
    const percent = `${Math.floor(similarity * 100)} %`;
    call.print(
      `  ${call.paint('bold', percent.padStart(5))} ${call.say(words.from[origin])}: ${call.paint('dim', from)}`,
      ...(like === source ? [] : [`        ${inlineRuns(call, wordRuns(like, source))}`]),
      `        → ${target}`,
    );
  }
}
