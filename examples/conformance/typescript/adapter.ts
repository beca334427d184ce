// An adapter for `tavolata conformance`: put your engine in the place of the class Table.
//
//   tavolata conformance -- npx tsx adapter.ts
import { createInterface } from 'node:readline';

const HAS = {
  name: 'skeleton in TypeScript',
  variants: ['free-for-all'],
  options: ['attack-multiple', 'limited-range'],
  questions: ['playersIn', 'lifeOf', 'inRange'],
  events: ['concedes', 'playersLeave', 'lifeChanges'],
  facts: ['players.life', 'players.rangeSeats', 'players.inGame', 'players.outcome', 'players.team'],
};

/** What the engine has, but not in this form; the reason goes into the report, with a link. */
class Skipped extends Error {}

interface Player {
  readonly id: string;
  readonly rangeSeats?: number;
  readonly team?: string;
  life: number;
  inGame: boolean;
  outcome: string | null;
}

type Fields = { readonly [name: string]: never };

/** The state of your engine: here some players in turn order. */
class Table {
  private readonly players: readonly Player[];

  constructor({ players }: { readonly players: readonly Player[] }) {
    if (players.some(({ team }) => team !== undefined)) throw new Skipped('no teams yet');
    this.players = players.map((given) => ({ ...{ life: 20, inGame: true, outcome: null }, ...given }));
  }

  private player(id: string): Player {
    const found = this.players.find((one) => one.id === id);
    if (found === undefined) throw new Skipped(`${id} is no player`);
    return found;
  }

  private left(): readonly Player[] {
    return this.players.filter(({ inGame }) => inGame);
  }

  private isInRange(viewer: Player, other: Player): boolean {
    const seats = this.left();
    const apart = Math.abs(seats.indexOf(viewer) - seats.indexOf(other));
    return viewer.rangeSeats === undefined || Math.min(apart, seats.length - apart) <= viewer.rangeSeats;
  }

  ask(question: string, { player, thing }: Fields): unknown {
    if (question === 'playersIn') return this.left().map(({ id }) => id);
    if (question === 'lifeOf') return this.player(player!).life;
    return this.isInRange(this.player(player!), this.player(thing!));
  }

  send(event: string, { player, players, amount }: Fields): void {
    if (event === 'lifeChanges') this.player(player!).life += amount!;
    else if (event === 'concedes') this.leave([player!], 'lost');
    else this.leave(players!, null);
  }

  private leave(ids: readonly string[], outcome: string | null): void {
    const leaving = ids.map((id) => this.player(id));
    const isEnd = leaving.length === this.left().length;
    for (const one of leaving) Object.assign(one, { inGame: false, outcome: isEnd ? 'drew' : outcome });
    const [last, ...others] = this.left();
    if (last !== undefined && others.length === 0) last.outcome = 'won';
  }

  /** The table as it stands, with the facts that HAS names. */
  seen(): object {
    return { players: this.players };
  }
}

let table = new Table({ players: [] });

function answer(verb: string, message: Fields): object {
  switch (verb) {
    case 'hello':
      return HAS;
    case 'open':
      table = new Table(message['table']!);
      return {};
    case 'ask':
      return { answer: table.ask(message['question']!, message['arguments']!) };
    case 'send': {
      const events: readonly { readonly event: string; readonly fields: Fields }[] = message['events']!;
      for (const { event, fields } of events) table.send(event, fields);
      return { after: table.seen() };
    }
    default:
      return {};
  }
}

const lines = createInterface(process.stdin);
lines.on('line', (line) => {
  const { seq, do: verb, ...message } = JSON.parse(line);
  let reply: object;
  try {
    reply = answer(verb, message);
  } catch (error) {
    if (!(error instanceof Skipped)) throw error;
    reply = { skipped: error.message, link: 'https://example.org/issues/1' };
  }
  process.stdout.write(`${JSON.stringify({ seq, ...reply })}\n`);
  if (verb === 'bye') lines.close();
});
