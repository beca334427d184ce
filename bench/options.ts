import { parseArgs } from 'node:util';
import type { Lang } from '../src/engine/model/words.js';
import { langAmong, langOf, langs } from '../tools/cli/lang.js';
import { PARTS, type PartName } from './line.js';
import { say } from './words.js';

export interface Options {
  readonly lang: Lang;
  readonly parts: readonly PartName[];
  readonly quick: boolean;
  readonly json: boolean;
  readonly help: boolean;
}

/** A wrong use of the command, worded in the requested language. */
export class WrongUse extends Error {}

/**
 * Reads the arguments of the command.
 *
 * @throws WrongUse for an unknown option, part or language
 */
export const optionsFrom = (args: readonly string[], env: NodeJS.ProcessEnv): Options => {
  const lang = langAmong(args) ?? langOf(env);
  const fail = (...said: Parameters<typeof say> extends [Lang, ...infer Rest] ? Rest : never): never => {
    throw new WrongUse(say(lang, ...said));
  };
  const values = ((): { [name: string]: string | boolean | undefined } => {
    try {
      return parseArgs({
        args: [...args],
        options: {
          lang: { type: 'string' },
          only: { type: 'string' },
          quick: { type: 'boolean' },
          json: { type: 'boolean' },
          help: { type: 'boolean' },
        },
      }).values;
    } catch {
      return fail('wrongOption', { args: args.join(' ') });
    }
  })();
  const { lang: given, only } = values;
  if (given !== undefined && !langs.some((one) => one === given))
    fail('wrongLang', { given: String(given), langs: langs.join(', ') });
  const names = typeof only === 'string' ? only.split(',').map((name) => name.trim()) : PARTS;
  const parts = names.map(
    (name) => PARTS.find((part) => part === name) ?? fail('wrongPart', { given: name, parts: PARTS.join(', ') }),
  );
  return {
    lang,
    parts: PARTS.filter((part) => parts.includes(part)),
    quick: values['quick'] === true,
    json: values['json'] === true,
    help: values['help'] === true,
  };
};
