/** The bundles by name, with the file that each begins with. */
export const bundles: Readonly<Record<'tavolata' | 'tavolata-lean', string>>;
/** A script that defines `tavolata`, and how many bytes of it come from which file. */
export const bundled: (
  entry: string,
) => Promise<{ readonly text: string; readonly inputs: { readonly [file: string]: number } }>;
