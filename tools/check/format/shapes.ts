import mapValues from 'lodash/mapValues.js';
import memoize from 'lodash/memoize.js';
import { loadSchema } from 'tavolata/files';
import { pointerPath, type SchemaName } from 'tavolata/workspace';
import type { LayoutShape } from './shape.js';

/** The kinds of files with a canonical form. */
export type FileKind = SchemaName;

/**
 * What a schema says about the layout of its values; each item of `lines` is a list of keys that share a line,
 * separated by blanks.
 */
interface SchemaLayout extends Pick<LayoutShape, 'hugged' | 'filled' | 'broken' | 'written'> {
  readonly lines?: readonly string[];
}

interface LaidOutSchema {
  readonly $ref?: string;
  readonly properties?: { readonly [key: string]: LaidOutSchema };
  readonly additionalProperties?: LaidOutSchema | boolean;
  readonly items?: LaidOutSchema;
  readonly layout?: SchemaLayout;
}

/** How a kind of file is laid out, as its schema says. */
export const shapeOf = memoize((kind: FileKind): LayoutShape => {
  return shapeAt(kind === 'table' || kind === 'setup' ? `outline.json#/$defs/${kind}` : `${kind}.json`);
});

/** @param reference a file of schemas, with the place in it */
function shapeAt(reference: string): LayoutShape {
  const [file = '', place = ''] = reference.split('#');
  // Names are names, however many there are.
  if (file === 'names.json') return {};
  const schema = pointerPath(place).reduce<unknown>(
    (inside, key) => Object(inside)[key],
    loadSchema(file.replace(/\.json$/, '')),
  );
  return shapeIn(schema as LaidOutSchema, file);
}

function shapeIn(
  { $ref, properties, additionalProperties, items, layout = {} }: LaidOutSchema,
  file: string,
): LayoutShape {
  const base = $ref === undefined ? {} : shapeAt($ref.startsWith('#') ? file + $ref : $ref);
  const { lines, ...flags } = layout;
  // The items of a text are its lines, unless it is a single line itself: then there are several.
  const isText = flags.written !== undefined && flags.written !== 'line';
  return {
    ...base,
    ...flags,
    ...(lines && { groups: lines.map((keys) => keys.split(' ')) }),
    ...(properties && { members: mapValues(properties, (one) => shapeIn(one, file)) }),
    ...(typeof additionalProperties === 'object' && { rest: shapeIn(additionalProperties, file) }),
    ...(items && !isText && { items: shapeIn(items, file) }),
  };
}
