/** `{T}`, `{2/W}` and `{rN}` are symbols of the game; the braces of a command's argument are not. */
const symbol =
  /(?<!\\[a-zA-Z]+\*?(?:\s*\[[^\]]*\])?\s*)(?<!\\(?:lettrine|texorpdfstring)(?:\s*\[[^\]]*\])?\s*\{[^{}]*\}\s*)\{(?=[^{}]*[A-Z\d½∞])([A-Za-z\d½∞][^{}\\.,;:]{0,13})\}/g;
// Braces of the text are set aside while the others are read as markup.
const [open, close] = ['\u0001', '\u0002'];

const dropped =
  /\\(?:begin|end|setcounter|addcontentsline|label|usepackage|documentclass|pagestyle|vspace|hspace|newcommand|renewcommand|hypersetup|input|include|addtocounter|setlength|markboth)\*?(?:\s*\[[^\]]*\])*(?:\s*\{[^{}]*\})*/g;
/** The words are in the second argument of these. */
const droppedFirst = /\\(?:hypertarget|href|textcolor)\s*\{[^{}]*\}/g;
const ofTwo = /\\texorpdfstring\s*\{([^{}]*)\}\s*\{[^{}]*\}/g;
const isHeading = 'chapter|(?:sub)*section|(?:sub)?paragraph';
// Commands that are not part of a heading, innermost first; `\lettrine{T}{hese}` is one word again.
const command = new RegExp(
  String.raw`\\(?!(?:${isHeading}|texorpdfstring)\b)[a-zA-Z]+\*?\s*(?:\[[^\]]*\])*\{([^{}]*)\}`,
  'g',
);
const group = new RegExp(
  String.raw`(?<!\\(?:${isHeading}|texorpdfstring)\*?\s*(?:\[[^\]]*\])?\s*(?:\{[^{}]*\}\s*)?)\{([^{}]*)\}`,
  'g',
);

/** A source with its letters decoded, and without all commands except those of headings. */
export function reducedLatex(source: string): string {
  let text = source
    .replace(/\\\{/g, open)
    .replace(/\\\}/g, close)
    .replace(dropped, '')
    .replace(symbol, `${open}$1${close}`)
    .replace(droppedFirst, '')
    .replace(/\\item\b\s*(?:\[([^\]]*)\])?/g, '\n• $1 ')
    .replace(/\\\\\*?(?:\[[^\]]*\])?|\\(?:newline|linebreak)\b/g, '\n')
    .replace(/\\(["'`^~])\{?\\?([A-Za-z])\}?/g, (_, accent: string, letter: string) =>
      (letter + combining[accent]!).normalize('NFC'),
    )
    .replace(/\\([a-zA-Z]+)(?:\{\}| (?=\S)|\b)/g, (whole, name: string) => letters[name] ?? whole)
    .replace(/\\(?:hangindent|hangafter|parindent|leftskip|parskip)\s*=?\s*-?[\d.]+\s*[a-z]{0,2}\b/g, '');
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(ofTwo, '$1').replace(command, '$1');
    // A group may be an argument of a command that still contains others.
    if (before === text) text = text.replace(group, '$1');
  }
  return text;
}

/** The words of a reduced source that is not a heading. */
export const plainLatex = (reduced: string): string =>
  reduced
    // A command opened here may never be closed.
    .replace(/\\[a-zA-Z]+\*?\s*\{/g, '')
    .replace(/\\[a-zA-Z]+\*? ?/g, '')
    .replace(/\\([&%$#_])/g, '$1')
    .replace(/``/g, '“')
    .replace(/''/g, '”')
    .replace(/`/g, '‘')
    .replace(/\\ /g, ' ')
    .replace(/\\[,;:!/@-]/g, '')
    .replace(/---/g, '—')
    .replace(/--/g, '–')
    .replace(/~/g, ' ')
    .replace(/[{}]/g, '')
    .replaceAll(open, '{')
    .replaceAll(close, '}')
    .replaceAll(tilde, '~');

const tilde = '\u0003';

const letters: { readonly [name: string]: string } = {
  textellipsis: '…',
  ldots: '…',
  dots: '…',
  textregistered: '®',
  texttrademark: '™',
  textemdash: '—',
  textendash: '–',
  textquotesingle: "'",
  textquoteleft: '‘',
  textquoteright: '’',
  textquotedblleft: '“',
  textquotedblright: '”',
  textquotedbl: '"',
  textasciitilde: tilde,
  textasciicircum: '^',
  textbackslash: '\\ ',
  textless: '<',
  textgreater: '>',
  textbar: '|',
  textbullet: '•',
  textonehalf: '½',
  AE: 'Æ',
  ae: 'æ',
};

const combining: { readonly [accent: string]: string } = {
  '"': '\u0308',
  "'": '\u0301',
  '`': '\u0300',
  '^': '\u0302',
  '~': '\u0303',
};
