import uniqBy from 'lodash/uniqBy.js';
import { type Change, type EventType, isList, type Type, written } from 'tavolata/internals';
import type { Rulebook } from 'tavolata/runtime';

const intro = `# Events: what they mean, what they change, who sends them

First the events that **hosts** send, then those that only the rules make; a host meets these in plans. **Changes** are what the event itself writes; what follows from it are events of
its own, in the same plan. \`changes\` of a plan has all writes of all its events as plain data, so nobody needs this page to carry a plan out. Made by \`npm run generate\` from the rules.

*Prima gli eventi che invia il **programma ospite**, poi quelli che fanno solo le regole: l'ospite li trova nei piani. I **cambiamenti** sono ciò che scrive l'evento stesso; ciò che ne segue
sono altri eventi dello stesso piano. \`changes\` di un piano ha tutte le scritture di tutti gli eventi come semplici dati.*
`;

/** The page with the meaning, the writes and the senders of each event, as Markdown. */
export function eventsPage({ vocabulary }: Rulebook): string {
  const events = Object.values(vocabulary.events);
  const section = (title: string, audience: EventType['audience']): string =>
    [
      `## ${title}`,
      '',
      '| event · evento | meaning · significato | changes · cambiamenti |',
      '|---|---|---|',
      ...events.filter((event) => event.audience === audience).map(row),
      '',
    ].join('\n');
  return `${intro}\n${section("Hosts send · Invia l'ospite", 'hosts')}\n${section('The rules make · Fanno le regole', 'rules')}`;
}

function row(event: EventType): string {
  const { name, fields, description, permittedBy, final } = event;
  const parts = fields.map((field) => `\`${field.name}\` ${escaped(written(field.type))}`);
  const notes = [
    ...(permittedBy === undefined ? [] : [`permitted by · permesso da \`${escaped(permittedBy.text)}\``]),
    ...(final ? ['nothing else happens after it · dopo non accade altro'] : []),
  ];
  const cells = [
    [`**\`${name}\`**`, ...parts].join('<br>'),
    [description?.en, description?.it && `*${description.it}*`, ...notes].filter((text) => text).join('<br>'),
    writtenBy(event).map(inWords).join('<br>') || '—',
  ];
  return `| ${cells.join(' | ')} |`;
}

/** What a change writes: things that are created or removed, or a fact of some entities. */
export interface EventWrite {
  readonly op: Change['op'];
  readonly kinds: readonly string[];
  readonly fact?: string;
}

/** What the changes of an event write, each once. */
export function writtenBy({ changes }: EventType): readonly EventWrite[] {
  const kindsOf = (type: Type): readonly string[] => (isList(type) ? [] : type.one);
  const all = changes.map((change): EventWrite => {
    if (change.op === 'create') return { op: change.op, kinds: [change.make.name] };
    if (change.op === 'delete') return { op: change.op, kinds: kindsOf(change.of.type) };
    return { op: change.op, kinds: kindsOf(change.target.of.type), fact: change.target.fact };
  });
  return uniqBy(all, JSON.stringify);
}

function inWords({ op, kinds, fact }: EventWrite): string {
  const things = kinds.join(', ');
  if (op === 'create') return `creates · crea ${things}`;
  return op === 'delete' ? `removes · toglie ${things}` : `${things}: \`${fact}\``;
}

const escaped = (text: string): string => text.replaceAll('|', '\\|');
