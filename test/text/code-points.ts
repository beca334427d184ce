import fc from 'fast-check';

/** Any code point but halves of pairs: fast-check's “binary”, without the map of a million entries that each of its strings makes. */
export const codePoint = fc
  .nat(0x10ffff - 0x800)
  .map((code) => String.fromCodePoint(code < 0xd800 ? code : code + 0x800));
