export function nameOf(parts: readonly string[]): string;
export const stamp: () => { readonly source: string; readonly file: string };
export function generated(when: 'missing' | 'old'): void;
