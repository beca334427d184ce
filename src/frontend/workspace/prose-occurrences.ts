import type { Known } from '../language/types/known.js';
import { type JsonDocument, type JsonPath, pointer } from '../text/document.js';
import { calledSymbol, type NamedSymbol } from './mentions.js';
import { type Occurrence, textsIn } from './occurrences.js';

/** A name in quotation marks of either language, or in backticks as code. */
const quoted = /([“«`])([A-Za-z][\w-]*(?:\.[\w-]+)*)[”»`]/g;

/** Sentences stand under their language, remarks in one language under `why`. */
const isProse = (path: JsonPath): boolean => path.at(-1) === 'why' || path.includes('en') || path.includes('it');

/** Names in the sentences of a document: ids of entries in quotation marks, and words of the vocabulary as code. */
export function proseOccurrences(document: JsonDocument, known: Known): readonly Occurrence[] {
  const all: Occurrence[] = [];
  for (const [text, path] of textsIn(document.value)) {
    if (!/[“«`]/.test(text) || !isProse(path)) continue;
    const located = document.text(pointer(...path));
    for (const { 0: whole, 1: mark, 2: name = '', index } of located.text.matchAll(quoted)) {
      const symbol = symbolNamed(name, mark === '`', known);
      if (symbol === undefined) continue;
      const start = index + whole.indexOf(name);
      all.push({ symbol, span: located.place(start, start + name.length), isDefinition: false, as: 'prose' });
    }
  }
  return all;
}

/** Only the rulebook knows whether an entry with this name exists; ids of others have a dot as well. */
function symbolNamed(name: string, isCode: boolean, known: Known): NamedSymbol | undefined {
  if (!isCode) return name.includes('.') ? { kind: 'entry', name } : undefined;
  const [owner = '', fact] = name.split('.');
  if (fact === undefined) {
    const isEnumeration = Object.hasOwn(known.vocabulary.enumerations, name);
    const called = isEnumeration ? ({ kind: 'enumeration', name } as const) : calledSymbol(name, known);
    return called?.kind === 'function' ? undefined : called;
  }
  return known.entity(owner) === undefined ? { kind: 'entry', name } : undefined;
}
