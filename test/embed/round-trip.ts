import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../architecture/sources.js';
import { shipped } from '../rules/rulebook.js';

/** The compiled rulebook as text, as a host would carry it. */
export const compiledText = (): string => JSON.stringify(shipped());

/** An example table of the package. */
export const exampleTable = (): unknown =>
  JSON.parse(readFileSync(join(ROOT, 'examples/free-for-all-eight.json'), 'utf8'));

/**
 * A round trip through `tavolata.call`, as a script that every engine can run: `RULEBOOK` and `TABLE` are JSON texts. Its value is a JSON
 * text with the replies.
 */
export const roundTrip = `(() => {
  const say = (request) => JSON.parse(tavolata.call(JSON.stringify(request)));
  const { rulebook } = say({ call: 'load', rulebook: JSON.parse(RULEBOOK) }).ok;
  const { table } = say({ call: 'openTable', rulebook, table: JSON.parse(TABLE) }).ok;
  const players = say({ call: 'tableToJson', table }).ok.players;
  const player = typeof players[0] === 'string' ? players[0] : players[0].id;
  const replies = [];
  const asked = say({ call: 'ask', table, question: 'opponents', arguments: { player }, trace: true });
  replies.push(asked);
  const event = { event: 'playersLeave', fields: { players: [player] } };
  const sent = say({ call: 'resolve', table, events: [event], picks: [] });
  replies.push(sent, say({ call: 'carryOutPlan', table, plan: sent.ok }), say({ call: 'verify', table }));
  replies.push(say({ call: 'tableToJson', table }));
  if (say({ call: 'readEntry', rulebook, entry: asked.ok.because[0], edition: asked.ok.edition }).ok)
    replies.push(say({ call: 'explain', rulebook, answer: asked.ok }), say({ call: 'explain', rulebook, plan: sent.ok }));
  replies.push(say({ call: 'close', table }), say({ call: 'close', rulebook }), say({ call: 'tableToJson', table }));
  return JSON.stringify(replies);
})()`;
