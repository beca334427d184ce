import type { Lang } from 'tavolata/runtime';
import type { Source, Span } from 'tavolata/workspace';
import texts from './words.json' with { type: 'json' };

const names = texts.commandLine.names;

/** What was typed, as a text that messages can point into. Shells remove quotes: those shown here may differ. */
export class CommandLine {
  readonly source: Source;
  private readonly spans: readonly { readonly start: number; readonly end: number }[];

  constructor(
    args: readonly string[],
    readonly lang: Lang,
  ) {
    let text = 'tavolata';
    this.spans = args.map((arg) => {
      const start = text.length + 1;
      text += ` ${quotedForShell(arg)}`;
      return { start, end: text.length };
    });
    this.source = { file: names[lang], text };
  }

  /** The place of an argument; of a missing one, the end. */
  at(index: number): Span {
    const end = this.source.text.length;
    return { source: this.source, ...(this.spans[index] ?? { start: end, end }) };
  }
}

function quotedForShell(arg: string): string {
  if (/^[\w@%+=:,./-]+$/.test(arg)) return arg;
  return arg.includes("'") ? `"${arg.replace(/["$`\\]/g, '\\$&')}"` : `'${arg}'`;
}
