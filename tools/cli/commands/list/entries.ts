import { comparedWith, type Entry, isInForce, numbersIn } from 'tavolata/internals';
import type { EditionDate, Rulebook } from 'tavolata/runtime';
import { harmless, listed } from 'tavolata/workspace';
import { uncomparedEntries } from '../../../check/editions.js';
import { byNumber } from '../../../check/numbers.js';
import { readDigests } from '../../../official/digest-files.js';
import { columns } from '../../columns.js';
import { type Call, command } from '../../command.js';
import { editionOf } from '../../entries.js';
import { type Exit, exit } from '../../exit.js';
import { rulesWanted } from '../../official-text.js';
import { type OpenRules, openRest, rulesFolder } from '../../opening.js';
import { notAmong, refuse } from '../../refusing.js';
import { editionLine } from '../../short-names.js';
import texts from './entries.json' with { type: 'json' };

const words = texts.words;

export const entries = command(texts.help, run);

/**
 * The entries that a call selects, in order, and the edition.
 *
 * @throws DiagnosticError for an unknown layer, kind, section or edition
 */
function entriesWanted(
  call: Call,
  open: OpenRules,
): { readonly found: readonly Entry[]; readonly edition: EditionDate } {
  checkFilters(call, open);
  const edition = editionOf(call, open.rulebook);
  const isWanted = rulesWanted(call);
  const behind = call.flag('unconfirmed')
    ? new Set(uncomparedEntries(open.rulebook, readDigests(rulesFolder(call)), edition))
    : undefined;
  const found = byFirstNumber(open.rulebook, edition).filter(
    (entry) =>
      wanted(call, entry) &&
      (call.value('sections') === undefined || numbersIn(entry, edition).some(isWanted)) &&
      (behind === undefined || behind.has(entry)),
  );
  return { found, edition };
}

function run(call: Call): Exit {
  const open = openRest(call);
  const { found: entries, edition } = entriesWanted(call, open);
  if (call.json) {
    const found = entries.map((entry) => ({
      ...summary(entry),
      numbers: numbersIn(entry, edition),
      confirmed: comparedWith(open.rulebook, entry),
    }));
    call.printJson({ edition, entries: found, diagnostics: [] });
    return exit.fine;
  }
  const lines = entries.map((entry) => [
    call.paint('cyan', shortened(numbersIn(entry, edition))),
    entry.id,
    ...(call.flag('unconfirmed') ? [call.paint('yellow', comparedWith(open.rulebook, entry) ?? '–')] : []),
    call.paint('dim', entry.kind),
    harmless(entry.name[call.lang]) +
      (entry.chosen === undefined ? '' : ` (${entry.chosen.matter}: ${entry.chosen.choice})`),
  ]);
  const references = entries.filter(({ hook }) => hook === undefined).length;
  call.print(
    call.paint('dim', editionLine(call, open.rulebook, edition)),
    ...columns(lines, { width: call.surroundings.columns }),
  );
  call.print(call.paint('bold', call.say(words.total, { entries: entries.length, references })));
  return exit.fine;
}

/** Some entries have so many numbers that all of them would leave no room for anything else. */
function shortened(numbers: readonly string[]): string {
  const shown = numbers.slice(0, mostNumbers).join(', ') || '–';
  return numbers.length > mostNumbers ? `${shown}, …` : shown;
}

const mostNumbers = 2;

const summary = ({ id, kind, layer, name, hook, of, chosen }: Entry) => ({ id, kind, layer, name, hook, of, chosen });

/** Entries in force, in the order of their first numbers; those without one come last. */
function byFirstNumber({ entries }: Rulebook, edition: EditionDate): readonly Entry[] {
  const first = (entry: Entry) => numbersIn(entry, edition).toSorted(byNumber)[0];
  return entries
    .filter((entry) => isInForce(entry, edition))
    .toSorted((a, b) => {
      const [x, y] = [first(a), first(b)];
      if (x === undefined || y === undefined) return Number(x === undefined) - Number(y === undefined) || byId(a, b);
      return byNumber(x, y) || byId(a, b);
    });
}

const byId = (a: Entry, b: Entry): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

function wanted(call: Call, { layer, kind }: Entry): boolean {
  const [layers, kinds] = [call.values('layer'), call.values('kind')];
  return (layers.length === 0 || layers.includes(layer)) && (kinds.length === 0 || kinds.includes(kind));
}

/** @throws DiagnosticError for a layer that is not in the vocabulary, or a kind without entries */
function checkFilters(call: Call, { rulebook }: OpenRules): void {
  const layers = Object.keys(rulebook.vocabulary.layers);
  const kinds = [...new Set(rulebook.entries.map(({ kind }) => kind))].sort();
  refuse([
    ...notAmong(call, 'layer', {
      known: layers,
      code: 'cli.unknown-layer',
      valuesOf: (layer) => ({ layer, layers: listed(layers, 24) }),
    }),
    ...notAmong(call, 'kind', {
      known: kinds,
      code: 'cli.unknown-kind',
      valuesOf: (kind) => ({ kind, kinds: listed(kinds) }),
    }),
  ]);
}
