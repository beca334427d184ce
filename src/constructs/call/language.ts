import type { TokenReader } from '../../../grammar/reader.js';
import type { CallSyntax, NamedArgument, Syntax, SyntaxOf } from '../../../grammar/syntax.js';
import * as t from '../../../grammar/tokens.js';
import type { WrittenConstruct } from '../language-construct.js';
import { resolveCall } from './language-resolve.js';

/** The arguments as they are written. */
type GivenArguments = Pick<CallSyntax, 'args' | 'named'>;

const call: WrittenConstruct<'call'> = {
  forms: [{ level: 'operand', begins: t.Name, rule: 'reference', read: readReference }],
  resolve: resolveCall,
  print({ name, args, named }, text) {
    const given = args.map((argument) => text(argument, 'expression'));
    const byName = named.map((argument) => `${argument.name}: ${text(argument.value, 'expression')}`);
    return `${name}(${[...given, ...byName].join(', ')})`;
  },
};

/** A name alone or with arguments. */
function readReference(reader: TokenReader): CallSyntax | SyntaxOf<'name'> {
  const { start } = reader;
  const word = reader.named(reader.take(t.Name));
  const given = reader.maybe(() => readArguments(reader));
  return given === undefined
    ? { op: 'name', at: word.nameAt, name: word.name }
    : { op: 'call', at: reader.from(start), ...word, ...given };
}

/** Arguments in their parentheses. */
export function readArguments(reader: TokenReader, complaint?: Parameters<TokenReader['take']>[1]): GivenArguments {
  const args: Syntax[] = [];
  const named: NamedArgument[] = [];
  reader.take(t.LeftParenthesis, complaint);
  reader.below(undefined, () =>
    reader.series(() => {
      const { start } = reader;
      const name = reader.maybe(() => {
        const word = reader.take(t.Word);
        reader.take(t.Colon);
        return word;
      }, 1);
      const value = reader.read('expression');
      if (name !== undefined) {
        addNamed(reader, { name: name.image, nameAt: t.tokenRange(name), value }, named);
        return;
      }
      args.push(value);
      if (named.length === 0) return;
      const also = { at: named[0]!.nameAt, label: 'named' };
      reader.refuse('grammar.positional-after-named', reader.from(start), { also });
    }),
  );
  reader.take(t.RightParenthesis);
  return { args, named };
}

function addNamed(reader: TokenReader, argument: NamedArgument, named: NamedArgument[]): void {
  const before = named.find(({ name }) => name === argument.name);
  if (before !== undefined) {
    const details = { values: { name: before.name }, also: { at: before.nameAt, label: 'first' } };
    reader.refuse('grammar.name-twice', argument.nameAt, details);
  }
  named.push(argument);
}

export const language = { call };
