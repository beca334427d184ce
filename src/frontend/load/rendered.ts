import { need, needLang } from '../../engine/model/given.js';
import type { Lang } from '../../engine/model/words.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { type DiagnosticJson, type RenderStyle, render, toJson } from '../diagnostics/render.js';

/**
 * A diagnostic in words.
 *
 * @param style `pretty` shows the place in the text with a caret and says what to do next, `line` is one line
 * @throws Fault `fault.argument`
 */
export function renderDiagnostic(diagnostic: Diagnostic, lang: Lang, style: RenderStyle): string {
  need(diagnostic, 'diagnostic', 'renderDiagnostic');
  needLang(lang, 'renderDiagnostic');
  return render(diagnostic, lang, style);
}

/**
 * A diagnostic as data, with its words in one language.
 *
 * @throws Fault `fault.argument`
 */
export function diagnosticToJson(diagnostic: Diagnostic, lang: Lang): DiagnosticJson {
  need(diagnostic, 'diagnostic', 'diagnosticToJson');
  needLang(lang, 'diagnosticToJson');
  return toJson(diagnostic, lang);
}
