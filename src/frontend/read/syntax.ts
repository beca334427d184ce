import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.js';
import { lineAndColumn, type Source } from '../text/source.js';
import { type JsonNode, Parser } from './parser.js';

// Nobody reads more, and in a file that is not JSON at all every token is a mistake.
const mostProblems = 100;

/** Thrown and caught in this file only: the rest cannot be judged sensibly. */
class TooManyErrors extends Error {}

/**
 * Parses strict JSON and goes on after a mistake as a reader would: each mistake is reported once, the first hundred at
 * most. There is a tree only if nothing stopped the parser, and it is faultless only if nothing was reported.
 */
export function parseJson(source: Source): { readonly root?: JsonNode; readonly problems: readonly Diagnostic[] } {
  const problems: Diagnostic[] = [];
  const report = (problem: Diagnostic) => {
    problems.push(problem);
    if (problems.length >= mostProblems || problem.code === 'json.too-deep') throw new TooManyErrors();
  };
  try {
    const root = new Parser(source, report).document();
    return { root, problems: withoutEchoes(source, problems) };
  } catch (error) {
    if (error instanceof TooManyErrors) return { problems: withoutEchoes(source, problems) };
    throw error;
  }
}

/**
 * After a missing quotation mark, the rest of the line is read inside out: text looks like words, and brackets
 * disappear in texts. Only the first problem of such a line is near the mistake; after it, nothing is certain except
 * that other lines lack a mark as well.
 */
function withoutEchoes(source: Source, problems: readonly Diagnostic[]): readonly Diagnostic[] {
  const lineOf = ({ at }: Diagnostic) => lineAndColumn(source, at!.start).line;
  const insideOut = new Set(problems.filter(({ code }) => code === 'json.text-not-closed').map(lineOf));
  if (insideOut.size === 0) return problems;
  const firstLine = Math.min(...insideOut);
  const isAboutOneToken = ({ code }: Diagnostic) => code !== 'json.not-closed' && code !== 'json.too-deep';
  const ordered = problems.filter(isAboutOneToken).toSorted((a, b) => a.at!.start - b.at!.start);
  const firstOf = [...insideOut].map((line) => ordered.find((problem) => lineOf(problem) === line)!);
  return [
    ...ordered.filter((problem) => lineOf(problem) < firstLine),
    ...firstOf.map((one) =>
      one.code === 'json.text-not-closed' ? one : diagnostic('json.quote-missing', { at: one.at }),
    ),
  ];
}
