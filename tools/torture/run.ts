import { readdirSync } from 'node:fs';
import { openLedger } from './ledger.ts';
import { readOptions, type Torture } from './torture.ts';

/**
 * `npm run torture -- kill-sqlite --times 50` runs tools/torture/kill-sqlite.ts. Results are added to
 * tools/torture/results/kill-sqlite.json, so that a long run can be split.
 */
const [name = '', ...rest] = process.argv.slice(2);
const parts = ['run', 'ledger', 'torture', 'results-table', 'write-docs'];
const known = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => file.slice(0, -'.ts'.length))
  .filter((file) => !parts.includes(file));

if (!known.includes(name)) {
  console.error(`usage: npm run torture -- <name> [--option number …], where <name> is one of:`);
  for (const one of known) console.error(`  ${one}`);
  process.exit(2);
}
const { torture } = (await import(`./${name}.ts`)) as { torture: Torture };
const ledger = openLedger(name);
const options = readOptions(rest, torture.options);
process.once('SIGINT', () => process.exit(130));
const clean = await torture.run(options, ledger);
console.info(`${name}, over all runs: ${JSON.stringify(ledger.figures())}`);
process.exit(clean ? 0 : 1);
