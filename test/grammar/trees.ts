import fc from 'fast-check';
import type { ChangeSyntax, Range, Syntax } from '../../grammar/syntax.js';
import { keywords } from '../../grammar/tokens.js';
import { codePoint } from '../text/code-points.js';

const at: Range = [0, 0];

const anyWord = fc.oneof(
  fc.stringMatching(/^[A-Za-z][A-Za-z0-9_]{0,6}$/),
  fc.constantFrom(...keywords, 'a', 'an', 'A', 'of', 'isA', 'nota'),
);
const name = anyWord.filter((word) => !keywords.has(word.toLowerCase()));
const entity = fc.stringMatching(/^[A-Z][A-Za-z0-9_]{0,6}$/);
const value = fc.oneof(
  fc.nat(),
  fc.constant(Number.MAX_SAFE_INTEGER),
  fc.string({ unit: codePoint, maxLength: 8 }),
  fc.constantFrom("'", "''", "it's", ' and ', '(', 'x: y', true, false, null),
);

const { tree, call } = fc.letrec<{ tree: Syntax; call: Extract<Syntax, { op: 'call' }>; inner: Syntax }>((tie) => {
  const op = <Op extends string>(word: Op) => fc.constant(word);
  const part = tie('inner');
  const logic = (word: 'and' | 'or') =>
    fc.record({
      op: op(word),
      at: fc.constant(at),
      // The parser flattens equal ones, so no tree has them.
      parts: fc.array(
        part.filter((one) => one.op !== word),
        { minLength: 2, maxLength: 3 },
      ),
    });
  const loop = { at: fc.constant(at), name, nameAt: fc.constant(at), in: part };
  const arbitraryCall = fc.record({
    op: op('call'),
    at: fc.constant(at),
    name,
    nameAt: fc.constant(at),
    args: fc.array(part, { maxLength: 2 }),
    named: fc.uniqueArray(fc.record({ name: anyWord, nameAt: fc.constant(at), value: part }), {
      maxLength: 2,
      selector: (argument) => argument.name,
    }),
  });
  const leaf = fc.oneof(
    fc.record({ op: op('literal'), at: fc.constant(at), value }),
    fc.record({ op: op('name'), at: fc.constant(at), name }),
  );
  const branch = fc.oneof(
    arbitraryCall,
    fc.record({ op: op('field'), at: fc.constant(at), of: part, field: anyWord, fieldAt: fc.constant(at) }),
    fc.record({ op: op('list'), at: fc.constant(at), items: fc.array(part, { maxLength: 3 }) }),
    fc.record(
      // biome-ignore lint/suspicious/noThenProperty: the tree names it as the language does
      { op: op('if'), at: fc.constant(at), test: part, then: part, else: part },
      { requiredKeys: ['op', 'at', 'test', 'then'] },
    ),
    fc.record({ op: op('let'), at: fc.constant(at), name, nameAt: fc.constant(at), value: part, body: part }),
    fc.record({ op: op('follow'), at: fc.constant(at), name, nameAt: fc.constant(at), in: part, yield: part }),
    fc.record({ op: op('otherwise'), at: fc.constant(at), left: part, right: part }),
    logic('and'),
    logic('or'),
    fc.record({ op: fc.constantFrom('not' as const, 'minus' as const), at: fc.constant(at), of: part }),
    fc.record(
      { op: op('each'), ...loop, where: part, by: part, yield: part },
      { requiredKeys: ['op', 'at', 'name', 'nameAt', 'in'] },
    ),
    fc.record(
      { op: op('first'), ...loop, where: part, by: part },
      { requiredKeys: ['op', 'at', 'name', 'nameAt', 'in'] },
    ),
    fc.record(
      { op: fc.constantFrom('any' as const, 'count' as const), ...loop, where: part },
      { requiredKeys: ['op', 'at', 'name', 'nameAt', 'in'] },
    ),
    fc.record(
      { op: op('every'), ...loop, where: part, yield: part },
      { requiredKeys: ['op', 'at', 'name', 'nameAt', 'in', 'yield'] },
    ),
    fc.record({
      op: op('compare'),
      at: fc.constant(at),
      sign: fc.constantFrom('is', 'is not', 'in', 'not in', 'within', '<', '<=', '>', '>=' as const),
      left: part,
      right: part,
    }),
    fc.record({
      op: op('permitted'),
      at: fc.constant(at),
      of: part,
      signAt: fc.constant(at),
      negated: fc.boolean(),
    }),
    fc.record({
      op: op('is a'),
      at: fc.constant(at),
      of: part,
      entity,
      entityAt: fc.constant(at),
      negated: fc.boolean(),
    }),
    fc.record({
      op: op('set'),
      at: fc.constant(at),
      sign: fc.constantFrom('with', 'without' as const),
      left: part,
      right: part,
    }),
    fc.record({
      op: op('sum'),
      at: fc.constant(at),
      sign: fc.constantFrom('+', '-', '*', 'div' as const),
      left: part,
      right: part,
    }),
  );
  return {
    inner: fc.oneof({ depthSize: 'small', withCrossShrink: true, maxDepth: 5 }, leaf, branch) as fc.Arbitrary<Syntax>,
    tree: fc.oneof({ weight: 1, arbitrary: leaf }, { weight: 9, arbitrary: branch }) as fc.Arbitrary<Syntax>,
    call: arbitraryCall as fc.Arbitrary<Extract<Syntax, { op: 'call' }>>,
  };
});

/** Any tree that the parser can give. */
export const anyTree: fc.Arbitrary<Syntax> = tree;

/** Any change that the parser can give. */
export const anyChange: fc.Arbitrary<ChangeSyntax> = fc.oneof(
  fc.record({
    op: fc.constantFrom(':=', '+=', '-=' as const),
    at: fc.constant(at),
    target: fc.record({
      op: fc.constant('field' as const),
      at: fc.constant(at),
      of: tree,
      field: anyWord,
      fieldAt: fc.constant(at),
    }),
    value: tree,
  }),
  fc.record({ op: fc.constant('create' as const), at: fc.constant(at), make: call }),
  fc.record({ op: fc.constant('delete' as const), at: fc.constant(at), of: tree }),
);
