import { type Rulebook, unpackRulebook } from 'tavolata/runtime';
import { unpacked } from './packed.js';

/** Set by the scripts with rules: packed, gzipped, in base64. */
interface Delivered {
  tavolataRulebook?: string;
  /** Set by `start.js`; resolves when the newest edition in the reader's language is loaded. */
  tavolataFirst?: Promise<void>;
}
const delivered = globalThis as Delivered;

/** Runs a script of the site. @throws Error if it cannot be loaded */
export const loaded = (file: string): Promise<void> =>
  new Promise((done, fail) => {
    const script = document.createElement('script');
    script.src = file;
    script.onload = () => done();
    script.onerror = () => fail(new Error(file));
    document.head.append(script);
  });

/** Starts to load what the first answer needs: the newest edition, with the texts of one language. */
export function beginRules(lang: string): void {
  delivered.tavolataFirst = loaded(`newest.${lang}.js`);
}

/** The newest edition only, with texts in the reader's language. @throws Error if it cannot be loaded */
export async function newestRules(): Promise<Rulebook> {
  await delivered.tavolataFirst;
  return taken();
}

let whole: Promise<Rulebook> | undefined;
const wholes = new WeakSet<Rulebook>();

/** All editions in both languages, loaded on demand. @throws Error if they cannot be loaded */
export function wholeRules(): Promise<Rulebook> {
  whole ??= loaded('rulebook.js').then(async () => {
    const rulebook = await taken();
    wholes.add(rulebook);
    return rulebook;
  });
  return whole;
}

/** All editions in both languages from packed text, for example with a house rule. */
export function rulesFrom(packed: string): Rulebook {
  const rulebook = unpackRulebook(packed);
  wholes.add(rulebook);
  return rulebook;
}

/** Whether a rulebook contains all editions in both languages. */
export const isWhole = (rulebook: Rulebook): boolean => wholes.has(rulebook);

async function taken(): Promise<Rulebook> {
  const packed = delivered.tavolataRulebook ?? '';
  delete delivered.tavolataRulebook;
  return unpackRulebook(await unpacked(packed, 'gzip'));
}
