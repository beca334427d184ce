import { explain as explained } from 'tavolata/runtime';
import { DiagnosticError } from 'tavolata/workspace';
import type { ScenarioStep } from '../../../check/scenarios/model.js';
import { sentText } from '../../../check/scenarios/resolve.js';
import { diagnostic } from '../../../messages/index.js';
import type { Call } from '../../command.js';
import { type Exit, exit } from '../../exit.js';
import { openForPlay } from '../../opening.js';
import { emphasised } from '../../paint.js';
import { refuse } from '../../refusing.js';
import { type NamedScenario, played, scenarioNamed } from '../../scenario-step.js';
import { editionLine } from '../../short-names.js';
import texts from './scenario.json' with { type: 'json' };

const words = texts.words;

/** A scenario, or one step of it: the result of each step, in words. */
export function showScenario(call: Call): Exit {
  const [name = ''] = call.positionals;
  const rules = openForPlay(call);
  const named = scenarioNamed(call, name, rules);
  if (named === undefined)
    throw new DiagnosticError([diagnostic('cli.unknown-scenario', { at: call.at(0), values: { id: name } })]);
  const { placed, edition, step } = named;
  const { scenario } = placed;
  const steps = stepsOf(call, rules, named);
  if (call.json) {
    call.printJson({ scenario: scenario.id, edition, steps: steps.map(({ number, said }) => ({ number, said })) });
    return exit.fine;
  }
  call.print(
    call.paint('dim', editionLine(call, rules.rulebook, edition)),
    ...(step === undefined ? [scenario.summary[call.lang]] : []),
  );
  for (const { number, text, said } of steps)
    call.print(
      '',
      call.paint('bold', call.say(words.step, { number, text })),
      ...(said === undefined ? [] : [emphasised(call.paint, explained(said, rules.rulebook, call.lang))]),
    );
  return exit.fine;
}

/** The requested steps, with the result of each, as far as they can be played. */
function stepsOf(call: Call, rules: ReturnType<typeof openForPlay>, named: NamedScenario) {
  const { placed, step } = named;
  const upTo = step === undefined ? placed.scenario.steps.length : step + 1;
  const { found } = played(call, rules, named, upTo);
  const wrong = found.flatMap(({ diagnostics = [] }) => diagnostics);
  refuse(wrong);
  return found.flatMap(({ traced }, index) => {
    const own = placed.scenario.steps[index];
    if (own === undefined || (step !== undefined && index !== step)) return [];
    return [{ number: index + 1, text: textOf(call, own), said: traced }];
  });
}

function textOf(call: Call, step: ScenarioStep): string {
  if ('ask' in step) return step.ask;
  return 'send' in step ? sentText(step.send) : call.say(words.verified);
}
