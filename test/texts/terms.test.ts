import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ReadElement, readXml } from '../../tools/texts/exchange/xml.js';
import { formsPattern, usualForms } from '../../tools/texts/terms/forms.js';
import type { Term } from '../../tools/texts/terms/termbase.js';
import { termsTbx } from '../../tools/texts/terms/write.js';

const { terms } = JSON.parse(readFileSync('rules/terms.json', 'utf8')) as { readonly terms: readonly Term[] };

const found = (forms: readonly string[], text: string): readonly string[] => text.match(formsPattern(forms)) ?? [];

describe('the list of terms', () => {
  it('has each concept once, and refuses no word that it uses', () => {
    const names = terms.map(({ en }) => en.term);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(names.length).toBeGreaterThanOrEqual(115);
    for (const lang of ['en', 'it'] as const) {
      const used = new Set(terms.map((term) => term[lang].term));
      expect(terms.flatMap((term) => term[lang].not).filter((word) => used.has(word))).toEqual([]);
    }
  });

  it('finds inflected forms: a star is any ending, or up to three words', () => {
    expect(found(['segnalin* velen*'], 'Un segnalino veleno, due segnalini veleno.')).toEqual([
      'segnalino veleno',
      'segnalini veleno',
    ]);
    expect(found(['tornare * in gioco'], 'Fa tornare il grande orso in gioco.')).toEqual([
      'tornare il grande orso in gioco',
    ]);
    expect(found(['patta'], 'Patta, o impatta?')).toEqual(['Patta']);
    expect(found(['Aura'], "L'Aura e l'aura")).toEqual(['Aura']);
  });

  it('knows the usual forms of a term that lists none', () => {
    expect(
      found(usualForms('giocatore in difesa', 'it'), 'I giocatori in difesa e il giocatore in difesa'),
    ).toHaveLength(2);
    expect(found(usualForms('ability', 'en'), 'An ability, two abilities')).toHaveLength(2);
  });
});

describe('the written list', () => {
  /** Terms as nobody would choose them. */
  const hostile: readonly Term[] = [
    {
      en: { term: 'a, "b"; c', not: ['d\r\ne'], forms: ['f*', ' g '] },
      it: { term: "l'<h> & i", not: ['=1+1', 'j*'] },
    },
  ];

  it('is TBX whatever the terms have in them', () => {
    const { root, diagnostics } = readXml({ file: 'terms.tbx', text: termsTbx(hostile) });
    expect(diagnostics).toEqual([]);
    const textIn = ({ name, children }: ReadElement): readonly string[] =>
      children.flatMap((child) => (typeof child === 'string' ? (name === 'term' ? [child] : []) : textIn(child)));
    expect(textIn(root!)).toEqual(['a, "b"; c', 'd\r\ne', "l'<h> & i", '=1+1']);
  });

  const jar = '/usr/share/omegat/OmegaT.jar';
  const canValidate =
    existsSync(jar) && ['xmllint', 'unzip'].every((tool) => spawnSync(tool, ['--version']).error === undefined);

  it.runIf(canValidate)('is valid TBX by the schema of OmegaT', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tavolata-tbx-'));
    try {
      spawnSync('unzip', ['-qoj', jar, 'schemas/tbx.xsd', 'schemas/xml.xsd', '-d', folder]);
      writeFileSync(join(folder, 'terms.tbx'), termsTbx([...terms, ...hostile]));
      const { status, stderr } = spawnSync(
        'xmllint',
        ['--nonet', '--noout', '--schema', join(folder, 'tbx.xsd'), join(folder, 'terms.tbx')],
        { encoding: 'utf8' },
      );
      expect([status, stderr]).toEqual([0, expect.stringContaining('validates')]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it.skipIf(canValidate)(
    'skipped: OmegaT, xmllint or unzip is not installed, so TBX is not validated',
    () => undefined,
  );
});
