import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../src/frontend/diagnostics/diagnostic.js';
import type { MessageLanguage } from '../../src/frontend/diagnostics/message.js';
import { catalogues } from '../../src/frontend/diagnostics/messages/catalogues.js';
import { render } from '../../src/frontend/diagnostics/render.js';
import { readDocumentFile } from '../../src/frontend/read/document-file.js';
import { readRulebookFolder } from '../../src/frontend/read/folder.js';
import type { SchemaName } from '../../src/frontend/read/schema.js';
import { type Bundle, bundlesIn, expectSaid, unpack } from '../archive.js';

// Each case has an `input.<kind>.json` (`.txt` if it is no JSON), or a whole `rulebook/`, and what must be said about it in
// both languages in `said.txt`. After a change of words run UPDATE_CASES=1 npm run unit -- test/read/cases.test.ts, and read the difference.
const cases = bundlesIn('test/cases/bad/read');
const room = mkdtempSync(join(tmpdir(), 'tavolata-read-'));
afterAll(() => rmSync(room, { recursive: true }));

function diagnosticsOf(bundle: Bundle): readonly Diagnostic[] {
  const inside = join(room, bundle.name);
  unpack(bundle, inside);
  const input = [...bundle.files.keys()].find((file) => file.startsWith('input.'));
  if (input !== undefined)
    return readDocumentFile(join(inside, input), input.split('.')[1] as SchemaName, input).diagnostics;
  return readRulebookFolder(join(inside, 'rulebook')).diagnostics;
}

const printed = (diagnostics: readonly Diagnostic[], lang: MessageLanguage) =>
  `${diagnostics.map((one) => render(one, lang, 'pretty')).join('\n\n\n')}\n`.replaceAll(`${room}/`, '');

describe('bad files', () => {
  it.each(cases.map((one) => [one.name, one] as const))('%s is refused in both languages', (_, bundle) => {
    const diagnostics = diagnosticsOf(bundle);
    expect(diagnostics).not.toEqual([]);
    expectSaid(bundle, { en: printed(diagnostics, 'en'), it: printed(diagnostics, 'it') });
  });

  it('show every message about the text and the shape of a file', () => {
    const shown = new Set(cases.flatMap((one) => diagnosticsOf(one).map((one) => one.code)));
    // Messages about a file that cannot be had, or is too large, are tested without such a file; what is said of the rest, with `check`.
    const elsewhere = [
      'json.too-large',
      'rulebook.no-folder',
      'rulebook.rest-unsure',
      'rulebook.left-out',
      'rulebook.not-a-house-rule',
    ];
    const codes = Object.keys({ ...catalogues.json, ...catalogues.read, ...catalogues.schema });
    const unseen = codes.filter((code) => !shown.has(code) && !elsewhere.includes(code) && !code.startsWith('file.'));
    expect(unseen).toEqual([]);
  });
});
