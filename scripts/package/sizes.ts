import { build } from 'esbuild';
import { must } from './session.js';

/**
 * Checks the size of some imports in a bundle, in bytes of minified code: each limit is the current size plus one per
 * cent. The texts of faults in both languages are 16 kB of each. The code that opens tables includes the evaluator,
 * with the 20 kB search for legal declarations on crowded boards (508.1d, 509.1c), because a bundler cannot know which
 * functions a rulebook calls.
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
