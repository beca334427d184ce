import { styleText } from 'node:util';
import type { Environment } from './environment.js';

/** Colours and weights that the output uses. */
export type Style = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan' | 'inverse';

/** Applies a style to a text, or leaves it alone if nobody would see it. */
export type Paint = (style: Style | readonly Style[], text: string) => string;

const plain: Paint = (_, text) => text;

// Whether the stream is a terminal is already decided; checking again would look at the wrong stream.
const painted: Paint = (style, text) =>
  styleText(typeof style === 'string' ? style : [...style], text, { validateStream: false });

/** Colours only for people: at a terminal, unless `NO_COLOR` is set (https://no-color.org) or the terminal has none. */
export function paintFor({ env, terminal }: Environment, stream: 'out' | 'err'): Paint {
  if (env['NO_COLOR'] !== undefined && env['NO_COLOR'] !== '') return plain;
  return terminal[stream] && env['TERM'] !== 'dumb' ? painted : plain;
}

/** Whether a result of `paintFor` adds colours. */
export const hasColours = (paint: Paint): boolean => paint !== plain;

/** An explanation with its outermost lines bold and the ids of entries dim. */
export const emphasised = (paint: Paint, text: string): string =>
  text
    .split('\n')
    .map((line) => {
      if (/^\S/.test(line)) return paint('bold', line);
      return line.replace(/\[[a-z][a-z0-9.-]*\]$/, (id) => paint('dim', id));
    })
    .join('\n');
