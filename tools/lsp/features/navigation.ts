import { listed, type NamedSymbol, type Occurrence, type Span, shortName, symbolIndex } from 'tavolata/workspace';
import {
  type DocumentHighlight,
  ErrorCodes,
  type Location,
  type Range,
  ResponseError,
  type TextEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver';
import { locationOf, type RequestPlace, rangeOf, say, type View, words } from '../view.js';
import { nameAt } from './names.js';
import { termOccurrences } from './terms.js';
import { isThingName, takenIn } from './things.js';

function occurrencesAt(view: View, place: RequestPlace): readonly Occurrence[] {
  const index = symbolIndex(view.workspace);
  return (nameAt(view, place)?.symbols ?? []).flatMap((symbol) =>
    symbol.kind === 'term' ? termOccurrences(view.workspace, symbol) : index.of(symbol),
  );
}

export const definition = (view: View, place: RequestPlace): Location[] =>
  occurrencesAt(view, place)
    .filter(({ isDefinition }) => isDefinition)
    .map(({ span }) => locationOf(view, span));

export const references = (view: View, place: RequestPlace, withDeclaration: boolean): Location[] =>
  occurrencesAt(view, place)
    .filter(({ isDefinition }) => withDeclaration || !isDefinition)
    .map(({ span }) => locationOf(view, span));

export const highlights = (view: View, place: RequestPlace): DocumentHighlight[] =>
  occurrencesAt(view, place)
    .filter(({ span }) => span.source.file === place.path)
    .map(({ span }) => ({ range: rangeOf(span) }));

/** The form of a name of each kind; others have that of an expression. */
const forms: { readonly [kind: string]: RegExp } = {
  entry: /^[a-z][\w-]*(?:\.[\w-]+)*$/,
  case: /^[\w.-]+$/,
  scene: /^[\w.-]+$/,
  label: /^[a-z][\w-]*$/,
  matter: /^[a-z][\w-]*$/,
  choice: /^[\w-]+$/,
  value: /^[\w-]+$/,
  entity: /^[A-Z]\w*$/,
  enumeration: /^[A-Z]\w*$/,
};
const usualForm = /^[a-z]\w*$/;

/** A name as spelled in its file: JSON may have escapes, and texts of cases double their quotes. */
function spelled({ source: { file, text }, start, end }: Span): string {
  const raw = text.slice(start, end);
  if (!/\.json$/i.test(file)) return raw.replaceAll("''", "'");
  return raw.includes('\\') ? (JSON.parse(`"${raw}"`) as string) : raw;
}

/** @throws ResponseError if nothing can be renamed, in words for people */
function renamed(view: View, place: RequestPlace) {
  const refuse = (said: { readonly en: string; readonly it: string }, values = {}) =>
    new ResponseError(ErrorCodes.InvalidRequest, say(view, said, values));
  const name = nameAt(view, place);
  const [symbol, ...others] = name?.symbols ?? [];
  if (name === undefined || symbol === undefined) throw refuse(words.notRenamed);
  if (others.length > 0)
    throw refuse(words.severalNamed, {
      names: listed(
        [symbol, ...others].map((one) => one.name),
        6,
      ),
    });
  if (symbol.kind === 'term') throw refuse(words.termRenamed);
  const written = shortName(symbol);
  const isSpelled = ({ span, as }: Occurrence): boolean => as === 'head' || spelled(span) === written;
  const all = symbolIndex(view.workspace).of(symbol);
  // Places where it goes by another name, such as that of the list of a kind, stay.
  const places = all.filter(isSpelled);
  if (!places.some(({ isDefinition }) => isDefinition)) throw refuse(words.notRenamed);
  return { name, symbol, written, places, refuse };
}

export function prepareRename(
  view: View,
  place: RequestPlace,
): { readonly range: Range; readonly placeholder: string } {
  const { name, written } = renamed(view, place);
  return { range: rangeOf(name.span), placeholder: written };
}

/** @throws ResponseError for an invalid name, or one that is taken */
export function rename(view: View, place: RequestPlace, to: string): WorkspaceEdit {
  const { symbol, places, refuse } = renamed(view, place);
  // A value of several words is in quotation marks everywhere.
  const several = symbol.kind === 'value' && symbol.name.includes(' ') ? /^[\w-]+(?: [\w-]+)*$/ : undefined;
  const rules = symbol.kind === 'thing' ? view.workspace.linked : undefined;
  const isName = rules ? isThingName(to, rules) : (several ?? forms[symbol.kind] ?? usualForm).test(to);
  if (!isName) throw refuse(words.badName, { name: to });
  const renamedSymbol: NamedSymbol = {
    ...symbol,
    name: symbol.name.slice(0, symbol.name.length - shortName(symbol).length) + to,
  };
  const owner = rules && takenIn(rules, symbol, to);
  if (owner !== undefined) throw refuse(words.takenThing, { name: to, owner });
  if (symbolIndex(view.workspace).of(renamedSymbol).length > 0) throw refuse(words.takenName, { name: to });
  const changes: { [uri: string]: TextEdit[] } = {};
  for (const { span, as } of places) {
    const uri = view.uriOf(span.source.file);
    const newText = as === 'head' ? to.charAt(0).toLowerCase() + to.slice(1) : to;
    changes[uri] = [...(changes[uri] ?? []), { range: rangeOf(span), newText }];
  }
  return { changes };
}
