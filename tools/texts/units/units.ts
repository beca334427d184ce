import { isRecord, type UnknownRecord } from 'tavolata/internals';
import { type JsonDocument, type JsonPath, pointer, type ReadDocuments } from 'tavolata/workspace';
import type { TextArea, TextUnit } from './unit.js';

/**
 * Every text of a rulebook in both languages. The names of editions are dates, which nobody translates.
 *
 * @param wanted the files whose texts are wanted
 */
export function unitsOfRules(
  documents: ReadDocuments,
  wanted: (document: JsonDocument) => boolean = () => true,
): readonly TextUnit[] {
  const { vocabularyFiles, entries, scenarios, mutants, findings } = documents;
  const versions = new Map<string, number>();
  for (const document of entries)
    for (const { id } of itemsOf(document, 'entries')) versions.set(id, (versions.get(id) ?? 0) + 1);
  return [
    ...entries.filter(wanted).flatMap((document) => entryUnits(document, versions)),
    ...scenarios.filter(wanted).flatMap((document) => unitsOfFile(document, 'scenarios')),
    ...vocabularyFiles.filter(wanted).flatMap((document) => unitsOfFile(document, 'vocabulary')),
    ...[...mutants, findings].flatMap((notes) => (notes && wanted(notes) ? unitsOfFile(notes, 'notes') : [])),
  ];
}

/** The units of a file other than one of entries. */
export const unitsOfFile = (document: JsonDocument, area: Exclude<TextArea, 'entries'>): readonly TextUnit[] =>
  area === 'scenarios'
    ? itemsOf(document, 'scenarios').flatMap((item, index) =>
        unitsBelow({ document, area, numbers: item['rules'] as readonly string[] | undefined }, item, {
          at: ['scenarios', index],
          name: `scenario:${item.id}`,
          parts: [],
        }),
      )
    : unitsBelow({ document, area }, document.value, { at: [], name: ownerOf(document, area), parts: [] });

/** Files of the program may have equal texts: those in `src` are named relative to it, `tools/cli/…` as it is. */
function ownerOf({ source }: JsonDocument, area: TextArea): string {
  const file = source.file.replaceAll('\\', '/');
  return area === 'program' ? `program:${/(?:^|.*\/)(?:src\/|(?=tools\/))(.*)\.json$/.exec(file)?.[1] ?? ''}` : area;
}

/**
 * The units of a file of entries.
 *
 * @param versions number of objects for each id in all files
 */
export function entryUnits(document: JsonDocument, versions: ReadonlyMap<string, number>): readonly TextUnit[] {
  const area = 'entries';
  const { entries: _, ...rest } = document.value as UnknownRecord;
  return [
    ...itemsOf(document, 'entries').flatMap((entry, index) => {
      const since = versions.get(entry.id) === 1 ? '' : `@${beginning(entry)}`;
      const owner = `${entry.id}${since}`;
      return unitsBelow({ document, area, entry: entry.id }, entry, { at: ['entries', index], name: owner, parts: [] });
    }),
    ...unitsBelow({ document, area }, rest, { at: [], name: 'matters', parts: [] }),
  ];
}

/** The first edition of a version of an entry. */
function beginning({ since, numbered }: UnknownRecord): string {
  if (typeof since === 'string') return since;
  return Object.keys((numbered ?? {}) as object).sort()[0] ?? '';
}

interface IdItem extends UnknownRecord {
  readonly id: string;
}

const itemsOf = ({ value }: JsonDocument, key: string): readonly IdItem[] =>
  ((value as UnknownRecord)[key] ?? []) as readonly IdItem[];

interface Owner {
  readonly document: JsonDocument;
  readonly area: TextArea;
  readonly entry?: string;
  readonly numbers?: readonly string[] | undefined;
}

interface UnitPlace {
  readonly at: JsonPath;
  /** What the key of a unit begins with. */
  readonly name: string;
  /** The rest of its key. */
  readonly parts: readonly string[];
}

/** The units anywhere in a value: each object with texts under `en` and `it`. */
function unitsBelow(owner: Owner, value: unknown, { at, name, parts }: UnitPlace): readonly TextUnit[] {
  // Most of a file is words and numbers, which have nothing below them.
  if (typeof value !== 'object' || value === null) return [];
  const below = (member: unknown, key: string | number, part: () => string): readonly TextUnit[] =>
    typeof member === 'object' ? unitsBelow(owner, member, { at: [...at, key], name, parts: [...parts, part()] }) : [];
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => below(item, index, () => nameOf(item, index)));
  const { en, it, ...rest } = value as UnknownRecord;
  const own = en === undefined || it === undefined ? [] : pairs(en, it);
  return [
    ...own.map(([path, one, other]): TextUnit => {
      const { document, area, entry, numbers } = owner;
      const place = (lang: 'en' | 'it', text: string): string => {
        const whole = pointer(...at, lang, ...path);
        return [lang, ...path].reduce(memberOf, value) === text ? whole : `${whole}/says`;
      };
      const part = [...parts, ...path].join('.');
      return {
        key: `${name}/${part}`,
        area,
        part,
        ...(entry !== undefined && { entry }),
        ...(numbers !== undefined && { numbers }),
        file: document.source.file,
        en: one,
        it: other,
        document,
        pointers: { en: place('en', one), it: place('it', other) },
      };
    }),
    ...Object.entries(own.length === 0 ? (value as UnknownRecord) : rest).flatMap(([key, member]) =>
      below(member, key, () => key),
    ),
  ];
}

/** What tells an item of a list from the others, in any order. */
function nameOf(item: unknown, index: number): string {
  const { id, date, code, at, mutants, for: types, name: called, line } = isRecord(item) ? item : ({} as UnknownRecord);
  const first = (list: unknown): unknown => (Array.isArray(list) ? list[0] : undefined);
  const finding = typeof code === 'string' ? [code, first(at)].join(':') : undefined;
  const name =
    id ?? date ?? finding ?? first(mutants) ?? (Array.isArray(types) ? types.join('+') : types) ?? called ?? line;
  return typeof name === 'string' ? name : String(index);
}

/**
 * The texts under both languages: the two themselves, or their members with the same name, such as `one` and `many` of
 * a noun.
 */
function pairs(en: unknown, it: unknown): readonly (readonly [path: readonly string[], en: string, it: string])[] {
  const [one, other] = [saidIn(en), saidIn(it)];
  // If both are empty there is nothing to translate, and no format has a place for it.
  if (one !== undefined && other !== undefined) return one === '' && other === '' ? [] : [[[], one, other]];
  if (!isRecord(en) || !isRecord(it)) return [];
  return Object.entries(en).flatMap(([key, member]) =>
    // The gender of a noun is a letter for the program, which no translator chooses.
    Object.hasOwn(it, key) && key !== 'gender'
      ? pairs(member, it[key]).map(([path, one, other]) => [[key, ...path], one, other] as const)
      : [],
  );
}

const memberOf = (value: unknown, key: string): unknown => (isRecord(value) ? value[key] : undefined);

/** The words of a text: alone, or together with what is known about them. */
function saidIn(text: unknown): string | undefined {
  const words = isRecord(text) ? text['says'] : text;
  return typeof words === 'string' ? words : undefined;
}
