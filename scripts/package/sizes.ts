import { build } from 'esbuild';
import { must } from './session.js';

/**
 * What a bundler takes in for some imports, in bytes of minified code: each limit is what the import needs now, and a hundredth more. The
 * words of faults in both languages are 16 kB of each. The search for what a crowded board may declare (508.1d, 509.1c) is 20 kB of all
 * that asks: it is a function of the rule language, and which functions a rulebook calls is not known before it is there.
 */
export async function checkShaking(folder: string): Promise<void> {
  const most = {
    runtime: { VERDICTS: 150, Fault: 17_600, ask: 75_500, prepare: 73_500, explain: 105_000 },
    compiler: { refusalDiagnostic: 23_400, makeTable: 165_000, renderDiagnostic: 150_000, compileEntries: 900_000 },
  };
  const imports = Object.entries(most).flatMap(([from, names]) =>
    Object.entries(names).map(([name, limit]) => ({ from, name, limit })),
  );
  const tooLarge: string[] = [];
  for (const { from, name, limit } of imports) {
    const contents = `import { ${name} } from 'tavolata/${from}'; console.log(${name});`;
    const options = { bundle: true, minify: true, write: false, format: 'esm', platform: 'browser' } as const;
    const { outputFiles } = await build({ ...options, stdin: { contents, resolveDir: folder } });
    const size = outputFiles[0]?.contents.length ?? Number.POSITIVE_INFINITY;
    if (size > limit) tooLarge.push(`import { ${name} } costs ${size} bytes, at most ${limit}`);
  }
  must(tooLarge.length === 0, tooLarge.join('; ') || `${imports.length} imports cost no more than they may`);
}
