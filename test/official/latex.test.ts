import { describe, expect, it } from 'vitest';
import { readOfficial } from '../../tools/official/read.js';
import { utf8 } from './book.js';

const shown = (...lines: readonly string[]) => {
  const { paragraphs, problems } = readOfficial(utf8(lines.join('\n')));
  const kept = paragraphs.filter(({ kind }) => kind !== 'other');
  return {
    lines: kept.map(({ kind, number, text }) => `${kind === 'heading' ? '#' : kind[0]} ${number} ${text}`),
    problems: problems.map(({ code }) => code),
  };
};

describe('LaTeX', () => {
  it('keeps symbols and the letters that commands set, and drops the rest', () => {
    const read = shown(
      '\\chapter{Games}',
      '\\setcounter{section}{799}',
      '\\section{General}',
      '\\subsection*{800.1.}',
      '\\lettrine[lines=3]{T}{hey} pay {2}{G} or \\textbf{{W/U}: Sit, {T}}, for \\{X\\} and {rN}{[}each{]}.',
      'Example: {LEVEL N1-N2} costs \\$5, 50\\% of 10\\ldots{} \\& \\AE{}on\\textquotesingle s.',
      '',
      '800.1a They \\emph{sit and',
      'stand} at \\href{https://rules.example}{the table}\\label{here}, \\textcolor{red}{all} of them.',
    );
    expect(read).toEqual({
      lines: [
        '# 8 Games',
        '# 800 General',
        'r 800.1 They pay {2}{G} or {W/U}: Sit, {T}, for {X} and {rN}[each].',
        "e 800.1 {LEVEL N1-N2} costs $5, 50% of 10… & Æon's.",
        'r 800.1a They sit and stand at the table, all of them.',
      ],
      problems: [],
    });
  });

  it('numbers parts and sections by the rules below them, also where one has no heading or no rules', () => {
    const rule = (number: string) => [`\\subsection*{${number}.}`, 'They sit.', ''];
    const read = shown(
      '\\chapter{Introduction}',
      'How they sit.',
      '\\chapter{Guests}',
      '\\section{Far}',
      ...rule('101.1'),
      '\\section{Near}',
      ...rule('102.1'),
      '\\chapter{Tables}',
      '\\section{General}',
      '',
      '\\section{Small}',
      ...rule('201.1'),
      '\\section[Large]{Larger than \\emph{those}}',
      ...rule('202.1'),
      '\\chapter{Glossary}',
      '',
      'Far',
      'Not near.',
    );
    expect(read.lines).toEqual([
      '# 1 Guests',
      '# 101 Far',
      'r 101.1 They sit.',
      '# 102 Near',
      'r 102.1 They sit.',
      '# 2 Tables',
      '# 200 General',
      '# 201 Small',
      'r 201.1 They sit.',
      '# 202 Larger than those',
      'r 202.1 They sit.',
      'g null Far\nNot near.',
    ]);
  });
});
