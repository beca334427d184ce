import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { Source } from '../text/source.js';

/** Whether a finding beside broken texts is certain: one about a name that stands in such a text may be wrong. */
export const isSureBeside = ({ values }: Diagnostic, broken: readonly Source[]): boolean =>
  !Object.values(values).some((value) => {
    const name = String(value);
    return /^[\w.-]{2,}$/.test(name) && broken.some(({ text }) => text.includes(name));
  });
