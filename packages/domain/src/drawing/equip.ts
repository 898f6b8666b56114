import type { Selection } from '../pricing/selection.ts';
import type { Millimetres } from '../units.ts';
import {
  hopperSlope,
  outletRadiusMm,
  type Part,
  type PartName,
  roofSlope,
  singleValue,
  type UnitModel,
} from './anatomy.ts';

type Bare = Omit<UnitModel, 'parts'>;

/** Standard equipment per type, included in the unit price and used if nothing was chosen. */
const standardOutflow = {
  vvs4: 'slide_manual',
  dds4: 'slide_manual',
  vb4: 'sweep_outlet',
  fs: 'slide_lever',
  ms: 'slide_lever',
  nb: 'butterfly_100',
  spw: 'butterfly_100',
} as const;

/** Radius of the roof manhole with its flange; other roof equipment stays outside it. */
const neckRadiusMm = 350;
const hatchMm = 600;
/** Space between the body and the pipes on its left, for a scale or level switches. */
const pipeClearanceMm = 260;

/** Places the equipment. In front view nothing covers a logo, a hatch or a joint. */
export function equip(unit: Bare, selection: Selection): readonly Part[] {
  const parts: Part[] = [];
  const add = (
    name: PartName,
    azimuthDeg: number,
    radiusMm: Millimetres,
    zMm: Millimetres,
    widthMm: Millimetres,
    heightMm: Millimetres,
    variant = '',
  ) => parts.push({ name, azimuthDeg, radiusMm, zMm, widthMm, heightMm, variant });
  const chosen = (key: string) => singleValue(selection[key]);
  const { radiusMm: radius, shellBottomMm, eavesMm, sideMm, baseMm, passage } = unit;
  const liquid = unit.substance === 'liquid';
  const roofAt = (fromAxisMm: number) => eavesMm + (radius - fromAxisMm) * roofSlope;
  /** Position on the roof between neck (0) and eaves (1), given by its horizontal position in front view. */
  const onRoof = (
    name: PartName,
    azimuthDeg: number,
    share: number,
    width: number,
    height: number,
    variant?: string,
  ) => {
    const fromAxis =
      (neckRadiusMm + (radius - neckRadiusMm) * share) / Math.abs(Math.sin((azimuthDeg * Math.PI) / 180));
    add(name, azimuthDeg, fromAxis, roofAt(fromAxis), width, height, variant);
  };

  const manyLegs = radius >= 1400;
  if (unit.support === 'legs') {
    const azimuths = manyLegs ? [150, -150, 90, -90, 30, -30] : [135, -135, 45, -45];
    for (const azimuth of azimuths)
      add(
        'leg',
        azimuth,
        radius + 70,
        0,
        140,
        shellBottomMm + 320,
        Math.abs(azimuth) > 90 ? 'rear' : 'front',
      );
  }
  if (chosen('engineering.earthquake_zone_2_de')) add('anchor', 0, sideMm, 0, 300, 260);

  const pipes = chosen('flow.filler_pipe') ?? 'manganese_32';
  const pipeMm = liquid ? 90 : pipes.endsWith('40') ? 150 : 110;
  const pipeCount = pipes.startsWith('double') ? 2 : 1;
  const pipeAt = sideMm + pipeClearanceMm;
  for (let index = pipeCount - 1; index >= 0; index--)
    add(
      'fill-pipe',
      -90 + 9 * index,
      pipeAt + index * 210,
      1000,
      pipeMm,
      eavesMm + 330 + index * 170 - 1000,
      liquid ? 'tank' : pipes,
    );
  if (liquid) {
    add('inflow-valve', -90, pipeAt, 1000, 420, 260, chosen('flow.inflow_valve') ?? 'camlock_80');
    onRoof('tank-vent', -90, 0.35, 110, 420);
  } else if (chosen('vent.vent_type') === 'air_control') onRoof('air-filter', -90, 0.4, 460, 900);
  else add('vent-line', -100, pipeAt + pipeCount * 210 + 50, 850, 200, eavesMm + 330 + pipeCount * 170 - 850);
  if (chosen('vent.roof_valve')) onRoof('roof-valve', 60, 0.3, 240, 330);

  const hatches = selection['access.inspection_hatch'] ?? ['roof_600'];
  const hasHatch = (value: string) =>
    typeof hatches === 'string' ? hatches === value : Object.values(hatches).includes(value);
  add(
    hasHatch('roof_600') ? 'roof-manhole' : 'roof-cap',
    0,
    0,
    unit.apexMm,
    hasHatch('roof_600') ? 600 : 320,
    150,
  );

  const ringMm = (eavesMm - shellBottomMm) / (unit.jointsMm.length + 1);
  const large = chosen('colour.logo') === 'logo_2m2';
  const stacked = unit.jointsMm.length === 0;
  // The shortest bodies have one low ring: a large logo becomes square there, with the hatches beside it.
  const beside = stacked && large && ringMm < 1000 + hatchMm + 150;
  const [logoWidth, logoHeight] = large ? (beside ? [1450, 1380] : [2000, 1000]) : [1414, 707];
  const gapMm = stacked
    ? Math.max(50, (ringMm - hatchMm - (beside ? 700 : logoHeight)) / 3)
    : Math.min(450, (ringMm - hatchMm) / 2);
  // Hatches must not overlap the brackets of the front legs: they go between or above them.
  const hatchZ = beside ? eavesMm - hatchMm - 120 : shellBottomMm + gapMm;
  const [manholeDeg, hatchDeg] = beside ? [-58, 58] : unit.support === 'legs' ? [-20, 16] : [-44, -4];
  if (hasHatch('side_600')) add('side-manhole', manholeDeg, radius, hatchZ, hatchMm, hatchMm);
  if (hasHatch('side_400x600')) add('side-hatch', hatchDeg, radius, hatchZ, 400, hatchMm);
  if (chosen('colour.logo')) {
    const middle = stacked && !beside ? eavesMm - gapMm - logoHeight / 2 : eavesMm - ringMm / 2;
    add('logo', 0, radius, middle - logoHeight / 2, logoWidth, logoHeight, large ? 'logo_2m2' : 'logo_1m2');
  }

  if (chosen('access.hopper_hatch')) {
    const z = baseMm + (shellBottomMm - baseMm) * 0.52;
    add('hopper-hatch', 12, outletRadiusMm + (z - baseMm) / hopperSlope, z, 300, 300);
  }
  add(
    'outflow-valve',
    liquid || unit.support === 'slab' ? -90 : 0,
    radius,
    liquid ? 250 : baseMm,
    400,
    200,
    chosen('flow.outflow_valve') ?? standardOutflow[unit.type],
  );
  const agitator =
    chosen('agitator.agitator') ??
    (unit.type === 'nb' ? (unit.volumeM3 <= 30 ? 'A' : unit.volumeM3 <= 70 ? 'B' : 'C') : undefined);
  if (agitator)
    add(
      'agitator',
      32,
      radius,
      480,
      { A: 420, B: 560, C: 740 }[agitator] ?? 420,
      { A: 240, B: 300, C: 380 }[agitator] ?? 240,
      agitator,
    );

  const measurement = chosen('measurement.content_measurement');
  if (measurement === 'mechanical') {
    // On a slab the outlet is low on the same side.
    const foot = shellBottomMm + (unit.support === 'slab' ? 900 : 100);
    add('rope-scale', -90, radius + 90, foot, 120, eavesMm - 60 - foot, liquid ? 'float' : 'rope');
  }
  if (measurement === 'electrical') {
    const span = eavesMm - shellBottomMm;
    const levels = liquid ? [620] : (passage ? [0.08, 0.5, 0.92] : [0.08, 0.92]).map((share) => span * share);
    for (const level of levels)
      add(
        'level-switch',
        -90,
        radius,
        shellBottomMm + level - 70,
        190,
        140,
        liquid ? 'hydrostatic' : 'rotary',
      );
  }
  if (measurement === 'electrical_premium') onRoof('radar', 110, 0.66, 200, 520);
  const dissolver = chosen('salt.dissolver_integration');
  if (dissolver && dissolver !== 'none') {
    const z = baseMm + 650;
    add('dissolver', -90, outletRadiusMm + 650 / hopperSlope, z, 150, 150, dissolver);
  }
  if (passage && chosen('access.control_platform'))
    add('control-platform', 0, sideMm, passage.heightMm + 200, passage.widthMm, 1100);

  if (chosen('access.ladder') === 'by_provider') {
    // Outside the side leg, if there is one.
    const standoff = sideMm - radius + (unit.support === 'legs' && manyLegs ? 330 : 200);
    const ladderDeg = 74;
    add('ladder', ladderDeg, radius + standoff, 250, 450, eavesMm + 1100 - 250);
    const platforms = Math.ceil(unit.heightMm / 10_000) - 1;
    for (let index = 1; index <= platforms; index++)
      add('rest-platform', ladderDeg, radius + standoff, (eavesMm * index) / (platforms + 1), 1000, 1100);
    if (chosen('access.roof_rail')) add('roof-rail', 0, radius - 60, eavesMm, 2 * radius, 1100);
  }
  return parts;
}
