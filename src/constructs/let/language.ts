import type { TokenType } from 'chevrotain';
import type { TokenReader } from '../../../grammar/reader.js';
import { faultAt, isOne, openedBy } from '../../../grammar/surroundings.js';
import * as t from '../../../grammar/tokens.js';
import { mentions } from '../../engine/model/nodes.js';
import { declarable } from '../../frontend/language/expressions/declaring.js';
import type { WrittenConstruct } from '../language-construct.js';

/** `let next be value: body`: the body sees the name, the value does not. */
const letIn: WrittenConstruct<'let'> = {
  forms: [
    {
      level: 'expression',
      begins: t.Let,
      rule: 'letExpression',
      read(reader) {
        const { at, name, value, body } = readDeclaration(reader, 'let', [t.Let, t.Be], [t.Is, t.In]);
        return { op: 'let', at, ...name, value, body };
      },
    },
  ],
  resolve(syntax, scope, expected) {
    const { name, nameAt, at } = syntax;
    const value = scope.resolve(syntax.value);
    declarable(name, nameAt, scope);
    const body = scope.with(name, { kind: 'member', type: value.type }).resolve(syntax.body, expected);
    if (!mentions(body, name)) scope.fault('lint.unused-let', nameAt, { values: { name }, severity: 'warning' });
    return { op: 'let', name, value, body, at, type: body.type };
  },
  giving: ({ body }) => [body],
  print: ({ name, value, body }, text, place) =>
    `let ${name} be ${text(value, 'expression', { head: true })}: ${text(body, 'expression', place)}`,
};

/**
 * A name with a value, and after a colon everything that can use the name.
 *
 * @param words the opening word, and the one between the name and the value
 * @param mistaken what people write in place of the second word
 */
export function readDeclaration(
  reader: TokenReader,
  op: 'let' | 'follow',
  [opening, joint]: readonly [TokenType, TokenType],
  mistaken: readonly TokenType[],
) {
  const { start } = reader;
  const word = reader.take(opening);
  const name = reader.takeName((place) => faultAt(place, `grammar.${op}-form`));
  reader.take(joint, (place) => {
    return faultAt(place, `grammar.${op}-form`, isOne(place.found, ...mistaken) ? { suggestion: joint.LABEL! } : {});
  });
  const value = reader.below(word, () => reader.read('expression'));
  reader.take(t.Colon, (place) => faultAt(place, `grammar.${op}-colon`, openedBy(word)));
  const body = reader.read('expression', 1);
  return { at: reader.from(start), name, value, body };
}

export const language = { let: letIn };
