import type { Equipment, EquipmentKind, EquipmentOf } from '../catalogue/equipment.ts';
import type { Millimetres } from '../units.ts';
import type { Part } from './anatomy.ts';
import { placeAtWall } from './place-at-wall.ts';
import { placeOnRoof } from './place-on-roof.ts';
import {
  type BareUnit,
  type Berth,
  berth,
  has,
  legAzimuths,
  type Place,
  pipeAtMm,
  type Site,
} from './placing.ts';
import { bottomRadiusMm, roofAtMm, slopeOf } from './shape-lines.ts';

const hatchMm = 600;

/** Heights of hatches and logo on the front of the body. In front view nothing covers a logo, a hatch or a joint. */
function facade({ unit, equipment }: Site) {
  const { shellBottomMm, eavesMm } = unit;
  const ringMm = (eavesMm - shellBottomMm) / (unit.jointsMm.length + 1);
  const large = equipment.some((each) => each.part === 'logo' && each.areaM2 === 2);
  const stacked = unit.jointsMm.length === 0;
  // The shortest bodies have one low ring: a large logo becomes square there, with the hatches beside it.
  const beside = stacked && large && ringMm < 1000 + hatchMm + 150;
  const [logoWidth, logoHeight] = large ? (beside ? [1450, 1380] : [2000, 1000]) : [1414, 707];
  const gapMm = stacked
    ? Math.max(50, (ringMm - hatchMm - (beside ? 700 : logoHeight)) / 3)
    : Math.min(450, (ringMm - hatchMm) / 2);
  const middle = stacked && !beside ? eavesMm - gapMm - logoHeight / 2 : eavesMm - ringMm / 2;
  // Hatches must not overlap the brackets of the front legs: they go between or above them.
  const [manholeDeg, hatchDeg] = beside ? [-58, 58] : unit.support === 'legs' ? [-20, 16] : [-44, -4];
  return {
    manholeDeg,
    hatchDeg,
    hatchZ: beside ? eavesMm - hatchMm - 120 : shellBottomMm + gapMm,
    logo: berth(0, unit.radiusMm, middle - logoHeight / 2, logoWidth, logoHeight),
  };
}

/** Where a hopper has a radius; other bottoms have no such place. */
function heightOnHopper(
  { shape: { bottom }, baseMm, outletRadiusMm }: BareUnit,
  radiusMm: Millimetres,
): Millimetres {
  return bottom.kind === 'cone' ? baseMm + (radiusMm - outletRadiusMm) * slopeOf(bottom.angleDeg) : baseMm;
}

/** A point on the hopper, by its share of the hopper's height; above a bin activator if there is one. */
function onHopper({ unit, equipment }: Site, azimuthDeg: number, share: number, sizeMm: Millimetres): Berth {
  const { baseMm, shellBottomMm } = unit;
  const ring = equipment.find((each) => each.part === 'hopper-ring');
  const foot = ring ? heightOnHopper(unit, ring.widthMm / 2) + 60 : baseMm;
  const z = foot + (shellBottomMm - foot) * share;
  return berth(azimuthDeg, bottomRadiusMm(unit, z), z, sizeMm, sizeMm);
}

/** Outside the side leg, if there is one. */
const ladderAtMm = ({ unit }: Site): Millimetres =>
  Math.max(unit.radiusMm, unit.passage ? unit.passage.widthMm / 2 + unit.passage.columnMm : 0) +
  (unit.support === 'legs' && legAzimuths(unit).includes(90) ? 330 : 200);
const ladderDeg = 74;
/** A flight ends this far above the platform it leads to. */
const handholdMm = 1100;
/** From the middle of the platform to the axis of a flight, along the wall. */
const flightApartMm = 350;
const staggerDeg = (site: Site): number => (flightApartMm / ladderAtMm(site)) * (180 / Math.PI);

/** A pipe bends over the eaves, and high enough to reach the roof from above. */
const pipeTopMm = (unit: BareUnit, landing: number, index: number): Millimetres =>
  Math.max(unit.eavesMm + 330 + index * 170, roofAtMm(unit, unit.radiusMm * landing) + 190);

const pipeCount = ({ placed }: Site): number => placed.filter(({ name }) => name === 'fill-pipe').length;

/** Where each kind goes. The order is that of drawing: from back to front. */
const places: { readonly [Kind in EquipmentKind]: Place<Kind> } = {
  jacket: placeAtWall.jacket,
  containment: placeAtWall.containment,
  heating: placeAtWall.heating,
  stair: ({ unit }) => berth(0, unit.radiusMm, 0, 900, unit.eavesMm + 1100),
  anchor: ({ unit }) => berth(0, unit.sideMm, 0, 300, 260),
  'fill-pipe': (site, { pipeMm, count = 1 }) =>
    [1, 0]
      .slice(2 - count)
      .map((index) =>
        berth(
          -90 + 9 * index,
          pipeAtMm(site) + index * 210,
          1000,
          pipeMm,
          pipeTopMm(site.unit, 0.74, index) - 1000,
        ),
      ),
  'fill-coupling': placeAtWall['fill-coupling'],
  inlet: (site) => berth(-90, pipeAtMm(site), 1000, 420, 260),
  'roof-vent': placeOnRoof['roof-vent'],
  'vent-pipe': (site, { pipeMm }) =>
    berth(
      -100,
      pipeAtMm(site) + pipeCount(site) * 210 + 50,
      850,
      pipeMm,
      pipeTopMm(site.unit, 0.5, pipeCount(site)) - 850,
    ),
  'vent-dryer': placeAtWall['vent-dryer'],
  'roof-box': placeOnRoof['roof-box'],
  'roof-valve': placeOnRoof['roof-valve'],
  'roof-manhole': ({ unit }, { dn }) => berth(0, 0, unit.apexMm, dn, 150),
  'side-manhole': (site, { dn }) => {
    const { manholeDeg, hatchZ } = facade(site);
    return berth(manholeDeg, site.unit.radiusMm, hatchZ, dn, dn);
  },
  'side-hatch': (site, { widthMm, heightMm }) => {
    const { hatchDeg, hatchZ } = facade(site);
    return berth(hatchDeg, site.unit.radiusMm, hatchZ, widthMm, heightMm);
  },
  logo: (site) => facade(site).logo,
  'hopper-ring': ({ unit }, { widthMm }) =>
    berth(0, widthMm / 2, heightOnHopper(unit, widthMm / 2) - 90, widthMm, 180),
  'hopper-pads': (site, { count }) => {
    const pads = count === 'by-diameter' ? (site.unit.radiusMm >= 1400 ? 6 : 4) : count;
    return Array.from({ length: pads }, (_, index) =>
      onHopper(site, ((15 + (index * 360) / pads + 180) % 360) - 180, 0.28, 180),
    );
  },
  'second-outlet': (site, { dn }) => onHopper(site, -30, 0.62, dn),
  'hopper-vibrator': (site) => onHopper(site, 54, 0.5, 300),
  'hopper-hatch': (site, { dn }) => onHopper(site, 12, 0.52, dn),
  'auger-boot': ({ unit }) => berth(0, 0, unit.baseMm - 450, 450, 450),
  // In the wall on a plinth; below a tank the pipe bends to the left; a hopper ends in its outlet.
  outlet: ({ unit: { support, substance, radiusMm, baseMm } }, { form }) => {
    const isTank = substance === 'liquid';
    if (support === 'plinth') {
      // A sweep auger lies in the slab; a chute begins at an opening in the wall.
      const axisMm = isTank ? baseMm + 200 : form === 'chute' ? 630 : 115;
      return berth(-90, radiusMm, axisMm - 100, 400, 200);
    }
    return isTank ? berth(-90, 40, baseMm - 270, 400, 200) : berth(0, 0, baseMm - 100, 400, 200);
  },
  'outlet-heater': ({ unit }) =>
    berth(0, unit.outletRadiusMm, unit.baseMm + 50, 2 * unit.outletRadiusMm + 60, 160),
  pump: placeAtWall.pump,
  'floor-auger': placeAtWall['floor-auger'],
  'floor-fan': placeAtWall['floor-fan'],
  'wall-drive': ({ unit }, { motorMm: [lengthMm, acrossMm] }) =>
    berth(32, unit.radiusMm, unit.shellBottomMm + 330, lengthMm, acrossMm),
  'level-scale': ({ unit }) => {
    // On a slab the outlet is low on the same side.
    const foot = unit.shellBottomMm + (unit.support === 'plinth' ? 900 : 100);
    return berth(-90, unit.radiusMm + 90, foot, 120, unit.eavesMm - 60 - foot);
  },
  'level-switch': ({ unit }, { at }) => {
    const span = unit.eavesMm - unit.shellBottomMm;
    const levels = at ? at.map((share) => span * share) : [620];
    return levels.map((level) => berth(-90, unit.radiusMm, unit.shellBottomMm + level - 70, 190, 140));
  },
  'roof-instrument': placeOnRoof['roof-instrument'],
  'cleaning-head': placeOnRoof['cleaning-head'],
  'roof-panel': placeOnRoof['roof-panel'],
  cable: placeOnRoof.cable,
  'hopper-nozzle': ({ unit }, { dn }) =>
    berth(-90, bottomRadiusMm(unit, unit.baseMm + 650), unit.baseMm + 650, dn, dn),
  lamps: placeAtWall.lamps,
  platform: ({ unit }) =>
    unit.passage ? berth(0, unit.sideMm, unit.passage.heightMm + 200, unit.passage.widthMm, 1100) : [],
  // Flights are staggered at each rest platform, so that nobody falls further than one of them.
  ladder: (site, ladder) => {
    const rests = restHeights(site.unit, ladder);
    const top = site.unit.eavesMm + handholdMm;
    return [250, ...rests].map((foot, index) => {
      const head = (rests[index] ?? top - handholdMm) + handholdMm;
      const side = rests.length === 0 ? 0 : index % 2 ? -1 : 1;
      return berth(ladderDeg + side * staggerDeg(site), ladderAtMm(site), foot, 450, head - foot);
    });
  },
  'roof-rail': ({ unit }, { heightMm }) =>
    berth(0, unit.radiusMm - 60, unit.eavesMm, 2 * unit.radiusMm, heightMm),
  'roof-rod': placeOnRoof['roof-rod'],
  'wall-pipe': placeAtWall['wall-pipe'],
  'foot-cell': placeAtWall['foot-cell'],
  'foot-lug': placeAtWall['foot-lug'],
  // Last, because it looks for a place that nothing covers.
  'wall-box': placeAtWall['wall-box'],
};

export const equipmentKinds = Object.keys(places) as readonly EquipmentKind[];

export function placeEquipment(unit: BareUnit, equipment: readonly Equipment[]): readonly Part[] {
  const placed: Part[] = legsOf(unit);
  const site: Site = { unit, equipment, placed };
  for (const kind of equipmentKinds) {
    for (const each of equipment)
      if (each.part === kind) {
        const place = places[kind] as Place<EquipmentKind>;
        for (const at of [place(site, each)].flat()) placed.push({ name: kind, ...at, of: each });
      }
    if (kind === 'roof-manhole' && !has(site, kind))
      placed.push({ name: 'roof-cap', ...berth(0, 0, unit.apexMm, 320, 150), of: undefined });
    if (kind === 'ladder') placed.push(...restPlatforms(site));
  }
  return placed;
}

const legsOf = (unit: BareUnit): Part[] =>
  unit.support === 'legs'
    ? legAzimuths(unit).map((azimuthDeg) => ({
        name: 'leg',
        ...berth(azimuthDeg, unit.radiusMm + 70, 0, 140, unit.shellBottomMm + 320),
        of: undefined,
      }))
    : [];

function restPlatforms(site: Site): Part[] {
  const ladder = site.equipment.find((each) => each.part === 'ladder');
  if (!ladder) return [];
  return restHeights(site.unit, ladder).map((zMm) => ({
    name: 'rest-platform',
    ...berth(ladderDeg, ladderAtMm(site), zMm, 2 * flightApartMm + 600, 1100),
    of: undefined,
  }));
}

function restHeights(
  { heightMm, eavesMm }: BareUnit,
  { restEveryM }: EquipmentOf<'ladder'>,
): readonly Millimetres[] {
  const count = Math.max(0, Math.ceil(heightMm / (restEveryM * 1000)) - 1);
  return Array.from({ length: count }, (_, index) => (eavesMm * (index + 1)) / (count + 1));
}
