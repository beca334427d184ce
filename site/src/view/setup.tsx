import { useState } from 'preact/hooks';
import type { Rulebook, TableJson } from 'tavolata/runtime';
import { type Lang, type Say, whyIn } from '../language.js';
import { madeTable, type Refused } from '../make-table.js';
import { readyTables } from '../ready-tables.js';
import { MatterForm } from './house-answers.js';

interface SetupProps {
  readonly rulebook: Rulebook;
  readonly edition: string;
  readonly lang: Lang;
  readonly say: Say;
  onReady(id: string): void;
  onMade(table: TableJson): void;
}

/** Chooses another table: a ready one, or a new one for a variant and players. */
export function Setup({ rulebook, edition, lang, say, onReady, onMade }: SetupProps) {
  const [refusal, setRefusal] = useState<readonly string[]>([]);
  const variants = rulebook.vocabulary.enumerations['Variant']?.values ?? {};
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    const text = (name: string) => String(form.get(name) ?? '').trim();
    try {
      const made = madeTable(rulebook, {
        edition,
        variant: text('variant') || undefined,
        players: text('players')
          .split('\n')
          .map((one) => one.trim())
          .filter(Boolean),
        options: form.getAll('options').map(String),
        house: houseIn(form, rulebook),
        range: text('range') === '' ? undefined : Number(text('range')),
        creature: form.has('creatures') ? (player) => say('creature', { player }) : undefined,
      });
      if ('table' in made) onMade(made.table);
      else setRefusal(reasonsOf(made, rulebook, lang, say));
    } catch (fault) {
      setRefusal([whyIn(fault, lang)]);
    }
  };
  return (
    <section class="setup" aria-labelledby="setup-h">
      <h2 id="setup-h" tabIndex={-1}>
        {say('ready')}
      </h2>
      <ul class="acts">
        {readyTables.map(({ id, name }) => (
          <li key={id}>
            <button type="button" class="btn" data-ready={id} onClick={() => onReady(id)}>
              {say(name)}
            </button>
          </li>
        ))}
      </ul>
      <h2>{say('make')}</h2>
      <form onSubmit={submit}>
        <label for="variant">{say('variant')}</label>
        <select id="variant" name="variant">
          <option value="">{say('noVariant')}</option>
          {Object.entries(variants).map(([id, names]) => (
            <option key={id} value={id} selected={id === 'free-for-all'}>
              {names[lang]}
            </option>
          ))}
        </select>
        <label for="players">{say('players')}</label>
        <textarea id="players" name="players" rows={6} defaultValue={'Ada\nBruno\nCarla\nDario'} />
        <label for="range">{say('rangeSeats')}</label>
        <input id="range" name="range" type="number" min={0} max={20} />
        <Options rulebook={rulebook} lang={lang} say={say} />
        <House rulebook={rulebook} lang={lang} say={say} />
        <label class="tick">
          <input type="checkbox" name="creatures" defaultChecked />
          {say('creatures')}
        </label>
        <button type="submit" class="btn btn--go">
          {say('begin')}
        </button>
        {refusal.length > 0 && (
          <div class="refusal" role="alert">
            <p>
              <b>{say('refused')}</b>
            </p>
            {refusal.map((one) => (
              <p key={one}>{one}</p>
            ))}
          </div>
        )}
      </form>
    </section>
  );
}

type Words = Pick<SetupProps, 'rulebook' | 'lang' | 'say'>;

/** The options that players can agree on. */
const Options = ({ rulebook, lang, say }: Words) => (
  <details>
    <summary>{say('options')}</summary>
    {Object.entries(rulebook.vocabulary.enumerations['Option']?.values ?? {}).map(([id, names]) => (
      <label key={id} class="tick tick--line">
        <input type="checkbox" name="options" value={id} />
        {names[lang]}
      </label>
    ))}
  </details>
);

/** Our answers where the rules are silent, each with its alternatives. */
const House = ({ rulebook, lang, say }: Words) => (
  <details>
    <summary>{say('house')}</summary>
    {Object.values(rulebook.matters).map((matter) => (
      <MatterForm key={matter.id} matter={{ ...matter, choice: matter.default }} lang={lang} />
    ))}
  </details>
);

/** The house answers of the form that are not the usual ones. */
const houseIn = (form: FormData, { matters }: Rulebook): { readonly [matter: string]: string } =>
  Object.fromEntries(
    Object.values(matters).flatMap(({ id, default: usual }) => {
      const chosen = form.get(`house:${id}`);
      return typeof chosen === 'string' && chosen !== usual ? [[id, chosen]] : [];
    }),
  );

/** Why the rules refuse a table, in the texts of the refusing entries. */
function reasonsOf(made: Refused, rulebook: Rulebook, lang: Lang, say: Say) {
  const texts = made.problems.flatMap((id) => rulebook.entries.find((entry) => entry.id === id)?.text[lang].says ?? []);
  return made.needsRange ? [...texts, say('rangeMissing')] : texts;
}
