import { nearest } from 'tavolata/internals';
import { diagnostic } from '../../../messages/index.js';
import type { PairFinding } from '../../../texts/checks/across.js';
import { dismiss, dismissalFiles, dismissalsFile, readDismissals } from '../../../texts/checks/dismissals.js';
import { type CheckName, checkNames } from '../../../texts/checks/finding.js';
import { fixedFiles } from '../../../texts/checks/fix.js';
import { severityOf } from '../../../texts/checks/own.js';
import { proofDiagnostic, proofread as proofOf } from '../../../texts/checks/proof.js';
import { type Call, command } from '../../command.js';
import { type Exit, exit } from '../../exit.js';
import { printReport } from '../../formats/format.js';
import { openRules, rulesFolder } from '../../opening.js';
import { notAmong, refuse } from '../../refusing.js';
import { inJson, painted } from '../../reporting.js';
import { writeFiles } from '../../writing.js';
import texts from './check.json' with { type: 'json' };
import { checkTexts } from './check-texts.js';
import { textsRead } from './open.js';

const words = texts.words;

export const check = command(texts.help, run);

function run(call: Call): Exit {
  const only = checksOf(call);
  if (call.positionals.length > 0) return checkTexts(call, only);
  const folder = rulesFolder(call);
  const { documents, rulebook } = openRules(call);
  const dismissed = readDismissals(folder);
  const proof = proofOf(documents, dismissed, { units: textsRead({ documents }, folder), rulebook });
  const isWanted = unitsWanted(call, [...proof.texts.keys()]);
  const isShown = ({ key, check }: PairFinding): boolean => only(check) && isWanted(key);
  const shown = proof.open.filter(isShown);
  const file = dismissalsFile(folder);
  const textsOf = (key: string) => proof.texts.get(key);
  const why = call.value('dismiss');
  if (why !== undefined) {
    writeFiles(dismissalFiles(folder, dismiss(shown, dismissed, textsOf, why)), { force: true, folders: true });
    return done(call, words.dismissed, { count: shown.length, file });
  }
  if (call.flag('fix')) {
    const files = fixedFiles(proof, shown);
    const left = dismissed.filter((one) => !proof.unused.includes(one));
    writeFiles(files.map(({ file: path, text, read }) => ({ file: path, text, read })));
    if (left.length < dismissed.length) writeFiles(dismissalFiles(folder, left), { force: true, folders: true });
    const count = files.reduce((sum, { fixes }) => sum + fixes, 0);
    return done(call, words.fixed, { count, void: dismissed.length - left.length });
  }
  return printResult(
    call,
    shown.map((one) => proofDiagnostic(proof, one)),
    shown,
    {
      texts: [...proof.texts.keys()].filter(isWanted).length,
      open: shown.length,
      dismissed: proof.found.filter(isShown).length - shown.length,
    },
  );
}

function done(
  call: Call,
  line: (typeof words)['fixed' | 'dismissed'],
  values: { readonly [name: string]: string | number },
): Exit {
  if (call.json) call.printJson(values);
  else call.print(call.say(line, values));
  return exit.fine;
}

function printResult(
  call: Call,
  diagnostics: ReturnType<typeof proofDiagnostic>[],
  shown: readonly PairFinding[],
  totals: { readonly [name: string]: number },
): Exit {
  const code = shown.some(({ check }) => severityOf(check) !== 'advice') ? exit.findings : exit.fine;
  if (printReport(call, { findings: diagnostics })) return code;
  if (call.json) {
    const units = shown.map(({ key, check, language, fix }) => ({ unit: key, check, language, ...(fix && { fix }) }));
    call.printJson({
      ...totals,
      findings: inJson(diagnostics, call.lang).map((one, index) => ({ ...units[index], ...one })),
    });
    return code;
  }
  for (const [index, one] of diagnostics.entries())
    call.print(
      painted(one, call.lang, call.paint),
      call.paint('dim', `  ${shown[index]!.key} (${shown[index]!.check})`),
      '',
    );
  call.print(call.say(words.total, totals));
  return code;
}

/** @throws DiagnosticError for a check that does not exist */
function checksOf(call: Call): (check: CheckName) => boolean {
  const given = call.values('only');
  const checks = checkNames.join('\n');
  refuse(
    notAmong(call, 'only', {
      known: checkNames,
      code: 'cli.unknown-check',
      valuesOf: (name) => ({ name, checks }),
    }).slice(0, 1),
  );
  return (check) => given.length === 0 || given.includes(check);
}

/** @throws DiagnosticError for a pattern that no key has */
function unitsWanted(call: Call, keys: readonly string[]): (key: string) => boolean {
  const patterns = call.values('unit').map((pattern) => {
    const parts = pattern.split('*').map((part) => part.replace(/[\\^$.+?()[\]{}|]/g, '\\$&'));
    return new RegExp(`^${parts.join('.*')}`);
  });
  const unknown = call.values('unit').flatMap((pattern, nth) => {
    if (keys.some((key) => patterns[nth]!.test(key))) return [];
    const suggestion = nearest(pattern, keys);
    return [diagnostic('text.unknown-key', { at: call.atOption('unit', nth), values: { key: pattern }, suggestion })];
  });
  refuse(unknown);
  return (key) => patterns.length === 0 || patterns.some((pattern) => pattern.test(key));
}
