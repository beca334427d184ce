import type { Plugin } from 'esbuild';

/** The bundles by name, with the file that each begins with. */
export const bundles: Readonly<Record<'tavolata' | 'tavolata-lean', string>>;
/** A script that defines `tavolata`, and how many bytes of it come from which file. */
export const bundled: (
  entry: string,
) => Promise<{ readonly text: string; readonly inputs: { readonly [file: string]: number } }>;
/** Entry points of the package by name, with the file that each begins with. */
export const modules: Readonly<
  Record<'index' | 'compiler' | 'runtime' | 'rulebook' | 'rulebook-fetched' | 'testing' | 'workspace', string>
>;
/** The file that the program begins with. */
export const program: string;
/** The library by the names under which tools import it. */
export const library: Plugin;
/** Puts compiled schemas in place of the file that compiles them; `modules` gives what `schema.ts` and that file export. */
export const schemasAhead: (modules: () => Promise<readonly object[]>) => Plugin;
/** Where there is no disk: of `tavolata/files` the schemas, as part of the bundle. */
export const schemasInside: Plugin;
/** Options for a script of a page, in one file. */
export const forPages: {
  readonly absWorkingDir: string;
  readonly bundle: true;
  readonly minify: true;
  readonly metafile: true;
  readonly platform: 'browser';
  readonly format: 'iife';
  readonly target: 'es2022';
  readonly jsx: 'automatic';
  readonly jsxImportSource: 'preact';
  readonly legalComments: 'none';
  readonly logLevel: 'warning';
};
/** Lets packages that `require` what the platform has import it. */
export const imported: Plugin;
/** Writes the command line into one file. */
export const writeProgram: (outfile: string) => Promise<unknown>;
/** The licences of the packages that some files, named from the root of the project, come from; each text once. */
export const licencesOf: (files: readonly string[]) => string;
/** Writes the program into a folder, with the licences of what it uses, and of the files that its page was made of. */
export const writePackage: (folder: string, ofPage: readonly string[]) => Promise<void>;
/** Writes the entry points and what they share into a folder. */
export const writeModules: (folder: string) => Promise<void>;
/** The texts of faults and refusals, which the smaller bundles leave out, by code, as JSON. */
export const messages: () => Promise<string>;
