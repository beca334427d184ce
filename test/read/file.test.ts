import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { render } from '../../src/frontend/diagnostics/render.js';
import { readDocumentFile } from '../../src/frontend/read/document-file.js';
import { decode, openFile } from '../../src/frontend/read/file.js';
import { largestText } from '../../src/frontend/read/json.js';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tavolata-read-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const written = (name: string, content: string | Uint8Array) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const refusal = (path: string) => {
  const { problem } = openFile(path, 'shown.json');
  return problem === undefined ? 'read' : render(problem, 'en', 'line');
};

describe('opening a file', () => {
  it('says what is the matter with a path', () => {
    expect(refusal(join(folder, 'nothing.json'))).toBe('error: There is no file “shown.json”. [file.not-found]');
    expect(refusal(join(written('a.json', '{}'), 'b.json'))).toBe(
      'error: There is no file “shown.json”. [file.not-found]',
    );
    expect(refusal(folder)).toBe('error: “shown.json” is a folder, not a file. [file.is-folder]');
    symlinkSync('circle.json', join(folder, 'circle.json'));
    expect(refusal(join(folder, 'circle.json'))).toBe(
      'error: The file “shown.json” cannot be read (ELOOP). [file.unreadable]',
    );
    expect(refusal(written('huge.json', new Uint8Array(3 * largestText + 1)))).toBe(
      'error: The file “shown.json” is larger than 8 MB. [file.too-large]',
    );
  });

  it('takes UTF-8 with and without a byte order mark', () => {
    const plain = written('plain.json', '{ "a": "è" }');
    const marked = written('marked.json', '\ufeff{ "a": "è" }');
    expect(openFile(plain).source).toEqual({ file: plain, text: '{ "a": "è" }' });
    expect(openFile(marked, 'shown.json').source).toEqual({ file: 'shown.json', text: '{ "a": "è" }' });
  });

  it('asks for UTF-8 when a file is saved in another way', () => {
    const utf16 = new Uint8Array(Buffer.from('\ufeff{}', 'utf16le'));
    expect(refusal(written('utf16.json', utf16))).toBe(
      'error: The file “shown.json” is saved as UTF-16. [file.utf-16]',
    );
    expect(refusal(written('swapped.json', Uint8Array.of(0xfe, 0xff, 0, 0x7b)))).toContain('[file.utf-16]');
    expect(refusal(written('latin.json', Buffer.from('{\n "a": "perch\u00e9" }', 'latin1')))).toBe(
      'shown.json:2:13: error: The file “shown.json” is not UTF-8: this character cannot be read. [file.not-utf-8]',
    );
  });

  it('finds the first bad byte, even behind a mark and honest replacement characters', () => {
    const bytes = Buffer.concat([Buffer.from('\ufeff"\ufffd'), Uint8Array.of(0xff), Buffer.from('"')]);
    expect(decode(bytes, 'a').problem?.at).toMatchObject({ start: 2, end: 3 });
  });

  it('is what reading a document begins with', () => {
    const missing = readDocumentFile(join(folder, 'nothing.json'), 'table', 'table.json');
    expect(missing.document).toBeUndefined();
    expect(missing.diagnostics.map((one) => one.code)).toEqual(['file.not-found']);
    const table = '{ "setup": { "edition": "2026-09-25" }, "players": ["A"] }';
    expect(readDocumentFile(written('table.json', table), 'table').document?.value).toMatchObject({ players: ['A'] });
  });
});
