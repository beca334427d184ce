import { always, type KnownCode, type KnownTruth, strictly } from '../../evaluate/code.js';
import type { Compiler } from '../../evaluate/compiler.js';
import type { Scope } from '../../evaluate/scope.js';
import type { Entry } from '../../model/entry.js';
import type { Value } from '../../values/values.js';
import { type Strength, strengthOf } from '../combine.js';
import { EntryCode } from './entry-code.js';

interface StrictChoice {
  readonly when: KnownTruth;
  readonly value: KnownCode;
}

/** One entry that answers a question, as strict code. */
export class StrictEntry extends EntryCode {
  /** Set during each evaluation of its question, after its overriders. */
  applied = false;
  overriders: readonly StrictEntry[] = [];
  readonly when: KnownTruth;
  /** The strength of its verdict, if it gives one. */
  readonly strength: Strength;
  private readonly always: boolean;
  private readonly possible: readonly StrictChoice[];

  constructor(entry: Entry, compiler: Compiler, outer: Scope) {
    super(entry, compiler, outer);
    this.strength = strengthOf(entry);
    this.when = strictly(entry.when ? compiler.truth(entry.when.tree, this.scope) : always);
    this.always = this.when.constant && this.when.run();
    this.possible = this.choices
      .map(({ when, value }) => ({ when: strictly(when), value: strictly(value) }))
      .filter(({ when }) => !when.constant || when.run());
  }

  /** True if its condition holds for any table. */
  get unconditional(): boolean {
    const { possible } = this;
    return this.always && (possible.length === 0 || possible[0]?.when.constant === true);
  }

  /** Its value, if it has a single one and no lets; such an entry can be called directly. */
  get single(): KnownCode | undefined {
    const [choice, other] = this.possible;
    return this.unconditional && !other && this.lets.length === 0 ? choice?.value : undefined;
  }

  holds(): boolean {
    this.begin();
    return this.always || this.when.run();
  }

  /** undefined: none of its cases holds, so the entry gives nothing. */
  answer(): Value | undefined {
    const { possible } = this;
    for (let i = 0; i < possible.length; i++) {
      const choice = possible[i] as StrictChoice;
      if (choice.when.run()) return choice.value.run();
    }
    return undefined;
  }

  isOverridden(): boolean {
    const { overriders } = this;
    for (let i = 0; i < overriders.length; i++) if ((overriders[i] as StrictEntry).applied) return true;
    return false;
  }
}
