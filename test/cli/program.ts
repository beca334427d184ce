import { program } from '../../scripts/program.mjs';

/** The command line as one file, for tests that start processes. */
export const PROGRAM = await program();
