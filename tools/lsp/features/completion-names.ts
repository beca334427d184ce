import { HOOKS, namesIn, stepNames } from 'tavolata/internals';
import { builtIn, type JsonPath, type LinkedRules } from 'tavolata/workspace';
import { entryIds, mattersOf } from './completion-cases.js';

/** The names that a value can have in a JSON file of any kind. */
export function namesAt(path: JsonPath, rules: LinkedRules): readonly string[] {
  const { known } = rules.linker;
  const { questions, events, layers, entities, enumerations } = known.vocabulary;
  const key = String(path.findLast((part) => typeof part === 'string') ?? '');
  const isType =
    key === 'type' || key === 'result' || key === 'for' || ['parameters', 'fields'].includes(String(path.at(-2)));
  if (path[0] !== 'scenarios' && isType)
    return [...Object.keys(entities), ...Object.keys(enumerations), ...Object.keys(events), ...builtIn];
  if (key === 'default') return defaults(path, rules);
  switch (path[0]) {
    case 'entries':
      return ofEntries(path, key, rules);
    case 'scenarios':
      return key === 'because' || key === 'nearly' ? entryIds(rules) : inTable(path, rules);
    case 'suppressed':
      return key === 'at' ? [...entryIds(rules), ...caseIds(rules)] : [];
    case 'roles':
      return [...Object.keys(questions), ...Object.keys(events)];
    case 'layers':
      return key === 'tier' ? [...new Set(Object.values(layers).map(({ tier }) => tier))] : [];
    default:
      return key === 'event' ? Object.keys(events) : key === 'collection' ? [...known.collections.keys()] : [];
  }
}

function ofEntries(path: JsonPath, key: string, rules: LinkedRules): readonly string[] {
  const { known, units } = rules.linker;
  const { questions, events, layers } = known.vocabulary;
  const labels = new Set(units.flatMap(({ draft: { raw } }) => raw.labels ?? []));
  if (key !== 'answers' && HOOKS.some((hook) => hook === key)) return Object.keys(events);
  switch (key) {
    case 'before':
    case 'after':
    case 'with':
    case 'step':
      if (path.includes('steps')) return steps(rules);
      return [...entryIds(rules), ...[...labels].map((one) => `#${one}`)];
    case 'overrides':
    case 'replaces':
      return [...entryIds(rules), ...[...labels].map((one) => `#${one}`)];
    case 'logicOf':
      return entryIds(rules);
    case 'labels':
      return [...labels];
    case 'answers':
      return Object.keys(questions);
    case 'layer':
      return Object.keys(layers);
    case 'matter':
      return Object.keys(mattersOf(rules));
    case 'chosen':
      return Object.entries(mattersOf(rules)).flatMap(([matter, { choices }]) =>
        Object.keys(choices).map((choice) => `${matter}:${choice}`),
      );
    default:
      return [];
  }
}

/** Steps that the vocabulary has words for, and those of entries. */
const steps = ({ linker: { known, units } }: LinkedRules): readonly string[] => [
  ...(known.valuesOf(stepNames) ?? []),
  ...units.flatMap(({ draft: { raw } }) => (raw.steps ?? []).flatMap(({ step }) => step ?? [])),
];

const caseIds = ({ documents }: LinkedRules): readonly string[] =>
  documents.scenarios.flatMap(({ value }) =>
    (value as { readonly scenarios: readonly { readonly id: string }[] }).scenarios.map(({ id }) => id),
  );

/** Values of the enumeration of a fact in a table. */
function inTable(path: JsonPath, rules: LinkedRules): readonly string[] {
  const { known } = rules.linker;
  const [, , table, list, ...rest] = path;
  const entity =
    table === 'table' ? (known.collections.get(String(list)) ?? known.singles.get(String(list))) : undefined;
  const fact = rest.find((part) => typeof part === 'string');
  const type = entity?.facts[String(fact)]?.type;
  return type === undefined ? [] : namesIn(type).flatMap((one) => known.valuesOf(one) ?? []);
}

/** The default of a fact, and the default choice of a matter. */
function defaults(path: JsonPath, rules: LinkedRules): readonly string[] {
  const [part, owner, , fact] = path.filter((one) => typeof one === 'string');
  if (part === 'matters') return Object.keys(mattersOf(rules)[String(owner)]?.choices ?? {});
  const { known } = rules.linker;
  const type = known.entity(String(owner))?.facts[String(fact)]?.type;
  return type === undefined ? [] : namesIn(type).flatMap((one) => known.valuesOf(one) ?? []);
}
