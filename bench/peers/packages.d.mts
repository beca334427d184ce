/** Imports a package of a peer by its name. */
export const load: (name: string) => Promise<unknown>;
