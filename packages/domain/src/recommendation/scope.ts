import type { Tariff } from '../catalogue/tariff.ts';
import { canCarry, type Route } from '../pricing/transport.ts';

/** The load classes that count: bit n stands for class n of the tariff. */
export type Scope = number;

/**
 * Every size, also one too wide for any road. No route has an empty scope, so zero is free; a negative number would be
 * a slow key of the tables.
 */
export const everySize: Scope = 0;

/** `load` is an index in the tariff's classes; -1 if too wide for any road. */
export const isInScope = (load: number, scope: Scope): boolean =>
  scope === everySize || (load >= 0 && (scope & (1 << load)) !== 0);

/** The classes that can reach a place; undefined if none can. */
export function scopeOf(route: Route | null, { classes }: Tariff): Scope | undefined {
  if (!route) return undefined;
  let scope = 0;
  for (let load = 0; load < classes.length; load++) if (canCarry(classes[load], route)) scope |= 1 << load;
  return scope === 0 ? undefined : scope;
}

/** Every scope that some route can have. The longest distances of the classes and the sea decide. */
export function possibleScopes(tariff: Tariff): readonly Scope[] {
  const distances = [
    ...tariff.classes.map(({ longestKm = tariff.longestKm }) => longestKm),
    tariff.longestKm,
  ];
  const country = { windMs: 0, permitCountries: 1, detour: 1 };
  const countries = [country, { ...country, sea: { standard: 0, wide: 0 } }];
  const scopes = distances.flatMap((km) =>
    countries.map((each) => scopeOf({ km, country: each }, tariff) ?? everySize),
  );
  return [...new Set([everySize, ...scopes])];
}
