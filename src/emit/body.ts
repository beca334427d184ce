import type { Names } from './names.js';

/** An expression of JavaScript. */
export interface Js {
  readonly text: string;
  /** 0: binds like a name; 1: a comparison; 2: everything looser, to be put in parentheses. */
  readonly level: 0 | 1 | 2;
  /** May be written more than once: a name or a literal. */
  readonly simple: boolean;
  /** Neither fails nor depends on when it is worked out. */
  readonly calm: boolean;
  /** Surely a thing, not none. */
  readonly some: boolean;
  /** Surely an array. */
  readonly list: boolean;
  /** What is read where something is not none; otherwise it is none. */
  readonly unlessNone?: { readonly of: string; readonly read: string };
}

type Traits = Partial<Pick<Js, 'simple' | 'calm' | 'some' | 'list' | 'unlessNone'>>;
const js = (level: Js['level'], text: string, traits: Traits = {}): Js => ({
  text,
  level,
  simple: false,
  calm: false,
  some: false,
  list: false,
  ...traits,
});

export const atom = (text: string, traits?: Traits): Js => js(0, text, traits);
export const relation = (text: string, traits?: Traits): Js => js(1, text, traits);
export const loose = (text: string, traits?: Traits): Js => js(2, text, traits);
/** A name or literal. */
export const word = (text: string, traits?: Traits): Js => atom(text, { simple: true, calm: true, ...traits });

export const tight = ({ text, level }: Js): string => (level > 0 ? `(${text})` : text);
export const related = ({ text, level }: Js): string => (level > 1 ? `(${text})` : text);
export const not = (of: Js): Js =>
  of.text === 'true' ? word('false') : of.text === 'false' ? word('true') : atom(`!${tight(of)}`, { calm: of.calm });

/** Whether a value is a literal other than none. */
export const isJust = (value: Js, text: string): Js =>
  value.unlessNone
    ? loose(`${value.unlessNone.of} !== null && ${value.unlessNone.read} === ${text}`, { calm: value.calm })
    : relation(`${tight(value)} === ${text}`, { calm: value.calm });

export const joined = (parts: readonly Js[], sign: '&&' | '||'): Js =>
  parts.length === 1
    ? (parts[0] as Js)
    : loose(parts.map(related).join(` ${sign} `), { calm: parts.every(({ calm }) => calm) });

/** The statements of one function, while they are written. */
export class Body {
  lines: string[] = [];

  constructor(readonly names: Names) {}

  line(text: string): void {
    this.lines.push(text);
  }

  add(lines: readonly string[]): void {
    this.lines.push(...lines);
  }

  /** `head { … }` */
  block(head: string, inside: () => void): void {
    const { lines } = this.apart(inside);
    this.line(`${head} {`);
    this.add(lines.map((line) => `  ${line}`));
    this.line('}');
  }

  /** What is written while this runs, kept apart. */
  apart<T>(work: () => T): { readonly result: T; readonly lines: readonly string[] } {
    const outer = this.lines;
    this.lines = [];
    try {
      const result = work();
      return { result, lines: this.lines };
    } finally {
      this.lines = outer;
    }
  }

  /** The value under a name of its own. */
  held(value: Js, like: string): Js {
    if (value.simple) return value;
    const name = this.names.fresh(like);
    this.line(`const ${name} = ${value.text};`);
    return word(name, { some: value.some, list: value.list });
  }
}

/** Whether one of these lines begins a loop, so that a bare `break` would not leave the one around them. */
export const hasLoop = (lines: readonly string[]): boolean => lines.some((line) => /^\s*(?:\w+: )?for \(/.test(line));
