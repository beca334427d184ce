import { nearest } from '../../engine/model/spelling.js';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.js';
import { listed } from '../diagnostics/fill.js';
import { type JsonDocument, pointer } from '../text/document.js';
import type { Source } from '../text/source.js';

/** What this file needs of a vocabulary. */
interface LayerWords {
  readonly tiers: readonly string[];
  readonly layers: { readonly [layer: string]: { readonly tier: string } };
  /** Without this role, matters may be declared anywhere. */
  readonly roles?: { readonly rulings?: string };
}

/** What this file needs of a file of entries. */
interface EntriesWords {
  readonly matters?: unknown;
  readonly vocabulary?: unknown;
  readonly entries: readonly { readonly layer: string }[];
}

interface PlacedFile {
  readonly path: string;
  readonly source: Source;
  readonly kind: string;
  readonly document?: JsonDocument;
}

/**
 * Faults of layers: every layer belongs to a tier, every entry to a layer, and matters are declared among rulings.
 * Folders have no meaning, but files of rules must be inside one.
 */
export function layerDiagnostics(vocabulary: JsonDocument, files: readonly PlacedFile[]): Diagnostic[] {
  const words = vocabulary.value as LayerWords;
  return [
    ...unknownTiers(vocabulary),
    ...files.flatMap((file) => {
      if (!file.path.includes('/'))
        return [diagnostic('rulebook.stray-file', { at: { source: file.source, start: 0, end: 0 } })];
      if (file.kind !== 'entries' || file.document === undefined) return [];
      return [...unknownLayers(file.document, words), ...misplacedMatters(file.document, words)];
    }),
  ];
}

/** Entries in a file of house rules whose tier is not that of rulings: they would pass for printed rules. */
export function notHouseRules(vocabulary: JsonDocument, document: JsonDocument): Diagnostic[] {
  const words = vocabulary.value as LayerWords;
  const tier = words.roles?.rulings;
  if (tier === undefined) return [];
  const right = Object.keys(words.layers).filter((layer) => words.layers[layer]?.tier === tier);
  return (document.value as EntriesWords).entries.flatMap(({ layer }, index) => {
    if (!(layer in words.layers) || right.includes(layer)) return [];
    const values = { layer, right: listed(right) };
    return [diagnostic('rulebook.not-a-house-rule', { at: document.at(pointer('entries', index, 'layer')), values })];
  });
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

function unknownLayers(document: JsonDocument, { layers }: LayerWords): Diagnostic[] {
  const names = Object.keys(layers);
  return (document.value as EntriesWords).entries.flatMap(({ layer }, index) => {
    if (Object.hasOwn(layers, layer)) return [];
    const at = document.at(pointer('entries', index, 'layer'));
    const values = { layer, layers: listed(names, 24) };
    const suggestion = nearest(layer, names) ?? names.find((name) => name.endsWith(`:${layer}`));
    return [diagnostic('rulebook.unknown-layer', { at, values, suggestion })];
  });
}

/** What only files of rulings may hold. */
function misplacedMatters(document: JsonDocument, { layers, roles }: LayerWords): Diagnostic[] {
  const { matters, vocabulary, entries } = document.value as EntriesWords;
  const tier = roles?.rulings;
  if (tier === undefined) return [];
  const isRuling = ({ layer }: { readonly layer: string }) =>
    !Object.hasOwn(layers, layer) || layers[layer]?.tier === tier;
  if (entries.every(isRuling)) return [];
  const misplaced = (code: string, key: string) => diagnostic(code, { at: document.keyAt(key), values: { tier } });
  return [
    ...(matters === undefined ? [] : [misplaced('rulebook.misplaced-matters', '/matters')]),
    ...(vocabulary === undefined ? [] : [misplaced('rulebook.misplaced-words', '/vocabulary')]),
  ];
}
