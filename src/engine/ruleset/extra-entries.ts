import { byIdAndDate, type Entry, overlap } from '../model/entry.js';
import { Fault } from '../model/fault.js';
import { need, needTextList } from '../model/given.js';
import { joinWords } from '../model/join-words.js';
import type { ExtraEntries, Rulebook } from '../model/rulebook.js';
import { nearest } from '../model/spelling.js';

/**
 * A rulebook with further entries: house rules of one table, effects of cards. The given one is not changed; tables
 * opened with it keep their rules (`underRules` moves a table).
 *
 * @param extra what `compileEntries` or `tavolata build` made from a file of entries, as plain JSON.
 * @throws Fault if an entry or matter already exists, or was compiled for another vocabulary.
 */
export function addEntries(rulebook: Rulebook, extra: ExtraEntries): Rulebook {
  need(rulebook, 'rulebook', 'addEntries');
  need(extra, 'extra', 'addEntries');
  if (extra.format !== rulebook.format)
    throw new Fault('fault.format', {
      what: 'format',
      problem: 'format.other',
      got: String(extra.format),
      expected: rulebook.format,
    });
  const extended = withWords(rulebook, extra);
  for (const entry of extra.entries) {
    checkKnown(extended, entry);
    const others = [...rulebook.entries, ...extra.entries.filter((other) => other !== entry)];
    if (others.some((other) => other.id === entry.id && overlap(other, entry)))
      throw new Fault('fault.entry-exists', { entry: entry.id }, [entry.id]);
  }
  for (const matter of Object.keys(extra.matters))
    if (Object.hasOwn(rulebook.matters, matter)) throw new Fault('fault.entry-exists', { entry: matter });
  return {
    ...extended,
    entries: [...rulebook.entries, ...extra.entries].sort(byIdAndDate),
    matters: { ...rulebook.matters, ...extra.matters },
  };
}

/**
 * A rulebook without some entries, such as those of an effect that has ended.
 *
 * @param ids all entries with one of these ids are removed, in all editions.
 * @throws Fault if the rulebook has no entry with one of the ids.
 */
export function removeEntries(rulebook: Rulebook, ids: readonly string[]): Rulebook {
  need(rulebook, 'rulebook', 'removeEntries');
  needTextList(ids, 'ids', 'removeEntries');
  const known = new Set(rulebook.entries.map(({ id }) => id));
  for (const id of ids)
    if (!known.has(id)) throw new Fault('fault.entry-missing', { entry: id }, [id], nearest(id, known));
  return { ...rulebook, entries: rulebook.entries.filter(({ id }) => !ids.includes(id)) };
}

/**
 * The rulebook with the words that the entries bring along. Identical ones may have been there before: entries leave,
 * words stay.
 */
function withWords(rulebook: Rulebook, { vocabulary: further }: ExtraEntries): Rulebook {
  if (further === undefined) return rulebook;
  const { vocabulary } = rulebook;
  for (const key of ['enumerations', 'questions', 'events'] as const) checkWords(vocabulary[key], further[key], '');
  for (const [kind, { facts }] of Object.entries(further.entities)) {
    const known = vocabulary.entities[kind]?.facts;
    if (known === undefined) throw new Fault('fault.entry-foreign', { entry: '–', what: kind });
    checkWords(known, facts, `${kind}.`);
  }
  return { ...rulebook, vocabulary: joinWords(vocabulary, further) };
}

type NamedWords = { readonly [name: string]: object };

function checkWords(known: NamedWords, added: NamedWords, of: string): void {
  const declarationText = (word: object | undefined): string => JSON.stringify({ ...word, slot: 0 });
  for (const [name, word] of Object.entries(added))
    if (Object.hasOwn(known, name) && declarationText(known[name]) !== declarationText(word))
      throw new Fault('fault.word-exists', { word: of + name });
}

/** The question or event of an entry must exist; the names in its expressions were checked when it was compiled. */
function checkKnown({ vocabulary }: Rulebook, { id, layer, hook, of = '' }: Entry): void {
  const known = hook === 'answers' ? vocabulary.questions : vocabulary.events;
  const foreign = !Object.hasOwn(vocabulary.layers, layer)
    ? layer
    : hook !== undefined && !Object.hasOwn(known, of)
      ? of
      : undefined;
  if (foreign !== undefined) throw new Fault('fault.entry-foreign', { entry: id, what: foreign }, [id]);
}
