/** What the modules export from which the schemas come. */
interface Sources {
  readonly schemaFile: (file: string) => { readonly [keyword: string]: unknown };
  readonly schemaNames: readonly string[];
}

export declare const schemasModule: (sources: Sources) => string;
