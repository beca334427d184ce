export declare function writeDesk(folder: string, options: { readonly isServed: boolean }): Promise<readonly string[]>;
