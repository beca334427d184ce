import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createSyntaxDiagramsCode } from 'chevrotain';
import { RuleParser } from '../grammar/parser.js';

/** Files of Chevrotain that its diagrams need in the browser. */
const drawing = [
  'diagrams.css',
  'src/diagrams_behavior.js',
  'src/diagrams_builder.js',
  'src/main.js',
  'vendor/railroad-diagrams.js',
];

/** The page of railroad diagrams of the live parser, with the few files that draw them, so that it opens without a network: file name → content. */
export function diagrams(): Readonly<Record<string, string>> {
  const page = createSyntaxDiagramsCode(new RuleParser(true).getSerializedGastProductions(), {
    resourceBase: './',
    css: './diagrams.css',
  });
  return {
    'index.html': page.trimStart().replace('<style>', '<title>tavolata: grammar</title>\n<style>'),
    ...Object.fromEntries(drawing.map((file) => [file, copied(join('diagrams', file))])),
    // They keep their own licence.
    'LICENSE.txt': copied('LICENSE.txt'),
  };
}

/**
 * A file of the installed Chevrotain. Its `exports` do not name it, so it is found relative to a file that they do
 * name.
 */
function copied(file: string): string {
  let place = dirname(createRequire(import.meta.url).resolve('chevrotain'));
  while (!place.endsWith('chevrotain')) place = dirname(place);
  return readFileSync(join(place, file), 'utf8');
}
