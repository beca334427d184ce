import { must, type Packed } from './session.js';

/**
 * The maximum size of the library in bytes, unpacked. Two fifths are code; the two scripts are a seventh, and so are
 * the types with their descriptions in both languages; the rulebook is a tenth, and so is the code that Ajv generates
 * from the schemas.
 */
const most = 3_000_000;

/** Checks that the library contains all required files and no others. */
export function checkContent({ files, size, unpackedSize }: Packed): void {
  const paths = new Set(files.map(({ path }) => path));
  const wanted = [
    'dist/js/index.js',
    'dist/js/compiler.js',
    'dist/js/runtime.js',
    'dist/js/workspace.js',
    'dist/js/rulebook.js',
    'dist/js/rulebook-fetched.js',
    'dist/js/LICENCES.txt',
    'dist/src/index.d.ts',
    'dist/src/compiler.d.ts',
    'dist/src/runtime.d.ts',
    'dist/src/workspace.d.ts',
    'dist/src/rulebook.d.ts',
    'dist/messages.json',
    'dist/types/vocabulary.generated.d.ts',
    'dist/tavolata.iife.js',
    'dist/tavolata-lean.iife.js',
    'dist/rulebook.packed.gz',
    'rules/schema/compiled.json',
    'rules/schema/parts.json',
    'rules/schema/setup.json',
    'rules/schema/table.json',
    ...['compiled-format', 'embedding', 'language'].map((name) => `docs/${name}.md`),
    'README.md',
    'LICENSE',
  ];
  must(
    wanted.every((path) => paths.has(path)),
    `has ${wanted.length} files that it must have`,
  );
  const strange = [...paths].filter((path) =>
    /^(src|test|tools|bench|scripts|node_modules)\/|^dist\/(src|grammar)\/.*\.js$|\.tgz$/.test(path),
  );
  must(strange.length === 0, `has no sources or tests ${strange.slice(0, 3).join(', ')}`);
  must(unpackedSize <= most, `has at most ${most} bytes, unpacked`);
  process.stdout.write(
    `    ${files.length} files, ${(size / 1e6).toFixed(2)} MB packed, ${(unpackedSize / 1e6).toFixed(2)} MB unpacked\n`,
  );
}
