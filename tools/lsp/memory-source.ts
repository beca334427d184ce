import { type FilePlace, mayBeRules, type RulesSource } from './source.js';

/** The apparent location of texts passed by a page. */
export const memoryRoot = 'file:///rules/';

/** Texts passed to a worker without files. */
export class MemorySource implements RulesSource {
  readonly house = [];

  /** @param given by path */
  constructor(private readonly given: { readonly [path: string]: string }) {}

  texts(): { readonly [path: string]: string } {
    return this.given;
  }

  uriOf(path: string): string {
    return memoryRoot + path.split('/').map(encodeURIComponent).join('/');
  }

  placeOf(uri: string): FilePlace | undefined {
    if (!mayBeRules(uri)) return undefined;
    const isInside = uri.startsWith(memoryRoot);
    const path = isInside ? uri.slice(memoryRoot.length) : (uri.split('/').at(-1) ?? '');
    return { path: path.split('/').map(decodeURIComponent).join('/'), isInside, file: uri };
  }

  read(path: string): string | undefined {
    return Object.hasOwn(this.given, path) ? this.given[path] : undefined;
  }

  beside(): { readonly [uri: string]: string | undefined } {
    return {};
  }
}
