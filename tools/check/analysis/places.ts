import type { Entry } from 'tavolata/internals';
import { type JsonDocument, type JsonPath, pointer, type Span } from 'tavolata/workspace';

/** Places of the parts of entries. */
export class Places {
  private readonly documents: ReadonlyMap<string, JsonDocument>;

  constructor(documents: readonly JsonDocument[]) {
    this.documents = new Map(documents.map((document) => [document.source.file, document]));
  }

  /** The place of a part of an entry; for a missing part, that of the nearest thing around it. */
  at({ source }: Entry, ...path: JsonPath): Span | undefined {
    return this.documents.get(source.file)?.at(source.pointer + pointer(...path));
  }

  /** The place of an entry's condition; without a condition, of its id. */
  condition(entry: Entry, choice?: number): Span | undefined {
    if (choice !== undefined)
      return this.at(entry, 'cases', choice, entry.cases?.[choice]?.when === undefined ? 'else' : 'when');
    return entry.when === undefined ? this.at(entry, 'id') : this.at(entry, 'when');
  }

  /** A further place with its label, if there is one. */
  also(entry: Entry, label: string, choice?: number) {
    const at = this.condition(entry, choice);
    return at === undefined ? [] : [{ at, label }];
  }
}
