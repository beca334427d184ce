import { entryInWords, layOut } from 'tavolata/internals';
import type { JsonDocument } from 'tavolata/workspace';
import { wordRuns } from '../../../editions/words-diff.js';
import { earlierText } from '../../../texts/state/earlier.js';
import type { StatedText } from '../../../texts/state/states.js';
import { digestOf } from '../../../texts/units/digest.js';
import type { TextUnit } from '../../../texts/units/unit.js';
import { entryUnits, unitsOfFile } from '../../../texts/units/units.js';
import { type Call, command } from '../../command.js';
import { type Exit, exit } from '../../exit.js';
import { langs } from '../../lang.js';
import { inlineRuns } from '../../word-runs.js';
import { inJson } from '../list/texts.js';
import { chosenTexts } from './choose.js';
import { type OpenTexts, openTexts } from './open.js';
import help from './show.json' with { type: 'json' };
import { stateNames } from './words.js';
import texts from './words.json' with { type: 'json' };

const words = texts.show;

export const show = command(help.help, run);

/** Texts with their sources, what changed there since, and what the rule does, in both languages. */
function run(call: Call): Exit {
  const open = openTexts(call);
  const found = chosenTexts(call, open, call.values('state'));
  if (call.json) {
    const texts = found.map((text) => {
      const before = text.state === 'stale' ? sourceBefore(open, text) : undefined;
      return { ...inJson(text), ...(before !== undefined && { sourceBefore: before }), reads: readsOf(open, text) };
    });
    call.printJson({ texts, diagnostics: [] });
  } else {
    // What an entry does follows the last of its texts.
    const isLast = ({ unit }: StatedText, index: number): boolean =>
      unit.entry !== undefined && ownerOf(found[index + 1]?.unit) !== ownerOf(unit);
    const blocks = found.map((text, index) => [
      ...linesOf(call, open, text),
      ...(isLast(text, index) ? readLines(call, open, text) : []),
    ]);
    call.print(blocks.map((lines) => lines.join('\n')).join('\n\n'));
  }
  return exit.fine;
}

/** `range.anchors@2023-04-14` of `range.anchors@2023-04-14/text`. */
const ownerOf = (unit: TextUnit | undefined): string | undefined => unit?.key.split('/')[0];

function readLines(call: Call, open: OpenTexts, text: StatedText): readonly string[] {
  const reads = readsOf(open, text);
  return langs.flatMap((lang) =>
    reads === undefined
      ? []
      : [call.paint('bold', `  ${call.say(words.reads)} [${lang}]`), ...reads[lang].map((one) => `  ${one}`)],
  );
}

function linesOf(call: Call, open: OpenTexts, text: StatedText): readonly string[] {
  const { unit, state, record, isUnconfirmed, isOutdated, source } = text;
  const name = call.say(stateNames[state], { count: 1 });
  const { by = '', on = '' } = record ?? {};
  const standing = state === 'reviewed' ? call.say(words.by, { state: name, by, on }) : name;
  const behind = isOutdated ? [call.say(words.outdated)] : isUnconfirmed ? [call.say(words.unconfirmed)] : [];
  const hasNewSource = source !== undefined && record?.from !== `${source}:${digestOf(unit[source])}`;
  return [
    `${call.paint(['bold', 'cyan'], unit.key)} ${call.paint('dim', unit.file)}`,
    `  ${[standing, ...behind].join('; ')}`,
    ...(record?.note === undefined ? [] : [`  ${call.say(words.note)}: ${record.note}`]),
    ...langs.flatMap((lang) => [call.paint('bold', `  [${lang}]`), layOut([{ text: unit[lang] }], 2)]),
    ...(state === 'stale' && (!isOutdated || hasNewSource) ? changes(call, open, text) : []),
  ];
}

function changes(call: Call, open: OpenTexts, text: StatedText): readonly string[] {
  const { unit, source } = text;
  const before = sourceBefore(open, text);
  if (source === undefined || before === undefined) return [`  ${call.paint('yellow', call.say(words.unknown))}`];
  const head = call.paint('bold', `  ${call.say(words.changed, { lang: source })}`);
  return [head, `    ${inlineRuns(call, wordRuns(before, unit[source]))}`];
}

/** The text that a stale one was made from. */
export function sourceBefore(open: OpenTexts, { unit, source, record }: StatedText): string | undefined {
  const digest = record?.from?.split(':')[1];
  if (source === undefined || digest === undefined) return undefined;
  return earlierText(unit, source, digest, (document) => unitsOfVersion(open, unit, document));
}

/** The units of an earlier version of a unit's file. */
export function unitsOfVersion(
  { documents }: OpenTexts,
  { area }: TextUnit,
  document: JsonDocument,
): readonly TextUnit[] {
  if (area !== 'entries') return unitsOfFile(document, area);
  const versions = new Map<string, number>();
  for (const { value } of documents.entries)
    for (const { id } of (value as { readonly entries: readonly { readonly id: string }[] }).entries)
      versions.set(id, (versions.get(id) ?? 0) + 1);
  return entryUnits(document, versions);
}

/** The entry of a text, read back in both languages. */
export function readsOf({ rulebook }: OpenTexts, { unit }: StatedText) {
  const [, date] = unit.key.split('/')[0]!.split('@');
  const sharing = rulebook.entries.filter(({ id }) => id === unit.entry);
  const entry =
    sharing.find(({ since, numbered }) => (since ?? Object.keys(numbered).sort()[0]) === date) ?? sharing.at(-1);
  if (entry === undefined) return undefined;
  const read = (lang: 'en' | 'it'): readonly string[] => entryInWords(entry, rulebook, lang).split('\n').slice(1);
  return { en: read('en'), it: read('it') };
}
