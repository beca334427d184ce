import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RawVocabulary } from '../../src/frontend/language/vocabulary/raw-vocabulary.js';
import type { JsonDocument } from '../../src/frontend/text/document.js';
import { loaded } from './rulebook.js';

interface PlacedEntry {
  readonly id: string;
  readonly layer: string;
  readonly numbered?: { readonly [edition: string]: string | readonly string[] };
}

const { documents } = loaded;
if (documents === undefined) throw new Error('the rules have errors');
const { layers } = documents.vocabulary.value as RawVocabulary;
const folderOf = ({ source }: JsonDocument) => basename(dirname(source.file));
const fileOf = ({ source }: JsonDocument) => basename(source.file).replace(/\..*$/, '');
const entriesIn = ({ value }: JsonDocument) => (value as { readonly entries: readonly PlacedEntry[] }).entries;
const isOf = (document: JsonDocument, prefix: string) => `${fileOf(document)}-`.startsWith(`${prefix}-`);
const hasFile = (folder: string, prefix: string) =>
  documents.entries.some((document) => folderOf(document) === folder && isOf(document, prefix));
const isOurs = (section: string) => section === '104' || (section >= '800' && section <= '811');

/** Sections of ours that an entry may stand in: those of its numbers, and that of its layer. */
const sectionsOf = ({ numbered = {}, layer }: PlacedEntry): readonly string[] =>
  [...Object.values(numbered).flat(), layers[layer]?.section ?? ''].map((number) => number.slice(0, 3)).filter(isOurs);

const special = { house: 'house', overlays: 'overlay', context: 'base' } as const;

describe('rules/ by section', () => {
  it.each(documents.entries.map((document) => [`${folderOf(document)}/${fileOf(document)}`, document] as const))(
    '%s: its name begins with the prefix of its ids, or nothing there does; its folder is their section',
    (_, document) => {
      const folder = folderOf(document);
      const wrong = entriesIn(document).filter((entry) => {
        const prefix = entry.id.slice(0, entry.id.indexOf('.'));
        const own = fileOf(document) === 'other' ? !hasFile(folder, prefix) : isOf(document, prefix);
        if (!own) return true;
        if (!Object.hasOwn(special, folder)) return !sectionsOf(entry).includes(folder.slice(0, 3));
        const kind = special[folder as keyof typeof special];
        const tier = entry.layer.replace(/:.*$/, '');
        return folder === 'context' ? sectionsOf(entry).length > 0 : tier !== kind;
      });
      expect(wrong.map(({ id }) => id)).toEqual([]);
    },
  );

  it('scenarios stand beside the entries of their subject: the first word of the name of their file', () => {
    const files = documents.entries.map((document) => `${folderOf(document)}/${fileOf(document)}`);
    const alone = documents.scenarios.filter((document) => {
      const [subject = ''] = fileOf(document).split('-');
      const begin = `${folderOf(document)}/${subject === 'other' ? '' : subject}`;
      return !files.some((file) => file.startsWith(begin));
    });
    expect(alone.map(({ source }) => source.file)).toEqual([]);
  });
});
