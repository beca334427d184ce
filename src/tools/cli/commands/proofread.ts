import { nearest } from '../../../engine/model/spelling.js';
import { DiagnosticError, diagnostic } from '../../../frontend/diagnostics/diagnostic.js';
import type { PairFinding } from '../../texts/checks/across.js';
import { dismiss, dismissalsFile, dismissalsJson, readDismissals } from '../../texts/checks/dismissals.js';
import { type CheckName, checkNames } from '../../texts/checks/finding.js';
import { fixedFiles } from '../../texts/checks/fix.js';
import { proofDiagnostic, proofread as proofOf, severityOf } from '../../texts/checks/proof.js';
import type { Call, Command } from '../command.js';
import { type Exit, exit } from '../exit.js';
import { formatOption, printReport, wantsJson } from '../formats/format.js';
import { textOptions } from '../official-text.js';
import { openRules, rulesFolder } from '../opening.js';
import { proofreadTexts } from '../proofread-texts.js';
import { inJson, painted } from '../reporting.js';
import { textsRead } from '../text/open.js';
import { writeFiles } from '../writing.js';

const words = {
  total: {
    en: '{texts} {texts?text:texts}: {open} open {open?finding:findings}, {dismissed} dismissed',
    it: '{texts} {texts?testo:testi}: {open} {open?segnalazione aperta:segnalazioni aperte}, {dismissed} {dismissed?scartata:scartate}',
  },
  dismissed: {
    en: '{count} {count?finding:findings} dismissed in {file}',
    it: '{count} {count?segnalazione scartata:segnalazioni scartate} in {file}',
  },
  tidied: {
    en: '{count} {count?dismissal:dismissals} taken out of {file}',
    it: '{count} {count?voce tolta:voci tolte} da {file}',
  },
  fixed: { en: '{count} {count?text:texts} corrected', it: '{count} {count?testo corretto:testi corretti}' },
} as const;

export const proofread: Command = {
  name: 'proofread',
  summary: { en: 'check texts against their translations', it: 'confronta i testi con le loro traduzioni' },
  usage: ['[--only CHECK] [--unit KEY] [--dismiss WHY | --fix | --tidy]', 'TRANSLATION SOURCE [--only CHECK]'],
  about: {
    en: 'Reads every text of the rules in both languages: numbers, references, terms, names, may and must, negation, spelling of\narticles and accents, and more (docs/translators.md). The same findings are in “check”. --dismiss puts aside all that is\nshown, with a reason, until the text changes. With two official texts their paragraphs are checked, paired by number.',
    it: 'Legge ogni testo delle regole nelle due lingue: numeri, rimandi, termini, nomi, può e deve, negazioni, articoli e accenti\ne altro (docs/translators.md). Le stesse segnalazioni sono in «check». --dismiss scarta tutto ciò che si vede, con un\nmotivo, finché il testo non cambia. Con due testi ufficiali si controllano i capoversi, appaiati per numero.',
  },
  positionals: { names: ['TRANSLATION', 'SOURCE'], least: 0, most: 2 },
  options: [
    {
      name: 'only',
      value: 'CHECK',
      repeats: true,
      about: { en: 'only findings of this check', it: 'solo le segnalazioni di questo controllo' },
    },
    {
      name: 'unit',
      value: 'KEY',
      repeats: true,
      about: {
        en: 'only texts whose key begins so; a star stands for anything',
        it: 'solo i testi la cui chiave comincia così; un asterisco vale tutto',
      },
    },
    {
      name: 'dismiss',
      value: 'WHY',
      about: { en: 'put aside what is found, for this reason', it: 'scarta ciò che si trova, per questo motivo' },
    },
    { name: 'fix', about: { en: 'make the safe corrections', it: 'fai le correzioni sicure' } },
    {
      name: 'tidy',
      about: { en: 'take out dismissals that are void', it: 'togli le voci scartate che non valgono più' },
    },
    textOptions[0]!,
    formatOption,
  ],
  examples: [
    { line: 'tavolata proofread', about: { en: 'all open findings', it: 'tutte le segnalazioni aperte' } },
    {
      line: "tavolata proofread --unit 'scenario:801*' --only numbers --dismiss 'said otherwise'",
      about: { en: 'put several aside in one step', it: 'scartarne varie in un passo solo' },
    },
    {
      line: 'tavolata proofread downloads/805.txt downloads/20250919.txt',
      about: { en: 'an Italian page against the English', it: "una pagina italiana contro l'inglese" },
    },
  ],
  run,
};

function run(call: Call): Exit {
  const only = checksOf(call);
  if (call.positionals.length > 0) return proofreadTexts(call, only);
  const folder = rulesFolder(call);
  const { documents, rulebook } = openRules(call);
  const dismissed = readDismissals(folder);
  const proof = proofOf(documents, dismissed, { units: textsRead({ documents }, folder), rulebook });
  const isWanted = unitsWanted(call);
  const shown = proof.open.filter(({ key, check }) => only(check) && isWanted(key));
  const file = dismissalsFile(folder);
  const textsOf = (key: string) => proof.texts.get(key);
  const why = call.value('dismiss');
  if (why !== undefined) {
    writeFiles([{ file, text: dismissalsJson(dismiss(shown, dismissed, textsOf, why)) }], {
      force: true,
      folders: true,
    });
    return done(call, words.dismissed, { count: shown.length, file });
  }
  if (call.flag('tidy')) {
    writeFiles([{ file, text: dismissalsJson(dismissed.filter((one) => !proof.vain.includes(one))) }], {
      force: true,
      folders: true,
    });
    return done(call, words.tidied, { count: proof.vain.length, file });
  }
  if (call.flag('fix')) {
    const files = fixedFiles(proof, shown);
    writeFiles(files.map(({ file: path, text, read }) => ({ file: path, text, read })));
    return done(call, words.fixed, { count: files.reduce((sum, { fixes }) => sum + fixes, 0) });
  }
  return tell(
    call,
    shown.map((one) => proofDiagnostic(proof, one)),
    shown,
    {
      texts: proof.texts.size,
      open: shown.length,
      dismissed: proof.found.length - proof.open.length,
    },
  );
}

function done(
  call: Call,
  line: (typeof words)['fixed' | 'tidied' | 'dismissed'],
  values: { readonly [name: string]: string | number },
): Exit {
  if (wantsJson(call)) call.printJson(values);
  else call.print(call.say(line, values));
  return exit.fine;
}

function tell(
  call: Call,
  diagnostics: ReturnType<typeof proofDiagnostic>[],
  shown: readonly PairFinding[],
  totals: { readonly [name: string]: number },
): Exit {
  const code = shown.some(({ check }) => severityOf(check) !== 'advice') ? exit.findings : exit.fine;
  if (printReport(call, { command: 'proofread', findings: diagnostics })) return code;
  if (wantsJson(call)) {
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
  for (const [nth, name] of given.entries())
    if (!(checkNames as readonly string[]).includes(name)) {
      const suggestion = nearest(name, checkNames);
      throw new DiagnosticError([
        diagnostic('cli.unknown-check', {
          at: call.atOption('only', nth),
          values: { name, checks: checkNames.join('\n') },
          suggestion,
        }),
      ]);
    }
  return (check) => given.length === 0 || given.includes(check);
}

function unitsWanted(call: Call): (key: string) => boolean {
  const patterns = call.values('unit').map((pattern) => {
    const parts = pattern.split('*').map((part) => part.replace(/[\\^$.+?()[\]{}|]/g, '\\$&'));
    return new RegExp(`^${parts.join('.*')}`);
  });
  return (key) => patterns.length === 0 || patterns.some((pattern) => pattern.test(key));
}
