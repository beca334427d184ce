import { type EntryUnit, placeOfEntry } from 'tavolata/workspace';
import { type CallHierarchyItem, type Range, SymbolKind } from 'vscode-languageserver';
import { type RequestPlace, rangeOf, type View } from '../view.js';
import { nameAt } from './names.js';

/** Which entries override which, as a call hierarchy: an entry is called by those that override or replace it. */
export function prepareHierarchy(view: View, place: RequestPlace): CallHierarchyItem[] {
  const symbol = nameAt(view, place)?.symbols.find(({ kind }) => kind === 'entry');
  const unit = view.workspace.units.find(({ entry }) => entry.id === symbol?.name);
  return unit === undefined ? [] : [itemOf(view, unit)];
}

function itemOf({ uriOf, lang }: View, unit: EntryUnit): CallHierarchyItem {
  const { entry, draft } = unit;
  return {
    name: entry.id,
    detail: entry.name[lang],
    kind: SymbolKind.Object,
    uri: uriOf(draft.document.source.file),
    range: rangeOf(placeOfEntry(unit)),
    selectionRange: rangeOf(placeOfEntry(unit, 'id')),
  };
}

const namesOf = ({ draft: { raw } }: EntryUnit): readonly string[] => [raw.overrides ?? [], raw.replaces ?? []].flat();

/** Where an entry names another one as overridden or replaced. */
const rangesOf = (unit: EntryUnit, id: string): Range[] =>
  (['overrides', 'replaces'] as const).flatMap((key) => {
    const names = unit.draft.raw[key] ?? [];
    return (names === 'all' ? [] : names).flatMap((name, index) =>
      name === id ? [rangeOf(placeOfEntry(unit, key, index))] : [],
    );
  });

/** Incoming calls in the call hierarchy: entries that override an entry. */
export const overriders = (view: View, { name: id }: CallHierarchyItem) =>
  view.workspace.units
    .filter((unit) => namesOf(unit).includes(id))
    .map((unit) => ({ from: itemOf(view, unit), fromRanges: rangesOf(unit, id) }));

/** Outgoing calls in the call hierarchy: entries that an entry overrides. */
export function overridden(view: View, { name: id }: CallHierarchyItem) {
  const own = view.workspace.units.filter(({ entry }) => entry.id === id);
  return own.flatMap((unit) =>
    namesOf(unit).flatMap((name) => {
      const other = view.workspace.units.find(({ entry }) => entry.id === name);
      return other === undefined ? [] : [{ to: itemOf(view, other), fromRanges: rangesOf(unit, name) }];
    }),
  );
}
