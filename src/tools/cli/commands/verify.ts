import { verify as verifyTable } from '../../../engine/events/send.js';
import { explainPlan } from '../../../engine/explain/answers/explain-plan.js';
import type { Call, Command } from '../command.js';
import { type Exit, exit } from '../exit.js';
import { openTable } from '../opening.js';
import { emphasised } from '../paint.js';
import { editionLine } from '../short-names.js';

const words = {
  fine: { en: 'Nothing is left to do.', it: 'Non resta nulla da fare.' },
  left: {
    en: 'This should have happened already, and has not:',
    it: 'Questo avrebbe già dovuto accadere, e non è accaduto:',
  },
} as const;

export const verify: Command = {
  name: 'verify',
  summary: { en: 'look for what was left undone', it: 'cerca ciò che è rimasto in sospeso' },
  usage: ['TABLE'],
  about: {
    en: 'Looks at a table after a host has carried out a plan: whatever the rules would still do about what has\nalready happened was left undone.',
    it: 'Guarda un tavolo dopo che qualcuno ha eseguito un piano: ciò che le regole farebbero ancora per quanto è\ngià accaduto è rimasto in sospeso.',
  },
  positionals: { names: ['TABLE'], least: 1, most: 1 },
  options: [],
  examples: [{ line: 'tavolata verify after.json', about: { en: 'is everything done?', it: 'è stato fatto tutto?' } }],
  run,
};

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
