import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, type TestContext } from 'vitest';
import { playing, Room } from './room.js';

let room: Room;
beforeEach(() => {
  room = new Room();
});
afterEach(() => room.remove());

const seconds = 1000;
const key = 'play.no-drums-for-children/text';
const italian = 'I bambini piccoli non suonano tamburi.';
const theirs = 'I bambini piccoli non suonano mai tamburi.';

/** Runs a program of Debian's packages; the test is skipped where it is not installed. */
function program(context: TestContext, command: string, ...args: readonly string[]) {
  const env = { ...process.env, LC_ALL: 'C.UTF-8', XML_CATALOG_FILES: room.at('schemas/catalog.xml') };
  const { error, status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    env,
    cwd: room.folder,
    timeout: 120 * seconds,
  });
  if (error !== undefined) skip(context, `${command} is not installed`);
  return { status, said: `${stdout}${stderr}` };
}

function skip(context: TestContext, why: string): never {
  console.warn(`a program of translators is not tried: ${why}`);
  return context.skip(why) as never;
}

/** The files of a package of Debian. */
function filesOf(context: TestContext, name: string): readonly string[] {
  const { status, said } = program(context, 'dpkg', '-L', name);
  return status === 0 ? said.split('\n') : skip(context, `the package ${name} is not installed`);
}

/** Lays out schemas that packages bring along, so that nothing is fetched. */
function schemas(context: TestContext): string {
  const folder = room.at('schemas');
  const w3c = join(folder, 'informativeCopiesOf3rdPartySchemas/w3c');
  mkdirSync(w3c, { recursive: true });
  for (const file of filesOf(context, 'php-symfony-translation').filter((one) => one.endsWith('.xsd'))) {
    cpSync(file, join(folder, basename(file)));
    if (basename(file) === 'xml.xsd') cpSync(file, join(w3c, 'xml.xsd'));
  }
  const uri = '<uri name="http://www.w3.org/2001/xml.xsd" uri="xml.xsd"/>';
  const system = '<system systemId="http://www.w3.org/2001/xml.xsd" uri="xml.xsd"/>';
  const catalog = `<catalog xmlns="urn:oasis:names:tc:entity:xmlns:xml:catalog">${uri}${system}</catalog>`;
  writeFileSync(join(folder, 'catalog.xml'), catalog);
  return folder;
}

/** The file comes back, and every file of the rulebook is what it was. */
function comesBack(file: string): void {
  const before = room.files();
  const { out, err, exit } = room.tavolata('text', 'import', file);
  expect({ err, exit }).toEqual({ err: '', exit: 0 });
  expect(out).toMatch(/^(\d+) texts in .*: \1 as here\n$/);
  expect(room.files()).toEqual(before);
}

describe('a file for translators', { timeout: 180 * seconds }, () => {
  it('is valid by the schemas of XLIFF 1.2 strict, XLIFF 2.0 and TMX 1.4', (context) => {
    const folder = schemas(context);
    const jar =
      filesOf(context, 'omegat').find((one) => one.endsWith('OmegaT.jar')) ?? skip(context, 'OmegaT has no jar');
    expect(
      program(context, 'unzip', '-qoj', jar, 'schemas/tmx*', 'schemas/xml.xsd', '-d', join(folder, 'tmx')).status,
    ).toBe(0);
    const valid = (schema: string, file: string) =>
      expect(program(context, 'xmllint', '--nonet', '--noout', '--schema', join(folder, schema), file)).toMatchObject({
        status: 0,
      });
    valid('xliff-core-1.2-strict.xsd', room.exported('a.xlf'));
    const tmx = room.exported('a.tmx');
    valid('tmx/tmx14.xsd', tmx);
    const dtd = ['--dtdvalid', join(folder, 'tmx/tmx14.dtd')];
    cpSync(join(folder, 'tmx/tmx14.dtd'), room.at('tmx14.dtd'));
    expect(program(context, 'xmllint', '--nonet', '--noout', ...dtd, tmx)).toEqual({ status: 0, said: '' });
    expect(program(context, 'jing', join(folder, 'tmx/tmx14.xsd'), tmx)).toMatchObject({ status: 0 });
  });

  it('passes the lint of Symfony', (context) => {
    filesOf(context, 'php-symfony-console');
    const lint = [
      '<?php',
      "foreach (['Translation', 'Console'] as $c) require \"Symfony/Component/$c/autoload.php\";",
      '$app = new Symfony\\Component\\Console\\Application();',
      '$app->add(new Symfony\\Component\\Translation\\Command\\XliffLintCommand());',
      '$app->run();',
    ];
    writeFileSync(room.at('lint.php'), lint.join('\n'));
    const file = room.exported('a.it.xlf');
    const { status, said } = program(context, 'php', 'lint.php', 'lint:xliff', '--format=json', file);
    expect({ status, said }).toMatchObject({ status: 0, said: expect.stringContaining('"valid": true') });
  });

  it('has nothing that gettext or i18nspector complains of', (context) => {
    const file = room.exported('a.po');
    expect(program(context, 'msgfmt', '-c', '-o', '/dev/null', file)).toEqual({ status: 0, said: '' });
    expect(program(context, 'i18nspector', file).said).not.toMatch(/^E:/m);
  });

  it('comes back from gettext as it went', (context) => {
    const file = room.exported('a.po');
    expect(program(context, 'msgcat', file, '-o', 'cat.po').status).toBe(0);
    expect(program(context, 'msgmerge', '-q', '--previous', file, file, '-o', 'merged.po').status).toBe(0);
    comesBack(room.at('cat.po'));
    comesBack(room.at('merged.po'));
  });

  it('comes back from translate-toolkit as it went, through each of its formats', (context) => {
    const quiet = '--progress=none';
    program(context, 'xliff2po', quiet, room.exported('a.xlf'), 'from-xliff.po');
    program(context, 'po2xliff', quiet, 'from-xliff.po', 'and-back.xlf');
    program(context, 'po2xliff', quiet, room.exported('a.po'), 'from-po.xlf');
    program(context, 'po2tmx', quiet, '-l', 'it', 'a.po', 'from-po.tmx');
    for (const name of ['from-xliff.po', 'and-back.xlf', 'from-po.xlf', 'from-po.tmx']) comesBack(room.at(name));
  });

  it('comes back from Qt as it went', (context) => {
    const lconvert = filesOf(context, 'qt6-l10n-tools').find((one) => one.endsWith('bin/lconvert')) ?? 'lconvert';
    const convert = (from: string, file: string, to: string, name: string): void => {
      expect(program(context, lconvert, '-if', from, '-i', file, '-of', to, '-o', name)).toMatchObject({ status: 0 });
      comesBack(room.at(name));
    };
    convert('xlf', room.exported('a.xlf'), 'xlf', 'qt.xlf');
    convert('po', room.exported('a.po'), 'po', 'qt.po');
    convert('po', 'a.po', 'xlf', 'qt-from-po.xlf');
  });

  it('comes back from OmegaT as it went, and with what was translated there', (context) => {
    if (!existsSync('/usr/share/omegat')) filesOf(context, 'omegat');
    const project = room.at('project');
    for (const name of ['source', 'target', 'omegat', 'tm', 'glossary', 'dictionary'])
      mkdirSync(join(project, name), { recursive: true });
    writeFileSync(join(project, 'omegat.project'), omegat);
    // Its own filter for XLIFF translates targets; what is meant for people goes as PO.
    cpSync(room.exported('a.xlf'), join(project, 'source/a.xlf'));
    cpSync(room.exported('a.po'), join(project, 'source/a.po'));
    const translate = (): void => {
      const { said } = program(
        context,
        'omegat',
        project,
        '--mode=console-translate',
        `--config-dir=${room.at('settings')}`,
      );
      expect(said).toContain('Finished');
    };
    translate();
    comesBack(join(project, 'target/a.xlf'));
    const before = room.files();
    expect(room.tavolata('text', 'import', join(project, 'target/a.po'))).toMatchObject({ err: '', exit: 0 });
    expect(room.files()).toEqual(before);
    const memory = room.exported('memory.tmx', key);
    room.edit(memory, italian, theirs);
    writeFileSync(join(project, 'omegat/project_save.tmx'), readFileSync(memory, 'utf8'));
    translate();
    const { out, err, exit } = room.tavolata('text', 'import', join(project, 'target/a.po'));
    expect({ err, exit }).toEqual({ err: '', exit: 0 });
    expect(out).toContain('1 taken');
    expect(readFileSync(room.at(playing), 'utf8')).toContain(theirs);
    const [own = ''] = readdirSync(project).filter((name) => name.endsWith('-omegat.tmx'));
    const after = room.files();
    expect(room.tavolata('text', 'import', join(project, own))).toMatchObject({ err: '', exit: 0 });
    expect(room.files()).toEqual(after);
  });
});

const folders = ['source', 'target', 'tm', 'glossary', 'dictionary'].map(
  (name) => `<${name}_dir>__DEFAULT__</${name}_dir>`,
);
const omegat = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<omegat><project version="1.0">${folders.join('')}<glossary_file>__DEFAULT__</glossary_file>
<source_lang>en</source_lang><target_lang>it</target_lang><sentence_seg>false</sentence_seg>
<support_default_translations>true</support_default_translations><remove_tags>false</remove_tags></project></omegat>
`;
