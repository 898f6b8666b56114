import type { CubicMetres, KilogramsPerCubicMetre, Metres, Tonnes } from '../units.ts';
import { type SlabHint, slabHint } from './slab-hint.ts';
import type { SupportLayout } from './support-layout.ts';

export interface LoadInput {
  readonly diameterM: Metres;
  readonly heightM: Metres;
  /** Height of the vessel's lowest point above the ground. */
  readonly baseHeightM: Metres;
  readonly volumeM3: CubicMetres;
  readonly emptyMassT: Tonnes;
  /** Density of the contents: the filled mass is stated with it. */
  readonly densityKgM3: KilogramsPerCubicMetre;
  /** Upper density for the loads on supports and foundation. */
  readonly foundationDensityKgM3: KilogramsPerCubicMetre;
  readonly support: SupportLayout;
  /** Of a bund, which stands on the slab around the unit. */
  readonly bundM?: Metres | undefined;
  /** Fundamental basic wind velocity (10 minutes, 10 m above ground, 50 years, terrain II). */
  readonly windMs: number;
  /** Characteristic snow load on the ground. */
  readonly snowKnM2: number;
}

/** Characteristic values unless a name says "design". Forces in kN, moments in kNm, pressures in kN/m². */
export interface Loads {
  readonly filledMassT: Tonnes;
  readonly foundationMassT: Tonnes;
  readonly peakPressureKnM2: number;
  readonly windForceKn: number;
  readonly overturningMomentKnm: number;
  /** Contents, own weight and snow, per support. Absent under a flat bottom, which rests on its whole area. */
  readonly staticPerSupportKn?: number;
  readonly windPerSupportKn: number;
  readonly compressionPerSupportKn?: number;
  /** Uplift of the empty unit; negative means no uplift. */
  readonly upliftPerSupportKn: number;
  readonly upliftDesignPerSupportKn: number;
  readonly floorPressureKnM2?: number;
  /** Below 1 the empty unit overturns unless it is anchored or ballasted. Absent without wind. */
  readonly stabilityUnanchored?: number;
  /** A first size for a concrete slab; absent where ballast holds the unit. */
  readonly slab?: SlabHint;
  readonly ballastT?: Tonnes;
}

export const gravity = 9.81;
/** Wind force of body and supports: covers pipes, ladder and rail. */
const bodyCoefficient = 0.8;
const supportCoefficient = 2;
/** Bracing adds a quarter to the area of a frame's columns. */
const bracingFactor = 1.25;
const tallFromM = 15;
const tallFactor = 1.1;
/** Supports share the weight unevenly. */
const unevenShare = 1.1;
const roofSnowShare = 0.8;
const favourable = 0.9;
const unfavourable = 1.5;
/** The skids reach this far beyond the axis of the columns. */
const skidM = 0.1;

/**
 * Simplified loads on the safe side, preliminary and no structural calculation (EN-11):
 * one peak pressure of terrain II over the whole height, one force coefficient for the body.
 */
export function loadsOf(input: LoadInput): Loads {
  const { diameterM, heightM, baseHeightM, support, emptyMassT, volumeM3 } = input;
  const areaM2 = (Math.PI / 4) * diameterM ** 2;
  const pressure = peakPressureKnM2(input.windMs, heightM);
  const dynamic = heightM > tallFromM ? tallFactor : 1;
  const bodyKn = dynamic * bodyCoefficient * pressure * diameterM * (heightM - baseHeightM);
  const supportKn = dynamic * supportCoefficient * pressure * supportAreaM2(support, baseHeightM);
  const momentKnm = bodyKn * ((heightM + baseHeightM) / 2) + supportKn * (baseHeightM / 2);

  const foundationMassT = emptyMassT + (volumeM3 * input.foundationDensityKgM3) / 1000;
  const snowKn = roofSnowShare * input.snowKnM2 * areaM2;
  const emptyKn = emptyMassT * gravity;
  const windPerSupportKn =
    support.kind === 'frame'
      ? momentKnm / (Math.SQRT2 * support.spacingM)
      : (4 * momentKnm) / (support.count * support.circleM);
  const flat = support.kind === 'slab';
  const staticPerSupportKn = (unevenShare * (foundationMassT * gravity + snowKn)) / support.count;
  const baseWidthM = flat ? diameterM : support.kind === 'frame' ? support.spacingM : support.circleM;
  const ballasted = support.kind === 'frame' && support.foundation === 'ballast';

  return {
    filledMassT: emptyMassT + (volumeM3 * input.densityKgM3) / 1000,
    foundationMassT,
    peakPressureKnM2: pressure,
    windForceKn: bodyKn + supportKn,
    overturningMomentKnm: momentKnm,
    windPerSupportKn,
    ...(flat
      ? {
          floorPressureKnM2:
            (input.foundationDensityKgM3 * gravity * (volumeM3 / areaM2)) / 1000 + emptyKn / areaM2,
        }
      : { staticPerSupportKn, compressionPerSupportKn: staticPerSupportKn + windPerSupportKn }),
    upliftPerSupportKn: windPerSupportKn - emptyKn / support.count,
    upliftDesignPerSupportKn: unfavourable * windPerSupportKn - (favourable * emptyKn) / support.count,
    ...(momentKnm > 0 && {
      stabilityUnanchored: (favourable * emptyKn * (baseWidthM / 2)) / (unfavourable * momentKnm),
    }),
    ...(ballasted
      ? {
          ballastT: Math.max(
            0,
            ((unfavourable * momentKnm) / (favourable * (support.spacingM / 2 + skidM)) - emptyKn) / gravity,
          ),
        }
      : {
          slab: slabHint({
            support,
            diameterM,
            bundM: input.bundM,
            volumeM3,
            emptyKn,
            fullKn: foundationMassT * gravity + snowKn,
            windForceKn: bodyKn + supportKn,
            momentKnm,
          }),
        }),
  };
}

/** Peak velocity pressure at the top of the unit, terrain II. */
function peakPressureKnM2(windMs: number, heightM: Metres): number {
  const logarithm = Math.log(Math.max(heightM, 2) / 0.05);
  return ((1 + 7 / logarithm) * 0.5 * 1.25 * (0.19 * logarithm * windMs) ** 2) / 1000;
}

function supportAreaM2(support: SupportLayout, baseHeightM: Metres): number {
  switch (support.kind) {
    case 'legs':
      return support.count * support.widthM * baseHeightM;
    case 'frame':
      return bracingFactor * support.count * support.columnM * baseHeightM;
    case 'slab':
      return 0;
  }
}
