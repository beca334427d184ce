import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.js';
import { listed } from '../diagnostics/fill.js';
import { type JsonDocument, pointer } from '../text/document.js';
import type { Source } from '../text/source.js';
import { nearest } from '../text/spelling.js';

/** What this page needs of a vocabulary. */
interface LayerWords {
  readonly tiers: readonly string[];
  readonly layers: { readonly [layer: string]: { readonly tier: string } };
  /** Without this role matters may be declared anywhere. */
  readonly roles?: { readonly rulings?: string };
}

/** What this page needs of a file of entries. */
interface EntriesWords {
  readonly matters?: unknown;
  readonly entries: readonly { readonly layer: string }[];
}

interface PlacedFile {
  readonly path: string;
  readonly source: Source;
  readonly kind: string;
  readonly document?: JsonDocument;
}

/** Folders in which entries of a tier may stand: named like the tier, or like several of it. */
const foldersOfTier = (tier: string): readonly string[] => [tier, `${tier}s`];

/**
 * The folder of a file says its tier, so that a reader finds an entry without a search: every layer belongs to a tier,
 * every file to the folder of a tier, and every entry to the folder of its layer's tier.
 */
export function folderDiagnostics(vocabulary: JsonDocument, files: readonly PlacedFile[]): Diagnostic[] {
  const { tiers, layers, roles } = vocabulary.value as LayerWords;
  const used = new Set(files.map(({ path }) => path.split('/')[0]!));
  const folderOf = (tier: string) => foldersOfTier(tier).find((folder) => used.has(folder)) ?? tier;
  return [
    ...unknownTiers(vocabulary),
    ...files.flatMap((file) => {
      const [folder, ...rest] = file.path.split('/');
      const tier = rest.length === 0 ? undefined : tiers.find((one) => foldersOfTier(one).includes(folder!));
      if (tier !== undefined && file.kind !== 'entries') return [];
      if (tier !== undefined)
        return [
          ...strangers(file, folder!, tier, layers, folderOf),
          ...misplacedMatters(file, tier, roles?.rulings, folderOf),
        ];
      const at = { source: file.source, start: 0, end: 0 };
      return [diagnostic('rulebook.stray-file', { at, values: { folders: listed(tiers.map(folderOf)) } })];
    }),
  ];
}

function unknownTiers(vocabulary: JsonDocument): Diagnostic[] {
  const { tiers, layers } = vocabulary.value as LayerWords;
  return Object.entries(layers).flatMap(([layer, { tier }]) => {
    if (tiers.includes(tier)) return [];
    const at = vocabulary.at(pointer('layers', layer, 'tier'));
    const values = { tier, tiers: listed(tiers) };
    return [diagnostic('rulebook.unknown-tier', { at, values, suggestion: nearest(tier, tiers) })];
  });
}

/** Entries of a file whose layer is unknown, or of another tier than their folder. */
function strangers(
  file: PlacedFile,
  folder: string,
  tier: string,
  layers: LayerWords['layers'],
  folderOf: (tier: string) => string,
): Diagnostic[] {
  const { document } = file;
  if (document === undefined) return [];
  return (document.value as EntriesWords).entries.flatMap(({ layer }, index) => {
    const at = document.at(pointer('entries', index, 'layer'));
    const known = layers[layer];
    if (known === undefined) {
      const names = Object.keys(layers);
      const values = { layer, layers: listed(names, 24) };
      return [diagnostic('rulebook.unknown-layer', { at, values, suggestion: nearest(layer, names) })];
    }
    if (known.tier === tier) return [];
    const values = { layer, folder, right: folderOf(known.tier) };
    return [diagnostic('rulebook.wrong-folder', { at, values })];
  });
}

function misplacedMatters(
  { document }: PlacedFile,
  tier: string,
  rulings: string | undefined,
  folderOf: (tier: string) => string,
): Diagnostic[] {
  if (document === undefined || rulings === undefined || tier === rulings) return [];
  if ((document.value as EntriesWords).matters === undefined) return [];
  const values = { right: folderOf(rulings) };
  return [diagnostic('rulebook.misplaced-matters', { at: document.keyAt('/matters'), values })];
}
