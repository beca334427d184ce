import { join } from 'node:path';
import type { Lang } from 'tavolata/runtime';
import type { Environment } from './environment.js';
import { paintFor } from './paint.js';
import texts from './tour.json' with { type: 'json' };

/**
 * One table, some questions, a departure, and the other language: what `tavolata` shows without a command, in the
 * output of the commands themselves.
 */
export function tour(lang: Lang, surroundings: Environment, run: (args: readonly string[]) => void): void {
  const { out, examples = '' } = surroundings;
  const paint = paintFor(surroundings, 'out');
  const print = (...lines: readonly string[]): void => out(`${lines.join('\n')}\n`);
  print(...texts.picture.map((line) => paint('bold', line)), '', texts.about[lang]);
  for (const { note, line, otherLanguage } of texts.steps) {
    const [command = '', table = '', asked = '', ...options] = line;
    const args = [command, join(examples, table), asked, ...options];
    if (otherLanguage) args.push('--lang', lang === 'en' ? 'it' : 'en');
    const shown = args.map((arg) => (/[^\w./=-]/.test(arg) ? `'${arg}'` : arg)).join(' ');
    print('', paint(['bold', 'cyan'], `» ${note[lang]}`), paint('dim', `$ tavolata ${shown}`));
    run(otherLanguage ? args : [...args, '--lang', lang]);
  }
  print('', paint('dim', texts.on[lang]));
}
