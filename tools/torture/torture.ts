import { parseArgs } from 'node:util';
import type { Ledger } from './ledger.ts';

/** One stress run. `run` adds its results to the ledger while running. */
export interface Torture<
  Options extends Readonly<Record<string, number>> = Readonly<Record<string, number>>,
> {
  /** Numeric options with their defaults. */
  readonly options: Options;
  /** Resolves to true if there was no violation. */
  run(options: Options, ledger: Ledger): Promise<boolean>;
}

/** Parses options like `--times 50`; an unknown name or a value that is not a whole number throws. */
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
