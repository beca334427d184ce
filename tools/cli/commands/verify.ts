import { verify as verifyTable } from '../../../src/engine/events/send.js';
import { explainPlan } from '../../../src/engine/explain/answers/explain-plan.js';
import { type Call, command } from '../command.js';
import { type Exit, exit } from '../exit.js';
import { openTable } from '../opening.js';
import { emphasised } from '../paint.js';
import { editionLine } from '../short-names.js';
import texts from './verify.json' with { type: 'json' };

const words = texts.words;

export const verify = command(texts.help, run);

function run(call: Call): Exit {
  const { table, rulebook } = openTable(call, call.positionals[0] ?? '');
  const plan = verifyTable(table);
  const done = plan.steps.length === 0 && plan.needs.length === 0 && plan.unknown.length === 0;
  if (call.json) call.printJson({ edition: plan.edition, done, plan, diagnostics: [] });
  else if (done) call.print(call.paint('dim', editionLine(call, rulebook, plan.edition)), call.say(words.fine));
  else {
    call.print(call.paint('yellow', call.say(words.left)), '');
    call.print(emphasised(call.paint, explainPlan(plan, rulebook, call.lang)));
  }
  return done ? exit.fine : exit.findings;
}
