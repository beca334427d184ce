import type { Json } from '../model/table.js';
import { isList, type Type } from '../model/type.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import type { Thing, Value } from '../values/values.js';
import { Acceptor } from './accept.js';

/** Takes the host's own objects for the things that they stand for. */
export class ItemAcceptor extends Acceptor {
  constructor(
    { maker }: Ruleset,
    things: ReadonlyMap<string, Thing>,
    private readonly byItem: ReadonlyMap<string, ReadonlyMap<unknown, Thing>>,
  ) {
    super(maker, things);
  }

  override accept(given: Json | undefined, type: Type, pointer: string): Value {
    for (const name of isList(type) ? [] : type.one) {
      const thing = this.byItem.get(name)?.get(given);
      if (thing) return thing;
    }
    return super.accept(given, type, pointer);
  }
}
