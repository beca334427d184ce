import type { UnknownRecord } from '../../src/engine/model/record.js';
import type { Vocabulary } from '../../src/engine/model/vocabulary.js';
import { isGone, type RenameTable } from '../../src/frontend/language/renames.js';
import { type JsonDocument, type JsonPath, pointer } from '../../src/frontend/text/document.js';
import type { FileEdits } from './edits.js';

/** Rewrites old names of collections, entities and facts in a table that stands at a path of a file. */
export function renameInTable(
  document: JsonDocument,
  path: JsonPath,
  value: unknown,
  vocabulary: Vocabulary,
  table: RenameTable,
  into: FileEdits,
): void {
  const entities = Object.values(vocabulary.entities);
  const keyAt = (at: JsonPath) => {
    const { source, start, end } = document.keyAt(pointer(...at));
    return { source, start: start + 1, end: end - 1 };
  };

  const visit = (part: unknown, at: JsonPath, entity: string | undefined): void => {
    if (Array.isArray(part)) {
      for (const [index, item] of part.entries()) visit(item, [...at, index], entity);
      return;
    }
    if (typeof part !== 'object' || part === null) return;
    const members = part as UnknownRecord;
    const own = typeof members['is'] === 'string' ? renamedEntity(members['is'], [...at, 'is']) : entity;
    for (const [key, member] of Object.entries(members)) fact(own, key, member, [...at, key]);
  };
  const renamedEntity = (name: string, at: JsonPath): string => {
    const { source, start, end } = document.at(pointer(...at));
    return into.rename({ source, start: start + 1, end: end - 1 }, name, table.entity(name));
  };
  const fact = (entity: string | undefined, key: string, member: unknown, at: JsonPath): void => {
    const fate = entity === undefined ? undefined : table.fact(entity, key);
    if (fate !== undefined) into.rename(keyAt(at), key, fate);
    const text = fate !== undefined && !isGone(fate) ? fate.values?.[String(member)] : undefined;
    if (text !== undefined) into.write(document.at(pointer(...at)), JSON.stringify(text));
    else visit(member, at, undefined);
  };

  for (const [key, member] of Object.entries((value ?? {}) as UnknownRecord)) {
    const at = [...path, key];
    const fate = table.collection(key);
    const present = fate === undefined ? key : into.rename(keyAt(at), key, fate);
    const entity = entities.find(({ collection, single }) => collection === present || single === present);
    visit(member, at, entity?.name);
  }
}
