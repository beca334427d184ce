import { build } from 'esbuild';
import { must } from './session.js';

/**
 * What a bundler takes in for some imports, in bytes of minified code: each limit is what the import needs now, and a hundredth more. The
 * words of faults in both languages are 16 kB of each. The evaluator comes with what opens tables, and with it the search for what a
 * crowded board may declare (508.1d, 509.1c), 20 kB: which functions a rulebook calls is not known before it is there.
 */
export async function checkShaking(folder: string): Promise<void> {
  const most = {
    runtime: { VERDICTS: 150, Fault: 18_000, ask: 32_100, prepare: 28_200, explain: 105_700 },
    compiler: { refusalDiagnostic: 23_100, makeTable: 169_500, renderDiagnostic: 148_000, compileEntries: 702_000 },
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
