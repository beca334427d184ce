import { describe, expect, it } from 'vitest';
import { readOfficial } from '../../tools/official/read.js';
import { BOOK, utf8, wrapped } from './book.js';
import { PLAIN, read } from './plain.js';

describe('a text', () => {
  it('may be a page in HTML', () => {
    const page = [
      '<html><head><title>800.9. A page</title></head><body><script>var a = "800.7. no";</script>',
      '<h2>800 - General<span>[edit]</span></h2>',
      '<ul><li>800.1 Many may play; see <a href="#a">&ldquo;Far &amp; Near.&rdquo;</a>',
      '<ul><li>800.1a Few may&nbsp;play',
      'too.<ul><li>Example: Ann and Bob play.</li><li><i>Example:</i> Ann plays alone.</li></ul></li></ul></li></ul>',
      '<h2>801 - Far and Near[<b>edit source</b>]</h2><ul><li>801.1 Who sits far away is far.</li></ul>',
      '<p>Advertisement</p></body></html>',
    ].join('\n');
    expect(read(page)).toMatchObject({ rules: PLAIN, forms: ['HTML'], problems: [] });
  });

  it('has its blank lines where a page breaks twice, and with a tab behind each number', () => {
    const written = [
      '800. General',
      '',
      '800.1. Many may play.',
      '',
      '800.2. Few may play.',
      '',
      '800.3. Nobody has to.',
      '',
      'Glossary',
      '',
      'Play',
      'To take part.',
      '',
      'Watch',
      'To look on.',
    ];
    const terms = (text: string): readonly string[] =>
      readOfficial(utf8(text)).paragraphs.flatMap(({ kind, text }) => (kind === 'glossary' ? [text] : []));
    const wanted = ['Play\nTo take part.', 'Watch\nTo look on.'];
    expect(terms(written.join('\n'))).toEqual(wanted);
    expect(terms(`<div>${written.join('<br>\n')}</div>`)).toEqual(wanted);
    expect(terms(written.join('\n').replace(/^(800\.\d\.) /gm, '$1\t'))).toEqual(wanted);
  });

  it('may be a page in Italian, in HTML or pasted from it', () => {
    const html =
      '<ul><li>800.1 Pu&ograve; giocare pi&#249; d&#x27;uno.</li><li>800.1a E cos&igrave; via.<ul><li>Esempio: Anna gioca.</li></ul></li></ul>';
    const pasted = [
      'Pagina',
      '',
      '800 - Generale[modifica | modifica sorgente]',
      '',
      "  • 800.1 Può giocare più d'uno.",
      '    • 800.1a E così via.',
      '      • Esempio: Anna gioca.',
      '',
      'Pubblicità',
    ];
    const rules = ["rule 800.1 Può giocare più d'uno.", 'rule 800.1a E così via.', 'example 800.1a Anna gioca.'];
    expect(read(html)).toMatchObject({ rules, problems: [] });
    expect(read(pasted.join('\n'))).toMatchObject({ rules, problems: [] });
    const { language, paragraphs } = readOfficial(utf8([...pasted, 'Il giocatore che gioca la partita'].join('\n')));
    expect(language).toBe('it');
    expect(paragraphs.find(({ kind }) => kind === 'heading')).toMatchObject({ number: '800', text: 'Generale' });
  });

  it('does not take a list of all sections for headings', () => {
    const page = [
      'Il giocatore e la partita',
      '104. Terminare la partita',
      '• 104.1 Finisce.',
      '• 104.2 Finisce subito.',
      '',
      'Le regole',
      '1. Concetti',
      '• 103. Cominciare •',
      '• 104. Terminare la Partita •',
      '• 610 Effetti',
      '8. Tanti 800. Generale • 801. Raggio',
    ];
    const { paragraphs } = readOfficial(utf8(page.join('\n')));
    expect(paragraphs.filter(({ kind }) => kind !== 'other').map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
      'heading: Terminare la partita',
      'rule: Finisce.',
      'rule: Finisce subito.',
    ]);
  });

  it('may be Markdown', () => {
    const markdown = [
      '# 8. Games',
      '',
      '## 800. General',
      '',
      '**800.1.** Many may play; see “Far & Near.”',
      '',
      '- **800.1a** *Few* may play too\\.',
      '  - _Example:_ Ann and Bob play.',
      '',
      '> Example: Ann plays [alone](#alone).',
      '',
      '## 801. Far and Near',
      '',
      '### 801.1.',
      '',
      'Who sits far away is far.',
    ];
    expect(read(markdown.join('\n'))).toMatchObject({ rules: PLAIN, forms: ['Markdown'], problems: [] });
  });

  it('may be the source of a wiki page', () => {
    const source = [
      '== 800 - General ==',
      "* '''800.1''' Many may play; see [[Far|“Far & Near.”]]",
      "** 800.1a ''Few'' may play too.",
      '*** Example: Ann and Bob play.',
      '*** Example: Ann plays alone.',
      '== 801 - Far and Near ==',
      '* 801.1 Who sits far away is far.',
    ];
    expect(read(source.join('\n'))).toMatchObject({ rules: PLAIN, problems: [] });
  });

  it('may be LaTeX', () => {
    const latex = [
      '\\documentclass{book}',
      '\\begin{document} % a comment',
      '\\setcounter{chapter}{7}',
      '\\chapter{Games}',
      '\\setcounter{section}{799}',
      '\\section{General}',
      '',
      '\\subsection*{800.1.}',
      "\\lettrine{M}{any} may play; see ``Far \\& Near.''",
      '',
      '800.1a \\textit{Few} may play too.',
      '\\textbf{Example:} Ann and Bob play.',
      '',
      'Example: Ann plays alone.',
      '',
      '\\section{Far and Near}',
      '\\subsection*{801.1.}',
      'Who sits far away is far.',
      '\\end{document}',
    ];
    expect(read(latex.join('\n'))).toMatchObject({ rules: PLAIN, forms: ['LaTeX'], problems: [] });
    const headings = readOfficial(utf8(latex.join('\n'))).paragraphs.filter(({ kind }) => kind === 'heading');
    expect(headings.map(({ number, text }) => `${number} ${text}`)).toEqual([
      '8 Games',
      '800 General',
      '801 Far and Near',
    ]);
  });

  it('may be set by hand in HTML, in the templates of a wiki, in tables of Markdown, or in commands of LaTeX that go on', () => {
    const plain = ['800. General', '800.1. Many may play; see “Far & Near.”', '800.1a Few may play too.'];
    const examples = ['Example: Ann and Bob play.', 'Example: Ann plays alone.'];
    const last = ['801. Far and Near', '801.1. Who sits far away is far.'];
    const pre = `<html><body><p>A page</p><pre>${[...plain, ...examples, ...last].join('\n').replace('&', '&amp;')}</pre></body></html>`;
    const wiki = [
      '__TOC__',
      '== {{anchor|800}}800. General ==',
      '{{CR|800.1}} Many may play; see “Far & Near.”<br />',
      ":'''800.1a''' ''Few'' may play too.<ref>So they say.</ref><br />",
      '{{Example|Ann and Bob play.}}',
      '{{ex|Ann plays alone.}}<br />',
      '== 801. Far and Near ==',
      "*'''801.1.''' Who sits far away is far.",
      '[[Category:Rules]]',
    ];
    const table = [
      '# 8. Games',
      '| 800.1. | Many may play; see “Far & Near.” |',
      '|---|---|',
      '| `800.1a` | ***Few*** may play too. |',
      '| | Example: Ann and Bob play. |',
      '| | Example: Ann plays alone. |',
      '| 801.1. | Who sits far away is far. |',
    ];
    const latex = [
      '\\documentclass{book}',
      "\\noindent\\hangindent=2em 800.1. Many may play; see ``Far \\& Near.''",
      '',
      '\\textbf{800.1a} Few may play too.',
      '',
      '\\textit{Example: Ann and Bob play.',
      '}',
      '\\emph{Example: Ann plays alone.',
      '}',
      '',
      '801.1. Who sits far away is far.',
    ];
    for (const text of [pre, wiki.join('\n'), table.join('\n'), latex.join('\n')])
      expect(read(text), text).toMatchObject({ rules: PLAIN, problems: [] });
  });

  it('has the terms of its glossary set apart in Markdown', () => {
    const text = [
      '## 800. General',
      '',
      '800.1. One.',
      '',
      '# Glossary',
      '',
      '**Far**',
      '',
      '1. Not near.',
      '',
      '2. Beyond.',
      '',
      '### Near',
      '',
      'Not far.',
    ];
    expect(read(text.join('\n')).glossary).toEqual(['Far\n1. Not near.\n2. Beyond.', 'Near\nNot far.']);
  });

  it('may be the text layer of a PDF, with pages, numbers of pages and indents', () => {
    const set = BOOK.flatMap((line) => {
      const indent = /^\d{3}\.\d+[a-z]/.test(line) ? 7 : /^\d{3}\.\d/.test(line) ? 3 : /^Example/.test(line) ? 18 : 0;
      return wrapped([line], 80).map((one, index) => `${' '.repeat(index === 0 || indent === 0 ? indent : 10)}${one}`);
    });
    for (let page = 9; page < 40; page += 1) {
      const pages: string[] = [];
      for (let at = 0; at < set.length; at += page)
        pages.push(
          set
            .slice(at, at + page)
            .join('\n')
            .trimEnd(),
        );
      const text = pages.map((one, index) => `${one}\n\n${index + 1}`).join('\n\f');
      expect(read(text).rules, `pages of ${page} lines`).toEqual(read(BOOK.join('\n')).rules);
    }
  });

  it('keeps signs that are escaped, and does not take a number inside of a rule for another rule', () => {
    const markdown = [
      '## 800. General',
      '**800.1.** One \\*star\\*, 1+\\* and \\_lines\\_, a _____ Goblin.',
      '> *Example: It is 1+\\*. It is.*',
    ];
    expect(read(markdown.join('\n\n')).rules).toEqual([
      'rule 800.1 One *star*, 1+* and _lines_, a _____ Goblin.',
      'example 800.1 It is 1+*. It is.',
    ]);
    const map = {
      '800.1': { ruleNumber: '800.1', ruleText: 'One.' },
      '800': { title: 'General', rules: { '800.2': 'Two.' } },
    };
    expect(read(JSON.stringify(map))).toMatchObject({ rules: ['rule 800.1 One.', 'rule 800.2 Two.'], problems: [] });
  });

  it('has its glossary in every form', () => {
    const far = 'Far\n1. Not near.\n2. Beyond.';
    const rule = '<h2>800. General</h2><p>800.1. One.</p>';
    const html = `<html><body>${rule}<h2>Glossary</h2><p><b>Far</b><br>1. Not near.<br>2. Beyond.</p><p><b>Near</b><br>Not far.</p></body></html>`;
    const list = `<html><body>${rule}<h2>Glossary</h2><dl><dt>Far</dt><dd>1. Not near.</dd><dd>2. Beyond.</dd><dt>Near</dt><dd>Not far.</dd></dl></body></html>`;
    const json = { rules: { '800.1': 'One.' }, glossary: { Far: ['1. Not near.', '2. Beyond.'], Near: 'Not far.' } };
    for (const text of [html, list, JSON.stringify(json)]) expect(read(text).glossary).toEqual([far, 'Near\nNot far.']);
  });
});
