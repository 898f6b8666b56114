import type { StorageType } from '../catalogue/storage-type.ts';
import type { Unit } from '../catalogue/unit.ts';
import type { UnitModel } from '../drawing/anatomy.ts';
import { highestPointMm } from '../drawing/highest-point.ts';
import type { KilogramsPerCubicMetre, Metres, Millimetres, Tonnes } from '../units.ts';
import { accessFor, type SiteAccess } from './access.ts';
import { type Connection, connectionsOf } from './connections.ts';
import { type DesignBasis, designBasis, highest } from './design-basis.ts';
import { type Footprint, footprintOf } from './footprint.ts';
import { type Lifting, liftingOf } from './lifting.ts';
import { type Loads, loadsOf } from './loads.ts';
import type { SiteActions } from './site-actions.ts';
import { type SupportLayout, supportLayout } from './support-layout.ts';

/** Wind and snow the loads were computed with, and where they come from. */
export interface LoadBasis {
  readonly windMs: number;
  readonly snowKnM2: number;
  readonly from: 'place' | 'type' | 'inside';
}

/** Densities of the contents: one for the filled mass, an upper one for the loads. */
export interface ContentDensity {
  readonly densityKgM3: KilogramsPerCubicMetre;
  /** The density of the stored product if it is known, otherwise the limit of the type. */
  readonly from: 'product' | 'limit';
  readonly forLoadsKgM3: KilogramsPerCubicMetre;
}

/** Preliminary data for foundation, crane and connections (EN-11): no structural calculation. */
export interface EngineeringData {
  readonly design: DesignBasis;
  readonly basis: LoadBasis;
  readonly content: ContentDensity;
  readonly emptyMassT: Tonnes;
  readonly loads: Loads;
  readonly support: SupportLayout;
  readonly footprint: Footprint;
  readonly highestPointMm: Millimetres;
  readonly connections: readonly Connection[];
  readonly lifting: Lifting;
  readonly access: SiteAccess;
}

type EngineeredUnit = Pick<
  Unit,
  'storageType' | 'diameterMm' | 'heightMm' | 'volumeM3' | 'emptyMassT' | 'passageWidthMm'
>;

export interface SiteOfUnit {
  readonly actions?: SiteActions | undefined;
  readonly inside?: boolean;
  /** Of the stored product, if known. */
  readonly densityKgM3?: KilogramsPerCubicMetre | undefined;
}

/** The design basis of a type at a place (EN-08). */
export const designBasisOf = (
  { limits }: Pick<StorageType, 'limits'>,
  { actions, inside = false }: Pick<SiteOfUnit, 'actions' | 'inside'>,
): DesignBasis => designBasis(limits, actions, inside);

/** The model carries the chosen options: a raised outlet, and everything with a height. */
export function engineeringData(
  unit: EngineeredUnit,
  model: UnitModel,
  site: SiteOfUnit = {},
): EngineeringData {
  const type = unit.storageType;
  const support = supportLayout(unit);
  const footprint = footprintOf(model, support);
  const design = designBasisOf(type, site);
  const basis = loadBasis(design);
  const content = contentDensity(type.limits, site.densityKgM3);
  const diameterM = unit.diameterMm / 1000;
  const heightM = model.heightMm / 1000;
  const baseHeightM = model.baseMm / 1000;
  return {
    design,
    basis,
    content,
    emptyMassT: unit.emptyMassT,
    loads: loadsOf({
      diameterM,
      heightM,
      baseHeightM,
      volumeM3: unit.volumeM3,
      emptyMassT: unit.emptyMassT,
      densityKgM3: content.densityKgM3,
      foundationDensityKgM3: content.forLoadsKgM3,
      support,
      bundM: footprint.bund && footprint.bund.diameterMm / 1000,
      windMs: basis.windMs,
      snowKnM2: basis.snowKnM2,
    }),
    support,
    footprint,
    highestPointMm: highestPointMm(model),
    connections: connectionsOf(model),
    lifting: liftingOf({
      massT: unit.emptyMassT,
      lengthM: pieceLengthM(support, heightM, baseHeightM),
      diameterM,
      topM: heightM,
    }),
    access: accessFor(diameterM),
  };
}

/** The values of the place; where they are unknown, those the type is designed for. */
function loadBasis({ designWindMs, designSnowKnM2, inside, place }: DesignBasis): LoadBasis {
  if (inside) return { windMs: 0, snowKnM2: 0, from: 'inside' };
  if (!place) return { windMs: designWindMs, snowKnM2: designSnowKnM2, from: 'type' };
  return { windMs: highest(place.wind), snowKnM2: highest(place.snow), from: 'place' };
}

/** Loads use an upper density, so that a heavier product is covered later. */
function contentDensity(
  { densityKgM3: limit, foundationDensityKgM3: upper }: StorageType['limits'],
  known: KilogramsPerCubicMetre | undefined,
): ContentDensity {
  const densityKgM3 = known ?? limit;
  return { densityKgM3, from: known ? 'product' : 'limit', forLoadsKgM3: Math.max(upper, densityKgM3) };
}

/** A frame is erected first; the vessel is lifted onto it separately. */
const pieceLengthM = (support: SupportLayout, heightM: Metres, baseHeightM: Metres): Metres =>
  support.kind === 'frame' ? heightM - baseHeightM : heightM;
