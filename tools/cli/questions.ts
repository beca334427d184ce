import type { Diagnostic } from 'tavolata/compiler';
import { openFile } from 'tavolata/files';
import type { Lang, Table } from 'tavolata/runtime';
import { type LocatedText, type NamedThings, plainText, type Source } from 'tavolata/workspace';
import texts from './words.json' with { type: 'json' };

const names = texts.questions.names;

/** What was typed in the rule language on the command line, as texts that messages can point into. */
export const typed = (texts: readonly string[], what: keyof typeof names, lang: Lang): readonly LocatedText[] =>
  texts.map((text, index) => {
    const number = texts.length > 1 ? ` ${index + 1}` : '';
    return plainText({ file: `${names[what][lang]}${number}`, text });
  });

/** The questions of a file, one per line; empty lines and lines that begin with `#` are skipped. */
export function inFile(file: string): {
  readonly texts: readonly LocatedText[];
  readonly diagnostics: readonly Diagnostic[];
} {
  const { source, problem } = openFile(file);
  if (source === undefined) return { texts: [], diagnostics: [problem] };
  const texts: LocatedText[] = [];
  let start = source.text.startsWith('\ufeff') ? 1 : 0;
  for (const line of source.text.slice(start).split('\n')) {
    const text = line.trim();
    if (text !== '' && !text.startsWith('#')) {
      const from = start + line.indexOf(text);
      texts.push(part(source, from, from + text.length));
    }
    start += line.length + 1;
  }
  return { texts, diagnostics: [] };
}

/** A part of a source, verbatim. */
export function part(source: Source, start: number, end: number): LocatedText {
  const text = source.text.slice(start, end);
  const inside = (offset: number) => (Number.isNaN(offset) ? end : Math.min(Math.max(start + offset, start), end));
  return {
    text,
    span: { source, start, end },
    place: (from, to) => ({ source, start: inside(from), end: Math.max(inside(from), inside(to)) }),
  };
}

/** The things of a table, for resolving what was written about it. */
export const thingsOf = ({ world }: Table): NamedThings => ({
  entityOf: (id) => world.byId.get(id)?.entity,
  all: [...world.byId.keys()],
});
