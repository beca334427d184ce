import { mayBeRules, type RulesSource } from './source.js';

/** The apparent location of texts passed by a page. */
export const memoryRoot = 'file:///rules/';

/** Texts passed to a worker without files. */
export class MemorySource implements RulesSource {
  /** @param given by path */
  constructor(private readonly given: { readonly [path: string]: string }) {}

  texts(): { readonly [path: string]: string } {
    return this.given;
  }

  uriOf(path: string): string {
    return memoryRoot + path.split('/').map(encodeURIComponent).join('/');
  }

  placeOf(uri: string): { readonly path: string; readonly isInside: boolean } | undefined {
    if (!mayBeRules(uri)) return undefined;
    const isInside = uri.startsWith(memoryRoot);
    const path = isInside ? uri.slice(memoryRoot.length) : (uri.split('/').at(-1) ?? '');
    return { path: path.split('/').map(decodeURIComponent).join('/'), isInside };
  }

  read(path: string): string | undefined {
    return Object.hasOwn(this.given, path) ? this.given[path] : undefined;
  }
}
