import type { CubicMetres, Metres } from '../units.ts';
import type { SupportLayout } from './support-layout.ts';

/** A first size of a square concrete slab, as a basis for the foundation design. */
export interface SlabHint {
  readonly sideM: Metres;
  readonly thicknessM: Metres;
  readonly soilPressureKnM2: number;
}

interface SlabInput {
  readonly support: SupportLayout;
  readonly diameterM: Metres;
  /** Of a bund, which stands on the slab around the unit. */
  readonly bundM?: Metres | undefined;
  readonly volumeM3: CubicMetres;
  readonly emptyKn: number;
  readonly fullKn: number;
  readonly windForceKn: number;
  readonly momentKnm: number;
}

const concreteKnM3 = 25;
/** Concrete beyond a flat bottom or a bund. */
const slabEdgeM: Metres = 0.3;
const soilLimitKnM2 = 150;
/** Maximum side. If it is not enough, this size is returned. */
const maxSideM = 20;

/** Grows the smallest slab that carries the supports in steps of 0.1 m, until it is stable and the soil holds. */
export function slabHint(input: SlabInput): SlabHint {
  const thicknessM = thicknessOf(input);
  for (let tenths = Math.ceil(Math.round(smallestSideM(input) * 1e4) / 1e3); ; tenths++) {
    const sideM = tenths / 10;
    const { soilPressureKnM2, stable } = onSoil(input, sideM, thicknessM);
    if ((stable && soilPressureKnM2 <= soilLimitKnM2) || sideM >= maxSideM)
      return { sideM, thicknessM, soilPressureKnM2 };
  }
}

const smallestSideM = (input: SlabInput): Metres =>
  Math.max(sideForSupportsM(input), input.bundM === undefined ? 0 : input.bundM + 2 * slabEdgeM);

function sideForSupportsM({ support, diameterM }: SlabInput): Metres {
  switch (support.kind) {
    case 'legs':
      return support.circleM + 0.94;
    case 'slab':
      return diameterM + 2 * slabEdgeM;
    case 'frame':
      return support.spacingM + 1.08;
  }
}

function thicknessOf({ support, volumeM3 }: SlabInput): Metres {
  switch (support.kind) {
    case 'legs':
      return volumeM3 <= 30 ? 0.3 : 0.4;
    case 'slab':
      return volumeM3 <= 40 ? 0.3 : 0.4;
    case 'frame':
      return volumeM3 <= 60 ? 0.6 : 0.8;
  }
}

function onSoil(input: SlabInput, sideM: Metres, thicknessM: Metres) {
  const slabKn = concreteKnM3 * sideM ** 2 * thicknessM;
  const momentKnm = input.momentKnm + input.windForceKn * thicknessM;
  const emptyKn = input.emptyKn + slabKn;
  const stable = (0.9 * emptyKn * sideM) / 2 >= 1.5 * momentKnm;
  const fullKn = input.fullKn + slabKn;
  const eccentricityM = momentKnm / fullKn;
  const soilPressureKnM2 =
    eccentricityM <= sideM / 6
      ? (fullKn / sideM ** 2) * (1 + (6 * eccentricityM) / sideM)
      : (2 * fullKn) / (3 * sideM * (sideM / 2 - eccentricityM));
  return { stable, soilPressureKnM2 };
}
