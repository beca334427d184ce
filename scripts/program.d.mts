/** Path of the command line as one file, made anew when a source has changed; of its source, where nothing can be written. */
export const program: () => Promise<string>;
