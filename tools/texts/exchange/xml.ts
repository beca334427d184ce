import { SaxesParser } from 'saxes';
import type { Diagnostic } from 'tavolata/compiler';
import type { Source, Span } from 'tavolata/workspace';
import { diagnostic } from '../../messages/index.js';

/** An element to write. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: { readonly [name: string]: string };
  readonly children: readonly (XmlElement | string)[];
}

/** An element that was read, with its place. */
export interface ReadElement extends XmlElement {
  /** The name without prefix. */
  readonly name: string;
  readonly children: readonly (ReadElement | string)[];
  readonly at: Span;
}

/** An element; attributes without a value are left out. */
export const element = (
  name: string,
  attributes: { readonly [name: string]: string | undefined },
  ...children: readonly (XmlElement | string)[]
): XmlElement => ({
  name,
  attributes: Object.fromEntries(
    Object.entries(attributes).filter((one): one is [string, string] => one[1] !== undefined),
  ),
  children,
});

/** A document: elements on lines of their own, but those with text on one line. */
export const xmlDocument = (root: XmlElement, doctype?: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${doctype === undefined ? '' : `${doctype}\n`}${lines(root, '')}\n`;

function lines({ name, attributes, children }: XmlElement, indent: string): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value, '"')}"`);
  const head = `${indent}<${name}${given.join('')}`;
  if (children.length === 0) return `${head}/>`;
  if (children.some((child) => typeof child === 'string'))
    return `${head}>${children.map((child) => (typeof child === 'string' ? escaped(child) : lines(child, ''))).join('')}</${name}>`;
  const inner = children.map((child) => (typeof child === 'string' ? '' : lines(child, `${indent}  `)));
  return `${head}>\n${inner.join('\n')}\n${indent}</${name}>`;
}

const entities: { readonly [character: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Escapes text for XML. Readers would normalise line ends, in attributes to blanks; control characters are not allowed
 * at all.
 */
const escaped = (text: string, quote = ''): string =>
  text
    .replace(/[&<>"]/g, (one) => (one === '"' && quote === '' ? one : (entities[one] ?? one)))
    .replace(quote === '' ? /\r/g : /[\r\n\t]/g, (one) => `&#${one.charCodeAt(0)};`)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those are meant.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd');

/** Reads a document, ignoring document types and their declarations. */
export function readXml(source: Source): { readonly root?: ReadElement; readonly diagnostics: readonly Diagnostic[] } {
  const parser = new SaxesParser({ xmlns: true });
  const open: OpenElement[] = [];
  let root: ReadElement | undefined;
  let start = 0;
  parser.on('opentagstart', () => {
    start = source.text.lastIndexOf('<', parser.position - 1);
  });
  parser.on('opentag', ({ local, attributes }) => {
    const given = Object.entries(attributes).map(([name, { value }]) => [name, value] as const);
    open.push({ name: local, attributes: Object.fromEntries(given), children: [], start });
  });
  const say = (text: string): void => {
    open.at(-1)?.children.push(text);
  };
  parser.on('text', say);
  parser.on('cdata', say);
  parser.on('closetag', () => {
    const { name, attributes, children, start } = open.pop()!;
    const done = { name, attributes, children, at: { source, start, end: parser.position } };
    if (open.length === 0) root = done;
    else open.at(-1)!.children.push(done);
  });
  parser.on('error', (error) => {
    throw error;
  });
  try {
    parser.write(source.text).close();
    return { ...(root && { root }), diagnostics: [] };
  } catch (error) {
    const start = Math.max(0, Math.min(parser.position, source.text.length) - 1);
    const reason = String((error as Error).message).replace(/^\d+:\d+: /, '');
    const at = { source, start, end: start + 1 };
    return { diagnostics: [diagnostic('exchange.broken-xml', { at, values: { file: source.file, reason } })] };
  }
}

interface OpenElement {
  readonly name: string;
  readonly attributes: { readonly [name: string]: string };
  readonly children: (ReadElement | string)[];
  readonly start: number;
}

/** The elements inside another one, of one name if given. */
export const elementsIn = ({ children }: ReadElement, name?: string): readonly ReadElement[] =>
  children.filter((child): child is ReadElement => typeof child !== 'string' && (name ?? child.name) === child.name);

// They contain markup of other programs; only their subflows are text, and placeholders of ours such as “{name}”.
const codes: ReadonlySet<string> = new Set(['bpt', 'ept', 'ph', 'it', 'ut']);

/** All text inside an element, without markup of other programs. */
export const textIn = ({ name, children }: ReadElement): string =>
  children
    .map((child) =>
      typeof child !== 'string' ? textIn(child) : codes.has(name) && !/^\{[^{}\\]*\}$/.test(child) ? '' : child,
    )
    .join('');
