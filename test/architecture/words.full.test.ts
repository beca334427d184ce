import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { ROOT, type SourceFile, sourcesBelow } from './sources.js';
import { OLD_NAMES, OLD_WORDS } from './words.js';

interface Prose {
  readonly place: string;
  readonly text: string;
}

/** Comments of a source file, one by one, with their lines joined. */
const commentsOf = ({ path, tree }: SourceFile): readonly Prose[] => {
  const found = new Map<number, Prose>();
  const visit = (node: ts.Node): void => {
    for (const range of ts.getLeadingCommentRanges(tree.text, node.getFullStart()) ?? []) {
      const line = tree.getLineAndCharacterOfPosition(range.pos).line + 1;
      const text = tree.text.slice(range.pos, range.end).replace(/\s*\n\s*\*?\s*/g, ' ');
      found.set(range.pos, { place: `${path}:${line}`, text });
    }
    node.getChildren(tree).forEach(visit);
  };
  visit(tree);
  return [...found.values()];
};

const linesOf = (path: string): readonly Prose[] =>
  readFileSync(join(ROOT, path), 'utf8')
    .split('\n')
    .map((text, index) => ({ place: `${path}:${index + 1}`, text }));

const messageFiles = ['src/frontend/diagnostics/messages', 'tools/messages'].flatMap((folder) =>
  readdirSync(join(ROOT, folder)).flatMap((name) => (name.endsWith('.json') ? `${folder}/${name}` : [])),
);
const pages = ['README.md', 'CONTRIBUTING.md', 'bench/README.md', 'grammar/README.md', 'rules/README.md'].concat(
  readdirSync(join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
);
const sources = sourcesBelow('src', 'tools', 'grammar', 'test');
const prose: readonly Prose[] = [
  ...sources.filter(({ path }) => path !== 'test/architecture/words.ts').flatMap(commentsOf),
  ...messageFiles.flatMap((path) =>
    linesOf(path).map(({ place, text }) => ({ place, text: text.replace(/"[a-z]+\.[a-z-]+":/, '') })),
  ),
  ...pages.flatMap(linesOf),
];

/** Words of names: `EntryDraft` and `entry-draft.ts` both are `entry draft`. */
const splitName = (name: string): readonly string[] =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

/** Every name in a file: of what it declares, and of what it uses. */
function namesIn(node: ts.Node): readonly string[] {
  const own = ts.isIdentifier(node) ? [node.text] : [];
  const below: string[] = [];
  ts.forEachChild(node, (child) => void below.push(...namesIn(child)));
  return [...own, ...below];
}

describe('names of files, and in them', () => {
  it('do without the old words', () => {
    const own = sources.filter(({ path }) => !path.startsWith('test/'));
    const names = new Set(own.flatMap(({ path, tree }) => [path, ...namesIn(tree)]));
    expect(names.size).toBeGreaterThan(5000);
    expect([...names].filter((name) => OLD_NAMES.some((word) => splitName(name).includes(word)))).toEqual([]);
  });
});

describe('comments, messages and pages', () => {
  it.each(OLD_WORDS.map(({ pattern, say }) => [pattern.source, say, pattern] as const))(
    'do without /%s/, for which there is “%s”',
    (_, __, pattern) => {
      expect(prose.filter(({ text }) => pattern.test(text)).map(({ place, text }) => `${place}: ${text}`)).toEqual([]);
    },
  );
});
