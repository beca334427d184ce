import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { relative } from 'node:path';
import type { Rulebook } from '../../src/engine/model/rulebook.js';
import { DiagnosticError, diagnostic, hasErrors } from '../../src/frontend/diagnostics/diagnostic.js';
import { linked } from '../../src/frontend/load/linked.js';
import { type RulebookFile, readRulebook } from '../../src/frontend/read/rulebook.js';
import type { Span } from '../../src/frontend/text/source.js';
import { errorsOf } from './reporting.js';

/** Bytes of all files of a revision. */
const mostBytes = 256 * 1024 * 1024;

/**
 * The rules of a folder as they were in a revision of git.
 *
 * @param at where the call names the revision
 * @throws DiagnosticError without git, for a revision that there is not, and for rules that had errors
 */
export function rulesAt(folder: string, revision: string, at: Span): Rulebook {
  const fail = (code: string, values: { readonly [name: string]: string } = {}) =>
    new DiagnosticError([diagnostic(code, { at, values: { folder, revision, ...values } })]);
  const git = (args: readonly string[], input?: string): Buffer | undefined => {
    const { status, stdout, error } = spawnSync('git', ['-C', folder, ...args], { input, maxBuffer: mostBytes });
    if ((error as { readonly code?: string } | undefined)?.code === 'ENOENT') throw fail('cli.without-git');
    return status === 0 ? stdout : undefined;
  };
  const root = git(['rev-parse', '--show-toplevel'])?.toString().trim();
  if (root === undefined) throw fail('cli.no-checkout');
  const commit = git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`])
    ?.toString()
    .trim();
  if (commit === undefined) throw fail('cli.no-revision');
  const inside = relative(root, realpathSync(folder)).replaceAll('\\', '/');
  const paths = (
    git(['ls-tree', '-r', '--name-only', '-z', '--full-tree', commit, ...(inside === '' ? [] : [`${inside}/`])]) ?? ''
  )
    .toString()
    .split('\0')
    .filter((path) => /\.json$/i.test(path));
  if (paths.length === 0) throw fail('cli.no-rules-then');
  const texts = blobs(
    git(['cat-file', '--batch'], `${paths.map((path) => `${commit}:${path}`).join('\n')}\n`),
    paths.length,
  );
  const files = paths.map((path, index): RulebookFile => {
    const own = inside === '' ? path : path.slice(inside.length + 1);
    return { path: own, source: { file: `${revision}:${path}`, text: texts[index] ?? '' } };
  });
  const { rulebook, diagnostics } = linked(readRulebook(files, `${revision}:${inside}`));
  if (rulebook !== undefined) return rulebook;
  const [first] = errorsOf(diagnostics);
  if (first === undefined || !hasErrors(diagnostics)) throw fail('cli.no-rules-then');
  throw new DiagnosticError([...fail('cli.broken-then').diagnostics, first]);
}

/** The texts in what `git cat-file --batch` writes: a line with the size, then the text and a line end. */
function blobs(output: Buffer | undefined, count: number): readonly string[] {
  const texts: string[] = [];
  let at = 0;
  while (output !== undefined && texts.length < count) {
    const end = output.indexOf(10, at);
    const size = Number(/ blob (\d+)$/.exec(output.toString('utf8', at, end))?.[1] ?? 0);
    texts.push(output.toString('utf8', end + 1, end + 1 + size).replace(/^\uFEFF/, ''));
    at = end + 1 + size + 1;
  }
  return texts;
}
