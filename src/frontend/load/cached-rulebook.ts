import { defined } from '../../engine/model/defined.js';
import type { Rulebook } from '../../engine/model/rulebook.js';
import { readVerified, writeAtomic } from '../cache/atomic-file.js';
import { digest } from '../cache/digest.js';
import { programDigest } from '../cache/program.js';
import type { AlsoAt, Diagnostic } from '../diagnostics/diagnostic.js';
import { type FolderFiles, wholeText } from '../read/folder.js';
import type { ReadDocuments } from '../read/rulebook.js';
import type { Source, Span } from '../text/source.js';
import type { Loaded } from './linked.js';

/** A rulebook as read, checked and linked, with all its diagnostics. */
interface CachedRulebook {
  readonly rulebook: Rulebook;
  readonly diagnostics: readonly CachedDiagnostic[];
}

/** A place by the name of its file. */
type CachedSpan = Omit<Span, 'source'> & { readonly file: string };
type CachedAlso = Omit<AlsoAt, 'at'> & { readonly at: CachedSpan };
type CachedDiagnostic = Omit<Diagnostic, 'at' | 'also'> & {
  readonly at?: CachedSpan;
  readonly also?: readonly CachedAlso[];
};

/**
 * The rulebook of some files, from a cache folder if the very same program has loaded the very same texts before. A
 * rulebook with errors is never cached.
 *
 * @param load reads, checks and links the files
 */
export function keptRulebook(folder: FolderFiles, cache: string, load: () => Loaded): Loaded {
  const { shown, files, problems } = folder;
  if (problems.length > 0) return load();
  const name = digest([programDigest(), shown, wholeText(folder)].join('\n'));
  const file = `${cache}/rulebook-${Buffer.from(name, 'base64').toString('hex').slice(0, 20)}.json`;
  const before = readVerified(file) as { readonly name: string; readonly kept: CachedRulebook } | undefined;
  if (before?.name === name) {
    const sources = new Map(files.map(({ source }) => [source.file, source]));
    return {
      rulebook: before.kept.rulebook,
      diagnostics: before.kept.diagnostics.map((one) => restored(one, sources)),
      // Places in the files are loaded only on demand.
      get documents() {
        // Wherever there was a rulebook, there are documents.
        return load().documents as ReadDocuments;
      },
    };
  }
  const loaded = load();
  const { rulebook, diagnostics } = loaded;
  if (rulebook !== undefined) writeAtomic(file, { name, kept: { rulebook, diagnostics: diagnostics.map(written) } });
  return loaded;
}

const placed = ({ source, start, end }: Span): CachedSpan => ({ file: source.file, start, end });

const written = ({ at, also, ...rest }: Diagnostic): CachedDiagnostic =>
  defined({ ...rest, at: at && placed(at), also: also?.map((one) => ({ ...one, at: placed(one.at) })) });

function restored({ at, also, ...rest }: CachedDiagnostic, sources: ReadonlyMap<string, Source>): Diagnostic {
  const span = ({ file, start, end }: CachedSpan): Span => ({ source: sources.get(file) as Source, start, end });
  return defined({ ...rest, at: at && span(at), also: also?.map((one) => ({ ...one, at: span(one.at) })) });
}
