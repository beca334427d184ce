import type { Lang } from 'tavolata/runtime';
import { render } from 'tavolata/workspace';
import { diagnostic } from '../../../messages/index.js';
import type { CheckName } from '../../../texts/checks/finding.js';
import { proofreadOfficial } from '../../../texts/checks/official.js';
import { severityOf } from '../../../texts/checks/own.js';
import { wordsOf } from '../../../texts/checks/proof.js';
import type { Call } from '../../command.js';
import { type Exit, exit } from '../../exit.js';
import { officialText } from '../../official-text.js';
import { openRules } from '../../opening.js';
import { inJson } from '../../reporting.js';
import texts from '../../words.json' with { type: 'json' };

const words = texts.proofreadTexts;

/** Checks an official text against the one that it was translated from, paragraph by paragraph. */
export function checkTexts(call: Call, isWanted: (check: CheckName) => boolean): Exit {
  const translation = officialText(call, 0, 'it').text;
  const source = officialText(call, 1, 'en').text;
  const { pairs, found } = proofreadOfficial(source, translation, wordsOf(openRules(call).documents));
  const shown = found.filter(({ check }) => isWanted(check));
  const diagnostics = shown.map(({ code, values, check }) => diagnostic(code, { severity: severityOf(check), values }));
  const counts = new Map<CheckName, number>();
  for (const { check } of shown) counts.set(check, (counts.get(check) ?? 0) + 1);
  const code = shown.length > 0 ? exit.findings : exit.fine;
  const excerpt = (key: string, language: Lang, start: number, end: number): string => {
    const pair = pairs.find((one) => one.key === key);
    const text = pair === undefined ? '' : language === source.language ? pair.source : pair.target;
    return text.slice(start, Math.min(end, start + 60));
  };
  if (call.json) {
    const where = shown.map(({ key, check, language, start, end, fix }) => ({
      key,
      check,
      language,
      start,
      end,
      ...(fix && { fix }),
    }));
    call.printJson({
      pairs: pairs.length,
      counts: Object.fromEntries(counts),
      findings: inJson(diagnostics, call.lang).map((one, index) => ({ ...where[index], ...one })),
    });
    return code;
  }
  for (const [index, { key, check, language, start, end }] of shown.entries()) {
    const words = excerpt(key, language, start, end);
    call.print(
      `${call.paint('bold', key)} ${language}: ${words === '' ? '' : `${call.paint('yellow', words)} – `}${render(diagnostics[index]!, call.lang, 'line')} (${check})`,
    );
  }
  const list = [...counts].map(([check, count]) => `${check} ${count}`).join(', ');
  call.print(call.say(words.total, { pairs: pairs.length, found: shown.length, counts: list || '–' }));
  return code;
}
