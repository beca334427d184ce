import { numbersIn } from 'tavolata/internals';
import { type EntryUnit, type LinkedRules, namesInFile } from 'tavolata/workspace';
import { type CodeAction, CodeActionKind } from 'vscode-languageserver';
import { type RequestPlace, rangeOf, say, type View, words } from '../view.js';

/** A former number of a rule, and its number in the last edition. */
interface Renumbered {
  readonly now: string;
  /** The edition from which on it has this number. */
  readonly since: string;
}

/** Former numbers that no rule has any more, with the present numbers; several if a rule was split. */
function renumbered(units: readonly EntryUnit[], dates: readonly string[]): ReadonlyMap<string, readonly Renumbered[]> {
  const last = dates.at(-1) ?? '';
  const current = new Set(units.flatMap(({ entry }) => numbersIn(entry, last)));
  const found = new Map<string, Renumbered[]>();
  for (const { entry } of units) {
    const [now, ...others] = numbersIn(entry, last);
    if (now === undefined || others.length > 0) continue;
    const since = dates.find((date) => numbersIn(entry, date).includes(now)) ?? last;
    for (const before of dates.flatMap((date) => numbersIn(entry, date))) {
      const all = found.get(before) ?? [];
      if (!current.has(before) && !all.some((one) => one.now === now)) found.set(before, [...all, { now, since }]);
    }
  }
  return found;
}

/** A number may now be that of another rule: in a case, the entries that it names are meant. */
function entriesMeant(view: View, { path, offset }: RequestPlace, { linker }: LinkedRules): readonly EntryUnit[] {
  const names = namesInFile(view.workspace, path);
  const declared = names.filter(({ symbol, isDefinition }) => symbol.kind === 'case' && isDefinition);
  const start = declared.findLast(({ span }) => span.start <= offset)?.span.start;
  if (start === undefined) return linker.units;
  const end = declared.find((one) => one.span.start > offset)?.span.start ?? Number.POSITIVE_INFINITY;
  const inCase = names.filter(({ symbol, span }) => symbol.kind === 'entry' && span.start > start && span.end < end);
  const ids = new Set(inCase.map(({ symbol }) => symbol.name));
  return linker.units.filter(({ entry }) => ids.has(entry.id));
}

const number = /(?<![\w.-])\d{3}(?:\.\d+[a-z]?)?(?![\w-]|\.\d)/g;

/** The present number of a renumbered rule, for a number in the head of a case, in `see`, or in a text. */
export function numberActions(view: View, { path, offset }: RequestPlace): readonly CodeAction[] {
  const [source, rules] = [view.workspace.source(path), view.workspace.linked];
  if (source === undefined || rules === undefined) return [];
  const from = source.text.lastIndexOf('\n', offset - 1) + 1;
  const line = source.text.slice(from, (source.text.indexOf('\n', offset) + 1 || source.text.length + 1) - 1);
  // Under its date a number is as it was then.
  if (/"numbered"/.test(line)) return [];
  const at = [...line.matchAll(number)].find(({ index, 0: written }) => {
    return from + index <= offset && offset <= from + index + written.length;
  });
  if (at === undefined) return [];
  const range = rangeOf({ source, start: from + at.index, end: from + at.index + at[0].length });
  return (renumbered(entriesMeant(view, { path, offset }, rules), rules.linker.editionDates).get(at[0]) ?? []).map(
    ({ now, since }) => ({
      title: say(view, words.renumbered, { number: at[0], now, since }),
      kind: CodeActionKind.QuickFix,
      edit: { changes: { [view.uriOf(path)]: [{ range, newText: now }] } },
    }),
  );
}
