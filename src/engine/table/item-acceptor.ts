import type { Json } from '../model/table.js';
import { isList, type Type } from '../model/type.js';
import type { Entity } from '../model/vocabulary.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import type { Thing, Value } from '../values/values.js';
import type { World } from '../values/world.js';
import { Acceptor } from './accept.js';

/** A host's members of a collection. */
interface HostMembers {
  readonly collection: string;
  readonly entity: Entity;
  readonly items: readonly { readonly id: string }[];
}

/** Accepts the host's own objects in place of the things that they stand for. */
export class ItemAcceptor extends Acceptor {
  constructor(
    { maker }: Ruleset,
    things: ReadonlyMap<string, Thing>,
    private readonly byItem: ReadonlyMap<string, ReadonlyMap<unknown, Thing>>,
  ) {
    super(maker, things);
  }

  /** Refuses members of collections that have no id, or the id of something else. */
  refuseIds(members: readonly HostMembers[], world: World): void {
    const seen = new Set<string>();
    const isElsewhere = (id: string): boolean => {
      const thing = this.things.get(id);
      return thing !== undefined && members.every(({ collection }) => collection !== world.collectionOf(thing));
    };
    for (const { collection, entity, items } of members)
      items.forEach(({ id }, i) => {
        const pointer = `/${collection}/${i}`;
        if (typeof id !== 'string' || id === '') this.refuse('table.no-id', pointer, { entity: entity.name });
        else if (seen.has(id) || isElsewhere(id)) this.refuse('table.id-twice', pointer, { id });
        else if (Object.hasOwn(world.lists, id) || world.singles.has(id)) this.refuse('table.clash', pointer, { id });
        else seen.add(id);
      });
  }

  override accept(given: Json | undefined, type: Type, pointer: string): Value {
    for (const name of isList(type) ? [] : type.one) {
      const thing = this.byItem.get(name)?.get(given);
      if (thing) return thing;
    }
    return super.accept(given, type, pointer);
  }
}
