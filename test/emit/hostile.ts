import type { Entry } from '../../src/model/entry.js';
import type { Rulebook } from '../../src/model/rulebook.js';
import type { Node } from '../../src/model/tree.js';

/** Texts that would do something if they became code. */
export const HOSTILE: readonly string[] = [
  '"; globalThis.stolen = 1; "',
  "'; globalThis.stolen = 1; '",
  '`$' + '{globalThis.stolen = 1}`',
  '$' + '{globalThis.stolen = 1}',
  '*/ globalThis.stolen = 1; /*',
  '\n globalThis.stolen = 1; //',
  '\r globalThis.stolen = 1; //',
  '\u2028 globalThis.stolen = 1; //',
  '\u2029 globalThis.stolen = 1; //',
  '</script><script>globalThis.stolen = 1</script>',
  '<!-- --> globalThis.stolen = 1',
  '\\"; globalThis.stolen = 1; //',
  '\\u0022; globalThis.stolen = 1; //',
  '(globalThis.stolen = 1)',
  '__proto__',
  'constructor',
  'await',
  'arguments',
  'bind',
  'runtime',
  'same',
  'è più',
  '\u{1F600}',
  '\ud800',
  '',
];

const base = { at: [0, 0] as const };
const text = { one: ['Text'], none: false };
const truth = { one: ['Boolean'], none: false };
const words = (said: string) => ({ en: said, it: said });
const literalNode = (value: string): Node => ({ ...base, op: 'literal', value, type: text });
const nameNode = (name: string, kind: 'parameter' | 'let' | 'event' | 'member'): Node => ({
  ...base,
  op: 'name',
  name,
  kind,
  type: text,
});
const expression = (tree: Node, said: string) => ({ text: said, tree });

/** A rulebook in which every name, id, text, phrase and value is one of the hostile texts; `i` turns them round. */
export const hostile = (i: number): { readonly rulebook: Rulebook; readonly names: readonly string[] } => {
  const name = (k: number): string => HOSTILE[(i + k) % HOSTILE.length] as string;
  const parts = {
    question: name(0),
    verdict: name(1),
    parameter: name(2),
    let: name(3),
    event: name(4),
    field: name(5),
    member: name(6),
    value: name(7),
  };
  const common = {
    name: words(name(8)),
    text: { en: { says: name(9), state: 'draft' }, it: { says: name(9), state: 'draft' } },
  };
  const filler = {
    numbered: { '2026-09-25': [name(10), name(11)] },
    overrides: [],
    replaces: [],
    before: [],
    after: [],
    source: { file: name(12), pointer: '' },
  };
  const list: Node = {
    ...base,
    op: 'list',
    items: [literalNode(parts.value), nameNode(parts.parameter, 'parameter')],
    type: { list: text },
  };
  const among: Node = {
    ...base,
    op: 'each',
    name: parts.member,
    in: list,
    where: {
      ...base,
      op: 'compare',
      sign: 'is not',
      left: nameNode(parts.member, 'member'),
      right: literalNode(name(13)),
      type: truth,
    },
    type: { list: text },
  };
  const entries = [
    {
      ...common,
      ...filler,
      id: `a ${name(14)}`,
      kind: 'definition',
      layer: name(15),
      hook: 'answers',
      of: parts.question,
      let: { [parts.let]: expression(among, name(16)) },
      cases: [
        {
          when: expression(
            {
              ...base,
              op: 'compare',
              sign: 'in',
              left: nameNode(parts.parameter, 'parameter'),
              right: nameNode(parts.let, 'let'),
              type: truth,
            },
            name(17),
          ),
          value: expression(nameNode(parts.let, 'let'), name(18)),
        },
      ],
    },
    {
      ...common,
      ...filler,
      id: `b ${name(19)}`,
      kind: 'prohibition',
      layer: name(15),
      hook: 'answers',
      of: parts.verdict,
      let: {},
      verdict: 'deny',
      when: expression(
        {
          ...base,
          op: 'compare',
          sign: 'is',
          left: nameNode(parts.parameter, 'parameter'),
          right: literalNode(parts.value),
          type: truth,
        },
        name(20),
      ),
    },
    {
      ...common,
      ...filler,
      id: `c ${name(21)}`,
      kind: 'procedure',
      layer: name(15),
      hook: 'expands',
      of: parts.event,
      let: {
        [parts.let]: expression(
          {
            ...base,
            op: 'fact',
            of: { ...base, op: 'name', name: 'event', kind: 'event', type: { one: [parts.event], none: false } },
            fact: parts.field,
            type: text,
          },
          name(22),
        ),
      },
      steps: [
        {
          name: name(23),
          let: {},
          do: [
            expression(
              {
                ...base,
                op: 'make',
                what: 'event',
                name: `told ${parts.event}`,
                args: { [parts.field]: nameNode(parts.let, 'let') },
                type: { one: [`told ${parts.event}`], none: false },
              },
              name(24),
            ),
          ],
        },
      ],
    },
  ] as unknown as readonly Entry[];
  const parameter = { name: parts.parameter, type: text };
  const event = (of: string, told: boolean) => ({
    name: of,
    phrase: words(name(9)),
    fields: [{ name: parts.field, type: text }],
    changes: [],
    told,
    final: false,
    repeats: false,
    merges: false,
  });
  const vocabulary = {
    layers: Object.fromEntries([[name(15), { id: name(15), tier: '', height: 0, names: words(name(9)) }]]),
    enumerations: {},
    entities: {
      Setup: {
        name: 'Setup',
        noun: { en: { one: name(9), many: '' }, it: { one: '', many: '', gender: 'm' } },
        single: 'setup',
        constant: true,
        facts: { edition: { name: 'edition', type: text, slot: 0, phrase: words('') } },
      },
    },
    questions: Object.fromEntries([
      [
        parts.question,
        {
          name: parts.question,
          phrase: words(name(9)),
          parameters: [parameter],
          result: { list: text },
          policy: 'value',
          silence: name(9),
        },
      ],
      [
        parts.verdict,
        {
          name: parts.verdict,
          phrase: words(name(9)),
          parameters: [parameter],
          result: { one: ['Verdict'], none: false },
          policy: 'verdict',
        },
      ],
    ]),
    events: Object.fromEntries([
      [parts.event, event(parts.event, false)],
      [`told ${parts.event}`, event(`told ${parts.event}`, true)],
    ]),
    nouns: {},
    verify: [],
    slots: 1,
  };
  const rulebook = {
    format: 1,
    vocabulary,
    editions: [{ date: '2026-09-25', names: words(name(9)) }],
    entries,
    matters: {},
  } as unknown as Rulebook;
  return { rulebook: JSON.parse(JSON.stringify(rulebook)) as Rulebook, names: Object.values(parts) };
};
