import type { Unit } from '../catalogue/unit.ts';
import type { UnitModel } from '../drawing/anatomy.ts';
import { highestPointMm } from '../drawing/highest-point.ts';
import type { Metres, Millimetres, Tonnes } from '../units.ts';
import { type Connection, connectionsOf } from './connections.ts';
import { type Lifting, liftingOf } from './lifting.ts';
import { type Loads, loadsOf } from './loads.ts';
import type { SiteActions } from './site-actions.ts';
import { type SupportLayout, supportLayout } from './support-layout.ts';

/** Wind and snow the loads were computed with, and where they come from. */
export interface LoadBasis {
  readonly windMs: number;
  readonly snowKnM2: number;
  readonly from: 'place' | 'type';
}

/** Preliminary data for foundation, crane and connections (EN-11): no structural calculation. */
export interface EngineeringData {
  readonly basis: LoadBasis;
  readonly emptyMassT: Tonnes;
  readonly loads: Loads;
  readonly support: SupportLayout;
  readonly highestPointMm: Millimetres;
  readonly connections: readonly Connection[];
  readonly lifting: Lifting;
}

/** Used if the place is unknown. */
const usualSnowKnM2 = 0.85;

type EngineeredUnit = Pick<
  Unit,
  'storageType' | 'diameterMm' | 'heightMm' | 'volumeM3' | 'emptyMassT' | 'passageWidthMm'
>;

/** The model carries the chosen options: a raised outlet, and everything with a height. */
export function engineeringData(
  unit: EngineeredUnit,
  model: UnitModel,
  place?: SiteActions,
): EngineeringData {
  const type = unit.storageType;
  const support = supportLayout(unit);
  const basis = basisOf(type.limits.designWindMs, place);
  const diameterM = unit.diameterMm / 1000;
  const heightM = model.heightMm / 1000;
  const baseHeightM = model.baseMm / 1000;
  return {
    basis,
    emptyMassT: unit.emptyMassT,
    loads: loadsOf({
      diameterM,
      heightM,
      baseHeightM,
      volumeM3: unit.volumeM3,
      emptyMassT: unit.emptyMassT,
      densityKgM3: type.limits.densityKgM3,
      foundationDensityKgM3: type.limits.foundationDensityKgM3,
      support,
      windMs: basis.windMs,
      snowKnM2: basis.snowKnM2,
    }),
    support,
    highestPointMm: highestPointMm(model),
    connections: connectionsOf(model),
    lifting: liftingOf({
      massT: unit.emptyMassT,
      lengthM: pieceLengthM(support, heightM, baseHeightM),
      diameterM,
      topM: heightM,
    }),
  };
}

/** A higher value of a nearby zone counts. */
function basisOf(designWindMs: number, place?: SiteActions): LoadBasis {
  if (!place) return { windMs: designWindMs, snowKnM2: usualSnowKnM2, from: 'type' };
  const { wind, snow } = place;
  return { windMs: wind.nearby ?? wind.value, snowKnM2: snow.nearby ?? snow.value, from: 'place' };
}

/** A frame is erected first; the vessel is lifted onto it separately. */
const pieceLengthM = (support: SupportLayout, heightM: Metres, baseHeightM: Metres): Metres =>
  support.kind === 'frame' ? heightM - baseHeightM : heightM;
