/**
 * Names of a module. Whatever a name of the rules looks like, it becomes letters, digits and `_`; what is given out is given out
 * once, so that no name can stand for another one.
 */
export class Names {
  private readonly own = new Set<string>();

  constructor(private readonly outer: Names | ReadonlySet<string> = RESERVED) {}

  has(name: string): boolean {
    return this.own.has(name) || this.outer.has(name);
  }

  /** A name like this one that nobody has yet. `mark` sets apart what no name of the rules can be. */
  fresh(like: string, mark = ''): string {
    const letters = like.replace(/[^A-Za-z0-9_]/g, '_');
    const base = `${/^[A-Za-z]/.test(letters) ? '' : '_'}${letters}${mark}`;
    let name = base;
    for (let i = 2; this.has(name); i++) name = `${base}_${i}`;
    this.own.add(name);
    return name;
  }

  /** Names inside one function: those from outside are taken. What comes up outside later bears a mark, as nothing inside does. */
  inside(): Names {
    return new Names(this);
  }
}

/** Words of JavaScript, names that mean something in a module, and those that the text of every module uses. */
const RESERVED: ReadonlySet<string> = new Set([
  ...'arguments as async await break case catch class const continue debugger default delete do else enum eval export'.split(
    ' ',
  ),
  ...'extends false finally for from function get if implements import in instanceof interface let new null of'.split(
    ' ',
  ),
  ...'package private protected public return set static super switch this throw true try typeof undefined var'.split(
    ' ',
  ),
  ...'void while with yield globalThis Infinity NaN JSON Object Array constructor prototype toString valueOf'.split(
    ' ',
  ),
]);
