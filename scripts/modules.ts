/** Writes the table of modules in `docs/architecture.md` from `docs/modules.json`: `npm run modules`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import modules from '../docs/modules.json' with { type: 'json' };

const BEGIN = '<!-- modules: npm run modules -->';
const END = '<!-- end of modules -->';

const code = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ') || '–';

/** Engine modules are named without their area where that is clear. */
const short = (name: string): string => name.replace(/^(engine|frontend)\//, '');

/** The page with its table of modules brought up to date. */
export const withModules = (page: string): string => {
  const rows = modules.map(({ module, what, imports, packages }) => {
    const path = module === 'grammar' ? module : `src/${module}`;
    return `| \`${path}\` | ${what} | ${code(imports.map(short))} | ${code(packages)} |`;
  });
  const table = ['| module | what it does | may import | packages |', '|---|---|---|---|', ...rows].join('\n');
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (begin < 0 || end < 0) throw new Error(`docs/architecture.md lacks “${BEGIN}” or “${END}”`);
  return `${page.slice(0, begin)}${BEGIN}\n${table}\n${page.slice(end)}`;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = 'docs/architecture.md';
  writeFileSync(file, withModules(readFileSync(file, 'utf8')));
}
