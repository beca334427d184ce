const intro = `# Events: what they mean, what they change, who sends them

First the events that **hosts** send, then those that only the rules make; a host meets these in plans. **Changes** are what the event itself writes; what follows from it are events of
its own, in the same plan. \`changes\` of a plan has all writes of all its events as plain data, so nobody needs this page to carry a plan out. Made by \`npm run generate\` from the rules.

*Prima gli eventi che invia il **programma ospite**, poi quelli che fanno solo le regole: l'ospite li trova nei piani. I **cambiamenti** sono ciò che scrive l'evento stesso; ciò che ne segue
sono altri eventi dello stesso piano. \`changes\` di un piano ha tutte le scritture di tutti gli eventi come semplici dati.*
`;

/** The page that says of each event what it means, what it writes and who sends it, as Markdown. */
import { type Change, type EventType, isList, written } from 'tavolata/internals';
import type { Rulebook } from 'tavolata/runtime';
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

function row({ name, fields, description, changes, permittedBy, final }: EventType): string {
  const parts = fields.map((field) => `\`${field.name}\` ${escaped(written(field.type))}`);
  const notes = [
    ...(permittedBy === undefined ? [] : [`permitted by · permesso da \`${escaped(permittedBy.text)}\``]),
    ...(final ? ['nothing else happens after it · dopo non accade altro'] : []),
  ];
  const cells = [
    [`**\`${name}\`**`, ...parts].join('<br>'),
    [description?.en, description?.it && `*${description.it}*`, ...notes].filter((text) => text).join('<br>'),
    [...new Set(changes.map(changeOf))].join('<br>') || '—',
  ];
  return `| ${cells.join(' | ')} |`;
}

/** What one change writes, by kind of thing and fact. */
function changeOf(change: Change): string {
  if (change.op === 'create') return `creates · crea ${change.make.name}`;
  const { type } = change.op === 'delete' ? change.of : change.target.of;
  const kinds = isList(type) ? '' : type.one.join(', ');
  return change.op === 'delete' ? `removes · toglie ${kinds}` : `${kinds}: \`${change.target.fact}\``;
}

const escaped = (text: string): string => text.replaceAll('|', '\\|');
