import { toJson } from 'tavolata/workspace';
import { diagnostic } from '../../messages/index.js';
import type { TextFinding } from '../checks/finding.js';
import { severityOf } from '../checks/own.js';
import type { DeskFinding } from './data.js';

/** A finding with its words. */
export function inWords({ check, language, start, end, code, values, fix }: TextFinding): DeskFinding {
  const found = diagnostic(code, { severity: severityOf(check), values });
  const [en, it] = [toJson(found, 'en'), toJson(found, 'it')];
  return {
    check,
    language,
    start,
    end,
    says: { en: en.message, it: it.message },
    help: { en: en.help, it: it.help },
    ...(fix !== undefined && { fix }),
  };
}
