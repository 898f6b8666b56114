import type { EngineeringSheet } from '@silowright/contract/engineering';
import type { Unit } from '@silowright/domain/catalogue/unit';
import { unitSize } from '@silowright/domain/catalogue/unit-size';
import { configuredModel, type Shapes } from '@silowright/domain/drawing/configured-model';
import { engineeringData, type SiteOfUnit } from '@silowright/domain/engineering/engineering-data';
import type { Selection } from '@silowright/domain/pricing/selection';

/** Mutable, and numbers without the name of their unit. */
type Plain<Data> = Data extends number
  ? number extends Data
    ? number
    : Data
  : Data extends object
    ? { -readonly [Key in keyof Data]: Plain<Data[Key]> }
    : Data;

/** Plain data with three decimals, to be sent and frozen. */
export const plainData = <Data>(data: Data): Plain<Data> =>
  JSON.parse(
    JSON.stringify(data, (_, value) => (typeof value === 'number' ? Math.round(value * 1000) / 1000 : value)),
  );

/** Preliminary engineering data of a unit with its options (EN-11). */
export const engineeringSheet = (
  shapes: Shapes,
  unit: Unit,
  selection: Selection,
  site: SiteOfUnit,
): EngineeringSheet => ({
  preliminary: true,
  ...plainData(
    engineeringData(unit, configuredModel(shapes, { type: unit.type, ...unitSize(unit), selection }), site),
  ),
});
