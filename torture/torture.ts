import { parseArgs } from 'node:util';
import type { Ledger } from './ledger.ts';

/** One way of being cruel to the software. `run` adds what it saw to the ledger as it goes. */
export interface Torture<
  Options extends Readonly<Record<string, number>> = Readonly<Record<string, number>>,
> {
  /** Numbers a caller may set, with what they are when not set. */
  readonly options: Options;
  /** Whether nothing happened that must not happen. */
  run(options: Options, ledger: Ledger): Promise<boolean>;
}

/** `--times 50` of the command line; a name that is not known, or no whole number, ends the run with a sentence. */
export function readOptions<Options extends Readonly<Record<string, number>>>(
  args: readonly string[],
  defaults: Options,
): Options {
  const { values } = parseArgs({
    args: [...args],
    options: Object.fromEntries(Object.keys(defaults).map((name) => [name, { type: 'string' as const }])),
  });
  const given = Object.entries(values).map(([name, text]) => {
    if (!/^\d{1,9}$/.test(`${text}`)) throw new Error(`--${name} must be a whole number, not "${text}"`);
    return [name, Number(text)];
  });
  return { ...defaults, ...Object.fromEntries(given) };
}
