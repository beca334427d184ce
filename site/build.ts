/*
 * Builds the site into `site/dist`, which works from a folder as well as from a server: `npm run site` builds and serves it,
 * `npm run site -- --build` only builds, `npm run site -- --measure [FOLDER …]` measures it beside folders built before.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { describeVocabulary, type Lang, loadRulebook, narrowedToEdition, packRulebook, type Rulebook } from 'tavolata';
import { type Entry, textIn } from 'tavolata/internals';
import { forPages, library, licencesOf } from '../scripts/bundle.mjs';
import { writeDesk } from '../scripts/desk.mjs';
import { buildEditor } from './editor.js';
import { measured } from './measure.js';
import { unitsScript } from './pages/desk-units.js';
import { indexPage } from './pages/index-page.js';
import { type Book, bookOf } from './pages/model.js';
import { UNNUMBERED } from './pages/page.js';
import { callsPage } from './pages/reference/calls.js';
import { factsPage, valuesPage } from './pages/reference/facts.js';
import { languagePage, languageParts } from './pages/reference/language.js';
import { eventsPage, questionsPage } from './pages/reference/vocabulary.js';
import { rulePage } from './pages/rule-page.js';
import { searchScript } from './pages/search-data.js';
import { unnumberedPage } from './pages/unnumbered-page.js';
import { serve } from './serve.js';

const here = fileURLToPath(new URL('.', import.meta.url));
const home = join(here, '..');

/** Style sheets in the order in which they apply. */
const styles = ['tokens', 'frame', 'table', 'round', 'panel', 'page', 'rules', 'small', 'print'];

/** The page needs only one call of the compiler; this leaves out the rest, which reads rule files. */
const makeTableAlone: Plugin = {
  name: 'make-table-alone',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^tavolata\/compiler$/ }, () => ({ path: join(home, 'src/engine/setup/make.ts') }));
  },
};

/** Bundles the writer of case lines without the parser. */
const casesAlone: Plugin = {
  name: 'cases-alone',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^tavolata\/workspace$|\/messages\/index[.]js$/ }, () => ({
      path: join(here, 'case-facade.ts'),
    }));
  },
};

/** What the first answer needs: the entries of the newest edition, with their texts in one language. */
function newestIn(rulebook: Rulebook, lang: Lang): Rulebook {
  const { date } = rulebook.editions.at(-1)!;
  const nothing = { says: '' };
  const entries = narrowedToEdition(rulebook, date).entries.map((entry): Entry => {
    // The entries of a packed rulebook have getters, which a spread does not copy.
    const { texts: _, ...rest } = JSON.parse(JSON.stringify(entry)) as Entry;
    const text = textIn(entry, date);
    return { ...rest, text: { en: nothing, it: nothing, [lang]: text[lang] } };
  });
  return { ...rulebook, entries };
}

/**
 * Builds the whole site.
 *
 * @param out the folder; its old content is deleted
 * @returns the folder
 * @throws Error if the rules have mistakes
 */
export async function buildSite(out = join(here, 'dist')): Promise<string> {
  rmSync(out, { recursive: true, force: true });
  for (const folder of ['rules', 'reference']) mkdirSync(join(out, folder), { recursive: true });
  const { rulebook, documents, diagnostics } = loadRulebook(join(home, 'rules'));
  if (rulebook === undefined || documents === undefined)
    throw new Error(`the rules have mistakes: ${diagnostics[0]?.code}; see npm start -- check`);
  const rulesScript = (name: string, rules: Rulebook): void => {
    const packed = gzipSync(packRulebook(rules), { level: 9 }).toString('base64');
    writeFileSync(join(out, name), `globalThis.tavolataRulebook='${packed}';\n`);
  };
  rulesScript('rulebook.js', rulebook);
  for (const lang of ['en', 'it'] as const) rulesScript(`newest.${lang}.js`, newestIn(rulebook, lang));
  const { metafile } = await build({
    ...forPages,
    entryPoints: {
      start: 'site/src/start.ts',
      table: 'site/src/main.tsx',
      rules: 'site/src/rules.ts',
      'rules/search': 'site/src/search.ts',
    },
    outdir: out,
    plugins: [makeTableAlone, library],
  });
  const writer = await build({
    ...forPages,
    entryPoints: ['site/src/case.ts'],
    write: false,
    plugins: [casesAlone, library],
  });
  const notation = JSON.stringify(documents.notation, (_, value) => {
    if (value instanceof Map) return { map: [...value] };
    return value instanceof Set ? { set: [...value] } : value;
  });
  const given = `globalThis.tavolataNotation=${JSON.stringify(notation)};\n`;
  writeFileSync(join(out, 'case.js'), given + writer.outputFiles[0]!.text);
  writeFileSync(
    join(out, 'site.css'),
    styles.map((name) => readFileSync(join(here, `style/${name}.css`), 'utf8')).join('\n'),
  );
  cpSync(join(here, 'index.html'), join(out, 'index.html'));
  const ofEditor = await buildEditor(join(out, 'editor'));
  const ofDesk = await writeDesk(join(out, 'desk'), { isServed: false });
  writeFileSync(join(out, 'desk/units.js'), unitsScript({ rulebook, documents }, join(home, 'rules')));
  const inputs = [metafile, writer.metafile].flatMap((one) => Object.keys(one.inputs));
  writeFileSync(join(out, 'LICENCES.txt'), licencesOf([...inputs, ...ofEditor, ...ofDesk]));
  writePages(out, bookOf(rulebook, documents, join(home, 'rules')));
  return out;
}

/** Writes the pages of the rules and of the reference. */
function writePages(out: string, book: Book): void {
  const write = (path: string, text: string) => writeFileSync(join(out, path), text);
  for (const number of book.numbers) write(`rules/${number}.html`, rulePage(book, number));
  const language = languageParts(readFileSync(join(home, 'docs/language.md'), 'utf8'));
  write('rules/index.html', indexPage(book));
  write(`rules/${UNNUMBERED}.html`, unnumberedPage(book));
  write('rules/search-data.js', searchScript(book, language));
  const vocabulary = describeVocabulary(book.rulebook);
  write('reference/calls.html', callsPage());
  write('reference/questions.html', questionsPage(book, vocabulary));
  write('reference/events.html', eventsPage(book, vocabulary));
  write('reference/facts.html', factsPage(book, vocabulary));
  write('reference/values.html', valuesPage(book));
  write('reference/language.html', languagePage(language));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const measure = process.argv.indexOf('--measure');
    const others = measure >= 0 ? process.argv.slice(measure + 1) : [];
    const missing = others.find((other) => !existsSync(join(other, 'index.html')));
    if (missing !== undefined) throw new Error(`${missing} holds no site: give folders that “npm run site” has built`);
    const folder = await buildSite();
    if (measure >= 0) await measured([folder, ...others]);
    else if (process.argv.includes('--build')) console.log(`${folder}/index.html`);
    else serve(folder, 8090, (address) => console.log(address));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
