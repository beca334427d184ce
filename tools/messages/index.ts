import { addMessages, type Catalogue } from 'tavolata/workspace';
import check from './check.json' with { type: 'json' };
import checkAnswers from './check-answers.json' with { type: 'json' };
import checkEditions from './check-editions.json' with { type: 'json' };
import checkEvents from './check-events.json' with { type: 'json' };
import checkIdle from './check-idle.json' with { type: 'json' };
import cli from './cli.json' with { type: 'json' };
import conformance from './conformance.json' with { type: 'json' };
import edition from './edition.json' with { type: 'json' };
import evidence from './evidence.json' with { type: 'json' };
import exchange from './exchange.json' with { type: 'json' };
import official from './official.json' with { type: 'json' };
import proof from './proof.json' with { type: 'json' };
import scaffold from './scaffold.json' with { type: 'json' };
import serve from './serve.json' with { type: 'json' };
import setup from './setup.json' with { type: 'json' };
import simulation from './simulation.json' with { type: 'json' };
import text from './text.json' with { type: 'json' };

/** The messages that only tools report, by area; each code is in exactly one of them (tested). */
export const toolCatalogues = {
  check: { ...checkAnswers, ...checkEditions, ...checkEvents, ...checkIdle, ...check },
  cli,
  conformance,
  edition,
  evidence,
  exchange,
  official,
  proof,
  scaffold,
  serve,
  setup,
  simulation,
  text,
} satisfies { readonly [area: string]: Catalogue };

/** The findings of a rulebook's analysis about answers, and about what has no effect. */
export const analysisMessages = { answers: checkAnswers, idle: checkIdle } satisfies {
  readonly [part: string]: Catalogue;
};

for (const catalogue of Object.values(toolCatalogues)) addMessages(catalogue);

// Tools make their diagnostics with this one, so that the words are available wherever one is shown.
export { diagnostic } from 'tavolata/workspace';
