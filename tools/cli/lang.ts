import type { Lang } from 'tavolata/runtime';
export const langs: readonly Lang[] = ['en', 'it'];

/** The language of the environment: Italian if a locale begins with `it`, otherwise English. */
export function langOf(env: { readonly [name: string]: string | undefined }): Lang {
  const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return /^it([_.@-]|$)/i.test(locale) ? 'it' : 'en';
}

/** The language that the arguments request, before they are parsed: mistakes in them are reported in it. */
export function langAmong(args: readonly string[]): Lang | undefined {
  for (const [index, arg] of args.entries()) {
    if (arg === '--') return undefined;
    const value = arg === '--lang' ? args[index + 1] : arg.startsWith('--lang=') ? arg.slice(7) : undefined;
    const found = langs.find((lang) => lang === value);
    if (found !== undefined) return found;
  }
  return undefined;
}
