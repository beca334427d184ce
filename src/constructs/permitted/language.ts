import type { Syntax } from '../../../grammar/syntax.js';
import * as t from '../../../grammar/tokens.js';
import type { Node, NodeOf } from '../../engine/model/tree.js';
import { isList, type OneType, type Type } from '../../engine/model/type.js';
import { one, printType } from '../../frontend/language/types/type-text.js';
import { isNothing, listOf, truth } from '../../frontend/language/types/types.js';
import type { WrittenConstruct } from '../language-construct.js';

const verdict: OneType = one(['Verdict']);
/** Verdicts under which something may be done. */
const permitting: readonly string[] = ['allowed', 'required'];

/**
 * `verdict is permitted`: membership in the list of verdicts that permit something. It needs no node of its own:
 * evaluation, plans and checks treat it as that list.
 */
const permitted: WrittenConstruct<'permitted'> = {
  forms: [
    {
      level: 'comparison',
      behind: [t.IsPermitted, t.IsNotPermitted],
      follow(reader, of, start) {
        const sign = reader.oneOf([t.IsPermitted, t.IsNotPermitted], 2);
        const negated = sign.tokenType === t.IsNotPermitted;
        return { op: 'permitted', at: reader.from(start), of, signAt: t.tokenRange(sign), negated };
      },
    },
  ],
  resolve({ of: asked, at, signAt, negated }, scope) {
    const of = scope.resolve(asked, verdict);
    if (!isVerdict(of.type)) scope.fault('type.not-a-verdict', of.at, { values: { found: printType(of.type) } });
    const items = permitting.map((value): NodeOf<'literal'> => ({ op: 'literal', value, at: signAt, type: verdict }));
    const right: Node = { op: 'list', items, at: signAt, type: listOf(verdict) };
    return { op: 'compare', sign: negated ? 'not in' : 'in', left: of, right, at, type: truth };
  },
  print: ({ of, negated }, text) => `${text(of, 'sets')} ${negated ? 'is not permitted' : 'is permitted'}`,
};

const isVerdict = (type: Type): boolean =>
  isNothing(type) || (!isList(type) && type.one.length === 1 && type.one[0] === 'Verdict');

/** True for `['allowed', 'required']` written out as a list of verdicts. */
export const writesOutPermission = (list: Syntax, item: Type): boolean =>
  isVerdict(item) &&
  list.op === 'list' &&
  list.items.length === permitting.length &&
  permitting.every((value) => list.items.some((part) => part.op === 'literal' && part.value === value));

export const language = { permitted };
