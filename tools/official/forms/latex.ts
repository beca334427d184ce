import type { Line } from '../lines.js';

export const isLatex = (text: string): boolean =>
  /\\(?:documentclass|chapter|section|subsection)\b\*?\s*[[{]/.test(text);

/**
 * The words of a LaTeX source as lines. Chapters are parts, and sections count on from what their counter is set to; a starred section
 * that is a number heads the rule on the next line.
 */
export function linesOfLatex(lines: readonly Line[]): readonly Line[] {
  let chapter = 0;
  let section = 0;
  return lines.flatMap(({ text: source, number }) => {
    const line = source.replace(/(?<!\\)%.*$/, '');
    for (const [, counter, value] of line.matchAll(/\\setcounter\s*\{(chapter|section)\}\s*\{(\d+)\}/g)) {
      if (counter === 'chapter') chapter = Number(value);
      else section = Number(value);
    }
    const numbered = line
      .replace(/\\chapter\s*(?:\[[^\]]*\])?\{/g, () => {
        chapter += 1;
        section = Math.max(section, chapter * 100 - 1);
        return `\n${chapter}. {`;
      })
      .replace(/\\section\s*(?:\[[^\]]*\])?\{/g, () => {
        section += 1;
        return `\n${section}. {`;
      })
      .replace(/\\(?:chapter|section|(?:sub)*section|(?:sub)?paragraph)\*?\s*(?:\[[^\]]*\])?\{([^{}]*)\}/g, '\n$1 ');
    const words = plain(numbered);
    if (words.trim() === '' && line.trim() !== '') return [];
    return words
      .split('\n')
      .flatMap((text, index, all) =>
        text.trim() === '' && all.length > 1 && index < all.length - 0 ? [] : [{ text, number }],
      );
  });
}

const dropped =
  /\\(?:begin|end|setcounter|addcontentsline|label|usepackage|documentclass|pagestyle|vspace|hspace|newcommand|renewcommand|hypersetup|input|include|addtocounter|phantomsection|markboth)\*?(?:\s*\[[^\]]*\])*(?:\s*\{[^{}]*\})*/g;

function plain(line: string): string {
  let text = line
    .replace(dropped, '')
    .replace(/\\item\b\s*(?:\[([^\]]*)\])?/g, '\n• $1 ')
    .replace(/\\\\(?:\[[^\]]*\])?/g, '\n')
    .replace(/\\(?:textellipsis|ldots|dots)(?:\{\})?/g, '…')
    .replace(/\\textregistered(?:\{\})?/g, '®')
    .replace(/\\texttrademark(?:\{\})?/g, '™')
    .replace(/\\text(?:em)?dash(?:\{\})?/g, '—')
    .replace(
      /\\(?:noindent|indent|par|newline|newpage|clearpage|tableofcontents|maketitle|bfseries|itshape|hfill|medskip|bigskip|smallskip)\b ?/g,
      '',
    )
    .replace(/\\(?:hangindent|hangafter|parindent|leftskip|parskip)\s*=?\s*-?[\d.]+\s*[a-z]{0,2}\b/g, '')
    .replace(/``/g, '“')
    .replace(/''/g, '”')
    .replace(/---/g, '—')
    .replace(/--/g, '–')
    .replace(/(?<!\\)~/g, ' ')
    .replace(/\\(["'`^~])\{?([A-Za-z])\}?/g, (_, accent: string, letter: string) =>
      (letter + combining[accent]!).normalize('NFC'),
    )
    .replace(/\\[{]/g, '\u0001')
    .replace(/\\[}]/g, '\u0002')
    .replace(/\\([&%$#_])/g, '$1');
  // `\lettrine{T}{hese}` is one word again; commands may stand inside one another.
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(/\\[a-zA-Z]+\*?\s*(?:\[[^\]]*\])?\{([^{}]*)\}/g, '$1').replace(/\{([^{}]*)\}/g, '$1');
  }
  // Where lines are wrapped, a command may open on one and close on another.
  return text
    .replace(/\\[a-zA-Z]+\*?\s*\{/g, '')
    .replace(/\\[a-zA-Z]+\*? ?/g, '')
    .replace(/[{}]/g, '')
    .replaceAll('\u0001', '{')
    .replaceAll('\u0002', '}');
}

const combining: { readonly [accent: string]: string } = {
  '"': '\u0308',
  "'": '\u0301',
  '`': '\u0300',
  '^': '\u0302',
  '~': '\u0303',
};
