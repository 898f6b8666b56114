import type { PricedConfiguration } from '../pricing/priced-configuration.ts';
import { customOf, valuesOf } from '../pricing/selection.ts';
import type { Cents } from '../units.ts';

type Value = string | number | null;

/** What can be compared of a unit, in reading order. Lengths are in mm, volumes in m³, masses in t. */
const measures = {
  type: ({ unit }) => unit.type,
  size: ({ unit }) => unit.name,
  volume: ({ unit }) => unit.volumeM3,
  diameter: ({ unit }) => unit.diameterMm,
  height: ({ totalHeightMm }) => totalHeightMm,
  'passage-width': ({ unit }) => unit.passageWidthMm ?? null,
  'passage-height': ({ unit }) => unit.passageHeightMm ?? null,
  'empty-mass': ({ unit }) => unit.emptyMassT,
  'density-limit': ({ unit }) => unit.storageType.limits.densityKgM3,
  'temperature-limit': ({ unit }) => unit.storageType.limits.temperatureC,
  'amount-of-units': ({ amountOfUnits }) => amountOfUnits,
  'unit-price': ({ unitPriceCents }) => unitPriceCents,
} as const satisfies Record<string, (priced: PricedConfiguration) => Value>;
export type MeasureName = keyof typeof measures;

/** One value for each unit, in their order. */
export interface MeasureRow {
  readonly what: MeasureName;
  readonly values: readonly Value[];
  readonly differs: boolean;
}

export interface ComparedChoice {
  /** The option group; its id names the texts. */
  readonly groupId: string;
  readonly values: readonly string[];
  readonly custom?: string;
  readonly priceCents: Cents;
  /** Charged once for all units; absent: for each unit. */
  readonly per?: 'order';
}

export interface OptionRow {
  /** "segment.group" */
  readonly key: string;
  /** null: the unit has no such choice. */
  readonly choices: readonly (ComparedChoice | null)[];
  readonly differs: boolean;
}

/** Units beside each other, such as the alternatives of a position: what differs and what does not (PJ-04). */
export function compareUnits(units: readonly PricedConfiguration[]): {
  readonly measures: readonly MeasureRow[];
  readonly options: readonly OptionRow[];
} {
  const names = Object.keys(measures) as MeasureName[];
  const keys = [...new Set(units.flatMap(({ lines }) => lines.map(({ key }) => key)))];
  return {
    measures: names.flatMap((what): MeasureRow[] => {
      const values = units.map((unit): Value => measures[what](unit));
      return values.every((value) => value === null) ? [] : [{ what, values, differs: differs(values) }];
    }),
    options: keys.map((key): OptionRow => {
      const choices = units.map((unit) => choiceOf(unit, key));
      // A silo and a tank may have the same choice in groups with different ids.
      const compared = choices.map((choice) => choice && JSON.stringify({ ...choice, groupId: '' }));
      return { key, choices, differs: differs(compared) };
    }),
  };
}

const differs = (values: readonly Value[]): boolean => new Set(values).size > 1;

function choiceOf({ lines, selection }: PricedConfiguration, key: string): ComparedChoice | null {
  const [first, ...more] = lines.filter((line) => line.key === key);
  const choice = selection[key];
  if (!first || choice === undefined) return null;
  const custom = customOf(choice);
  return {
    groupId: first.groupId,
    values: valuesOf(choice),
    ...(custom !== undefined && { custom }),
    ...(first.per && { per: first.per }),
    priceCents: more.reduce((sum, { priceCents }) => sum + priceCents, first.priceCents),
  };
}
