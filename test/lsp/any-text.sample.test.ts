import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ResponseError } from 'vscode-languageserver';
import { openWorkspace } from '../../src/frontend/workspace/workspace.js';
import type { View } from '../../tools/lsp/view.js';
import { amount, rotating } from '../amount.js';
import { band } from '../workspace/band.js';
import { requests } from './told.js';

const paths = Object.keys(band);
const pieces = [
  '',
  'x',
  '"',
  ' ',
  ',',
  '}',
  ']',
  '[',
  '{',
  "'",
  '\n',
  '\r\n',
  ':',
  '.',
  '(',
  'null',
  '1',
  ' and ',
  '😀',
  '\\',
  '; ',
];
const edit = fc.record({
  file: fc.nat(),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  take: fc.nat({ max: 60 }),
  put: fc.constantFrom(...pieces),
});

it('whatever is written, every request is answered at every place', () => {
  fc.assert(
    fc.property(
      fc.array(edit, { minLength: 1, maxLength: 3 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (edits, where) => {
        const texts: { [path: string]: string } = { ...band };
        let path = paths[0]!;
        for (const { file, at, take, put } of edits) {
          path = paths[file % paths.length]!;
          const place = Math.floor(at * texts[path]!.length);
          texts[path] = texts[path]!.slice(0, place) + put + texts[path]!.slice(place + take);
        }
        const workspace = openWorkspace(texts);
        const view: View = { workspace, lang: 'it', uriOf: (one) => `file:///band/${one}` };
        const last = edits.at(-1)!;
        // Where something was written, and anywhere.
        for (const share of [last.at, where]) {
          const offset = Math.floor(share * texts[path]!.length);
          for (const [name, ask] of Object.entries(requests)) {
            try {
              ask(view, { path, offset }, 'other');
            } catch (error) {
              if (!(error instanceof ResponseError))
                throw new Error(`${name} at ${offset} of ${path}`, { cause: error });
            }
          }
        }
        expect(workspace.paths).toHaveLength(paths.length);
      },
    ),
    { numRuns: amount(25, 250), seed: rotating },
  );
});
