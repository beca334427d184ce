import { parseAction, parseChange } from '../../grammar/parse.js';
import { partsOf } from '../../grammar/parts.js';
import type { UnknownRecord } from '../../src/engine/model/record.js';
import type { Vocabulary } from '../../src/engine/model/vocabulary.js';
import type { RenameTable } from '../../src/frontend/language/renames.js';
import { type JsonDocument, type JsonPath, pointer } from '../../src/frontend/text/document.js';
import type { LocatedText } from '../../src/frontend/text/located.js';
import type { Span } from '../../src/frontend/text/source.js';
import type { LayoutShape } from '../check/format/shape.js';
import { type FileKind, shapeOf } from '../check/format/shapes.js';
import { FileEdits } from './edits.js';
import { type LocalRenames, noLocalRenames, renameInChange, renameInExpression } from './expressions.js';
import { renameInTable } from './tables.js';

/**
 * Everything that has to be written into a file so that it uses the present names; nothing where it already does.
 *
 * @param kind what the file is, as `kindOf` tells
 * @param vocabulary the present one
 */
export function migrated(
  document: JsonDocument,
  kind: FileKind,
  vocabulary: Vocabulary,
  table: RenameTable,
): FileEdits {
  const into = new FileEdits();
  const file = new FileMigration(document, vocabulary, table, into);
  file.visit(document.value, shapeOf(kind), []);
  if (kind === 'table') renameInTable(document, [], document.value, vocabulary, table, into);
  return into;
}

/** Keys whose text names a question, an event or entries. */
const eventKeys = ['rewrites', 'forbids', 'follows', 'expands', 'joins', 'event'];
const entryKeys = ['overrides', 'replaces', 'before', 'after', 'because', 'nearly', 'at'];

class FileMigration {
  constructor(
    private readonly document: JsonDocument,
    private readonly vocabulary: Vocabulary,
    private readonly table: RenameTable,
    private readonly into: FileEdits,
  ) {}

  visit(value: unknown, shape: LayoutShape, path: JsonPath, own: LocalRenames = noLocalRenames): void {
    // An array holds the lines of a text, save where the shape says that it lists several.
    const isText = typeof value === 'string' || (Array.isArray(value) && shape.items === undefined);
    if (shape.written !== undefined && isText) {
      this.language(value, shape, path, own);
      return;
    }
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) this.visit(item, shape.items ?? {}, [...path, index], own);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    const members = value as UnknownRecord;
    const inside = 'id' in members && 'kind' in members && 'layer' in members ? this.localTo(members) : own;
    for (const [key, member] of Object.entries(members)) {
      const at = [...path, key];
      this.keyed(key, shape, at);
      this.named(key, member, at);
      if (key === 'table' && shape.members?.['table'] !== undefined)
        renameInTable(this.document, at, member, this.vocabulary, this.table, this.into);
      this.visit(member, shape.members?.[key] ?? shape.rest ?? {}, at, inside);
    }
  }

  /** What is renamed inside an entry: by the question or event that it is about, under its present name. */
  private localTo(entry: UnknownRecord): LocalRenames {
    const { answers } = entry;
    const event = eventKeys.map((key) => entry[key]).find((name) => typeof name === 'string');
    return {
      parameters:
        typeof answers === 'string'
          ? this.table.parametersOf(present(answers, this.table.question(answers)))
          : new Map(),
      fields: typeof event === 'string' ? this.table.fieldsOf(present(event, this.table.event(event))) : new Map(),
    };
  }

  private language(value: unknown, shape: LayoutShape, path: JsonPath, own: LocalRenames): void {
    const isSeveral = shape.written === 'actions' || shape.written === 'changes';
    if (isSeveral && Array.isArray(value) && listsTexts(this.document.text(pointer(...path)), value, shape)) {
      this.intoOneText(value, path);
      for (const index of value.keys()) this.text(this.document.text(pointer(...path, index)), shape, own);
      return;
    }
    if (shape.written === 'line' && Array.isArray(value)) this.intoOneLine(value, path);
    const text = this.document.text(pointer(...path));
    for (const part of isSeveral ? partsOf(text) : [text]) this.text(part, shape, own);
  }

  /** An array of the lines of a text that is no longer broken. */
  private intoOneLine(value: readonly unknown[], path: JsonPath): void {
    const { source, start, end } = this.document.at(pointer(...path));
    const items = value.map((_, index) => this.document.at(pointer(...path, index)));
    this.into.write({ source, start, end: items[0]!.start }, '');
    for (const [index, item] of items.slice(1).entries())
      this.into.write({ source, start: items[index]!.end - 1, end: item.start + 1 }, ' ');
    this.into.write({ source, start: items.at(-1)!.end, end }, '');
  }

  /** An array that listed actions or changes becomes the lines of one text: `;` between them, and no arrays inside. */
  private intoOneText(value: readonly unknown[], path: JsonPath): void {
    for (const [index, item] of value.entries()) {
      const { source, start, end } = this.document.at(pointer(...path, index));
      const isLast = index === value.length - 1;
      if (!Array.isArray(item)) {
        if (!isLast) this.into.write({ source, start: end - 1, end: end - 1 }, ';');
        continue;
      }
      const first = this.document.at(pointer(...path, index, 0));
      const last = this.document.at(pointer(...path, index, item.length - 1));
      this.into.write({ source, start, end: first.start }, '');
      this.into.write({ source, start: last.end, end }, '');
      if (!isLast) this.into.write({ source, start: last.end - 1, end: last.end - 1 }, ';');
    }
  }

  private text(text: LocatedText, shape: LayoutShape, own: LocalRenames): void {
    if (shape.written === 'changes') renameInChange(text, this.table, this.into);
    // An event that must not come about may be given by its name alone.
    else if (/^[A-Za-z]+$/.test(text.text) && this.table.event(text.text) !== undefined)
      this.into.rename(text.place(0, text.text.length), text.text, this.table.event(text.text));
    else renameInExpression(text, this.table, this.into, own);
  }

  /** A key that has another name now, where that one may stand: what hosts keep in a table under the old one stays. */
  private keyed(key: string, { members }: LayoutShape, path: JsonPath): void {
    const to = this.table.key(key);
    if (to === undefined || members?.[to] === undefined) return;
    const { source, start, end } = this.document.keyAt(pointer(...path));
    this.into.write({ source, start: start + 1, end: end - 1 }, to);
  }

  /** Keys that hold names. */
  private named(key: string, member: unknown, path: JsonPath): void {
    if (typeof member === 'string') {
      if (key === 'answers') this.into.rename(this.inside(path), member, this.table.question(member));
      else if (eventKeys.includes(key)) this.into.rename(this.inside(path), member, this.table.event(member));
    }
    if (!Array.isArray(member)) return;
    for (const [index, item] of member.entries()) {
      if (key === 'answer') this.problem(item, [...path, index]);
      if (typeof item !== 'string') continue;
      const at = this.inside([...path, index]);
      if (entryKeys.includes(key)) this.into.rename(at, item, this.table.entry(item));
      if (key === 'unknown') this.unknownFact(item, at);
    }
  }

  /** A problem that is expected as an answer: the id of its entry, or an object that names it. */
  private problem(item: unknown, path: JsonPath): void {
    const at = typeof item === 'string' ? path : [...path, 'entry'];
    const id = typeof item === 'string' ? item : (item as UnknownRecord | null)?.['entry'];
    if (typeof id === 'string') this.into.rename(this.inside(at), id, this.table.entry(id));
  }

  /** `thing.fact` */
  private unknownFact(text: string, at: Span): void {
    const point = text.lastIndexOf('.');
    const fact = text.slice(point + 1);
    const fate = point < 0 ? undefined : this.table.factAnywhere(fact);
    if (fate !== undefined) this.into.rename({ ...at, start: at.end - fact.length }, fact, fate);
  }

  /** The characters of a text, without its quotation marks. */
  private inside(path: JsonPath): Span {
    const { source, start, end } = this.document.at(pointer(...path));
    return { source, start: start + 1, end: end - 1 };
  }
}

/**
 * Whether an array lists actions or changes as it did before `;` stood between them. One of several strings is of that kind if they make
 * no sense as the lines of one text.
 */
function listsTexts(joined: LocatedText, value: readonly unknown[], { written }: LayoutShape): boolean {
  if (value.some((item) => Array.isArray(item))) return true;
  const parse = written === 'changes' ? parseChange : parseAction;
  return value.length > 1 && partsOf(joined).some((part) => parse(part).diagnostics.some(isPartMissing));
}

const isPartMissing = ({ code }: { readonly code: string }): boolean => code === 'grammar.semicolon-missing';

const present = (name: string, fate: ReturnType<RenameTable['question']>): string =>
  fate !== undefined && 'to' in fate ? fate.to : name;
