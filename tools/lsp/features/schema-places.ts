import { loadSchema } from 'tavolata/files';
import { type JsonPath, pointerPath, type SchemaName } from 'tavolata/workspace';

interface SchemaNode {
  readonly $ref?: string;
  readonly properties?: { readonly [key: string]: SchemaNode };
  readonly additionalProperties?: SchemaNode | boolean;
  readonly items?: SchemaNode;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly type?: string;
  readonly oneOf?: readonly SchemaNode[];
  readonly anyOf?: readonly SchemaNode[];
  readonly description?: string;
  readonly markdownDescription?: string;
}

interface PlacedNode {
  readonly node: SchemaNode;
  /** The file that references without a file name refer to. */
  readonly file: string;
}

/** What a schema says about a place: the keys of an object, and the listed values. */
export interface SchemaPlace {
  readonly keys: ReadonlyMap<string, string>;
  readonly values: readonly string[];
}

/** What is allowed at a place of a file of a kind. */
export function schemaPlace(kind: SchemaName, path: JsonPath): SchemaPlace {
  const start: readonly PlacedNode[] = followed({ node: { $ref: `${kind}.json` }, file: `${kind}.json` });
  const nodes = path.reduce<readonly PlacedNode[]>((all, key) => all.flatMap((one) => inside(one, key)), start);
  const keys = nodes.flatMap(({ node, file }) =>
    Object.entries(node.properties ?? {}).map(([key, value]) => [key, describedBy({ node: value, file })] as const),
  );
  const values = nodes.flatMap(({ node }) => [...(node.enum ?? []), ...(node.const === undefined ? [] : [node.const])]);
  return { keys: new Map(keys), values: values.filter((one) => typeof one === 'string') };
}

function describedBy(one: PlacedNode): string {
  const own = one.node.markdownDescription ?? one.node.description;
  return own ?? followed(one).flatMap(({ node }) => node.markdownDescription ?? node.description ?? [])[0] ?? '';
}

function inside({ node, file }: PlacedNode, key: string | number): readonly PlacedNode[] {
  const { properties = {}, additionalProperties, items } = node;
  const next =
    typeof key === 'number'
      ? items
      : (properties[key] ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined));
  return next === undefined ? [] : followed({ node: next, file });
}

/** A node with those that it refers to or is one of. */
function followed({ node, file }: PlacedNode, depth = 0): readonly PlacedNode[] {
  if (depth > 8) return [];
  const [target = '', place = ''] = node.$ref?.split('#') ?? [];
  const other = target === '' ? file : target;
  // Names are offered by the workspace, which also knows new ones.
  const referred =
    node.$ref === undefined || other === 'names.json' ? [] : [{ node: nodeAt(other, place), file: other }];
  const alternatives = [...(node.oneOf ?? []), ...(node.anyOf ?? [])].map((one) => ({ node: one, file }));
  return [{ node, file }, ...[...referred, ...alternatives].flatMap((one) => followed(one, depth + 1))];
}

const nodeAt = (file: string, place: string): SchemaNode =>
  pointerPath(place).reduce<unknown>(
    (node, key) => Object(node)[key],
    loadSchema(file.replace(/\.json$/, '')),
  ) as SchemaNode;
